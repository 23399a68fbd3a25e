import { emptyModel, withValues } from "@panel/domain/experience/fields";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { offeredTexts } from "@panel/domain/text-files/offered-texts";
import { reviewTexts } from "@panel/domain/text-files/review-texts";
import { textMark } from "@panel/domain/text-files/text-file";
import { outdatedKey, routeTexts } from "@panel/domain/texts/texts";
import { expect, test } from "vitest";
import { isPo, readPo } from "./read-po.ts";
import { writePo } from "./write-po.ts";

const TEXTS = routeTexts({
  experience: withValues(emptyModel(experienceFields), [
    ["name.cas", 'Ruta "del mar"'],
    ["name.cat", "Ruta"],
    ["description.cas", "Uno.\n\n  Dos \\ con\ttabulador. 100 %"],
  ]),
  points: [7, 8].map((id) => ({
    id,
    point: withValues(emptyModel(pointFields), [["name.cas", "La fuente"]]),
  })),
});
const WRITTEN = writePo({
  experience: 12,
  source: "cas",
  target: "cat",
  about: "De «Ruta»",
  texts: offeredTexts(TEXTS, {
    source: "cas",
    target: "cat",
    which: "all",
    outdated: new Map([[outdatedKey("experience/name", "cat"), "Camino"]]),
  }),
  wordsOf: () => ({ group: "Punto", notes: ["Nota de\ndos líneas"] }),
});

const review = (text: string, experience = 12) => {
  const read = readPo(text);
  if (read.outcome === "refused") throw new Error(read.reason);
  return reviewTexts(read.value, { experience, texts: TEXTS });
};
/** The catalogue with translations of the points. */
const translated = (changes: readonly [string, string][]) =>
  changes.reduce((text, [from, to]) => text.replace(from, to), WRITTEN);
const entry = (id: number) => `msgctxt "point/${id}/name"\nmsgid "La fuente"\nmsgstr "`;

test("a catalogue tells what a translator has to know, and keeps texts that are the same apart", () => {
  expect(WRITTEN).toContain(`#. Punto
#. Nota de
#. dos líneas
#. explorar:mark=${textMark("Ruta")}
#: experience/name
#, fuzzy,max-length:60
msgctxt "experience/name"
msgid "Ruta \\"del mar\\""
msgstr "Ruta"
`);
  expect(WRITTEN).toContain('"Language: ca\\n"');
  expect(review(WRITTEN).map(({ text, outcome }) => [text?.id, outcome])).toEqual([
    ["experience/name", "same"],
    ["experience/description", "empty"],
    ["point/7/name", "empty"],
    ["point/8/name", "empty"],
  ]);
  for (const { unit, text } of review(WRITTEN)) expect(unit.source).toBe(text?.values.cas);
});

test("translations come back with their comments; what is fuzzy or out of use is asked about", () => {
  const back = translated([
    [entry(7), `${entry(7)}La font`],
    ["#. Punto", "# ¿Con artículo?\n#. Punto"],
    [entry(8), entry(8).replaceAll(/^/gm, "#~ ") + "Font"],
  ]);
  expect(
    review(back).map(({ text, outcome, reasons, value, unit }) => [
      text?.id,
      outcome,
      ...reasons,
      value,
      ...unit.notes,
    ]),
  ).toEqual([
    ["experience/name", "same", "Ruta", "¿Con artículo?"],
    ["experience/description", "empty", ""],
    ["point/7/name", "taken", "La font"],
    ["point/8/name", "choose", "unfinished", "Font"],
  ]);
  const fuzzy = translated([[`msgstr "Ruta"`, `msgstr "Camí"`]]);
  expect(review(fuzzy)[0]).toMatchObject({ outcome: "choose", reasons: ["unfinished"] });
});

test("a program that drops the contexts keeps the places", () => {
  const back = translated([
    [`msgctxt "point/7/name"\n`, ""],
    [`La fuente"\nmsgstr "`, `La fuente"\nmsgstr "Font`],
  ]);
  expect(review(back)[2]).toMatchObject({ outcome: "taken", text: { id: "point/7/name" } });
});

test("the catalogue of another experience, and of several numbers", () => {
  expect(new Set(review(WRITTEN, 13).map(({ outcome }) => outcome))).toEqual(new Set(["unknown"]));
  const back = translated([
    [
      `${entry(7)}"`,
      `${entry(7).replace("msgstr", 'msgid_plural "Las fuentes"\nmsgstr[0]')}Font"\nmsgstr[1] "Fonts"`,
    ],
  ]);
  expect(review(back)[2]).toMatchObject({ outcome: "choose", reasons: ["codes"], value: "Font" });
});

test("a line that belongs to no catalogue is refused by its number", () => {
  expect(readPo('msgid ""\nmsgstr ""\n\nmsgid "Sol"\nmsgstr "Sol\n')).toEqual({
    outcome: "refused",
    reason: "brokenPo",
    params: { line: 5 },
  });
});

test.each([
  ['# a\nmsgid ""\nmsgstr ""\n', true],
  ['\n#: a.c:1\n#~ msgid "x"\n', true],
  ["id;es;ca\npoint/7/name;a;b\n", false],
  ["# lista\nes,ca\n", false],
])("%j is a catalogue: %s", (text, is) => {
  expect(isPo(text)).toBe(is);
});
