import { wordList } from "@panel/i18n/word-list";
import type { TFunction } from "i18next";

/** More names than this are counted, not listed. */
const MOST = 5;

/** Names as a list: "a, b y c", or "a, b, c, d, e y 4 más" where there are many. */
export function namesInWords(names: readonly string[], t: TFunction, locale: string): string {
  if (names.length <= MOST) {
    return wordList(names, locale);
  }
  const rest = t("SELECT.more", { count: names.length - MOST });
  return `${names.slice(0, MOST).join(", ")} ${rest}`;
}
