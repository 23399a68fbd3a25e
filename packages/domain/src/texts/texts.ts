import { cleanText } from "../clean-text.ts";
import { experienceFields } from "../experience/experience.ts";
import type { AnyField, Fields } from "../experience/field.ts";
import { pointFields } from "../experience/point.ts";
import { isBlank, problemOf, fieldsOf, valueAt, type FieldWithPath } from "../experience/fields.ts";
import { isExperiencePathShown, isPointPathShown } from "../experience/written-languages.ts";
import {
  CONTENT_LANGUAGES,
  DEFAULT_CONTENT_LANGUAGE,
  perLanguage,
  type ContentLanguage,
  type PerLanguage,
} from "../languages.ts";
import type { Route } from "../versions/compare.ts";

/**
 * The language from which the texts are translated. It is the one that every save asks for, so that a source is there;
 * the language in which an experience starts is a setting for visitors, and changing it must not turn translations into
 * sources.
 */
export const SOURCE_LANGUAGE = DEFAULT_CONTENT_LANGUAGE;
/** The languages into which it is translated. */
export const TARGET_LANGUAGES = CONTENT_LANGUAGES.filter((each) => each !== SOURCE_LANGUAGE);

/** Where a text stands. */
export interface TextPlace {
  /** Id of its point; undefined for a text of the experience itself. */
  readonly point: number | undefined;
  /** Path of its field, such as `story.title`. */
  readonly path: string;
}

/** A text in each language. */
export interface RouteText extends TextPlace {
  /** `experience/prize.name` or `point/12/story.title`; it stays the same as long as the point is there. */
  readonly id: string;
  readonly field: AnyField;
  /** As it is written; words of a word search are separated by spaces. */
  readonly values: PerLanguage<string>;
}

/** Whether a field is a text, or words, in each language. */
export const isTranslatedText = ({ translated, kind }: AnyField): boolean =>
  translated && (kind === "text" || kind === "words");

const textFieldsOf = (fields: Fields): readonly FieldWithPath[] =>
  fieldsOf(fields).filter(({ field }) => isTranslatedText(field));
export const EXPERIENCE_TEXT_FIELDS = textFieldsOf(experienceFields);
export const POINT_TEXT_FIELDS = textFieldsOf(pointFields);

/**
 * Every text of an experience and its points that visitors meet, in the author's order. Texts of a prize that is not
 * given away, of other kinds of challenges and of a model that is not there are left out.
 */
export function routeTexts({ experience, points }: Route): RouteText[] {
  return [
    ...textsIn(
      EXPERIENCE_TEXT_FIELDS.filter(({ path }) => isExperiencePathShown(path, experience)),
      experience,
      undefined,
    ),
    ...points.flatMap(({ id, point }) =>
      textsIn(
        POINT_TEXT_FIELDS.filter(({ path }) => isPointPathShown(path, point)),
        point,
        id,
      ),
    ),
  ];
}

function textsIn(
  fields: readonly FieldWithPath[],
  model: unknown,
  point: number | undefined,
): RouteText[] {
  return fields.map(({ path, field }) => {
    const values = valueAt(model, path) as PerLanguage<unknown>;
    return {
      id: textId({ point, path }),
      point,
      path,
      field,
      values: perLanguage((language) => writtenText(values[language])),
    };
  });
}

export function textId({ point, path }: TextPlace): string {
  return point === undefined ? `experience/${path}` : `point/${point}/${path}`;
}

const FIELDS_BY_PATH = {
  experience: new Map(EXPERIENCE_TEXT_FIELDS.map((each) => [each.path, each])),
  point: new Map(POINT_TEXT_FIELDS.map((each) => [each.path, each])),
};
const ID = /^(?:experience|point\/([1-9]\d{0,9}))\/([A-Za-z\d.]+)$/;

/** Where the text with this id stands; undefined where there is no such field. */
export function textPlace(id: string): (TextPlace & FieldWithPath) | undefined {
  const [found, number, path = ""] = ID.exec(id) ?? [];
  if (found === undefined) return undefined;
  const point = number === undefined ? undefined : Number(number);
  const text = FIELDS_BY_PATH[point === undefined ? "experience" : "point"].get(path);
  return text && { point, ...text };
}

/** A value of a field of texts as one text: words, none of which has a space, separated by spaces. */
export function writtenText(value: unknown): string {
  return Array.isArray(value) ? value.join(" ") : (value as string);
}

/** The value that such a text stands for. */
export function textValue({ kind }: AnyField, text: string): string | string[] {
  return kind === "words" ? text.split(/\s+/).filter(Boolean) : text;
}

/** A text as it is stored once it is saved: cleaned, without outer white space. */
export function settledText({ field }: Pick<RouteText, "field">, typed: string): string {
  const text = cleanText(typed, field.lines === true).trim();
  return writtenText(textValue(field, text));
}

/** What a text in one language may ask for: it is missing, its source has changed, it does not fit, it was not translated. */
export const TEXT_STATES = ["missing", "changed", "tooLong", "same"] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** A text in one of its languages. */
export interface TextInLanguage extends TextPlace {
  readonly language: ContentLanguage;
}

/** A translation that was made from another source than the present one. */
export interface Outdated extends TextInLanguage {
  /** What its source was when it was made. */
  readonly source: string;
}

/** The sources of outdated translations, by `outdatedKey`. */
export type OutdatedSources = ReadonlyMap<string, string>;

export const outdatedKey = (id: string, language: ContentLanguage) => `${language}:${id}`;

export function outdatedSources(outdated: readonly Outdated[]): OutdatedSources {
  return new Map(outdated.map((each) => [outdatedKey(textId(each), each.language), each.source]));
}

/** What a text asks for in a language. */
export function textStates(
  { id, field, values }: Pick<RouteText, "id" | "field" | "values">,
  language: ContentLanguage,
  outdated: OutdatedSources,
): TextState[] {
  const text = values[language];
  if (isBlank(text)) {
    return CONTENT_LANGUAGES.some((other) => !isBlank(values[other])) ? ["missing"] : [];
  }
  const isTarget = language !== SOURCE_LANGUAGE;
  const found: Record<Exclude<TextState, "missing">, boolean> = {
    changed: isTarget && outdated.has(outdatedKey(id, language)),
    tooLong: problemOf(field, textValue(field, text)) !== undefined,
    same: isTarget && text.trim() === values[SOURCE_LANGUAGE].trim(),
  };
  return TEXT_STATES.filter((state) => state !== "missing" && found[state]);
}

export type TextCounts = PerLanguage<Record<TextState, number>>;

/** How many texts ask for what, in each language. */
export function textCounts(
  texts: readonly RouteText[],
  outdated: OutdatedSources = new Map(),
): TextCounts {
  const counts = perLanguage(() => ({ missing: 0, changed: 0, tooLong: 0, same: 0 }));
  for (const text of texts) {
    for (const language of CONTENT_LANGUAGES) {
      for (const state of textStates(text, language, outdated)) counts[language][state] += 1;
    }
  }
  return counts;
}
