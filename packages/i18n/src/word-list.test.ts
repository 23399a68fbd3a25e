import { expect, test } from "vitest";
import { wordList } from "./word-list.ts";

test.each([
  [["Juan", "Íñigo"], "es", "Juan e Íñigo"],
  [["Ana", "Juan", "Hílario"], "es", "Ana, Juan e Hílario"],
  [["Juan", "Inés"], "es", "Juan e Inés"],
  [["Juan", "Ana y Luis"], "es", "Juan y Ana y Luis"],
  [["Íñigo", "Juan"], "es", "Íñigo y Juan"],
  [["Joan", "Íñigo"], "ca", "Joan i Íñigo"],
  [["John", "Íñigo"], "en", "John and Íñigo"],
  [["Juan"], "es", "Juan"],
])("%j are listed in %s as %s", (names, language, list) => {
  expect(wordList(names, language)).toBe(list);
});
