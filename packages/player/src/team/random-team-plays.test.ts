import type { CountedStep, RefusedStep, VisitStep } from "@panel/api-client/visits";
import {
  passingSteps,
  STAFF_PHONE,
  takeTeamStep,
  type PlayedTeam,
} from "@panel/domain/events/team-step";
import { hasEarnedPrize, hasEnded, startPlay } from "@panel/domain/play/play";
import type { PlayRules } from "@panel/domain/play/route";
import { newVisit } from "@panel/domain/visits/visit-step";
import fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextGame, type GameEvent } from "../game/game.ts";
import { anyId, anyRoute, codeOf, placeOf } from "../game/random-routes.ts";
import { endOf, heardBy, unsentOf } from "./heard-state.ts";
import { joinedTeam, START, stateOf } from "./joined-team.ts";
import type { News } from "./news-item.ts";
import { TeamStore } from "./stored-team.ts";
import { TeamGame } from "./team-game.ts";

/** The log of a team as the server keeps it. */
class Server {
  team: PlayedTeam = { visit: { ...newVisit(startPlay(0)), order: [] }, steps: [] };
  endedAfter: number | undefined;
  now = START;
  #revision = 1;
  #staffSteps = 0;
  readonly #rules: PlayRules;

  constructor(rules: PlayRules) {
    this.#rules = rules;
  }

