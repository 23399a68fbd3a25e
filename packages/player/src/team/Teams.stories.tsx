import type { RankedTeam, TeamState } from "@panel/api-client/events";
import { STAFF_PHONE } from "@panel/domain/events/team-step";
import { playRules } from "@panel/domain/play/route";
import { loadTeamWords } from "@panel/i18n/team-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState, useSyncExternalStore } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import css from "../app.css?inline";
import { SteadyClock } from "../phone/steady-clock.ts";
import { Spoken } from "../Spoken.tsx";
import { catalan, storyMaterial } from "../story-play.tsx";
import { EventSheet } from "./EventSheet.tsx";
import { heardBy } from "./heard-state.ts";
import { joinedTeam, START, stateOf } from "./joined-team.ts";
import { TeamStore, type StoredTeam } from "./stored-team.ts";
import TeamPage from "./TeamPage.tsx";
import { TeamPlay } from "./TeamPlay.tsx";
import { TeamWordsContext } from "./team-words.ts";

const CODE = "7KR4WTB";
const OTHER = "Qw7rT2yU";
const ME = joinedTeam().phone;
const words = await loadTeamWords("ca");
const rules = playRules(storyMaterial.route);
const MINUTE = 60_000;

type Answer = { data: object } | { key: string } | { status: number } | "offline";
const calls = fn<(path: string, sent: unknown) => void>();
let answers: Readonly<Record<string, Answer | ((sent: never) => Answer)>> = {};

/** The server's calls of events, in place of the network; those that nobody has named find none. */
function answerEvents() {
  const { fetch } = globalThis;
  globalThis.fetch = async (of, init) => {
    const { pathname } = new URL(of instanceof Request ? of.url : String(of), location.href);
    if (!pathname.startsWith("/events/")) return fetch(of, init);
    const path = pathname.slice("/events".length);
    const sent: unknown = init?.body ? JSON.parse(init.body as string) : undefined;
    calls(path, sent);
    const said = answers[path] ?? "offline";
    const answer = typeof said === "function" ? said(sent as never) : said;
    if (answer === "offline") throw new TypeError("No network");
    if ("status" in answer)
      return Response.json({ success: false, message: "", data: {} }, { status: answer.status });
    if ("key" in answer) {
      const data = { translation_key: answer.key };
      return Response.json({ success: false, message: "", data });
    }
    return Response.json({ success: true, message: "", data: answer.data });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

const soon = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

/** Before the start, in ten minutes. */
const planned = (changes: Partial<TeamState> = {}): TeamState => {
  const event = {
    state: "planned",
    startsAt: soon(10),
    startedAt: null,
    endsAt: soon(130),
  } as const;
  const before = { visit: null, visitToken: null };
  return stateOf({
    now: Date.now(),
    event: { ...event, places: true },
    changes: { ...before, ...changes },
  });
};
const doorOf = ({ event, team, now }: TeamState, isFull = false): Answer => ({
  data: { event, team: team.number, name: team.name, isFull, now },
});

const meta = {
  title: "Player/Teams",
  component: TeamPage,
  args: { base: "", code: "7kr-4wtb" },
  parameters: { layout: "fullscreen" },
  beforeEach: async () => {
    calls.mockClear();
    localStorage.removeItem(`team:${CODE}`);
    // What another story has kept of its route.
    await caches.delete(`play-route-team-${CODE}`);
    answers = {};
    const address = location.href;
    const end = answerEvents();
    return () => {
      end();
      localStorage.removeItem(`team:${CODE}`);
      localStorage.removeItem("event-of:BCN888");
      history.replaceState(history.state, "", address);
    };
  },
  decorators: [
    (Story) => (
      <Spoken words={{ ...catalan, choose: fn() }}>
        <TeamWordsContext value={words}>
          <style>{css}</style>
          <Story />
        </TeamWordsContext>
      </Spoken>
    ),
  ],
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code of a card leads to the event; the phone joins, shares its place, and the team gives itself a name. */
export const JoinAndWait: Story = {
  beforeEach: () => {
    const token = `team.9.${"b".repeat(43)}`;
    const named: TeamState = planned();
    answers = {
      "/door": doorOf(planned()),
      "/join": { data: { token, state: planned() } },
      "/team": { data: planned() },
      "/team/rename": ({ name }: { name: string }) =>
        name === "Les llúdrigues"
          ? { data: { ...named, revision: 2, team: { ...named.team, name } } }
          : { key: "EVENTS.nameTaken" },
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Festa major" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Els linxs" })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent(/^Comença d’aquí a (9:5\d|10:00)$/);
    await expect(canvas.getByText("Torneu a la plaça abans de les dotze.")).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Comparteix la nostra posició/));
    await userEvent.click(canvas.getByRole("button", { name: "Entra a l’equip" }));
    await expect(await canvas.findByText("Telèfons de l’equip: 2 de 3")).toBeVisible();
    await expect(calls).toHaveBeenCalledWith(
      "/join",
      expect.objectContaining({ code: CODE, language: "ca", sharesPlace: true }),
    );
    const field = canvas.getByLabelText("Nom de l’equip");
    await userEvent.clear(field);
    await userEvent.type(field, "Altres{Enter}");
    await expect(await canvas.findByText("Un altre equip ja es diu així.")).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "Les llúdrigues{Enter}");
    await expect(await canvas.findByText("Nom desat.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Les llúdrigues" })).toBeVisible();
  },
};

