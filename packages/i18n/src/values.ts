import type { FormatterModule } from "i18next";

/** Values that tell one from the others: their digits are not grouped. */
const NAMES: ReadonlySet<string> = new Set(["id", "year"]);
const formats = new Map<string, Intl.NumberFormat>();

/** A value as it stands in a text: a number is written as the language writes it, all else is left as it is. */
function writtenValue<Value>(value: Value, name: string, language: string): Value | string {
  if (typeof value !== "number" || NAMES.has(name)) return value;
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language)));
  return format.format(value);
}

/** Puts values into the places of a text. */
export function filledIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(writtenValue(values[name], name, language) ?? ""),
  );
}

/** Has i18next write each value of a text as `writtenValue` does. Needs `alwaysFormat`. */
export const valueFormatter: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) =>
    writtenValue(value, String(options?.["interpolationkey"]), language ?? "") as string,
};
