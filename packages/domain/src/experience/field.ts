import type { AssetType } from "../asset-types.ts";
import type { PerLanguage } from "../languages.ts";
import type { Position } from "./position.ts";

/*
 * A field of an experience or a point is one row: what kind of value it holds, in one language or in
 * each, within which limits, and what it is when nothing was written. Shape, rules, defaults, forms,
 * drafts, labels and the lists of assets all walk these rows.
 */

/** What a row holds, in one language. */
interface ValueOf {
  /** Outer white space is no content: it is removed when the text is saved. */
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
  /** Null where none was ever given. */
  place: Position | null;
  /** `YYYY-MM-DD`, "" when not set. */
  day: string;
  /** `HH:MM`, "" when not set. */
  time: string;
  words: readonly string[];
}
export type FieldKind = keyof ValueOf;

/** What is wrong with a value, as the key of the message that says so. */
export type FieldProblem =
  | "VALIDATION.required"
  | "VALIDATION.tooLong"
  | "VALIDATION.wholeNumber"
  | "VALIDATION.invalidCode"
  | "FORM.prizeScoreRange"
  | "FORM.prizeDayRange"
  | "FORM.prizeTimeRange"
  | "FORM.prizeEndFirst"
  | "FORM.prizeCloseFirst"
  | "CHALLENGE.wordsInvalid";

export interface Field<
  Kind extends FieldKind = FieldKind,
  Translated extends boolean = boolean,
  Value = ValueOf[Kind],
> {
  readonly kind: Kind;
  /** One value for each content language, instead of one for all. */
  readonly translated: Translated;
  /** What the field is, in each language, when nothing was written. */
  readonly default: Value;
  /** Cannot be saved without: of a translated field, its Spanish value. */
  readonly required: boolean;
  /** Characters of a text; the largest number. */
  readonly max?: number;
  /** Smallest number. */
  readonly min?: number;
  /** What a choice chooses from. */
  readonly options?: readonly Value[];
  /** Which assets the field takes. */
  readonly asset?: { readonly type: "image" | "model" | "audio"; readonly square: boolean };
  /** What is said of a number that is not whole or out of its range. */
  readonly problem?: FieldProblem;
  /** A rule of the field's own, over a value that is written. */
  check?(value: Value): FieldProblem | undefined;
}

/** Rows by name, in groups of any depth. */
export interface Fields {
  readonly [name: string]: AnyField | Fields;
}
export type AnyField = Field<FieldKind, boolean, unknown>;

/** What a tree of rows describes. */
export type Model<F> =
  F extends Field<FieldKind, infer Translated, infer Value>
    ? Translated extends true
      ? PerLanguage<Value>
      : Value
    : { -readonly [Name in keyof F]: Model<F[Name]> };

/** The same while it is typed into a form: numbers are the text that stands in their field. */
export type FormModel<F> =
  F extends Field<infer Kind, infer Translated, infer Value>
    ? Translated extends true
      ? PerLanguage<Typed<Kind, Value>>
      : Typed<Kind, Value>
    : { -readonly [Name in keyof F]: FormModel<F[Name]> };
type Typed<Kind, Value> = Kind extends "number" ? string : Value;

/** Any part of a model, down to one language of one field, or half of a place. */
export type Patch<F> =
  F extends Field<infer Kind, infer Translated, infer Value>
    ? Translated extends true
      ? Partial<PerLanguage<Value>>
      : Kind extends "place"
        ? Partial<Position> | null
        : Value
    : { [Name in keyof F]?: Patch<F[Name]> };

/** Paths of the rows, as in `prize.name`. */
export type FieldPath<F> = {
  [Name in keyof F & string]: F[Name] extends AnyField ? Name : `${Name}.${FieldPath<F[Name]>}`;
}[keyof F & string];

/** The row at a path. */
export type FieldAt<F, Path> = Path extends keyof F
  ? F[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof F
      ? FieldAt<F[Name], Rest>
      : never
    : never;

/** Paths of the rows whose kind is `Kind` and that are translated or not. */
export type PathOf<F, Kind extends FieldKind, Translated extends boolean> = {
  [P in FieldPath<F>]: FieldAt<F, P> extends Field<infer K, infer T, unknown>
    ? K extends Kind
      ? T extends Translated
        ? P
        : never
      : never
    : never;
}[FieldPath<F>];

const row = { translated: false, required: false } as const;
const inEach = { translated: true, required: false } as const;

type TextOptions = Partial<Pick<Field<"text">, "required" | "check" | "default">> & { max: number };

export const text = (options: TextOptions): Field<"text", false> => ({
  kind: "text",
  ...row,
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
  ...row,
  default: initially,
});
/** A whole number that is typed or chosen; nothing typed is its default. */
export const number = (options: {
  max: number;
  default: number;
  problem?: FieldProblem;
}): Field<"number", false> => ({ kind: "number", ...row, min: 0, ...options });
export const choice = <const Value extends string | number>(
  options: readonly Value[],
  initially: NoInfer<Value>,
): Field<"choice", false, Value> => ({ kind: "choice", ...row, default: initially, options });

export const asset = (
  type: AssetType,
  { square = false, required = false } = {},
): Field<"asset", false> => ({
  kind: "asset",
  ...row,
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
export const point: Field<"point", false> = { kind: "point", ...row, default: 0 };
export const users: Field<"users", false> = { kind: "users", ...row, default: [] };
export const bot: Field<"bot", false> = { kind: "bot", ...row, default: "" };
export const place: Field<"place", false> = { kind: "place", ...row, default: null };
type Check = Field<"day">["check"];
export const day = (check: Check): Field<"day", false> => ({
  kind: "day",
  ...row,
  default: "",
  check,
});
export const time = (check: Check): Field<"time", false> => ({
  kind: "time",
  ...row,
  default: "",
  check,
});
export const words = (check: Field<"words">["check"]): Field<"words", true> => ({
  kind: "words",
  ...inEach,
  default: [],
  check,
});