/** A team whose phones are all in says whom to ask. */
export const FullTeam: Story = {
  beforeEach: () => {
    answers = { "/door": doorOf(planned(), true) };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’equip ja hi té tots els telèfons/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Entra a l’equip" })).toBeDisabled();
  },
};

/** The card of an event that has ended says so, and nobody joins any more. */
export const PastEvent: Story = {
  beforeEach: () => {
    answers = { "/door": doorOf(stateOf({ event: { state: "over" } })) };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("L’esdeveniment s’ha acabat");
    await expect(canvas.getByRole("heading", { name: "Els linxs" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Entra a l’equip" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Escriu un altre codi" })).toBeVisible();
  },
};

/** A code that is no team's, and a network that is not there. */
export const UnknownTeam: Story = {
  beforeEach: () => {
    answers = { "/door": { status: 404 } };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /^Aquest codi no és de cap equip/,
    );
    await expect(canvas.getByRole("link", { name: "Escriu un altre codi" })).toBeVisible();
  },
};

export const DoorOffline: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^L’esdeveniment no ha arribat/)).toBeVisible();
    answers = { "/door": doorOf(planned()) };
    await userEvent.click(canvas.getByRole("button", { name: catalan.t("retry") }));
    await expect(await canvas.findByRole("button", { name: "Entra a l’equip" })).toBeVisible();
  },
};

/** A phone whose place was freed is told, and may join again. */
export const FreedPhone: Story = {
  beforeEach: () => {
    const { steps: _, ...state } = planned();
    new TeamStore(CODE).begin(joinedTeam({ state }));
    answers = { "/team/live": { status: 401 }, "/door": doorOf(planned()) };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aquest telèfon ja no és a l’equip")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Torna a entrar-hi" }));
    await expect(await canvas.findByRole("button", { name: "Entra a l’equip" })).toBeVisible();
  },
};

interface PhoneProps {
  team?: Partial<StoredTeam>;
  /** What the server says then. */
  heard?: Parameters<typeof heardBy>[1];
  /** Minutes since the start. */
  at?: number;
}

/** A phone that plays, without a server. */
function Phone({ team: changes = {}, heard, at = 20 }: PhoneProps) {
  const [store] = useState(() => {
    const opened = new TeamStore(CODE);
    opened.begin(joinedTeam(changes));
    return opened;
  });
  const [clock] = useState(() => new SteadyClock(START + at * MINUTE));
  const team = useSyncExternalStore(store.subscribe, store.read);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (heard) store.change((before) => heardBy(before, heard, false));
  }, [store, heard]);
  if (!team) return null;
  const told = { route: {} as never, tiles: { url: "", attribution: "" }, botsUrl: "" };
  return (
    <>
      <TeamPlay
        base=""
        store={store}
        team={team}
        told={told}
        material={storyMaterial}
        rules={rules}
        clock={clock}
        placing={{ kind: "free" }}
        locate={fn()}
        checkIn={undefined}
        onSheet={() => setIsOpen(true)}
        onCloseNews={() => store.change((before) => ({ ...before, news: [] }))}
        onLeft={left}
      />
      {isOpen && (
        <EventSheet
          base=""
          team={team}
          now={START + at * MINUTE}
          isOffline
          onShare={share}
          onClose={() => setIsOpen(false)}
          onLeft={left}
        />
      )}
    </>
  );
}
const left = fn();
const share = fn();

