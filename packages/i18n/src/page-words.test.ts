import { expect, test } from "vitest";
import { visitorLanguage } from "./page-words.ts";

test.each([
  [["ca-ES", "es"], "ca"],
  [["fr", "ES-mx"], "es"],
  [["fr-FR", "de"], "en"],
  [[], "en"],
])("a visitor who reads %j is spoken to in %s", (preferred, language) => {
  expect(visitorLanguage(preferred)).toBe(language);
});
