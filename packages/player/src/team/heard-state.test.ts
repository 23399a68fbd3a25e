import type { RefusedStep, VisitStep } from "@panel/api-client/visits";
import { STAFF_PHONE } from "@panel/domain/events/team-step";
import { describe, expect, test } from "vitest";
import { endOf, heardBy } from "./heard-state.ts";
import { joinedTeam, START, stateOf } from "./joined-team.ts";
import type { StoredTeam } from "./stored-team.ts";

const OTHER = "Qw7rT2yU";
const own = (number: number, kind: VisitStep["kind"], point: number) => ({
  number,
  kind,
  point,
  after: number * 60_000,
});
const logged = (phone: string, number: number, kind: VisitStep["kind"], point: number) => ({
  ...own(number, kind, point),
  phone,
});
const ME = joinedTeam().phone;

function hear(
  team: StoredTeam,
  options: Parameters<typeof stateOf>[0],
  refused: RefusedStep[] = [],
  isBack = false,
) {
  const sent = team.own.map(({ number }) => number);
  const state = stateOf({ revision: 9, now: START + 60_000, ...options });
  return heardBy(team, { state, sent, refused }, isBack);
}

describe("what a phone tells of its team", () => {
  test("what others did while it was away, and what the organisers passed", () => {
    const { news } = hear(joinedTeam(), {
      steps: [
        logged(ME, 1, "reach", 1),
        logged(OTHER, 1, "reach", 2),
        logged(STAFF_PHONE, 1, "pass", 2),
      ],
    });
    expect(news).toEqual([
      { kind: "done", step: "reach", point: 2, byStaff: false },
      { kind: "done", step: "pass", point: 2, byStaff: true },
    ]);
  });

  test("the first answer counts, and the second phone says which", () => {
    const team = joinedTeam({
      log: [logged(OTHER, 1, "reach", 1)],
      own: [own(1, "fail", 1)],
      last: 1,
    });
    const { news, own: left } = hear(team, { steps: [...team.log, logged(OTHER, 2, "pass", 1)] }, [
      { number: 1, why: "nothingToSettle" },
    ]);
    expect(left).toEqual([]);
    expect(news).toEqual([
      { kind: "already", step: "fail", point: 1, byStaff: false, result: "pass" },
    ]);
  });

  test("done already is not refused, and a refused point says it once", () => {
    const team = joinedTeam({
      own: [own(1, "reach", 1), own(2, "reach", 3), own(3, "pass", 3), own(4, "reach", 4)],
      last: 4,
    });
    const { news } = hear(team, { steps: [logged(OTHER, 1, "reach", 1)] }, [
      { number: 1, why: "doneAlready" },
      { number: 2, why: "closed" },
      { number: 3, why: "nothingToSettle" },
      { number: 4, why: "eventOver" },
    ]);
    expect(news).toEqual([
      { kind: "already", step: "reach", point: 1, byStaff: false, result: undefined },
      { kind: "refused", point: 3, why: "closed" },
      { kind: "late" },
    ]);
  });

  test("an answer that was lost is no news", () => {
    const team = joinedTeam({ own: [own(1, "reach", 1)], last: 1 });
    const { news, own: left } = hear(team, { steps: [logged(ME, 1, "reach", 1)] }, [
      { number: 1, why: "doneAlready" },
    ]);
    expect([news, left]).toEqual([[], []]);
  });

  test("a step that has not happened yet by the server's clock waits", () => {
    const team = joinedTeam({ own: [own(1, "reach", 1)], last: 1 });
    expect(hear(team, {}, [{ number: 1, why: "inFuture" }]).own).toHaveLength(1);
  });

  test("a message at once, and once more on return from offline", () => {
    const message = (id: number) => ({
      id,
      text: `Missatge ${id}`,
      at: "2026-05-02T08:15:00.000Z",
    });
    const said = (messages: ReturnType<typeof message>[]) => ({ changes: { messages } });
    let team = hear(joinedTeam(), said([message(5)]));
    expect(team.news).toEqual([{ kind: "message", ...message(5), isAgain: false }]);
    team = hear({ ...team, news: [] }, said([message(5)]));
    expect(team.news).toEqual([]);
    team = hear({ ...team, news: [] }, said([message(5)]), [], true);
    expect(team.news).toEqual([{ kind: "message", ...message(5), isAgain: true }]);
    team = hear({ ...team, news: [] }, said([message(5)]), [], true);
    expect(team.news).toEqual([]);
    // One that came meanwhile is new.
    team = hear(team, said([message(6), message(5)]), [], true);
    expect(team.news).toEqual([{ kind: "message", ...message(6), isAgain: false }]);
    team = hear({ ...team, news: [] }, said([message(6), message(5)]), [], true);
    expect(team.news).toEqual([]);
  });

  test("what was given with its reason, another end, and that it goes on", () => {
    const ended = joinedTeam({
      state: stateOf({ teamEndedAt: START + 1000 }),
    });
    const endsAt = "2026-05-02T10:30:00.000Z";
    const { news } = hear(ended, {
      event: { endsAt },
      changes: {
        adjustments: [{ id: 3, points: -5, reason: "Tard", at: "2026-05-02T08:15:00.000Z" }],
      },
    });
    expect(news).toEqual([
      { kind: "score", id: 3, points: -5, reason: "Tard" },
      { kind: "ends", at: endsAt },
      { kind: "resumed" },
    ]);
  });

  test("an answer that others have overtaken changes nothing", () => {
    const team = hear(joinedTeam(), { revision: 9, steps: [logged(OTHER, 1, "reach", 1)] });
    const late = heardBy(team, { state: stateOf({ revision: 3, now: START }) }, false);
    expect(late.log).toEqual(team.log);
    // A server that was set back to an earlier day goes on from there.
    const restored = heardBy(
      team,
      { state: stateOf({ revision: 3, now: START + 120_000 }) },
      false,
    );
    expect(restored.log).toEqual([]);
  });
});

test("event or team end, whichever is first", () => {
  const { state } = joinedTeam();
  expect(endOf(state)).toBeUndefined();
  expect(endOf(stateOf({ teamEndedAt: START + 5 }))).toBe(START + 5);
  const event = { endedAt: new Date(START + 3).toISOString() };
  expect(endOf(stateOf({ teamEndedAt: START + 5, event }))).toBe(START + 3);
});
