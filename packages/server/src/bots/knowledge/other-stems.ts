import type { InterfaceLanguage } from "@panel/domain/languages";
import { stemOf } from "./terms.ts";
import { fold } from "./words.ts";

/** Other roots of the same verb: duermo beside dormir, recullo beside recollir. */
export function changedRoots(root: string, language: InterfaceLanguage): string[] {
  if (language === "en" || root.length < 4) return [];
  const changes: [RegExp, string][] =
    language === "es"
      ? [
          [/ue([^aeiou]+)$/, "o$1"],
          [/ie([^aeiou]+)$/, "e$1"],
          [/(?<!u)o([^aeiou]+)$/, "ue$1"],
          [/(?<!i)e([^aeiou]+)$/, "ie$1"],
        ]
      : [
          [/u([^aeiou]+)$/, "o$1"],
          [/o([^aeiou]+)$/, "u$1"],
        ];
  return changes.flatMap(([from, to]) => (from.test(root) ? [root.replace(from, to)] : []));
}

/** Other stems of a word that is typed without its accent: ciprés is no plural, as cipres is. */
export function accentedStems(word: string, language: InterfaceLanguage): string[] {
  if (language === "en" || fold(word) !== word) return [];
  return [...word.matchAll(/[aeiou]/g)]
    .slice(-2)
    .flatMap(({ 0: vowel, index }) =>
      ["\u0301", ...(language === "ca" ? ["\u0300"] : [])].map((accent) =>
        stemOf(
          `${word.slice(0, index)}${(vowel + accent).normalize("NFC")}${word.slice(index + 1)}`,
          language,
        ),
      ),
    );
}
