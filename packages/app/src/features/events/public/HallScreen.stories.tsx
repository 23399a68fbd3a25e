import type { EventScreen } from "@panel/api-client/events";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { answering, startDesk } from "../../../shared/story-desk.tsx";
import { storyStream, type StoryStream } from "../story-stream.ts";
import { EventPages } from "./EventPages.tsx";

const NAMES = ["Los linces", "Las nutrias", "Equipo 3", "La patrulla de los jardines del Prado"];

const rows = (count: number): EventScreen["rows"] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    place: at + 1,
    name: NAMES[at] ?? `Equipo ${at + 1}`,
    number: at + 1,
    score: 500 - at * 7,
    finished: at === 0,
  }));

const SCREEN: EventScreen = {
  name: "Fiesta mayor",
  state: "underWay",
  startsAt: "2026-05-02T08:00:00.000Z",
  endsAt: "2026-05-02T10:00:00.000Z",
  now: "2026-05-02T09:12:00.000Z",
  hidden: false,
  teams: 12,
  rows: rows(12),
};

let stream: StoryStream;

function opened(screen: EventScreen, more: Readonly<Record<string, unknown>> = {}) {
  stream = storyStream(screen);
  const before = location.href;
  history.replaceState(history.state, "", "/event/screen/#screen.4.c2VjcmV0");
  const end = answering({
    "/events/screen/live": stream.answer,
    "/events/screen": { success: true, message: "", data: screen },
    ...more,
  });
  return () => {
    stream.end();
    end();
    history.replaceState(history.state, "", before);
  };
}

const meta = {
  title: "Events/Hall",
  component: EventPages,
  loaders: [startDesk],
  parameters: { layout: "fullscreen" },
  beforeEach: () => opened(SCREEN),
} satisfies Meta<typeof EventPages>;
export default meta;
type Told = StoryObj<typeof meta>;

export const Ranking: Told = {
  name: "The hall reads the ranking as it changes, with the time that is left",
  tags: ["snapshot"],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(12));
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(/1Los linces500/);
    await expect(canvas.getByText(/^0:4[78]:/)).toBeVisible();
    const [first, second, ...others] = rows(12);
    stream.send({
      ...SCREEN,
      rows: [{ ...second!, place: 1, score: 600 }, { ...first!, place: 2 }, ...others],
    });
    await waitFor(() =>
      expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(/1Las nutrias600/),
    );
  },
};

export const HiddenThenRevealed: Told = {
  name: "The last minutes are hidden, until somebody reveals them",
  tags: ["snapshot"],
  beforeEach: () => opened({ ...SCREEN, hidden: true, rows: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La clasificación está oculta")).toBeVisible();
    await expect(canvas.queryByRole("listitem")).toBeNull();
    stream.send({ ...SCREEN, state: "over" });
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(12));
    await expect(canvas.getByText("Clasificación final")).toBeVisible();
  },
};

export const Long: Told = {
  name: "A long ranking is shown page by page, which can be stopped",
  beforeEach: () => opened({ ...SCREEN, teams: 40, rows: rows(40) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(16));
    await expect(canvas.getByText("1 de 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Detener" }));
    await expect(canvas.getByRole("button", { name: "Seguir pasando" })).toBeVisible();
  },
};

export const Planned: Told = {
  beforeEach: () =>
    opened({ ...SCREEN, state: "planned", now: "2026-05-02T07:50:00.000Z", rows: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Pronto empezamos")).toBeVisible();
    await expect(canvas.getByText("Empieza en")).toBeVisible();
  },
};

export const NobodyYet: Told = {
  beforeEach: () => opened({ ...SCREEN, rows: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Todavía nadie ha llegado a una parada")).toBeVisible();
  },
};

export const Ended: Told = {
  name: "A link that has ended is told",
  beforeEach: () =>
    opened(SCREEN, {
      "/events/screen/live": Promise.resolve(
        Response.json(
          { success: false, message: "", data: { translation_key: "ERRORS.linkNotValid" } },
          { status: 401 },
        ),
      ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/El enlace ya no sirve/)).toBeVisible();
  },
};
