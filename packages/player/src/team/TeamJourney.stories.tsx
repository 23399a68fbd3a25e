import type { TeamState } from "@panel/api-client/events";
import type { CountedStep, VisitStep } from "@panel/api-client/visits";
import { takeTeamStep, type PlayedTeam } from "@panel/domain/events/team-step";
import { toExperienceRecord } from "@panel/domain/experience/experience-record";
import { toPointRecord } from "@panel/domain/experience/point-record";
import { startPlay } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import { newVisit } from "@panel/domain/visits/visit-step";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import css from "../app.css?inline";
import { Spoken } from "../Spoken.tsx";
import { catalan, storyMaterial } from "../story-play.tsx";
import { stateOf } from "./joined-team.ts";
import TeamPage from "./TeamPage.tsx";

const CODE = "7KR4WTB";
const OTHER = "Qw7rT2yU";
const rules = playRules(storyMaterial.route);
const MINUTE = 60_000;

const points = storyMaterial.route.points.map(({ id, ...point }) => toPointRecord(id, point));
const route = {
  code: "BCN888",
  number: 4,
  doors: "open",
  opensOn: "",
  anywhere: false,
  experience: {
    id: 12,
    ...toExperienceRecord(storyMaterial.route.experience),
    code: "",
    editors: [],
    mappoints: points.map(({ point }) => point),
    mappointstory: [
      ...toExperienceRecord(storyMaterial.route.experience).mappointstory,
      ...points.flatMap(({ mappointstory }) => mappointstory),
    ],
    mappointardesc: points.flatMap(({ mappointardesc }) => mappointardesc),
    mappointMinigames: points.flatMap(({ mappointMinigames }) => mappointMinigames),
  },
  media: [],
  bots: [],
};

/** An event as the server has it: it starts ten minutes ago, and its log is that of the domain. */
class EventServer {
  readonly startedAt = Date.now() - 10 * MINUTE;
  isReachable = true;
  team: PlayedTeam = { visit: { ...newVisit(startPlay(0)), order: [] }, steps: [] };
  state: Partial<TeamState> = {};
  event: Partial<TeamState["event"]> = {};
  #revision = 1;
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  take(phone: string, steps: readonly VisitStep[]) {
    const elapsed = Date.now() - this.startedAt;
    return steps.flatMap((step) => {
      const context = { phone, elapsed, behind: 0, endedAfter: undefined };
      const { team, refusal } = takeTeamStep(rules, this.team, step, context);
      this.team = team;
      return refusal ? [{ number: step.number, why: refusal }] : [];
    });
  }

  told(): TeamState {
    const at = new Date(this.startedAt).toISOString();
    const whole = stateOf({
      revision: this.#revision,
      now: Date.now(),
      steps: [...this.team.steps] as CountedStep[],
      event: {
        startsAt: at,
        startedAt: at,
        endsAt: new Date(this.startedAt + 120 * MINUTE).toISOString(),
        ...this.event,
      },
      changes: this.state,
    });
    const visit = whole.visit && { ...whole.visit, startedAt: at };
    return { ...whole, visit };
  }

