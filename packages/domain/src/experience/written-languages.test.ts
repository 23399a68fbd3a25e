import { expect, test } from "vitest";
import { CONTENT_LANGUAGES } from "../languages.ts";
import { experienceFields } from "./experience.ts";
import type { Patch } from "./field.ts";
import { pointFields } from "./point.ts";
import { emptyModel, patched } from "./fields.ts";
import {
  completePointLanguages,
  experienceLanguages,
  languageBits,
  languagesOfBits,
} from "./written-languages.ts";

const both = { cas: "Hola", eng: "Hello" };
const required = { name: both, description: both, slogan: both };
const languagesOf = (changes: Patch<typeof experienceFields>) =>
  experienceLanguages(patched(experienceFields, emptyModel(experienceFields), changes));
const ofExperience = (changes: Patch<typeof experienceFields>) => languagesOf(changes).complete;
const ofPoint = (changes: Patch<typeof pointFields>) =>
  completePointLanguages(patched(pointFields, emptyModel(pointFields), changes));

test("EXP-01 a language of an experience is complete with its required texts, and with what another one has", () => {
  expect(ofExperience({})).toEqual([]);
  expect(ofExperience(required)).toEqual(["cas", "eng"]);
  expect(ofExperience({ ...required, slogan: { cas: "Hola", eng: " " } })).toEqual(["cas"]);
  expect(ofExperience({ ...required, story: { text: { cas: "Había" } } })).toEqual(["cas"]);
  expect(ofExperience({ ...required, credits: { text: { cat: "Gràcies" } } })).toEqual([]);
});

test("EXP-01 an experience can be shown in the languages that have its required texts, whatever else is missing", () => {
  expect(languagesOf({}).written).toEqual([]);
  expect(languagesOf({ ...required, slogan: { cas: "Hola", eng: " " } }).written).toEqual(["cas"]);
  const more = { ...required, story: { text: { cas: "Había" } }, credits: { text: { cat: "G" } } };
  expect(languagesOf(more)).toEqual({ written: ["cas", "eng"], complete: [] });
  const prize = { enabled: true, name: { cas: "Vale" } };
  expect(languagesOf({ ...required, prize }).written).toEqual(["cas", "eng"]);
});

test("EXP-01 the texts of a prize count where there is one", () => {
  const named = { name: { cas: "Vale" } };
  expect(ofExperience({ ...required, prize: { ...named, enabled: true } })).toEqual(["cas"]);
  expect(ofExperience({ ...required, prize: named })).toEqual(["cas", "eng"]);
});

test("EXP-01 of a point its name counts, and the texts of its challenge and of its model where they are shown", () => {
  expect(ofPoint({})).toEqual([]);
  expect(ofPoint({ name: both })).toEqual(["cas", "eng"]);
  expect(ofPoint({ name: both, story: { title: { cas: "El reloj" } } })).toEqual(["cas"]);
  const question = { question: { question: { cas: "¿Quién?" } } };
  expect(ofPoint({ name: both, challenge: { ...question, kind: "puzzle" } })).toEqual([
    "cas",
    "eng",
  ]);
  expect(ofPoint({ name: both, challenge: { ...question, kind: "question" } })).toEqual(["cas"]);
  const words = { wordSearch: { words: { eng: ["SUN"] } } };
  expect(ofPoint({ name: both, challenge: { ...words, kind: "wordSearch" } })).toEqual(["eng"]);
  const title = { title: { cas: "Oso" } };
  expect(ofPoint({ name: both, model: title })).toEqual(["cas", "eng"]);
  expect(ofPoint({ name: both, model: { ...title, asset: 7 } })).toEqual(["cas"]);
});

test("languages are bits, the first one 1", () => {
  expect(languageBits([])).toBe(0);
  expect(languageBits(["cas", "eng"])).toBe(5);
  expect(languagesOfBits(7)).toEqual(CONTENT_LANGUAGES);
  expect(languagesOfBits(6)).toEqual(["cat", "eng"]);
});
