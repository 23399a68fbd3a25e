import { describe, expect, test } from "vitest";
import caCheck from "./ca/check.ts";
import caWords from "./ca/index.ts";
import caWidget from "./ca/widget.ts";
import enCheck from "./en/check.ts";
import enWords from "./en/index.ts";
import enWidget from "./en/widget.ts";
import esCheck from "./es/check.ts";
import esWords from "./es/index.ts";
import esWidget from "./es/widget.ts";
import { loadCheckWords } from "./check.ts";
import { widgetWords } from "./widget.ts";

const ca = { ...caWords, WIDGET: caWidget, ...caCheck };
const en = { ...enWords, WIDGET: enWidget, ...enCheck };
const es = { ...esWords, WIDGET: esWidget, ...esCheck };

function leaves(words: object, path = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? leaves(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)]],
  );
}

const byText = (a: string, b: string) => a.localeCompare(b);
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => String(match[1])).toSorted(byText);
const spanish = new Map(leaves(es));

describe.each([
  ["English", en],
  ["Catalan", ca],
])("%s", (_name, words) => {
  const texts = new Map(leaves(words));

  test("SES-13 has the keys of Spanish, each with a text", () => {
    expect([...texts.keys()].toSorted(byText)).toEqual([...spanish.keys()].toSorted(byText));
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("SES-13 takes the same values in each text", () => {
    const differing = [...texts].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(spanish.get(key) ?? "").join(),
    );
    expect(differing).toEqual([]);
  });
});

test("SES-13 Catalan writes the middle dot of l·l, never a full stop in its place", () => {
  expect(leaves(ca).filter(([, text]) => /l\.l/.test(text))).toEqual([]);
});

test("SES-13 Catalan and English write the typographic apostrophe", () => {
  expect([...leaves(ca), ...leaves(en)].filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual(
    [],
  );
});

/** The words that docs/glossary.md replaces by others. */
test.each([
  ["Spanish", es, /\bempresa|\b(super-)?admin\b|no elegir nada|elegir tod/iu],
  [
    "Catalan",
    ca,
    /\bempresa|\b(super-)?admin\b|\btauler|\btestimoni|si us plau|\bvostè|\bvosaltres|\bseleccioneu|\bcopieu|\bdescarregar?\b|ningú (?!no\b|més\b)\p{L}/iu,
  ],
  ["English", en, /\bcompany\b|deselect/iu],
])("SES-13 %s keeps to the glossary", (_name, words, other) => {
  expect(leaves(words).filter(([, text]) => other.test(text))).toEqual([]);
});

test("SES-13 no word says a part of itself twice", () => {
  const all = [...leaves(es), ...leaves(ca), ...leaves(en)];
  expect(all.filter(([, text]) => /(\p{L}{5,})\1/u.test(text))).toEqual([]);
});

test("SES-13 the chat's words choose between singular and plural, and fill in values once", () => {
  const translate = widgetWords("ca");
  expect(translate("throttledWait", { count: 1 })).toContain("d’aquí a 1 segon.");
  expect(translate("throttledWait", { count: 2 })).toContain("d’aquí a 2 segons.");
  expect(translate("greeting", { name: "$& {{name}}" })).toBe("Hola, soc $& {{name}}");
});

test("the words of the check load in one language, with the labels of fields", async () => {
  const translate = await loadCheckWords("en");
  expect(translate("CHECK.untitled", { number: 3 })).toBe("Point 3");
  expect(translate("POINT_FIELDS.isFinal")).toBe("It is the final point of the experience");
});
