import { expect, test } from "vitest";
import { findConflicts, sameValues, takeFrom } from "./three-way-merge.ts";

interface Form {
  name: { cas: string; cat: string };
  city: string;
  repeat: boolean;
  collaborators: readonly number[];
  place: { lat: number; lon: number } | null;
}

const base: Form = {
  name: { cas: "Prado", cat: "" },
  city: "Madrid",
  repeat: false,
  collaborators: [4, 17],
  place: { lat: 40.4, lon: -3.7 },
};
const paths = ["name.cas", "name.cat", "city", "repeat", "collaborators", "place"];

test("TRU-33 fields that only the other person changed are distinguished from fields that both changed", () => {
  const mine = { ...base, name: { cas: "Ruta del Prado", cat: "" } };
  const theirs = { ...base, name: { cas: "El Prado", cat: "El Prado (cat)" } };
  expect(findConflicts(base, mine, theirs, paths)).toEqual([
    { path: "name.cas", mine: "Ruta del Prado", theirs: "El Prado", both: true },
    { path: "name.cat", mine: "", theirs: "El Prado (cat)", both: false },
  ]);
});

test("TRU-33 the same change on both sides is no conflict", () => {
  const changed = { ...base, city: "Toledo", collaborators: [4], place: { lat: 41, lon: -3.7 } };
  expect(findConflicts(base, changed, structuredClone(changed), paths)).toEqual([]);
});

test("TRU-33 a change made only on this side is no conflict", () => {
  const mine = { ...base, city: "Toledo", collaborators: [4], place: null };
  expect(findConflicts(base, mine, structuredClone(base), paths)).toEqual([]);
});

test("TRU-33 a list and a position are one value each, compared by content", () => {
  const mine = { ...base, collaborators: [4, 17, 20], place: { lon: -3.7, lat: 40.4 } };
  const theirs = { ...base, collaborators: [17], place: { lat: 40.4, lon: -3.8 } };
  expect(findConflicts(base, mine, theirs, paths)).toEqual([
    { path: "collaborators", mine: [4, 17, 20], theirs: [17], both: true },
    { path: "place", mine: base.place, theirs: theirs.place, both: false },
  ]);
  expect(takeFrom(mine, theirs, ["place"])).toEqual({
    ...mine,
    place: theirs.place,
  });
});

test("TRU-33 a position that the other person removed is a change", () => {
  const theirs = { ...base, place: null };
  expect(findConflicts(base, base, theirs, paths)).toEqual([
    { path: "place", mine: base.place, theirs: null, both: false },
  ]);
  expect(takeFrom(base, theirs, ["place"]).place).toBeNull();
});

test("TRU-33 taking the other person's values changes only the chosen fields", () => {
  const theirs = { ...base, name: { cas: "X", cat: "Y" }, city: "Z", repeat: true };
  expect(takeFrom(base, theirs, ["name.cat", "repeat"])).toEqual({
    ...base,
    name: { cas: "Prado", cat: "Y" },
    repeat: true,
  });
});

test("values are compared by content, at any depth", () => {
  expect(sameValues(base, structuredClone(base), paths)).toBe(true);
  expect(sameValues(base, { ...base, name: { cas: "Prado", cat: " " } }, paths)).toBe(false);
  expect(sameValues(base, { ...base, collaborators: [17, 4] }, paths)).toBe(false);
  expect(sameValues(base, { ...base, collaborators: [4] }, paths)).toBe(false);
  expect(sameValues({ ...base, collaborators: [4] }, base, paths)).toBe(false);
});

test("a list does not equal an object with the same numbered values", () => {
  expect(sameValues({ city: [] }, { city: {} }, ["city"])).toBe(false);
  expect(sameValues({ city: ["a"] }, { city: { 0: "a" } }, ["city"])).toBe(false);
});
