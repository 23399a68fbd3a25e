import { expect, test } from "vitest";
import {
  completeness,
  CONTENT_LANGUAGES,
  contentLanguageOf,
  DEFAULT_CONTENT_LANGUAGE,
  DEFAULT_INTERFACE_LANGUAGE,
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  LANGUAGE,
  perLanguage,
  dateLocale,
  momentFormat,
} from "./languages.ts";

test("EXP-05 the tabs are ES, CAT, EN in this order", () => {
  expect(CONTENT_LANGUAGES.map((language) => LANGUAGE[language].tab)).toEqual(["ES", "CAT", "EN"]);
});

test("UIK-03 a language is empty, incomplete or complete, depending on the texts that it lacks", () => {
  expect(completeness(["", " "])).toEqual({ state: "empty", missing: 2 });
  expect(completeness(["Hola", ""])).toEqual({ state: "incomplete", missing: 1 });
  expect(completeness(["Hola", "Món"])).toEqual({ state: "complete", missing: 0 });
});

test("each content language is one of the interface, and has its suffix in the contract", () => {
  expect(
    CONTENT_LANGUAGES.map((code) => [LANGUAGE[code].interface, LANGUAGE[code].suffix]),
  ).toEqual([
    ["es", ""],
    ["ca", "Cat"],
    ["en", "Eng"],
  ]);
  expect([DEFAULT_CONTENT_LANGUAGE, DEFAULT_INTERFACE_LANGUAGE]).toEqual(["cas", "es"]);
  expect(["es", "en", "ca"].map((code) => contentLanguageOf(code as "es"))).toEqual([
    "cas",
    "eng",
    "cat",
  ]);
  expect(perLanguage((code) => `${code}!`)).toEqual({ cas: "cas!", cat: "cat!", eng: "eng!" });
});

test("the interface speaks Spanish, English and Catalan, and nothing else", () => {
  expect(INTERFACE_LANGUAGES).toEqual(["es", "en", "ca"]);
  expect(INTERFACE_LANGUAGES.every(isInterfaceLanguage)).toBe(true);
  expect(["cas", "fr", "", undefined].some(isInterfaceLanguage)).toBe(false);
});

test("SES-12 a date has its day before its month in each language, and hours count to 24", () => {
  const at = new Date("2026-03-09T18:30:00");
  const written = ["es", "en", "ca"].map((language) =>
    new Intl.DateTimeFormat(dateLocale(language), {
      dateStyle: "short",
      timeStyle: "short",
    }).format(at),
  );
  for (const each of written) expect(each).toMatch(/^0?9\/0?3\/(20)?26.*18:30$/);
});

test("SES-12 the article before an hour is singular at one o'clock alone", () => {
  const written = (at: string) =>
    ["es", "ca", "en"].map((language) =>
      momentFormat(language, "long", "Europe/Madrid")(new Date(at)),
    );
  expect(written("2026-11-24T00:05:00Z")).toEqual([
    "24 de noviembre de 2026 a la 1:05",
    "24 de novembre del 2026, a la 1:05",
    "24 November 2026 at 01:05",
  ]);
  const later = written("2026-11-24T12:05:00Z");
  expect(later[0]).toBe("24 de noviembre de 2026 a las 13:05");
  expect(later[1]).toBe("24 de novembre del 2026, a les 13:05");
});
