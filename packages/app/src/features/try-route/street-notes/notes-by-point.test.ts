import type { MapPoint } from "@panel/api-client/panel";
import type { TryNote } from "@panel/api-client/tryouts";
import { expect, test } from "vitest";
import { excerptOf, notesByPoint, placeOf } from "./notes-by-point.ts";

const note = (id: number, values: Partial<TryNote> = {}): TryNote => ({
  id,
  text: "Falta el cartel",
  language: "es",
  point: null,
  latitude: null,
  longitude: null,
  accuracy: null,
  photo: "",
  writtenAt: "2026-05-02T10:12:00.000Z",
  receivedAt: "2026-05-02T10:13:00.000Z",
  done: false,
  ...values,
});
const point = (IdPoint: number) => ({ IdPoint }) as MapPoint;

test("notes stand at their points in the order of the route, and last those of no point or of one that is gone", () => {
  const notes = [
    note(1, { point: 20 }),
    note(2),
    note(3, { point: 10 }),
    note(4, { point: 99 }),
    note(5, { point: 20 }),
  ];
  const groups = notesByPoint(notes, [point(10), point(30), point(20)]);
  expect(groups.map((group) => [group.point?.IdPoint, group.notes.map(({ id }) => id)])).toEqual([
    [10, [3]],
    [20, [1, 5]],
    [undefined, [2, 4]],
  ]);
});

test("a note without a position has no place, nor has one of which half is known", () => {
  expect(placeOf(note(1))).toBeUndefined();
  expect(placeOf(note(1, { latitude: 40.4 }))).toBeUndefined();
  expect(placeOf(note(1, { latitude: 40.4, longitude: -3.7 }))).toEqual({ lat: 40.4, lon: -3.7 });
});

test("an excerpt is one line, and no letter is cut in two", () => {
  expect(excerptOf(note(1, { text: " Falta\n el cartel " }))).toBe("Falta el cartel");
  const exact = "😀".repeat(60);
  expect(excerptOf(note(1, { text: exact }))).toBe(exact);
  expect(excerptOf(note(1, { text: `${exact}!` }))).toBe(`${"😀".repeat(59)}…`);
});
