import { expect, test } from "vitest";
import { experienceFields } from "../experience/experience.ts";
import { pointFields } from "../experience/point.ts";
import { emptyModel, withValues } from "../experience/fields.ts";
import { CHALLENGE_KINDS } from "../experience/challenge.ts";
import type { Route } from "../versions/compare.ts";
import { currentDrafts, draftedAs, draftMarks, wantedDrafts, type TextDraft } from "./drafts.ts";
import {
  entriesIn,
  glossaryProblem,
  keepsGlossary,
  lineProblem,
  type GlossaryEntry,
} from "./glossary.ts";
import {
  EXPERIENCE_TEXT_FIELDS,
  outdatedKey,
  POINT_TEXT_FIELDS,
  routeTexts,
  type RouteText,
} from "./texts.ts";

const none = new Map<string, string>();
const textsOf = (
  values: Record<string, unknown>,
  point: Record<string, unknown> = {},
): RouteText[] => {
  const route: Route = {
    experience: withValues(emptyModel(experienceFields), Object.entries(values)),
    points: [{ id: 7, point: withValues(emptyModel(pointFields), Object.entries(point)) }],
  };
  return routeTexts(route);
};
const find = (texts: RouteText[], id: string) => {
  const found = texts.find((text) => text.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const NAME = "experience/name";
const named = (values: Record<string, string>) =>
  find(
    textsOf(Object.fromEntries(Object.entries(values).map(([key, text]) => [`name.${key}`, text]))),
    NAME,
  );

test("every text in each language can be drafted once its source is written", () => {
  const value = (kind: string) => (kind === "words" ? ["SOL"] : "Hola");
  for (const { path, field } of EXPERIENCE_TEXT_FIELDS) {
    const texts = textsOf({ "prize.enabled": true, [`${path}.cas`]: value(field.kind) });
    const request = { languages: ["cat", "eng"], which: ["missing"] } as const;
    expect(wantedDrafts({ texts, outdated: none }, request)).toEqual([
      { id: `experience/${path}`, language: "cat" },
      { id: `experience/${path}`, language: "eng" },
    ]);
  }
  const drafted = CHALLENGE_KINDS.flatMap((kind) =>
    POINT_TEXT_FIELDS.flatMap(({ path, field }) => {
      const of = { "challenge.kind": kind, "model.asset": 3, [`${path}.cas`]: value(field.kind) };
      const request = { languages: ["cat"], which: ["missing"] } as const;
      return wantedDrafts({ texts: textsOf({}, of), outdated: none }, request).map(({ id }) => id);
    }),
  );
  expect(new Set(drafted)).toEqual(new Set(POINT_TEXT_FIELDS.map(({ path }) => `point/7/${path}`)));
});

test("a translation wants a draft where it is missing or its source has changed, never a source", () => {
  const outdated = new Map([[outdatedKey(NAME, "cat"), "A"]]);
  expect(draftedAs(named({ cas: "A" }), "cat", none)).toBe("missing");
  expect(draftedAs(named({ cas: "A", cat: " " }), "cat", none)).toBe("missing");
  expect(draftedAs(named({ cas: "A", cat: "a" }), "cat", none)).toBeUndefined();
  expect(draftedAs(named({ cas: "B", cat: "a" }), "cat", outdated)).toBe("changed");
  expect(draftedAs(named({ cat: "a" }), "eng", none)).toBeUndefined();
  expect(draftedAs(named({ cat: "a" }), "cas", none)).toBeUndefined();
});

test("what has a draft is not asked for again", () => {
  const texts = [named({ cas: "A" })];
  const request = { languages: ["cat", "eng"], which: ["missing"] } as const;
  const drafted = new Set([outdatedKey(NAME, "cat")]);
  expect(wantedDrafts({ texts, outdated: none }, request, drafted)).toEqual([
    { id: NAME, language: "eng" },
  ]);
});

test("a draft stands for something while source and translation are what they were", () => {
  const draft: TextDraft = { id: NAME, language: "cat", text: "b", source: "B", replaced: "a" };
  const outdated = new Map([[outdatedKey(NAME, "cat"), "A"]]);
  const current = (values: Record<string, string>, of = outdated) =>
    currentDrafts({ texts: [named(values)], outdated: of }, [draft]).length === 1;
  expect(current({ cas: "B", cat: "a" })).toBe(true);
  expect(current({ cas: "C", cat: "a" })).toBe(false);
  expect(current({ cas: "B", cat: "x" })).toBe(false);
  expect(current({ cas: "B", cat: "a" }, none)).toBe(false);
  expect(currentDrafts({ texts: [], outdated }, [draft])).toEqual([]);
});

test.each([
  ["Abre a las 10:30", "Opens at 10.30 am", []],
  ["Cuesta 1.500,50 €", "It costs 1,500.50 €", []],
  ["Tiene 1500 plazas", "It has 1,500 seats", []],
  ["Del siglo XVI", "From the 16th century", []],
  ["De 1912 a 1921", "From 1912 to 1912", ["numbers"]],
  ["Nació en 1912", "Born in 1921", ["numbers"]],
  ["12 y 12 más", "12 more", ["numbers"]],
  ["Hola, {nombre} %s", "Hello, {nombre} %s", []],
  ["Hola, {nombre}", "Hello, {name}", ["placeholders"]],
  ["Mira https://a.example/b", "Look at https://a.example", ["placeholders"]],
  ["Un <b>texto</b>", "A text", ["placeholders"]],
  ["Un 5 < 6", "A 5 < 6", []],
  ["La casa de la fuente", "La casa  de la fuente", ["copy"]],
  ["Abre a diario. Hay un museo del mar.", "Open daily. Hay un museo del mar.", ["copy"]],
  ["Montserrat", "Montserrat", []],
  ["Abre el 12.", "It opens on 12.", []],
])("of “%s” the draft “%s” is marked %j", (source, text, marks) => {
  const of = find(textsOf({ "description.cas": "x" }), "experience/description");
  expect(draftMarks(of, { source, text, language: "eng" }, [])).toEqual(marks);
});

test("a draft that breaks the rule of its field is marked", () => {
  const name = named({ cas: "A" });
  const marks = (of: RouteText, text: string) =>
    draftMarks(of, { source: "A", text, language: "cat" }, []);
  expect(marks(name, "x".repeat(60))).toEqual([]);
  expect(marks(name, "x".repeat(61))).toEqual(["tooLong"]);
  const words = find(
    textsOf({}, { "challenge.kind": "wordSearch" }),
    "point/7/challenge.wordSearch.words",
  );
  expect(marks(words, "SETZE JUTGES")).toEqual([]);
  expect(marks(words, "SETZENA")).toEqual([]);
  expect(marks(words, "CASTELLS")).toEqual(["tooLong"]);
  expect(marks(words, "A B C D E F G")).toEqual(["tooLong"]);
});

const entry = (term: string, cat = "", eng = ""): GlossaryEntry => ({ term, cat, eng });

test("of the glossary goes along what is in a text as a word, whatever its case and accents", () => {
  const glossary = [entry("Plaza Mayor"), entry("árbol"), entry("río"), entry("Sol")];
  const found = entriesIn("La PLAZA MAYOR, l'Arbol y el solar del Rio.", glossary);
  expect(found.map(({ term }) => term)).toEqual(["Plaza Mayor", "árbol", "río"]);
});

test("names stay, and words are those of the glossary, with any ending", () => {
  const glossary = [entry("Plaza Mayor"), entry("tapa", "tapa", "small dish")];
  const keeps = (text: string, language: "cat" | "eng") =>
    keepsGlossary({ source: "Una tapa en la Plaza Mayor", text, language }, glossary);
  expect(keeps("Una tapeta a la Plaza Mayor", "cat")).toBe(false);
  expect(keeps("Unes tapas a la Plaza Mayor", "cat")).toBe(true);
  expect(keeps("Small dishes on the Plaza Mayor", "eng")).toBe(true);
  expect(keeps("Small dishes on the Main Square", "eng")).toBe(false);
});

test("a glossary has each term once, none empty, and so many at most", () => {
  expect(glossaryProblem([entry("A"), entry("B")])).toBeUndefined();
  expect(glossaryProblem([entry("Á"), entry(" a ")])).toBe("doubleTerm");
  expect(glossaryProblem([entry(" ")])).toBe("noTerm");
  expect(glossaryProblem([entry("A", "x".repeat(61))])).toBe("tooLong");
  expect(glossaryProblem(Array.from({ length: 201 }, (_, at) => entry(`${at}`)))).toBe("tooMany");
  expect(lineProblem([entry("A"), entry("a")], 0)).toBeUndefined();
  expect(lineProblem([], 3)).toBeUndefined();
});