const step = (phone: string, number: number, kind: "reach" | "pass" | "fail", point: number) => ({
  phone,
  number,
  kind,
  point,
  after: number * MINUTE,
});
const own = (number: number, kind: "reach" | "pass" | "fail", point: number) => ({
  number,
  kind,
  point,
  after: number * MINUTE,
});

/** After 40 minutes offline: what the others did, what counts once, what does not count, and what the organisers say. */
const back = {
  team: {
    log: [step(ME, 1, "reach", 1)],
    own: [own(2, "fail", 1), own(3, "reach", 4), own(4, "reach", 2)],
    last: 4,
  },
  heard: {
    sent: [2, 3, 4],
    refused: [
      { number: 2, why: "nothingToSettle" as const },
      { number: 3, why: "closed" as const },
      { number: 4, why: "doneAlready" as const },
    ],
    state: stateOf({
      revision: 9,
      now: START + 20 * MINUTE,
      steps: [
        step(ME, 1, "reach", 1),
        step(OTHER, 1, "pass", 1),
        step(OTHER, 2, "reach", 2),
        step(STAFF_PHONE, 1, "reach", 3),
      ],
      event: { endsAt: new Date(START + 150 * MINUTE).toISOString() },
      changes: {
        adjustments: [
          { id: 3, points: -5, reason: "Arribar tard", at: new Date(START).toISOString() },
        ],
        messages: [
          { id: 5, text: "Plou: us esperem a la plaça.", at: new Date(START).toISOString() },
        ],
      },
    }),
  },
};

export const BackFromOffline: Story = {
  render: () => <Phone {...back} />,
  play: async ({ canvas }) => {
    const news = within(canvas.getByRole("log", { name: "Novetats de l’esdeveniment" }));
    await expect(
      await news.findByText(/^El repte de «La catedral» ja estava contestat.*: superat\.$/),
    ).toBeVisible();
    await expect(news.getByText(/^«El pont» ja estava fet en un altre telèfon/)).toBeVisible();
    await expect(news.getByText(/^«El pati» no compta\. Després del que ha fet/)).toBeVisible();
    await expect(news.getByText(/us ha donat per visitat «La plaça del Rei»/)).toBeVisible();
    await expect(news.getByText(/^.5: Arribar tard$/)).toBeVisible();
    await expect(news.getByText(/^L’esdeveniment acaba ara a una altra hora/)).toBeVisible();
    await expect(news.getByText("Plou: us esperem a la plaça.")).toBeVisible();
    await expect(canvas.getByText("3 de 5 punts visitats")).toBeVisible();
  },
};

/** News that was put away is gone, and the game goes on from the team's log. */
export const NewsPutAway: Story = {
  render: () => <Phone {...back} />,
  play: async ({ canvas }) => {
    const news = within(canvas.getByRole("log", { name: "Novetats de l’esdeveniment" }));
    await userEvent.click(news.getByRole("button", { name: "Tanca" }));
    await waitFor(() => expect(news.queryByText("Plou: us esperem a la plaça.")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: /^Ves a aquest punt\s*L’arxiu/ }));
    await expect(canvas.getByRole("heading", { level: 1, name: "L’arxiu" })).toBeVisible();
  },
};

const ranking: RankedTeam[] = [
  { id: 2, place: 1, name: "Les llúdrigues", number: 2, score: 40, finished: true },
  { id: 1, place: 2, name: "Els linxs", number: 1, score: 35, finished: false },
  { id: 3, place: 3, name: "", number: 3, score: 5, finished: false },
];

