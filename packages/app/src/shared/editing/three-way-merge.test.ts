import { expect, test } from "vitest";
import { findConflicts, sameValues, takeFrom } from "./three-way-merge.ts";

const base = { name: { cas: "Prado", cat: "" }, city: "Madrid", repeat: false };

test("TRU-33 what only the other person changed is told apart from what both did", () => {
  const mine = { ...base, name: { cas: "Ruta del Prado", cat: "" } };
  const theirs = {
    name: { cas: "El Prado", cat: "El Prado (cat)" },
    city: "Madrid",
    repeat: false,
  };
  expect(findConflicts(base, mine, theirs)).toEqual([
    { path: "name.cas", mine: "Ruta del Prado", theirs: "El Prado", both: true },
    { path: "name.cat", mine: "", theirs: "El Prado (cat)", both: false },
  ]);
});

test("TRU-33 the same change on both sides is no conflict", () => {
  const changed = { ...base, city: "Toledo" };
  expect(findConflicts(base, changed, { ...changed })).toEqual([]);
});

test("TRU-33 taking theirs touches the chosen fields alone", () => {
  const theirs = { name: { cas: "X", cat: "Y" }, city: "Z", repeat: true };
  expect(takeFrom(base, theirs, new Set(["name.cat", "repeat"]))).toEqual({
    name: { cas: "Prado", cat: "Y" },
    city: "Madrid",
    repeat: true,
  });
});

test("values are the same by content, at any depth", () => {
  expect(sameValues(base, structuredClone(base))).toBe(true);
  expect(sameValues(base, { ...base, name: { cas: "Prado", cat: " " } })).toBe(false);
});
