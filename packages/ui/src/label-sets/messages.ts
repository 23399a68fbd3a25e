import { IntlMessageFormat } from "intl-messageformat";
import { englishLabelSet } from "./english.ts";
import type { LabelSet } from "./label-set.ts";

/** The texts of a part of a set: one for each label. */
type Messages<Labels> = {
  [Name in keyof Labels]: NonNullable<Labels[Name]> extends
    | string
    | ((...values: never[]) => string)
    ? string
    : Messages<NonNullable<Labels[Name]>>;
};

/**
 * A set of labels as a translator's file has it: a text for each label, in ICU's syntax where it takes values. They are
 * `{0}`, `{1}` in their order: "{0, plural, one {# point} other {# points}}". A value that is missing or blank is `none` for a
 * `select`. Of a list of names `{0}` has the first five, `{more}` how many others there are, and `{count}` how many in all.
 * The compiler names the labels that a file lacks.
 */
export type LabelMessages = Messages<Omit<LabelSet, "locale" | "direction">>;

/**
 * Makes the labels of a language from a translator's file.
 * @param locale BCP 47 locale of the texts, and of numbers and dates
 * @throws {TypeError} naming the labels that the file lacks; a label throws where its text is not ICU's syntax
 */
export function labelSetOf(locale: string, messages: LabelMessages): LabelSet {
  const { locale: _locale, direction: _direction, ...labels } = englishLabelSet;
  const lacking: string[] = [];
  const made = read(labels, messages, locale, [], lacking);
  if (lacking.length > 0) throw new TypeError(`Labels without a text: ${lacking.join(", ")}`);
  return { ...(made as LabelSet), locale };
}

function read(
  labels: object,
  messages: object | undefined,
  locale: string,
  path: readonly string[],
  lacking: string[],
): object {
  const entries = Object.entries(labels).map(([name, label]): [string, unknown] => {
    const here = [...path, name];
    const text: unknown = (messages as Record<string, unknown> | undefined)?.[name];
    if (typeof label === "object")
      return [name, read(label as object, text as object | undefined, locale, here, lacking)];
    if (typeof text !== "string") lacking.push(here.join("."));
    return [name, typeof label === "function" ? told(String(text), locale) : text];
  });
  return Object.fromEntries(entries);
}

/** Names of a list that are written out. */
const mostNames = 5;

/** A label that takes values. */
function told(text: string, locale: string): (...values: unknown[]) => string {
  let message: IntlMessageFormat | undefined;
  return (...values) => {
    message ??= new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    const [first] = values;
    const list = Array.isArray(first) ? first.map(String) : [];
    const rest = { count: list.length, more: Math.max(0, list.length - mostNames) };
    const given = values.map((value, index) => [
      index,
      Array.isArray(value)
        ? list.slice(0, mostNames).join(", ")
        : (value ?? "") === ""
          ? "none"
          : value,
    ]);
    return String(message.format({ ...rest, ...Object.fromEntries(given) }));
  };
}
