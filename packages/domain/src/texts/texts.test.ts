import { expect, test } from "vitest";
import { CHALLENGE_KINDS } from "../experience/challenge.ts";
import { experienceFields } from "../experience/experience.ts";
import type { Fields } from "../experience/field.ts";
import { pointFields, type Point } from "../experience/point.ts";
import { emptyModel, fieldsOf, withValues } from "../experience/fields.ts";
import { CONTENT_LANGUAGES } from "../languages.ts";
import type { Route } from "../versions/compare.ts";
import {
  outdatedSources,
  routeTexts,
  textCounts,
  textId,
  textPlace,
  textStates,
  textValue,
  writtenText,
} from "./texts.ts";

const TEXT_KINDS = ["text", "words"];
const translatedTexts = (fields: Fields) =>
  fieldsOf(fields).filter(({ field }) => field.translated && TEXT_KINDS.includes(field.kind));

const pointWith = (values: Record<string, unknown>): Point =>
  withValues(emptyModel(pointFields), Object.entries(values));
const routeWith = (
  values: Record<string, unknown>,
  ...points: Record<string, unknown>[]
): Route => ({
  experience: withValues(emptyModel(experienceFields), Object.entries(values)),
  points: points.map((each, index) => ({ id: index + 7, point: pointWith(each) })),
});
const paths = (route: Route) => routeTexts(route).map(({ id }) => id);

test("every row of a text in each language is listed, in some experience, in each language", () => {
  for (const { path, field } of translatedTexts(experienceFields)) {
    for (const language of CONTENT_LANGUAGES) {
      const value = field.kind === "words" ? ["UNO", "DOS"] : "uno dos";
      const route = routeWith({ "prize.enabled": true, [`${path}.${language}`]: value });
      const found = routeTexts(route).find(({ id }) => id === `experience/${path}`);
      expect(found?.values[language].toLowerCase()).toBe("uno dos");
      expect(found?.field).toBe(field);
    }
  }
  const listed = new Set(
    CHALLENGE_KINDS.flatMap((kind) =>
      paths(routeWith({}, { "challenge.kind": kind, "model.asset": 3 })),
    ),
  );
  for (const { path } of translatedTexts(pointFields)) expect(listed).toContain(`point/7/${path}`);
});

test("nothing but texts is listed", () => {
  const route = routeWith({ "prize.enabled": true }, { "challenge.kind": "wordSearch" });
  for (const { field } of routeTexts(route)) expect(TEXT_KINDS).toContain(field.kind);
  expect(paths(route)).not.toContain("experience/story.audio");
  expect(paths(route)).not.toContain("experience/city");
});

test("texts of a prize, challenge or model that is not there are left out", () => {
  const without = paths(routeWith({}, { "challenge.kind": "puzzle" }));
  expect(without.filter((id) => id.includes("prize"))).toEqual([]);
  expect(without.filter((id) => id.includes("challenge"))).toEqual([
    "point/7/challenge.hint.text",
    "point/7/challenge.puzzle.description",
  ]);
  expect(without).not.toContain("point/7/model.title");
});

test("texts come in the author's order: the experience's own, then those of each point", () => {
  const route = routeWith({}, {}, {});
  const [first, second] = route.points;
  const turned = { ...route, points: [second, first] as Route["points"] };
  expect(paths(route).filter((id) => id.endsWith("name"))).toEqual([
    "experience/name",
    "point/7/name",
    "point/8/name",
  ]);
  expect(paths(turned).filter((id) => id.endsWith("/name"))).toEqual([
    "experience/name",
    "point/8/name",
    "point/7/name",
  ]);
});

test("an id names the place of its text, and nothing else is one", () => {
  const all = routeTexts(routeWith({ "prize.enabled": true }, { "challenge.kind": "question" }));
  for (const { id, point, path, field } of all) {
    expect(textPlace(id)).toEqual({ point, path, field });
    expect(textId({ point, path })).toBe(id);
  }
  for (const id of [
    "",
    "experience/city",
    "experience/story.image",
    "experience/constructor",
    "point/name",
    "point/0/name",
    "point/07/name",
    "point/7/slogan",
    "point/7/name.cas",
    "experience/name\n",
    "x/experience/name",
  ]) {
    expect(textPlace(id)).toBeUndefined();
  }
});

test("words are one text, with spaces between them", () => {
  const place = textPlace("point/7/challenge.wordSearch.words");
  if (!place) throw new Error("no words");
  expect(writtenText(["SOL", "MAR"])).toBe("SOL MAR");
  expect(textValue(place.field, "  SOL \n MAR ")).toEqual(["SOL", "MAR"]);
  expect(textValue(place.field, "")).toEqual([]);
});

test("a text is missing where another language has it", () => {
  const none = new Map<string, string>();
  const stateOf = (values: Record<string, unknown>, language: "cas" | "cat" | "eng") => {
    const text = routeTexts(routeWith({}, values)).find(({ path }) => path === "story.title");
    if (!text) throw new Error("no title");
    return textStates(text, language, none);
  };
  const spanish = { "story.title.cas": "La fuente" };
  expect(stateOf({}, "cat")).toEqual([]);
  expect(stateOf(spanish, "cat")).toEqual(["missing"]);
  expect(stateOf(spanish, "cas")).toEqual([]);
  expect(stateOf({ "story.title.cat": "La font" }, "cas")).toEqual(["missing"]);
  expect(stateOf({ ...spanish, "story.title.eng": "  " }, "eng")).toEqual(["missing"]);
});

test("a text is the same as its source, too long, or made from another source", () => {
  const values = {
    "name.cas": "La plaza",
    "name.cat": " La plaza ",
    "name.eng": "x".repeat(61),
    "challenge.kind": "wordSearch",
    "challenge.wordSearch.words.cas": ["SOL"],
    "challenge.wordSearch.words.cat": ["PARAULES1"],
    "challenge.wordSearch.words.eng": ["SUN"],
  };
  const texts = routeTexts(routeWith({}, values));
  const outdated = outdatedSources([
    { point: 7, path: "name", language: "eng", source: "La plaça" },
    { point: 8, path: "name", language: "cat", source: "La plaça" },
    { point: undefined, path: "name", language: "cat", source: "La plaça" },
  ]);
  const statesOf = (path: string, language: "cas" | "cat" | "eng") =>
    texts
      .filter((text) => text.path === path && text.point === 7)
      .map((text) => textStates(text, language, outdated));
  expect(statesOf("name", "cas")).toEqual([[]]);
  expect(statesOf("name", "cat")).toEqual([["same"]]);
  expect(statesOf("name", "eng")).toEqual([["changed", "tooLong"]]);
  expect(statesOf("challenge.wordSearch.words", "cat")).toEqual([["tooLong"]]);
  expect(statesOf("challenge.wordSearch.words", "eng")).toEqual([[]]);
  expect(textCounts(texts, outdated)).toEqual({
    cas: { missing: 0, changed: 0, tooLong: 0, same: 0 },
    cat: { missing: 0, changed: 0, tooLong: 1, same: 1 },
    eng: { missing: 0, changed: 1, tooLong: 1, same: 0 },
  });
});
