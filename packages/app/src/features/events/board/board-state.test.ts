import type { BoardChange } from "@panel/api-client/events";
import { expect, test } from "vitest";
import { BOARD } from "../story-event.ts";
import { boardNews, byPlace, changedBoard } from "./board-state.ts";

const CHANGE: BoardChange = {
  type: "change",
  revision: 19,
  now: "2026-05-02T09:01:00.000Z",
  event: BOARD.event,
  teams: [],
  removed: [],
  points: [],
  actions: [],
};
const [first, second, third, fourth] = BOARD.teams;
if (!first || !second || !third || !fourth) throw new Error("The board has four teams");

test("a change takes the place of the rows that it names, and leaves the others", () => {
  const action = { ...BOARD.actions[0]!, id: 7 };
  const after = changedBoard(BOARD, {
    ...CHANGE,
    teams: [
      { ...first, score: 50 },
      { ...fourth, id: 35, number: 5 },
    ],
    removed: [34],
    points: [{ ...BOARD.points[0]!, here: 9 }],
    actions: [action, BOARD.actions[0]!],
  });
  expect(after?.teams.map(({ id, score }) => [id, score])).toEqual([
    [31, 50],
    [32, 30],
    [33, 20],
    [35, 0],
  ]);
  expect(after?.points.map(({ here }) => here)).toEqual([9, 3, 0]);
  // An action that is there already is not told twice.
  expect(after?.actions.map(({ id }) => id)).toEqual([7, 6, 5]);
  expect(after).toMatchObject({ revision: 19, now: CHANGE.now, may: BOARD.may });
});

test("what is older than the board changes nothing, and a change alone makes no board", () => {
  const late = { ...CHANGE, revision: 18, removed: [31] };
  expect(changedBoard(BOARD, late)).toBe(BOARD);
  expect(changedBoard(BOARD, { type: "board", board: { ...BOARD, revision: 17 } })).toBe(BOARD);
  expect(changedBoard(undefined, CHANGE)).toBeUndefined();
  const anew = { ...BOARD, revision: 18 };
  expect(changedBoard(BOARD, { type: "board", board: anew })).toBe(anew);
});

test("what is new is told once", () => {
  const now = {
    ...BOARD,
    event: { ...BOARD.event, state: "over" as const },
    teams: [
      { ...first, phase: "finished" as const },
      { ...second, trouble: [...second.trouble, "outside" as const] },
      third,
      fourth,
    ],
    points: BOARD.points.map((point) => ({ ...point, crowded: true })),
  };
  expect(boardNews(BOARD, now).map((news) => [news.kind, "team" in news && news.team.id])).toEqual([
    ["over", false],
    ["finished", 31],
    ["trouble", 32],
    ["crowded", false],
    ["crowded", false],
  ]);
  expect(boardNews(now, now)).toEqual([]);
});

test("teams are in the order of the ranking, those without a place by their numbers behind", () => {
  const others = [{ ...fourth, id: 36, number: 6 }, fourth, third, first];
  expect(others.toSorted(byPlace).map(({ id }) => id)).toEqual([31, 33, 34, 36]);
});
