import { expect, test } from "vitest";
import { completeness, CONTENT_LANGUAGES, LANGUAGE } from "./languages.ts";

test("EXP-05 the tabs are ES, CAT, EN in this order", () => {
  expect(CONTENT_LANGUAGES.map((language) => LANGUAGE[language].tab)).toEqual(["ES", "CAT", "EN"]);
});

test("UIK-03 a language is empty, incomplete or complete by the texts that it lacks", () => {
  expect(completeness(["", " "])).toEqual({ state: "empty", missing: 2 });
  expect(completeness(["Hola", ""])).toEqual({ state: "incomplete", missing: 1 });
  expect(completeness(["Hola", "Món"])).toEqual({ state: "complete", missing: 0 });
});
