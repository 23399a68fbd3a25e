import { expect, test } from "vitest";
import {
  everyPlace,
  rankedOnce,
  sortAfterPress,
  sortByRank,
  sortRows,
  type SortDirection,
  type SortState,
  type SortValue,
} from "./sorting.ts";

function sorted(values: SortValue[], direction: SortDirection = "ascending", locale?: string) {
  return sortRows(values, { value: (value) => value, direction, locale });
}

test("UIK-02 numbers inside text count as numbers", () => {
  expect(sorted(["Punto 10", "Punto 2", "Punto 1"])).toEqual(["Punto 1", "Punto 2", "Punto 10"]);
});

test("UIK-02 words of the same letters are together, whatever their accents and case", () => {
  expect(sorted(["Zaragoza", "ávila", "Alcalá", "Ávila", "oviedo"])).toEqual([
    "Alcalá",
    "ávila",
    "Ávila",
    "oviedo",
    "Zaragoza",
  ]);
});

test("UIK-02 the alphabet is the locale's", () => {
  expect(sorted(["oca", "ñu", "nube"], "ascending", "es")).toEqual(["nube", "ñu", "oca"]);
  expect(sorted(["zebra", "ärlig"], "ascending", "sv")).toEqual(["zebra", "ärlig"]);
});

test("UIK-02 numbers sort by size, dates by time, yes after no", () => {
  expect(sorted([10, 9, -1])).toEqual([-1, 9, 10]);
  expect(sorted([new Date("2026-05-01"), new Date("2025-05-01")])).toEqual([
    new Date("2025-05-01"),
    new Date("2026-05-01"),
  ]);
  expect(sorted([true, false])).toEqual([false, true]);
});

test.each(["ascending", "descending"] as const)("UIK-02 blanks are last when %s", (direction) => {
  const values: SortValue[] = [null, "b", "  ", undefined, "a", Number.NaN, new Date(Number.NaN)];
  const result = sorted(values, direction);
  expect(result.slice(0, 2)).toEqual(direction === "ascending" ? ["a", "b"] : ["b", "a"]);
  expect(result.slice(2)).toEqual([null, "  ", undefined, Number.NaN, new Date(Number.NaN)]);
});

test.each(["ascending", "descending"] as const)(
  "UIK-02 rows of equal value keep their order when %s",
  (direction) => {
    const rows = [
      { id: 1, city: "Girona" },
      { id: 2, city: "Girona" },
      { id: 3, city: "Girona" },
    ];
    const result = sortRows(rows, { value: (row) => row.city, direction });
    expect(result.map((row) => row.id)).toEqual([1, 2, 3]);
  },
);

test("UIK-02 the given rows are left as they are", () => {
  const rows = Object.freeze(["b", "a"]);
  expect(sortRows(rows, { value: (row) => row, direction: "ascending" })).toEqual(["a", "b"]);
  expect(rows).toEqual(["b", "a"]);
});

test("UIK-02 each value is read once for each row", () => {
  let reads = 0;
  const rows = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10_000);
  const result = sortRows(rows, {
    value: (row) => {
      reads += 1;
      return `Ruta ${row}`;
    },
    direction: "ascending",
  });
  expect(reads).toBe(10_000);
  expect(result[9_999]).toBe(9_999);
});

test("UIK-02 a column is ranked once for both directions and any part of the rows", () => {
  let reads = 0;
  const rows = ["b", "", "a", "c"];
  const ranksOf = rankedOnce(rows, "es");
  const value = (row: string) => {
    reads += 1;
    return row;
  };
  const sortedPlaces = (places: number[], direction: SortDirection) =>
    [...sortByRank(Int32Array.from(places), ranksOf(value), direction)].map((place) => rows[place]);
  expect(sortedPlaces([...everyPlace(4)], "ascending")).toEqual(["a", "b", "c", ""]);
  expect(sortedPlaces([1, 2, 3], "descending")).toEqual(["c", "a", ""]);
  expect(reads).toBe(rows.length);
});

test("UIK-02 spellings that the locale considers equal keep the order of the rows", () => {
  const composed = "Ávila".normalize("NFC");
  const decomposed = "Ávila".normalize("NFD");
  expect(sorted([decomposed, "Burgos", composed])).toEqual([decomposed, composed, "Burgos"]);
  expect(sorted([composed, "Burgos", decomposed])).toEqual([composed, decomposed, "Burgos"]);
});

test.each(["es", "ca", "sv"])("UIK-02 the order is that of Intl.Collator in %s", (locale) => {
  const signs = [
    "a",
    "Á",
    "ñ",
    "n",
    "z",
    "ç",
    "l·l",
    "ø",
    "æ",
    "ß",
    "1",
    "02",
    "10",
    " ",
    "-",
    "'",
  ];
  const texts = signs.flatMap((first) => signs.map((second) => `x${first}${second}x`));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  expect(sorted(texts, "ascending", locale)).toEqual(texts.toSorted(compare));
});

test("UIK-02 with several columns a press adds one, turns it where it stands, and takes it away", () => {
  const press = (columns: string) =>
    columns
      .split(" ")
      .reduce<SortState | null>((sort, column) => sortAfterPress(sort, column, true), null);
  const up = (columnId: string) => ({ columnId, direction: "ascending" });
  const down = (columnId: string) => ({ columnId, direction: "descending" });
  expect(press("town name")).toEqual({ ...up("town"), thenBy: [up("name")] });
  expect(press("town name town")).toEqual({ ...down("town"), thenBy: [up("name")] });
  expect(press("town name town town")).toEqual(up("name"));
  expect(press("town town town")).toBeNull();
  expect(sortAfterPress(press("town name"), "date", false)).toEqual(up("date"));
});
