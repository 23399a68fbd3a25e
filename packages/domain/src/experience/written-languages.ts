import { CONTENT_LANGUAGES, type ContentLanguage, type PerLanguage } from "../languages.ts";
import { takesHint } from "./challenge.ts";
import { experienceFields, type Experience } from "./experience.ts";
import type { Fields } from "./field.ts";
import { pointFields, type Point } from "./point.ts";
import { isBlank, fieldsOf, valueAt } from "./fields.ts";

/** Whether visitors meet the value at this path of an experience: that of a prize only where there is one. */
export function isExperiencePathShown(
  path: string,
  { prize }: { readonly prize: Pick<Experience["prize"], "enabled"> },
): boolean {
  return prize.enabled || !path.startsWith("prize.");
}

/** Whether visitors meet the value at this path of a point: of challenges that of the kind in force, of a model where there is one. */
export function isPointPathShown(
  path: string,
  {
    challenge,
    model,
  }: {
    readonly challenge: Pick<Point["challenge"], "kind">;
    readonly model: Pick<Point["model"], "asset">;
  },
): boolean {
  const [group, name] = path.split(".");
  if (group === "challenge") {
    return name === "hint" ? takesHint(challenge.kind) : name === challenge.kind;
  }
  return group !== "model" || model.asset !== 0;
}

const writtenFields = (fields: Fields) =>
  fieldsOf(fields).filter(
    ({ field }) => field.translated && (field.kind === "text" || field.kind === "words"),
  );
const EXPERIENCE_TEXTS = writtenFields(experienceFields);
const POINT_TEXTS = writtenFields(pointFields);

/** A text in all languages, and whether each language must have it. */
interface Text {
  values: PerLanguage<unknown>;
  required: boolean;
}

/** The languages of an experience, by its own texts. */
export interface ExperienceLanguages {
  /** Those in which it can be shown: none of its required texts is missing. */
  written: ContentLanguage[];
  /** Those of them in which nothing is missing that another language has. */
  complete: ContentLanguage[];
}

export function experienceLanguages(experience: Experience): ExperienceLanguages {
  const texts = EXPERIENCE_TEXTS.filter(({ path }) => isExperiencePathShown(path, experience)).map(
    ({ path, field }): Text => ({
      values: valueAt(experience, path) as PerLanguage<unknown>,
      required: field.required,
    }),
  );
  return {
    written: languagesWith(texts.filter(({ required }) => required)),
    complete: complete(texts),
  };
}

/** The languages in which no text of a point is missing, its challenge's included. Its name counts, and what one language has. */
export function completePointLanguages(point: Point): ContentLanguage[] {
  const texts = POINT_TEXTS.filter(({ path }) => isPointPathShown(path, point));
  return complete(
    texts.map(({ path }) => ({
      values: valueAt(point, path) as PerLanguage<unknown>,
      required: path === "name",
    })),
  );
}

const complete = (texts: readonly Text[]): ContentLanguage[] =>
  languagesWith(
    texts.filter(
      ({ values, required }) =>
        required || CONTENT_LANGUAGES.some((code) => !isBlank(values[code])),
    ),
  );

/** The languages that have all of the texts. */
const languagesWith = (texts: readonly Text[]): ContentLanguage[] =>
  CONTENT_LANGUAGES.filter((code) => texts.every(({ values }) => !isBlank(values[code])));

/** Languages as the bits of a number, 1 for the first, so that a database can intersect those of many rows. */
export function languageBits(languages: readonly ContentLanguage[]): number {
  return CONTENT_LANGUAGES.reduce(
    (bits, code, index) => bits + (languages.includes(code) ? 2 ** index : 0),
    0,
  );
}

/** The languages of such a number. */
export function languagesOfBits(bits: number): ContentLanguage[] {
  return CONTENT_LANGUAGES.filter((_, index) => (bits & (2 ** index)) !== 0);
}
