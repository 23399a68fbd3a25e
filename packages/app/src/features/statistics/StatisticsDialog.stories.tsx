import type { Event } from "@panel/api-client/events";
import type { GymkhanaSummary, PlayReport } from "@panel/api-client/panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Desk, signedIn, startDesk } from "../../shared/story-desk.tsx";
import { StatisticsDialog } from "./StatisticsDialog.tsx";

const answer = (data: unknown) => ({ success: true, message: "", data });
const figure = (value: number | null, before: number | null = null) => ({ value, before });

const report = (plays: number | null, changes: Partial<PlayReport> = {}): PlayReport => ({
  period: 30,
  today: "2026-05-31",
  figures: {
    visitors: figure(plays),
    plays: figure(plays),
    completed: figure(plays),
    points: figure(plays),
    seconds: figure(2700),
    answers: figure(plays),
    mains: figure(plays),
    games: figure(plays),
    earned: figure(plays),
    collected: figure(null),
  },
  plays: [],
  points: [],
  questions: [],
  legs: [],
  languages: [],
  ...changes,
});

const past: Event = {
  id: 7,
  gymId: 12,
  name: "Fiesta mayor",
  state: "over",
  startsAt: null,
  endsAt: null,
  minutes: 120,
  startedAt: "2026-05-02T08:00:00.000Z",
  endedAt: "2026-05-02T10:00:00.000Z",
  rules: "",
  phones: 1,
  namesByTeams: false,
  ranking: "end",
  places: false,
  hiddenMinutes: 0,
  revealed: false,
  number: 1,
  code: "MADRID",
  teams: 20,
  joined: 20,
};
const LIST = {
  // The day of an event is that of the place: it is still the 1st in Las Palmas.
  events: [
    { ...past, id: 8, name: "Mañana", state: "planned", startedAt: null },
    past,
    { ...past, id: 6, name: "Noche", startedAt: "2026-05-01T22:30:00.000Z" },
  ],
  isPublished: true,
  zone: "Atlantic/Canary",
};
const TOTAL = {
  usrUniq: 90,
  malePerc: null,
  femPerc: null,
  exp: 60,
  mappoints: 500,
  time: 2700,
  quizz: 90,
  pref: 90,
  games: 90,
  rewEarn: 60,
  rewCol: null,
};
const answers = (ofEvent: PlayReport, more: object = {}) => ({
  "/api/gymkhanas/stats": answer(JSON.stringify(TOTAL)),
  "/api/gymkhanas/playReport": answer(report(44)),
  "/events/list": answer(LIST),
  "/events/report": answer(ofEvent),
  ...more,
});

function Story() {
  return (
    <Desk>
      <StatisticsDialog
        experience={{ id: 12, name: "Madrid" } as GymkhanaSummary}
        onClose={() => {}}
      />
    </Desk>
  );
}

const meta = {
  title: "Statistics/Dialog",
  component: Story,
  loaders: [startDesk],
} satisfies Meta<typeof Story>;
export default meta;
type Told = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));

export const OfAnEvent: Told = {
  name: "EXP-04 an event is a period of its own",
  beforeEach: () => signedIn(answers(report(20))),
  play: async () => {
    const shown = await dialog();
    const choice = await shown.findByRole("combobox", { name: "Qué partidas" });
    const options = within(choice).getAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      "Todas las partidas",
      "Fiesta mayor, 2 de mayo de 2026",
      "Noche, 1 de mayo de 2026",
    ]);
    await expect(await shown.findAllByText("44")).not.toHaveLength(0);
    await userEvent.selectOptions(choice, "7");
    const ofEvent = await shown.findByRole("region", { name: "Fiesta mayor" });
    await expect(await within(ofEvent).findAllByText("20")).not.toHaveLength(0);
    await expect(shown.queryByRole("radiogroup", { name: "Periodo" })).toBeNull();
    await userEvent.selectOptions(choice, "");
    await expect(await shown.findByRole("region", { name: "En el periodo" })).toBeVisible();
    await expect(await shown.findAllByText("44")).not.toHaveLength(0);
  },
};

export const FewTeams: Told = {
  name: "Of fewer than five teams nothing is told",
  beforeEach: () => signedIn(answers(report(null))),
  play: async () => {
    const shown = await dialog();
    await userEvent.selectOptions(await shown.findByRole("combobox"), "7");
    await expect(await shown.findByText(/^Han jugado menos de cinco equipos/)).toBeVisible();
  },
};

export const WithoutEvents: Told = {
  name: "A back end without events has nothing to choose",
  beforeEach: () => signedIn(answers(report(20), { "/events/list": undefined })),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findAllByText("44")).not.toHaveLength(0);
    await expect(shown.queryByRole("combobox")).toBeNull();
  },
};
