import { CONTENT_LANGUAGES, LANGUAGE, type ContentLanguage } from "../languages.ts";
import type { FieldPath, Fields, FormModel, Model, Patch } from "./field.ts";
import type { Position } from "./position.ts";
import type {
  IncomingForm,
  WireEntry,
  WireForm,
  WireName,
  WirePart,
  WireTable,
} from "./wire-types.ts";
import {
  emptyModel,
  fromFormModel,
  patched,
  type ValueWithPath,
  valueAt,
  valuesOf,
  withValues,
} from "./fields.ts";

/*
 * Converts between the model and the names of the contract. A form is flat. A record consists of parts: the
 * experience or point itself, and rows or objects beside it.
 */

/** A value of the model and its names in the contract. */
interface Item extends ValueWithPath {
  readonly entry: WireEntry;
  /** Its name in the form. */
  readonly form: WireName;
}

/** A value and its name in a form or in a part of a record. */
export interface NamedValue extends Item {
  readonly name: WireName;
  /** The same without the suffix of a language. */
  readonly base: WireName;
  /** Whether every record has it; a field that is called by its path may be missing. */
  readonly required: boolean;
}

const suffixed = (name: WireName, language: ContentLanguage | undefined) =>
  language && typeof name === "string" ? `${name}${LANGUAGE[language].suffix}` : name;

/** Encodes a value for the wire. */
function encoded(item: Item, value: unknown): unknown {
  const mapped = item.entry.values?.[String(value)];
  if (mapped !== undefined) return mapped;
  switch (item.field.kind) {
    case "flag":
      return value ? 1 : 0;
    case "point":
      return String(value);
    case "users":
      return [...(value as readonly number[])];
    case "words":
      return (value as readonly string[]).join(" ");
    default:
      return value;
  }
}

/** Decodes a value from the wire. */
function decoded(item: Item, sent: unknown): unknown {
  const known = Object.entries(item.entry.values ?? {}).find(([, wire]) => wire === sent);
  if (known) return item.field.kind === "flag" ? known[0] === "true" : known[0];
  switch (item.field.kind) {
    case "flag":
      return sent === 1;
    case "point":
      return Number(sent);
    case "bot":
      return sent === null || sent === "null" ? "" : sent;
    case "words":
      return (sent as string).split(" ").filter(Boolean);
    case "users":
      return [...new Set(sent as number[])].toSorted((a, b) => a - b);
    default:
      return sent;
  }
}

/** Writes a value under its name; a place is written under two names. */
function write(
  target: Record<string, unknown>,
  item: Item,
  name: WireName,
  value: unknown,
  none: { bot: string | null; place: 0 | null },
): void {
  if (typeof name !== "string") {
    const position = value as Position | null;
    target[name[0]] = position ? position.lat : none.place;
    target[name[1]] = position ? position.lon : none.place;
  } else {
    target[name] = item.field.kind === "bot" && value === "" ? none.bot : encoded(item, value);
  }
}

/** Reads and decodes the value of a name; undefined if it is missing. */
function read(source: Readonly<Record<string, unknown>>, item: Item, name: WireName): unknown {
  if (typeof name === "string")
    return source[name] === undefined ? undefined : decoded(item, source[name]);
  const [lat, lon] = name.map((each) => source[each] as number | null | undefined);
  if (lat === undefined || lon === undefined) return undefined;
  return lat === null || lon === null || (lat === 0 && lon === 0) ? null : { lat, lon };
}

/** The names of a field that its table leaves out. */
function defaultEntry({ fieldPath, field }: ValueWithPath, main: string): WireEntry {
  const name = fieldPath.replaceAll(/\.(.)/g, (_, first: string) => first.toUpperCase());
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const named = (text: string): WireName =>
    field.kind === "place" ? [`${text}Latitude`, `${text}Longitude`] : text;
  return { form: named(name), record: [main, named(capital)] };
}

/**
 * Makes the conversions between a model, its forms and the parts of its records.
 * @param main the part of the record with the fields that `table` leaves out
 * @param table the fields that are not called by their path
 */
export function createCodec<
  F extends Fields,
  const Main extends string,
  const Table extends WireTable<F>,
