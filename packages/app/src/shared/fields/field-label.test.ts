import type { AnyField, FieldProblem } from "@panel/domain/experience/field";
import type { experienceFields } from "@panel/domain/experience/experience";
import type { pointFields } from "@panel/domain/experience/point";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import type { TranslationKey, Words } from "@panel/i18n";
import es from "@panel/i18n/es";
import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, expectTypeOf, test } from "vitest";
import { describedValue, fieldLabel, type Described } from "./field-label.ts";

let t: TFunction;
beforeAll(async () => {
  t = await i18next
    .createInstance()
    .init({ lng: "es", resources: { es: { translation: es } }, interpolation: {} });
});

/** A label for each field. */
type WordsOf<F> = F extends AnyField ? string : { [Name in keyof F]: WordsOf<F[Name]> };

test("SES-13 every field has a label, and every label a field", () => {
  expectTypeOf<Words["EXPERIENCE_FIELDS"]>().toEqualTypeOf<WordsOf<typeof experienceFields>>();
  expectTypeOf<Words["POINT_FIELDS"]>().toEqualTypeOf<WordsOf<typeof pointFields>>();
});

test("SES-13 every validation message has a text", () => {
  expectTypeOf<FieldProblem>().toExtend<TranslationKey>();
});

const label = (of: Described, path: string | undefined) => {
  const value = describedValue(of, path ?? "");
  return value && fieldLabel(t, of, value);
};

test.each([
  ["experience", "name.cat", "Nombre (CAT)"],
  ["experience", "image", "Imagen de la experiencia"],
  ["experience", "prize.pickup.morningEnd", "Horario de mañana (hasta)"],
  ["point", "challenge.wordSearch.words.eng", "Palabras (EN)"],
  ["point", "nothing.of.this.name", undefined],
] as const)("TRU-33 of %s, the value at %s is called %s", (of, path, called) => {
  expect(label(of, path)).toBe(called);
});

test.each([
  ["experience", "gymModelId", "Imagen de la experiencia"],
  ["experience", "storyImg", "Imagen de la historia (ES)"],
  ["experience", "gymCreditsImgEng", "Imagen de los créditos (EN)"],
  ["experience", "prizeImgCat", "Imagen del premio (CAT)"],
  ["point", "storySoundCat", "Audio de la historia (CAT)"],
  ["point", "challengeModelId", "Modelo 3D"],
  ["point", "puzzleImg", "Imagen del puzle"],
  ["point", "somethingNew", undefined],
] as const)("of %s, the contract's field %s is called %s", (of, field, called) => {
  expect(label(of, { experience: experienceWire, point: pointWire }[of].pathOf(field))).toBe(
    called,
  );
});