  /** Something has changed: phones that follow are told. */
  change(state: Partial<TeamState> = {}, event: Partial<TeamState["event"]> = {}): void {
    this.#revision += 1;
    this.state = { ...this.state, ...state };
    this.event = { ...this.event, ...event };
    for (const stream of this.#streams) this.#write(stream);
  }

  #write(stream: ReadableStreamDefaultController<Uint8Array>): void {
    stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(this.told())}\n\n`));
  }

  cut(): void {
    this.isReachable = false;
    for (const stream of this.#streams) stream.error(new TypeError("Cut"));
    this.#streams.clear();
    dispatchEvent(new Event("offline"));
  }

  mend(): void {
    this.isReachable = true;
    dispatchEvent(new Event("online"));
  }

  answer(path: string, sent: Sent): Response {
    if (!this.isReachable) throw new TypeError("No network");
    this.calls.push({ path, sent });
    if (path === "/team/live") {
      let own: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          own = stream;
          this.#streams.add(stream);
          this.#write(stream);
        },
        cancel: () => void this.#streams.delete(own),
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    }
    if (path === "/team/route") return okay(route);
    if (path === "/join") {
      this.phone = sent.phone ?? "";
      return okay({ token: `team.9.${"b".repeat(43)}`, state: this.told() });
    }
    if (path === "/team/steps") {
      const before = this.team.steps.length;
      const refused = this.take(this.phone, sent.steps ?? []);
      if (this.team.steps.length > before) this.change();
      return okay({ state: this.told(), refused });
    }
    if (path === "/door") {
      const { event, team, now } = this.told();
      return okay({ event, team: team.number, name: team.name, isFull: false, now });
    }
    return okay(this.told());
  }
  phone = "";
  readonly calls: { path: string; sent: Sent }[] = [];
}

interface Sent {
  steps?: VisitStep[];
  phone?: string;
  place?: object;
  sharesPlace?: boolean;
}

const okay = (data: object) => Response.json({ success: true, message: "", data });
let server: EventServer;

const meta = {
  title: "Player/Team journey",
  component: TeamPage,
  args: { base: "", code: CODE },
  parameters: { layout: "fullscreen" },
  beforeEach: async () => {
    localStorage.removeItem(`team:${CODE}`);
    await caches.delete(`play-route-team-${CODE}`);
    server = new EventServer();
    const { fetch } = globalThis;
    const address = location.href;
    globalThis.fetch = async (of, init) => {
      const { pathname } = new URL(of instanceof Request ? of.url : String(of), location.href);
      if (pathname === "/config.json") {
        return Response.json({ tiles: { url: "", attribution: "" }, botsUrl: "" });
      }
      if (!pathname.startsWith("/events/")) return fetch(of, init);
      const body: unknown = init?.body ? JSON.parse(init.body as string) : {};
      return server.answer(pathname.slice("/events".length), body as Sent);
    };
    return () => {
      globalThis.fetch = fetch;
      localStorage.removeItem(`team:${CODE}`);
      localStorage.removeItem("event-of:BCN888");
      history.replaceState(history.state, "", address);
    };
  },
  decorators: [
    (Story) => (
      <Spoken words={{ ...catalan, choose: fn() }}>
        <style>{css}</style>
        <Story />
      </Spoken>
    ),
  ],
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const other = (number: number, kind: VisitStep["kind"], point: number): VisitStep => ({
  number,
  kind,
  point,
  after: Date.now() - server.startedAt,
});

/**
 * One phone of two joins and plays. What the other does shows at once; offline both answer the same question, and on return the
 * first answer counts and is told. Then the organisers end the event.
 */
export const TwoPhonesOneOffline: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Entra a l’equip" }));
    const toPoint = (name: string) =>
      canvas.findByRole("button", { name: new RegExp(`^Ves a aquest punt\\s*${name}`) });
    const news = within(await canvas.findByRole("log", { name: "Novetats de l’esdeveniment" }));

    server.take(OTHER, [other(1, "reach", 4)]);
    server.change();
    await expect(
      await news.findByText("Un altre telèfon de l’equip ha arribat a «El pati»."),
    ).toBeVisible();
    await userEvent.click(await toPoint("La catedral"));
    await waitFor(() => expect(server.team.steps).toHaveLength(2));
    // Whoever goes on has seen it.
    await expect(news.queryByText(/ha arribat a «El pati»/)).toBeNull();

    server.cut();
    await userEvent.click(canvas.getByRole("button", { name: catalan.t("toChallenge") }));
    await userEvent.click(canvas.getByLabelText("Set"));
    await userEvent.click(canvas.getByRole("button", { name: "Respon" }));
    await expect(canvas.getByText(catalan.t("failed"))).toBeVisible();
    server.take(OTHER, [other(2, "pass", 1)]);
    server.change({
      messages: [{ id: 5, text: "Plou: torneu.", at: new Date().toISOString() }],
    });
    await userEvent.click(canvas.getByRole("button", { name: /^Esdeveniment, temps que queda/ }));
    await expect(canvas.getByText("Sense connexió: la ruta continua funcionant.")).toBeVisible();
    await expect(canvas.getByText("1 pas per enviar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tanca" }));

    server.mend();
    await expect(
      await news.findByText(/^El repte de «La catedral» ja estava contestat.*: superat\.$/),
    ).toBeVisible();
    await expect(news.getByText("Plou: torneu.")).toBeVisible();
    await expect(canvas.getByText(catalan.t("passed"))).toBeVisible();
    await expect(server.team.steps).toHaveLength(3);

    const endedAt = new Date().toISOString();
    server.change(
      {
        ranking: [{ id: 1, place: 1, name: "Els linxs", number: 1, score: 10, finished: false }],
        score: 10,
      },
      { state: "over", endedAt },
    );
    await expect(
      await canvas.findByRole(
        "heading",
        { name: "L’esdeveniment s’ha acabat" },
        { timeout: 60_000 },
      ),
    ).toBeVisible();
    await expect(canvas.getByText("Lloc 1 de 1")).toBeVisible();
  },
};

/** The place goes with what is sent only where the team has agreed, and no more once that is taken back. */
export const SharedPlace: Story = {
  beforeEach: () => {
    server.change({}, { places: true });
    const { geolocation } = navigator;
    const coords = { latitude: 41.3834567, longitude: 2.1769, accuracy: 5 };
    const watchPosition = (tell: (fix: object) => void) => {
      tell({ coords });
      return 1;
    };
    const fake = { watchPosition, clearWatch: () => undefined };
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: fake });
    return () =>
      Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
  },
  play: async ({ canvas }) => {
    const places = () =>
      server.calls
        .filter(({ path, sent: { steps = [] } }) => path === "/team/steps" && steps.length > 0)
        .map(({ sent }) => sent.place);
    const goTo = async (name: string) => {
      // Where the place is known, the point only opens.
      const label = new RegExp(`^(Ves a aquest punt|Obre el punt)\\s*${name}`);
      const steps = server.team.steps.length;
      await userEvent.click(await canvas.findByRole("button", { name: label }));
      await waitFor(() => expect(server.team.steps).toHaveLength(steps + 1));
      await userEvent.click(canvas.getByRole("button", { name: catalan.t("later") }));
    };
    const box = () => canvas.getByLabelText(/^Comparteix la nostra posició/);
    const toSheet = () =>
      userEvent.click(canvas.getByRole("button", { name: /^Esdeveniment, temps que queda/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Entra a l’equip" }));
    await goTo("El pati");
    await toSheet();
    await expect(box()).not.toBeChecked();
    await userEvent.click(box());
    await waitFor(() => expect(server.calls.at(-1)?.sent.sharesPlace).toBe(true));
    await userEvent.click(canvas.getByRole("button", { name: "Tanca" }));
    await goTo("El pont");
    await toSheet();
    await userEvent.click(box());
    await waitFor(() => expect(server.calls.at(-1)?.sent.sharesPlace).toBe(false));
    await userEvent.click(canvas.getByRole("button", { name: "Tanca" }));
    await goTo("La catedral");
    await expect(places()).toEqual([undefined, { lat: 41.38346, lon: 2.1769 }, undefined]);
  },
};