  take(phone: string, sent: readonly VisitStep[]): RefusedStep[] {
    const context = { elapsed: this.now - START, behind: 0, endedAfter: this.endedAfter };
    return sent.flatMap((step) => {
      const { team, refusal } = takeTeamStep(this.#rules, this.team, step, { phone, ...context });
      if (team.steps.length > this.team.steps.length) this.#revision += 1;
      this.team = team;
      return refusal ? [{ number: step.number, why: refusal }] : [];
    });
  }

  pass(point: number): void {
    for (const kind of passingSteps(this.#rules, this.team, point)) {
      this.#staffSteps += 1;
      const position = this.#rules.points.get(point)?.position ?? undefined;
      const code = this.#rules.points.get(point)?.checkIn.code;
      const step = { number: this.#staffSteps, kind, point, after: this.now - START, code };
      this.take(STAFF_PHONE, [{ ...step, ...(position ? { position } : {}) }]);
    }
  }

  end(): void {
    this.endedAfter ??= this.now - START;
    this.#revision += 1;
  }

  resume(): void {
    this.endedAfter = undefined;
    this.#revision += 1;
  }

  state() {
    const ended = this.endedAfter === undefined ? null : START + this.endedAfter;
    return stateOf({
      revision: this.#revision,
      now: this.now,
      steps: this.team.steps as CountedStep[],
      teamEndedAt: ended,
    });
  }
}

/** A phone, whose page may be loaded anew. */
class Phone {
  store: TeamStore;
  game: TeamGame;
  /** Why steps do not count, as it was told. */
  readonly told: News[] = [];
  readonly faults: string[] = [];
  /** How many steps it took. */
  taken = 0;
  #stop: () => void;
  readonly #rules: PlayRules;
  readonly #name: string;

  constructor(rules: PlayRules, name: string) {
    this.#rules = rules;
    this.#name = name;
    this.store = new TeamStore(name);
    this.store.begin(joinedTeam({ code: name, phone: `phone-${name}` }));
    this.game = new TeamGame(rules, this.store);
    this.#stop = this.game.subscribe(() => {});
  }

  get kept() {
    return this.store.read()!;
  }

  reload(): void {
    this.#stop();
    this.store = new TeamStore(this.#name);
    this.game = new TeamGame(this.#rules, this.store);
    this.#stop = this.game.subscribe(() => {});
  }

  /** What it takes is shown at once, and has a number of its own. */
  take(event: GameEvent): void {
    const { play, steps } = nextGame(this.#rules, this.game.read(), event);
    const isTaken =
      steps.length > this.game.read().steps.length && endOf(this.kept.state) === undefined;
    if (isTaken) this.taken += 1;
    const before = this.game.read().play;
    this.game.send(event);
    if (!isDeepStrictEqual(this.game.read().play, isTaken ? play : before))
      this.faults.push(`shows another play after ${JSON.stringify(event)}`);
    if (this.kept.last !== this.taken) this.faults.push(`numbers step ${this.taken} otherwise`);
  }

  /** What the server has told of is never taken back. */
  hear(heard: Parameters<typeof heardBy>[1]): void {
    const names = () => new Set(this.kept.log.map(({ phone, number }) => `${phone} ${number}`));
    const before = names();
    this.store.change((team) => heardBy({ ...team, news: [] }, heard, false));
    this.told.push(...this.kept.news);
    const lost = [...before].filter((name) => !names().has(name));
    if (lost.length > 0) this.faults.push(`takes back ${lost.join()}`);
  }

  /** @param isLost whether the answer does not come */
  send(server: Server, isLost: boolean): void {
    const sent = unsentOf(this.#rules, this.kept);
    if (sent.length === 0) return;
    const refused = server.take(this.kept.phone, sent);
    if (!isLost)
      this.hear({ state: server.state(), sent: sent.map(({ number }) => number), refused });
  }
}

const anyAction = fc.record({
  phone: fc.constantFrom("A", "B", "C"),
  kind: fc.constantFrom(
    "arrive",
    "arrive",
    "arrive",
    "pass",
    "fail",
    "hint",
    "send",
    "send",
    "lose",
    "hear",
    "hearLate",
    "reload",
    "staff",
    "end",
    "resume",
  ),
  point: anyId,
  pause: fc.integer({ min: 0, max: 300_000 }),
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("phones of a team that were offline, reloaded and answered late come to what the server has, and each step counts once or is told", () => {
  fc.assert(
    fc.property(
      anyRoute,
      fc.array(anyAction, { minLength: 20, maxLength: 60 }),
      (rules, actions) => {
        const server = new Server(rules);
        const phones = new Map(["A", "B", "C"].map((name) => [name, new Phone(rules, name)]));
        let late: ReturnType<Server["state"]> | undefined;
        for (const { phone: name, kind, point, pause } of actions) {
          server.now += pause;
          const { now } = server;
          const phone = phones.get(name)!;
          switch (kind) {
            case "arrive":
              phone.take({
                type: "arrive",
                point,
                now,
                position: placeOf(point),
                ...(rules.points.get(point)?.checkIn.by === "code" ? { code: codeOf(point) } : {}),
              });
              break;
            case "pass":
            case "fail":
              phone.take({ type: "settle", point, result: kind, now });
              break;
            case "hint":
              phone.take({ type: "hint", point, now });
              break;
            case "send":
            case "lose":
              phone.send(server, kind === "lose");
              break;
            case "hear":
              phone.hear({ state: server.state() });
              break;
            case "hearLate":
              // An answer that others overtake on its way.
              if (late) phone.hear({ state: late });
              late = server.state();
              break;
            case "reload":
              phone.reload();
              break;
            case "staff":
              server.pass(point);
              break;
            case "end":
              server.end();
              break;
            case "resume":
              server.resume();
              break;
          }
        }
        server.resume();
        server.now += 1;
        for (const phone of phones.values()) phone.hear({ state: server.state() });
        for (const phone of phones.values()) phone.send(server, false);
        server.now += 1;
        for (const phone of phones.values()) phone.hear({ state: server.state() });

        const { play } = server.team.visit;
        for (const { game, kept: team, faults } of phones.values()) {
          const own = game.read().play;
          expect(faults).toEqual([]);
          expect(team.own).toEqual([]);
          expect(own.score).toBe(play.score);
          expect(own.visits).toEqual(play.visits);
          expect(hasEnded(rules, own)).toBe(hasEnded(rules, play));
          expect(hasEarnedPrize(rules, own)).toBe(hasEarnedPrize(rules, play));
        }
        // Each step counts once; of those that do not, the phone was told.
        for (const { kept: team, taken, told } of phones.values()) {
          const numbers = server.team.steps
            .filter(({ phone }) => phone === team.phone)
            .map(({ number }) => number);
          expect(new Set(numbers).size).toBe(numbers.length);
          expect(numbers.every((number) => number <= taken)).toBe(true);
          const isTold = told.some(({ kind }) => kind !== "done");
          expect(isTold || numbers.length === taken).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
