import type { AssetType } from "../asset-types.ts";
import type { PerLanguage } from "../languages.ts";
import type { Position } from "./position.ts";

/*
 * A field of an experience or a point is defined once, here: the kind of its value, whether it is translated,
 * its limits, and its default. Shape, rules, defaults, forms,
 * drafts, labels and the lists of assets are all derived from these definitions.
 */

/** Type of the value of a field, in one language, by kind. */
interface ValueOf {
  /** When it is saved it is cleaned, as `cleanText` says, and leading and trailing white space is removed. */
  text: string;
  flag: boolean;
  /** A whole number. */
  number: number;
  choice: string | number;
  /** Id of an asset of the library, 0 for none. */
  asset: number;
  /** Id of another point of the experience, 0 for none. */
  point: number;
  /** Ids of users, ascending. */
  users: readonly number[];
  /** Id of a chatbot, "" for none. */
  bot: string;
  /** Null if no place was ever set. */
  place: Position | null;
  /** `YYYY-MM-DD`, "" when not set. */
  day: string;
  /** `HH:MM`, "" when not set. */
  time: string;
  words: readonly string[];
}
export type FieldKind = keyof ValueOf;

/** The problem of a value, as the translation key of its message. */
export type FieldProblem =
  | "VALIDATION.required"
  | "VALIDATION.tooLong"
  | "VALIDATION.wholeNumber"
  | "VALIDATION.invalidCode"
  | "VALIDATION.impossibleDay"
  | "VALIDATION.impossibleTime"
  | "FORM.prizeScoreRange"
  | "FORM.prizeDayRange"
  | "FORM.prizeTimeRange"
  | "FORM.prizeEndFirst"
  | "FORM.prizeCloseFirst"
  | "FORM.prizeStockRange"
  | "FORM.closesBeforeOpening"
  | "CHALLENGE.wordsInvalid";

export interface Field<
  Kind extends FieldKind = FieldKind,
  Translated extends boolean = boolean,
  Value = ValueOf[Kind],
> {
  readonly kind: Kind;
  /** Whether there is one value for each content language. */
  readonly translated: Translated;
  /** Default value, in each language. */
  readonly default: Value;
  /** Whether the value is required for a save; of a translated field, the Spanish value. */
  readonly required: boolean;
  /** Largest number of characters of a text, or largest number. */
  readonly max?: number;
  /** Whether a text may have several lines. */
  readonly lines?: boolean;
  /** Smallest number. */
  readonly min?: number;
  /** Options of a choice. */
  readonly options?: readonly Value[];
  /** Which assets the field accepts. */
  readonly asset?: { readonly type: "image" | "model" | "audio"; readonly square: boolean };
  /** Message for a number that is not an integer or out of range. */
  readonly problem?: FieldProblem;
  /** Additional rule of this field, applied to values that are not empty. */
  validate?(value: Value): FieldProblem | undefined;
}

/** Fields by name, in groups that may be nested. */
export interface Fields {
  readonly [name: string]: AnyField | Fields;
}
export type AnyField = Field<FieldKind, boolean, unknown>;

/** The model that a tree of fields describes. */
export type Model<F> =
  F extends Field<FieldKind, infer Translated, infer Value>
    ? Translated extends true
      ? PerLanguage<Value>
      : Value
    : { -readonly [Name in keyof F]: Model<F[Name]> };

/** The model as values of a form, in which numbers are texts as typed. */
export type FormModel<F> =
  F extends Field<infer Kind, infer Translated, infer Value>
    ? Translated extends true
      ? PerLanguage<Typed<Kind, Value>>
      : Typed<Kind, Value>
    : { -readonly [Name in keyof F]: FormModel<F[Name]> };
type Typed<Kind, Value> = Kind extends "number" ? string : Value;

/** Any subset of a model, down to one language of one field, or one coordinate of a place. */
export type Patch<F> =
  F extends Field<infer Kind, infer Translated, infer Value>
    ? Translated extends true
      ? Partial<PerLanguage<Value>>
      : Kind extends "place"
        ? Partial<Position> | null
        : Value
    : { [Name in keyof F]?: Patch<F[Name]> };

/** Paths of the fields, such as `prize.name`. */
export type FieldPath<F> = {
  [Name in keyof F & string]: F[Name] extends AnyField ? Name : `${Name}.${FieldPath<F[Name]>}`;
}[keyof F & string];

/** The field at a path. */
export type FieldAt<F, Path> = Path extends keyof F
  ? F[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof F
      ? FieldAt<F[Name], Rest>
      : never
    : never;

/** Paths of the fields whose kind is `Kind` and that are translated or not. */
export type PathOf<F, Kind extends FieldKind, Translated extends boolean> = {
  [P in FieldPath<F>]: FieldAt<F, P> extends Field<infer K, infer T, unknown>
    ? K extends Kind
      ? T extends Translated
        ? P
        : never
      : never
    : never;
}[FieldPath<F>];

const untranslated = { translated: false, required: false } as const;
const inEach = { translated: true, required: false } as const;

type TextOptions = Partial<Pick<Field<"text">, "required" | "validate" | "default" | "lines">> & {
  max: number;
};

export const text = (options: TextOptions): Field<"text", false> => ({
  kind: "text",
  ...untranslated,
  default: "",
  ...options,
});
export const texts = (options: Omit<TextOptions, "default">): Field<"text", true> => ({
  kind: "text",
  ...inEach,
  default: "",
  ...options,
});
export const flag = (initially: boolean): Field<"flag", false> => ({
  kind: "flag",
  ...untranslated,
  default: initially,
});
/** An integer that is typed or chosen. An empty input gives its default. */
export const number = (options: {
  min?: number;
  max: number;
  default: number;
  problem?: FieldProblem;
}): Field<"number", false> => ({ kind: "number", ...untranslated, min: 0, ...options });
export const choice = <const Value extends string | number>(
  options: readonly Value[],
  initially: NoInfer<Value>,
): Field<"choice", false, Value> => ({
  kind: "choice",
  ...untranslated,
  default: initially,
  options,
});

export const asset = (
  type: AssetType,
  { square = false, required = false } = {},
): Field<"asset", false> => ({
  kind: "asset",
  ...untranslated,
  required,
  default: 0,
  asset: { type, square },
});
export const assets = (type: AssetType): Field<"asset", true> => ({
  kind: "asset",
  ...inEach,
  default: 0,
  asset: { type, square: false },
});
export const point: Field<"point", false> = { kind: "point", ...untranslated, default: 0 };
export const users: Field<"users", false> = { kind: "users", ...untranslated, default: [] };
export const bot: Field<"bot", false> = { kind: "bot", ...untranslated, default: "" };
export const place: Field<"place", false> = { kind: "place", ...untranslated, default: null };
type Validate = Field<"day">["validate"];
export const day = (validate: Validate): Field<"day", false> => ({
  kind: "day",
  ...untranslated,
  default: "",
  validate,
});
export const time = (validate: Validate): Field<"time", false> => ({
  kind: "time",
  ...untranslated,
  default: "",
  validate,
});
export const words = (validate: Field<"words">["validate"]): Field<"words", true> => ({
  kind: "words",
  ...inEach,
  default: [],
  validate,
});
