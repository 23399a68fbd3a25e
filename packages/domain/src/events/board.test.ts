import { describe, expect, test } from "vitest";
import { pointOf, routeOf } from "../../test/routes.ts";
import { playRules } from "../play/route.ts";
import { placesInRanking, rankedScore } from "./ranking.ts";
import { noProgress, type TeamProgress } from "./team-log.ts";
import { pointLoads, routeArea, teamPhase, teamTrouble, type WatchedTeam } from "./trouble.ts";

const MINUTE = 60_000;
const progress = (changes: Partial<TeamProgress>): TeamProgress => ({ ...noProgress, ...changes });

describe("the ranking", () => {
  const ranked = (changes: Partial<TeamProgress>, adjusted = 0, hasPlayed = true) => ({
    progress: progress(changes),
    adjusted,
    hasPlayed,
  });

  test("goes by score with what the staff gave, then by the end, then by points and when", () => {
    expect(
      placesInRanking([
        ranked({ score: 10, reached: [[1, 5]] }),
        ranked({ score: 10, reached: [[1, 4]] }),
        ranked({ score: 10, finishedAfter: 90, reached: [[1, 4]] }),
        ranked({ score: 10, finishedAfter: 80, reached: [[1, 4]] }),
        ranked({
          score: 10,
          reached: [
            [1, 9],
            [2, 12],
          ],
        }),
        ranked({ score: 8 }, 5),
        ranked({}, 0, false),
      ]),
    ).toEqual([6, 5, 3, 2, 4, 1, null]);
  });

  test("gives teams that are alike one place, and leaves out the next", () => {
    const alike = ranked({ score: 10, reached: [[1, 5]] });
    expect(placesInRanking([ranked({ score: 1 }), alike, alike, ranked({ score: 20 })])).toEqual([
      4, 2, 2, 1,
    ]);
  });

  test("is never below 0, and has a team without a play that was given something", () => {
    expect(rankedScore({ progress: progress({ score: 3 }), adjusted: -10 })).toBe(0);
    expect(placesInRanking([ranked({}, 5, false), ranked({}, -5, false)])).toEqual([1, null]);
  });
});

const START = Date.UTC(2026, 4, 2, 8);
const event = (minute: number, state: "planned" | "underWay" | "over" = "underWay") => ({
  state,
  begunAt: state === "planned" ? null : START,
  now: START + minute * MINUTE,
});
const team = (changes: Partial<WatchedTeam>): WatchedTeam => ({
  progress: noProgress,
  hasJoined: true,
  hasPlayed: true,
  isEnded: false,
  lastSeenAt: null,
  places: [],
  ...changes,
});

describe("what the board tells of a team", () => {
  test("where it stands", () => {
    expect(teamPhase(team({ hasJoined: false, hasPlayed: false }), event(1))).toBe("notJoined");
    expect(teamPhase(team({ hasPlayed: false }), event(1))).toBe("joined");
    expect(teamPhase(team({}), event(1))).toBe("playing");
    expect(teamPhase(team({ isEnded: true }), event(1))).toBe("ended");
    expect(teamPhase(team({}), event(1, "over"))).toBe("ended");
    const finished = progress({ finishedAfter: 5 });
    expect(teamPhase(team({ progress: finished, isEnded: true }), event(1))).toBe("finished");
  });

  const area = routeArea(playRules(routeOf([pointOf(1), pointOf(9)])));
  const troubleAt = (minute: number, changes: Partial<WatchedTeam>, state?: "over" | "planned") =>
    teamTrouble(team(changes), event(minute, state), area);

  test("offline from five minutes on, stuck from fifteen", () => {
    const seen = { lastSeenAt: START };
    expect(troubleAt(4.99, seen)).toEqual([]);
    expect(troubleAt(5, seen)).toEqual(["offline"]);
    const done = { progress: progress({ lastAfter: 5 * MINUTE }) };
    expect(troubleAt(19.99, done)).toEqual([]);
    expect(troubleAt(20, done)).toEqual(["stuck"]);
    expect(troubleAt(20, { ...done, isEnded: true })).toEqual([]);
    expect(troubleAt(20, done, "over")).toEqual([]);
    expect(troubleAt(20, { hasPlayed: false }, "planned")).toEqual([]);
    // It has joined, and not begun.
    expect(troubleAt(15, { hasPlayed: false })).toEqual(["stuck"]);
  });

  test("too fast, also when it is over; and outside from 500 m on", () => {
    const fast = { progress: progress({ isFast: true }) };
    expect(troubleAt(1, fast, "over")).toEqual(["fast"]);
    // 100 m to the north of each other, from 41.3809 on.
    const south = (metres: number) => ({
      places: [{ lat: 41.3809 - metres / 111_195, lon: 2.17 }],
    });
    expect(troubleAt(1, south(490))).toEqual([]);
    expect(troubleAt(1, south(510))).toEqual(["outside"]);
    expect(teamTrouble(team(south(5000)), event(1), undefined)).toEqual([]);
  });
});

test("a point is crowded by three teams that are a quarter of those that play", () => {
  const at = (point: number, minute: number, changes: Partial<WatchedTeam> = {}) =>
    team({
      progress: progress({ reached: [[point, minute * MINUTE]], lastAfter: minute * MINUTE }),
      ...changes,
    });
  const loads = (teams: WatchedTeam[]) => pointLoads([1, 2], teams, event(12));
  const three = [at(1, 5), at(1, 6), at(1, 7)];
  expect(loads(three).get(1)).toEqual({ reached: 3, here: 3, isCrowded: true });
  expect(loads(three).get(2)).toEqual({ reached: 0, here: 0, isCrowded: false });
  // Two minutes are too long ago; one has ended.
  const gone = [at(1, 5), at(1, 2), at(1, 6, { isEnded: true })];
  expect(loads(gone).get(1)).toEqual({ reached: 3, here: 1, isCrowded: false });
  const many = [...three, ...Array.from({ length: 10 }, (_, index) => at(2, index))];
  expect(loads(many).get(1)?.isCrowded).toBe(false);
});
