import type { Field, FieldAt, FieldKind, FieldPath } from "./field.ts";

/*
 * The types of what a table of names describes, so that a name that is missing, misspelt or of
 * another type does not compile where the wire is spoken.
 */

type Suffix = "" | "Cat" | "Eng";
/** A name, or those of latitude and longitude. */
export type WireName = string | readonly [latitude: string, longitude: string];

/** What a field is called on the wire. */
export interface WireEntry {
  /** In the form; a translated field has its language's suffix behind it. */
  readonly form: WireName;
  /** The part of the record, and the name in it; undefined where the record says it by other means. */
  readonly record?: readonly [part: string, name: WireName];
  /** What stands for each value, by its text, where it is not the value itself. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Every field's names. A missing or unknown field does not compile. */
export type WireTable<F> = { readonly [Path in FieldPath<F>]: WireEntry };

type Choice<Entry, Value> = Entry extends { values: infer Values } ? Values[keyof Values] : Value;

/** What a value is on the wire; `none` is what stands for no bot and no place. */
type WireValue<F, Entry, None> =
  F extends Field<infer Kind, boolean, infer Value>
    ? {
        text: string;
        flag: Choice<Entry, 0 | 1>;
        number: number;
        choice: Choice<Entry, Value>;
        asset: number;
        point: string;
        users: number[];
        bot: [None] extends [never] ? string : string | null;
        place: number | None;
        day: string;
        time: string;
        words: string;
      }[Kind & FieldKind]
    : never;

type Names<Name, Translated, Value> = Name extends readonly [infer A, infer B]
  ? { [Key in (A | B) & string]: Value }
  : Translated extends true
    ? { [S in Suffix as `${Name & string}${S}`]: Value }
    : { [Key in Name & string]: Value };
type TranslatedOf<F> = F extends Field<FieldKind, infer Translated, unknown> ? Translated : never;
type KindOf<F> = F extends Field<infer Kind, boolean, unknown> ? Kind : never;

type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;

/** Kinds that a form leaves out where nothing valid is written. */
type Omitted = "number" | "place" | "day" | "time" | "words";

/** The form that a table describes. */
export type WireForm<F, Table extends WireTable<F>> = Merged<
  {
    [Path in FieldPath<F>]: KindOf<FieldAt<F, Path>> extends Omitted
      ? Partial<FormNames<F, Table, Path>>
      : FormNames<F, Table, Path>;
  }[FieldPath<F>]
>;
type FormNames<F, Table extends WireTable<F>, Path extends FieldPath<F>> = Names<
  Table[Path]["form"],
  TranslatedOf<FieldAt<F, Path>>,
  WireValue<FieldAt<F, Path>, Table[Path], never>
>;

/** A part of the record that a table describes. Parts with a row for each language have no suffixes. */
export type WirePart<
  F,
  Table extends WireTable<F>,
  Part extends string,
  None = never,
  ByLanguage extends boolean = false,
> = Merged<
  {
    [Path in FieldPath<F>]: Table[Path]["record"] extends readonly [Part, infer Name]
      ? Names<
          Name,
          ByLanguage extends true ? false : TranslatedOf<FieldAt<F, Path>>,
          WireValue<FieldAt<F, Path>, Table[Path], None>
        >
      : never;
  }[FieldPath<F>]
>;

/** A form as it comes in: whatever it leaves out is not changed. */
export type IncomingForm<F, Table extends WireTable<F>> = Partial<WireForm<F, Table>>;
