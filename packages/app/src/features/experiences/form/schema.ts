import {
  ACCESS_CODE_LENGTH,
  isAccessCode,
  DEFAULT_GYM_TYPE,
  GYMKHANA_CITY_MAX,
  GYMKHANA_NAME_MAX,
  GYMKHANA_TEXT_MAX,
  PRIZE_NAME_MAX,
} from "@panel/domain/gymkhana";
import {
  CONTENT_LANGUAGES,
  DEFAULT_CONTENT_LANGUAGE,
  perLanguage,
  type PerLanguage,
} from "@panel/domain/languages";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import { deliveryProblems, deliveryShape, newDelivery } from "./prize/delivery.ts";

const key = (message: TranslationKey) => message;

const text = (max: number) => z.string().check(z.maxLength(max, key("VALIDATION.tooLong")));
const required = (max: number) => text(max).check(z.regex(/\S/, key("VALIDATION.required")));

/** Required in Spanish, free in the other languages. */
const translated = (max: number) =>
  z.object({ cas: required(max), cat: text(max), eng: text(max) });
/** Free in every language. */
const free = (max: number) => z.object({ cas: text(max), cat: text(max), eng: text(max) });
/** Id of an asset; 0 for none. */
const asset = z.number();
const assets = z.object({ cas: asset, cat: asset, eng: asset });

const fields = z.object({
  name: translated(GYMKHANA_NAME_MAX),
  description: translated(GYMKHANA_TEXT_MAX),
  slogan: translated(GYMKHANA_TEXT_MAX),
  image: asset.check(z.refine((id) => id > 0, key("VALIDATION.required"))),
  city: required(GYMKHANA_CITY_MAX),
  code: required(ACCESS_CODE_LENGTH).check(z.refine(isAccessCode, key("VALIDATION.invalidCode"))),
  gymLang: z.enum(CONTENT_LANGUAGES, key("VALIDATION.required")),
  gymType: required(10),
  requiresRegister: z.boolean(),
  geolocated: z.boolean(),
  freeMovement: z.boolean(),
  repeat: z.boolean(),
  /** Ids of the collaborators; see collaborators/editors.ts. */
  editors: z.string(),
  credits: free(GYMKHANA_TEXT_MAX),
  creditsImage: assets,
  story: free(GYMKHANA_TEXT_MAX),
  storyImage: assets,
  storySound: assets,
  prizeEnabled: z.boolean(),
  prizeName: free(PRIZE_NAME_MAX),
  prizeDescription: free(GYMKHANA_TEXT_MAX),
  prizeImage: assets,
  ...deliveryShape,
});

/** The form of an experience. Messages are translation keys. */
export const experienceSchema = fields.check(({ value, issues }) => {
  for (const [field, problem] of Object.entries(deliveryProblems(value))) {
    issues.push({ code: "custom", input: value, path: [field], message: key(`FORM.${problem}`) });
  }
});

export type ExperienceValues = z.infer<typeof experienceSchema>;

/** Whether the form cannot be saved because something required is not there. */
export function lacksRequired(values: ExperienceValues): boolean {
  const issues = experienceSchema.safeParse(values).error?.issues ?? [];
  return issues.some((issue) => issue.message === key("VALIDATION.required"));
}

/** The texts that each language has, in the order of the form. */
export const TRANSLATED_FIELDS = ["name", "description", "slogan"] as const;
/** Texts that an experience may do without; written in one language, they are missing in the others. */
export const OPTIONAL_TEXTS = ["credits", "story", "prizeName", "prizeDescription"] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number] | (typeof OPTIONAL_TEXTS)[number];

/** The texts that are shown: without a prize, none of a prize. */
export function textsInSight({ prizeEnabled }: ExperienceValues): TranslatedField[] {
  const optional = OPTIONAL_TEXTS.filter((field) => prizeEnabled || !field.startsWith("prize"));
  return [...TRANSLATED_FIELDS, ...optional];
}

/** The assets that each language has, by what they are. */
export const LANGUAGE_ASSETS = {
  creditsImage: "image",
  storyImage: "image",
  storySound: "audio",
  prizeImage: "image",
} as const;
export type LanguageAsset = keyof typeof LANGUAGE_ASSETS;

/** Whether a value of the form, by its path, is the id of an asset. */
export function isAssetPath(path: string): boolean {
  return path === "image" || (path.split(".")[0] ?? "") in LANGUAGE_ASSETS;
}

const blank = (): PerLanguage<string> => perLanguage(() => "");
const none = (): PerLanguage<number> => perLanguage(() => 0);

export function newExperience(code: string): ExperienceValues {
  return {
    name: blank(),
    description: blank(),
    slogan: blank(),
    image: 0,
    city: "",
    code,
    gymLang: DEFAULT_CONTENT_LANGUAGE,
    gymType: DEFAULT_GYM_TYPE,
    requiresRegister: false,
    geolocated: true,
    freeMovement: false,
    repeat: false,
    editors: "",
    credits: blank(),
    creditsImage: none(),
    story: blank(),
    storyImage: none(),
    storySound: none(),
    prizeEnabled: false,
    prizeName: blank(),
    prizeDescription: blank(),
    prizeImage: none(),
    ...newDelivery(),
  };
}

const texts = z.record(z.enum(CONTENT_LANGUAGES), z.string());
const ids = z.record(z.enum(CONTENT_LANGUAGES), z.number());

const draftSchema = z.object({
  name: texts,
  description: texts,
  slogan: texts,
  image: z.number(),
  city: z.string(),
  code: z.string(),
  gymLang: z.enum(CONTENT_LANGUAGES),
  gymType: z.string(),
  requiresRegister: z.boolean(),
  geolocated: z.boolean(),
  freeMovement: z.boolean(),
  repeat: z.boolean(),
  editors: z.string(),
  credits: texts,
  creditsImage: ids,
  story: texts,
  storyImage: ids,
  storySound: ids,
  prizeEnabled: z.boolean(),
  prizeName: texts,
  prizeDescription: texts,
  prizeImage: ids,
  ...deliveryShape,
});

/**
 * A draft, if this form knows its shape. What an older form did not have yet stays as it is stored; a
 * field in another shape means that the draft is not taken up.
 */
export function acceptDraft(
  values: unknown,
  stored: ExperienceValues,
): ExperienceValues | undefined {
  if (typeof values !== "object" || values === null) return undefined;
  return draftSchema.safeParse({ ...stored, ...values }).data;
}
