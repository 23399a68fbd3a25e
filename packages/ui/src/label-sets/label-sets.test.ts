import { expect, test } from "vitest";
import { catalanLabelSet, englishLabelSet, spanishLabelSet } from "./index.ts";

/** Every text by its path; a text that takes values is made with recognizable ones. */
function textsOf(words: object, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([name, word]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    if (here === "direction") return [];
    if (typeof word === "string") return [[here, word]];
    if (typeof word === "object") return textsOf(word, here);
    const given = name.endsWith("extures") ? [["roca", "fusta"]] : ["Ñu-1", "Ñu-2", "Ñu-3"];
    return [[here, String(Reflect.apply(word, undefined, given))]];
  });
}

const english = new Map(textsOf(englishLabelSet));

const sets = [
  ["Spanish", spanishLabelSet],
  ["Catalan", catalanLabelSet],
] as const;

/** Words that two languages write alike. */
const alike = new Set(["Audio", "Error", "Document", "No", "Ñu-1 errors"]);

test.each(sets)("UIK-08 the %s set has each text of the English one, in its language", (_, set) => {
  const texts = new Map(textsOf(set));
  expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  const untranslated = [...texts].filter(
    ([path, text]) =>
      /[a-z]{2}/.test(text.replaceAll(/Ñu-\d/g, "")) &&
      text === english.get(path) &&
      !alike.has(text),
  );
  expect(untranslated).toEqual([]);
});

test.each(sets)("UIK-08 the %s set leaves out no value that a text is given", (_, set) => {
  const valuesOf = (text: string) => [...new Set(text.match(/Ñu-\d|roca|fusta/g))].toSorted();
  for (const [path, text] of textsOf(set)) {
    expect([path, valuesOf(text)]).toEqual([path, valuesOf(english.get(path)!)]);
  }
});

test.each(sets)("UIK-08 the %s set is written with its own marks", (_, set) => {
  const wrong = textsOf(set).filter(([, text]) => /['"“”]|\.\.\.|^\s|\s$|^$/.test(text));
  expect(wrong).toEqual([]);
});
