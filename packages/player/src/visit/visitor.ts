import { isPageLanguage, type WordsLanguage } from "@panel/i18n/page-words";
import { storedValue, storeText } from "../phone/stored-text.ts";

/** What a visitor has said of themselves, kept on the phone for all routes. */
export interface Visitor {
  /** The language that was chosen; undefined for the browser's own. */
  readonly language?: WordsLanguage | undefined;
  /** "" until a route has asked for it. */
  readonly name: string;
  /** Undefined until it was asked; "notSay" for those who would rather not. */
  readonly gender?: "man" | "woman" | "notSay" | undefined;
}

const KEY = "visitor";
const GENDERS: readonly unknown[] = ["man", "woman", "notSay"];

export function storedVisitor(): Visitor {
  const { language, name, gender } = (storedValue(KEY) ?? {}) as Partial<Visitor>;
  return {
    name: typeof name === "string" ? name : "",
    ...(isPageLanguage(language) ? { language } : {}),
    ...(GENDERS.includes(gender) ? { gender } : {}),
  };
}

export function storeVisitor(changes: Partial<Visitor>): void {
  storeText(KEY, JSON.stringify({ ...storedVisitor(), ...changes }));
}

/** The fewest and the most characters of a name. */
export const NAME = { min: 2, max: 40 } as const;

export function isVisitorName(name: string): boolean {
  const { length } = Array.from(name.trim());
  return length >= NAME.min && length <= NAME.max;
}
