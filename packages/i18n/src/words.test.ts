import { describe, expect, test } from "vitest";
import ca from "./ca/index.ts";
import en from "./en/index.ts";
import es from "./es/index.ts";

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
