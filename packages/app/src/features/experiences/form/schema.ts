import {
  ACCESS_CODE_LENGTH,
  isAccessCode,
  DEFAULT_GYM_TYPE,
  GYMKHANA_CITY_MAX,
  GYMKHANA_NAME_MAX,
  GYMKHANA_TEXT_MAX,
} from "@panel/domain/gymkhana";
import {
  CONTENT_LANGUAGES,
  DEFAULT_CONTENT_LANGUAGE,
  perLanguage,
  type PerLanguage,
} from "@panel/domain/languages";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";

const key = (message: TranslationKey) => message;

const text = (max: number) => z.string().check(z.maxLength(max, key("VALIDATION.tooLong")));
const required = (max: number) => text(max).check(z.regex(/\S/, key("VALIDATION.required")));

/** Required in Spanish, free in the other languages. */
const translated = (max: number) =>
  z.object({ cas: required(max), cat: text(max), eng: text(max) });

/** The form of an experience. Messages are translation keys. */
export const experienceSchema = z.object({
  name: translated(GYMKHANA_NAME_MAX),
  description: translated(GYMKHANA_TEXT_MAX),
  slogan: translated(GYMKHANA_TEXT_MAX),
  city: required(GYMKHANA_CITY_MAX),
  code: required(ACCESS_CODE_LENGTH).check(z.refine(isAccessCode, key("VALIDATION.invalidCode"))),
  gymLang: z.enum(CONTENT_LANGUAGES, key("VALIDATION.required")),
  gymType: required(10),
  requiresRegister: z.boolean(),
  geolocated: z.boolean(),
  freeMovement: z.boolean(),
  repeat: z.boolean(),
});

export type ExperienceValues = z.infer<typeof experienceSchema>;

/** The texts that each language has, in the order of the form. */
export const TRANSLATED_FIELDS = ["name", "description", "slogan"] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

const blank = (): PerLanguage<string> => perLanguage(() => "");

export function newExperience(code: string): ExperienceValues {
  return {
    name: blank(),
    description: blank(),
    slogan: blank(),
    city: "",
    code,
    gymLang: DEFAULT_CONTENT_LANGUAGE,
    gymType: DEFAULT_GYM_TYPE,
    requiresRegister: false,
    geolocated: true,
    freeMovement: false,
    repeat: false,
  };
}

/** A draft of an older form that lacks a field, or has it in another shape, is not taken up. */
const draftSchema = z.object({
  name: z.record(z.enum(CONTENT_LANGUAGES), z.string()),
  description: z.record(z.enum(CONTENT_LANGUAGES), z.string()),
  slogan: z.record(z.enum(CONTENT_LANGUAGES), z.string()),
  city: z.string(),
  code: z.string(),
  gymLang: z.enum(CONTENT_LANGUAGES),
  gymType: z.string(),
  requiresRegister: z.boolean(),
  geolocated: z.boolean(),
  freeMovement: z.boolean(),
  repeat: z.boolean(),
});

export function acceptDraft(values: unknown): ExperienceValues | undefined {
  return draftSchema.safeParse(values).data;
}
