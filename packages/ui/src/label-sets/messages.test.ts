import { expect, test } from "vitest";
import english from "./english.json" with { type: "json" };
import { englishLabelSet, type LabelMessages, labelSetOf } from "./index.ts";

type Label = string | ((...values: unknown[]) => string);

/** Every label by its path. */
function labelsOf(labels: object, path = ""): [string, Label][] {
  return Object.entries(labels).flatMap(([name, label]): [string, Label][] => {
    const here = path ? `${path}.${name}` : name;
    if (typeof label === "object") return labelsOf(label as object, here);
    return label === undefined ? [] : [[here, label as Label]];
  });
}

const names = ["a.png", "b.png", "c.png", "d.png", "e.png", "f.png", "g.png"];
const numbers: readonly unknown[][] = [
  [0, 0, 0],
  [1, 2, 3],
  [2, 1, 9],
  [25, 50_000, 4],
];
const words: readonly unknown[][] = [["Ada", "Berga", "{x}"]];
const lists = [names.slice(0, 1), names.slice(0, 3), names].map((list) => [list]);

/** The values that a label is told, by its text. */
function valuesFor(path: string, text: string) {
  if (path.endsWith("Textures")) return lists;
  if (text.includes(", select,")) return [["Ada"], [""], [undefined]];
  return /, (?:plural|number)/.test(text) ? numbers : [...numbers, ...words];
}

test("UIK-08 the translator's file in English makes the English set", () => {
  const made = new Map(labelsOf(labelSetOf("en-GB", english)));
  const own = labelsOf(englishLabelSet);
  const texts = new Map(labelsOf(english));
  expect([...made.keys()].toSorted()).toEqual(own.map(([path]) => path).toSorted());
  const told = (label: Label | undefined, values: readonly unknown[]) =>
    typeof label === "function" ? label(...values) : label;
  for (const [path, label] of own) {
    for (const values of valuesFor(path, String(texts.get(path)))) {
      const given = [path, ...values];
      expect([...given, told(made.get(path), values)]).toEqual([...given, told(label, values)]);
    }
  }
});

test("UIK-08 a translator's file makes a set with its plurals and numbers", () => {
  const { languageTabs, dataTable } = english;
  const polish = labelSetOf("pl", {
    ...english,
    languageTabs: {
      ...languageTabs,
      errors: "{0, plural, one {# błąd} few {# błędy} other {# błędów}}",
    },
    dataTable: { ...dataTable, results: "{0, number} z {1, number}" },
  });
  expect([1, 3, 5].map((count) => polish.languageTabs.errors(count))).toEqual([
    "1 błąd",
    "3 błędy",
    "5 błędów",
  ]);
  expect(polish.dataTable.results(3, 50_000)).toMatch(/^3 z 50\s000$/);
  expect(polish.locale).toBe("pl");
});

test("UIK-08 the labels that a translator's file lacks are named", () => {
  const { close: _close, map, ...rest } = english;
  const { zoomIn: _zoomIn, ...someMap } = map;
  const short = { ...rest, map: someMap };
  // @ts-expect-error -- the compiler names them too
  const lacking: LabelMessages = short;
  expect(() => labelSetOf("fr", lacking)).toThrow("Labels without a text: close, map.zoomIn");
});