/** The event over the route: time, ranking, score and messages of the organisers, the shared place, and leaving. */
export const OpenedSheet: Story = {
  render: () => {
    const { steps: _, ...state } = stateOf({
      event: { places: true },
      changes: { ...back.heard.state, ranking, score: 35 },
    });
    const event = { ...state.event, places: true };
    return (
      <Phone
        team={{ state: { ...state, event }, sharesPlace: true, own: [own(1, "reach", 1)], last: 1 }}
      />
    );
  },
  play: async ({ canvas }) => {
    answers = { "/team/leave": "offline" };
    const opener = canvas.getByRole("button", { name: /^Esdeveniment, temps que queda: 2:10:00$/ });
    await userEvent.click(opener);
    const sheet = within(await canvas.findByRole("dialog", { name: "Festa major" }));
    await expect(sheet.getByText("Puntuació a l’esdeveniment: 35")).toBeVisible();
    await expect(sheet.getByText("1 pas per enviar")).toBeVisible();
    const rows = sheet.getAllByRole("row");
    await expect(rows).toHaveLength(4);
    await expect(rows[2]).toHaveAttribute("aria-current", "true");
    await expect(rows[3]).toHaveTextContent("Equip 3");
    await userEvent.click(sheet.getByLabelText(/^Comparteix la nostra posició/));
    await expect(share).toHaveBeenLastCalledWith(false);
    await userEvent.click(sheet.getByRole("button", { name: "Treu aquest telèfon de l’equip" }));
    const asked = within(canvas.getByRole("dialog", { name: "Treu aquest telèfon de l’equip" }));
    await expect(asked.getByText("El que està per enviar es perd.")).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Treu aquest telèfon de l’equip" }));
    await expect(await asked.findByText(/^No s’ha pogut\./)).toBeVisible();
    await expect(left).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole("button", { name: "Cancel·la" }));
    await userEvent.click(sheet.getByRole("button", { name: "Tanca" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A phone without a network goes on after the end that it knows, and says what that is worth. */
export const TimeUpOffline: Story = {
  render: () => <Phone at={121} />,
  play: async ({ canvas }) => {
    const said = canvas.getByText(/^El temps s’ha acabat, pel darrer que sap aquest telèfon/);
    await expect(said).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tanca" }));
    await waitFor(() => expect(said).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: /^Ves a aquest punt\s*El pati/ }));
    await expect(canvas.getByRole("heading", { level: 1, name: "El pati" })).toBeVisible();
  },
};

/** After the end: the result with the ranking, the prize that was earned, and what came too late. */
export const EventOver: Story = {
  render: () => {
    const { steps: _, ...state } = stateOf({
      event: { state: "over", endedAt: new Date(START + 15 * MINUTE).toISOString() },
      changes: { ranking, score: 35 },
    });
    return (
      <Phone
        team={{ state, log: [step(ME, 1, "reach", 1)], own: [own(20, "pass", 1)], last: 20 }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "L’esdeveniment s’ha acabat" })).toBeVisible();
    await expect(canvas.getByText("Lloc 2 de 3")).toBeVisible();
    await expect(
      canvas.getByText("1 pas d’aquest telèfon és posterior al final i no compta."),
    ).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Classificació" })).toBeVisible();
  },
};

/** The hall hides the ranking until the organisers reveal it, and so does each phone. */
export const RankingHidden: Story = {
  tags: ["no-visual"],
  render: () => {
    const { steps: _, ...state } = stateOf({
      event: { state: "over", endedAt: new Date(START + 15 * MINUTE).toISOString() },
      changes: { ranking: null, score: 35 },
    });
    return <Phone team={{ state, log: [], own: [], last: 1 }} />;
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole("region", { name: "Classificació" }));
    await expect(section.getByText(/^Està amagada fins que/)).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

/** The organisers have ended the team while the event goes on. */
export const TeamEnded: Story = {
  render: () => {
    const { steps: _, ...state } = stateOf({ teamEndedAt: START + 5 * MINUTE });
    return <Phone team={{ state }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("L’organització l’ha donat per acabat.")).toBeVisible();
  },
};
