import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, searchedWords } from "./fold-text.ts";

test.each([
  ["l'Hospitalet", "l’Hospitalet", "L`HOSPITALET", "lʼhospitalet", "l´hospitalet", "l′Hospitalet"],
  [
    "col·legi",
    "collegi",
    "col.legi",
    "col•legi",
    "co\u0140legi",
    "COL·LEGI",
    "CO\u013Flegi",
    "col-legi",
    "col⋅legi",
    "col‧legi",
    "col∙legi",
  ],
  ["Plaça Major", "plaça\u00A0major", "PLAÇA\u202FMAJOR", "placa major", "plac\u0327a\u2009major"],
  ["Straße", "STRASSE", "strasse", "Stra\u1E9Ee"],
  ["Tromsø", "tromso"],
  ["Łódź", "lodz", "ŁÓDŹ"],
  ["Œuvre", "oeuvre", "ŒUVRE"],
  ["Cæsar", "caesar", "CÆSAR"],
  ["Đakovo", "dakovo"],
  ["ﬁnal oﬃcina", "final officina"],
  ["İstanbul", "istanbul", "ISTANBUL", "ıstanbul"],
  ["niño", "NIN\u0303O", "nino"],
  ["Vic\u2011Remei", "vic-remei", "Vic‐Remei", "vic–remei", "Vic—Remei", "Vic−Remei"],
  ["Ronda «Dalt»", 'ronda "dalt"', "ronda “dalt”"],
  ["su\u00ADper\u200Bnova", "supernova"],
  ["ΟΔΟΣ", "οδος"],
  ["１２３ Ａ", "123 a"],
])("%s is found however it is written", (...spellings) => {
  expect(new Set(spellings.map(foldText)).size).toBe(1);
});

test("letters that differ stay different", () => {
  const texts = ["casa", "cosa", "collegi", "colegi", "l", "ll", "a-b", "ab", "a.b", "1", "2"];
  expect(new Set(texts.map(foldText)).size).toBe(texts.length);
});

test("while it is typed, each beginning of a word is found in it", () => {
  for (const word of ["col·legi", "col.legi", "col-legi", "l’Hospitalet", "Straße", "Łódź"])
    for (let end = 1; end <= word.length; end += 1)
      expect(foldText(word)).toContain(foldText(word.slice(0, end)));
});

test("a folded text stays as it is, and holds every folded word of its search", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      for (const word of searchedWords(text)) expect(folded).toContain(word);
    }),
  );
});