>(
  fields: F,
  main: Main,
  table: Table & { readonly [Unknown in Exclude<keyof Table, FieldPath<F>>]: never },
) {
  const known: WireTable<F> = table;
  const items = valuesOf(fields).map((value): Item => {
    const entry = known[value.fieldPath as FieldPath<F>] ?? defaultEntry(value, main);
    return { ...value, entry, form: suffixed(entry.form, value.language) };
  });
  const byPath = new Map(items.map((item) => [item.path, item]));
  const partOf = ({ entry }: Item) => entry.record?.[0];
  const byPart = new Map(
    [...new Set(items.map(partOf))].map((part) => [
      part,
      items.filter((item) => partOf(item) === part),
    ]),
  );
  const recordName = ({ entry, language }: Item): WireName =>
    suffixed(entry.record?.[1] ?? "", language);

  /** Makes a patch of the values that `find` returns. */
  const collect = (find: (item: Item) => unknown) =>
    withValues(
      {},
      items.map((item) => [item.path, find(item)] as const),
    ) as Patch<F>;

  return {
    /** The form that the panel sends. */
    toForm(form: FormModel<F>): WireForm<F, Table, Main> {
      const patch = fromFormModel(fields, form);
      const sent: Record<string, unknown> = {};
      for (const item of items) {
        const value = valueAt(patch, item.path);
        if (value === undefined || (item.field.kind === "place" && value === null)) continue;
        write(sent, item, item.form, value, { bot: "null", place: 0 });
      }
      return sent as WireForm<F, Table, Main>;
    },

    /** The values of a patch under the names of the form. */
    toFields(patch: Patch<F>): Partial<WireForm<F, Table, Main>> {
      const sent: Record<string, unknown> = {};
      for (const item of items) {
        const value = valueAt(patch, item.path);
        if (value !== undefined) write(sent, item, item.form, value, { bot: "null", place: 0 });
      }
      return sent as Partial<WireForm<F, Table, Main>>;
    },

    /** The patch that a form describes. A value missing in the form is missing in the patch. */
    fromForm(form: IncomingForm<F, Table, Main>): Patch<F> {
      return collect((item) => {
        const { form: name } = item;
        if (typeof name === "string") return read(form, item, name);
        const { [name[0]]: lat, [name[1]]: lon } = form as Record<string, number | undefined>;
        if (lat === undefined && lon === undefined) return undefined;
        return { ...(lat === undefined ? {} : { lat }), ...(lon === undefined ? {} : { lon }) };
      });
    },

    /** One part of the record. `none` is the value for a place that is not set. */
    toPart<Part extends string, None extends 0 | null>(
      model: Model<F>,
      part: Part,
      none: None,
    ): WirePart<F, Table, Main, Part, None> {
      const made: Record<string, unknown> = {};
      for (const item of byPart.get(part) ?? []) {
        write(made, item, recordName(item), valueAt(model, item.path), { bot: null, place: none });
      }
      return made as WirePart<F, Table, Main, Part, None>;
    },

    /** A part with one row for each language that has any text. */
    toRows<Part extends string>(
      model: Model<F>,
      part: Part,
    ): ({ Lang: ContentLanguage } & WirePart<F, Table, Main, Part, never, true>)[] {
      const own = byPart.get(part) ?? [];
      return CONTENT_LANGUAGES.flatMap((Lang) => {
        const row: Record<string, unknown> = {};
        for (const item of own) {
          if (item.language !== Lang) continue;
          row[String(item.entry.record?.[1])] = encoded(item, valueAt(model, item.path));
        }
        const written = Object.values(row).some((value) => value !== "" && value !== 0);
        return written ? [{ Lang, ...(row as WirePart<F, Table, Main, Part, never, true>) }] : [];
      });
    },

    /**
     * Reads a model from the parts of a record.
     * @param parts the parts by name; a part with rows per language is a list
     */
    fromParts(
      parts: Readonly<Record<string, object | readonly { Lang: ContentLanguage }[] | undefined>>,
    ): Model<F> {
      const patch = collect((item) => {
        const { record } = item.entry;
        const part = record && parts[record[0]];
        if (!record || !part) return undefined;
        if (!Array.isArray(part)) {
          return read(part as Record<string, unknown>, item, recordName(item));
        }
        const row = (part as { Lang: ContentLanguage }[]).find(
          ({ Lang }) => Lang === item.language,
        );
        return row && read(row, item, record[1]);
      });
      return patched(fields, emptyModel(fields), patch);
    },

    /** The values of the form, or of a part of the record, with the names that they have there. */
    named(part: "form" | (string & {})): readonly NamedValue[] {
      return items
        .filter((item) => part === "form" || partOf(item) === part)
        .map((item) => ({
          ...item,
          name: part === "form" ? item.form : recordName(item),
          base: part === "form" ? item.entry.form : (item.entry.record?.[1] ?? ""),
          required: known[item.fieldPath as FieldPath<F>] !== undefined,
        }));
    },

    /** The name of a value in a form, such as `storyImgCat` for `story.image.cat`. */
    formName(path: string): string | undefined {
      const name = byPath.get(path)?.form;
      return typeof name === "string" ? name : name?.[0];
    },

    /** The path of the value with this name in a form. */
    pathOf(formName: string): string | undefined {
      return items.find(({ form }) => [form].flat().includes(formName))?.path;
    },
  };
}
