import type { Field, FieldAt, FieldKind, FieldPath } from "./field.ts";

/*
 * Types derived from a table of names, so that code that uses the contract's names does not compile if a name is missing,
 * misspelt or of another type.
 */

type Suffix = "" | "Cat" | "Eng";
/** One name, or the two names of latitude and longitude. */
export type WireName = string | readonly [latitude: string, longitude: string];

/** The names of a field on the wire. */
export interface WireEntry {
  /** Name in the form. Of a translated field, the language's suffix is appended. */
  readonly form: WireName;
  /** The part of the record and the name in it; undefined if the record holds the value in another way. */
  readonly record?: readonly [part: string, name: WireName];
  /** Wire values by the text of the model's value, if they differ. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The names of fields that the contract calls otherwise than `DefaultEntry`. An unknown field does not compile. */
export type WireTable<F> = { readonly [Path in FieldPath<F>]?: WireEntry };

/** `prize.pickup.place` as one name, `prizePickupPlace`. */
type CamelCase<Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? `${Name}${Capitalize<CamelCase<Rest>>}`
  : Path;

/**
 * The names of a field that its table leaves out: its path as one name, with a capital in the record, where it may be missing.
 */
interface DefaultEntry<F, Path extends string, Main extends string> {
  form: NameOf<KindOf<FieldAt<F, Path>>, CamelCase<Path>>;
  record: readonly [Main, NameOf<KindOf<FieldAt<F, Path>>, Capitalize<CamelCase<Path>>>];
}
type NameOf<Kind, Name extends string> = Kind extends "place"
  ? readonly [`${Name}Latitude`, `${Name}Longitude`]
  : Name;

/** The names of a field, from its table or by default. */
type EntryAt<F, Table, Path extends string, Main extends string> = Path extends keyof Table
  ? Table[Path]
  : DefaultEntry<F, Path, Main>;
type Get<T, Key> = Key extends keyof T ? T[Key] : undefined;

type Choice<Entry, Value> = Entry extends { values: infer Values } ? Values[keyof Values] : Value;

/** Type of a value on the wire. `none` is the value for no bot and no place. */
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

/** Kinds whose value a form leaves out if it is empty or invalid. */
type Omitted = "number" | "place" | "day" | "time" | "words";

/** Type of the form that a table describes. */
export type WireForm<F, Table extends WireTable<F>, Main extends string> = Merged<
  {
    [Path in FieldPath<F>]: KindOf<FieldAt<F, Path>> extends Omitted
      ? Partial<FormNames<F, EntryAt<F, Table, Path, Main>, Path>>
      : FormNames<F, EntryAt<F, Table, Path, Main>, Path>;
  }[FieldPath<F>]
>;
type FormNames<F, Entry, Path extends FieldPath<F>> = Names<
  Get<Entry, "form">,
  TranslatedOf<FieldAt<F, Path>>,
  WireValue<FieldAt<F, Path>, Entry, never>
>;

/** Type of a part of the record that a table describes. Names in parts with a row per language have no suffix. */
export type WirePart<
  F,
  Table extends WireTable<F>,
  Main extends string,
  Part extends string,
  None = never,
  ByLanguage extends boolean = false,
> = Merged<
  {
    [Path in FieldPath<F>]: Path extends keyof Table
      ? PartNames<F, Table[Path], Path, Part, None, ByLanguage>
      : Partial<PartNames<F, DefaultEntry<F, Path, Main>, Path, Part, None, ByLanguage>>;
  }[FieldPath<F>]
>;
type PartNames<F, Entry, Path extends FieldPath<F>, Part, None, ByLanguage> =
  Get<Entry, "record"> extends readonly [Part, infer Name]
    ? Names<
        Name,
        ByLanguage extends true ? false : TranslatedOf<FieldAt<F, Path>>,
        WireValue<FieldAt<F, Path>, Entry, None>
      >
    : never;

/** A received form. Values that it leaves out are not changed. */
export type IncomingForm<F, Table extends WireTable<F>, Main extends string> = Partial<
  WireForm<F, Table, Main>
>;
