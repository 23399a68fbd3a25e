import type { InterfaceLanguage } from "@panel/domain/languages";
import { languageOf } from "./language.ts";
import { sentences, type Span } from "./sentences.ts";

/** What is searched for and shown as one: some sentences of one page, in one language. */
export interface PassageSpan extends Span {
  language: InterfaceLanguage;
}

const WANTED_LENGTH = 800;
/** A sentence this long (a table without stops) is cut between words. */
const MAX_SENTENCE = 1200;

/**
 * Cuts a page into passages of about 800 characters, each one whole sentences.
 * @param usual the language of a passage that shows none clearly, as a table of numbers
 */
export function passages(page: string, usual: InterfaceLanguage): PassageSpan[] {
  const parts = sentences(page, usual).flatMap((span) => pieces(page, span));
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return [];
  const length = last.end - first.start;
  const count = Math.max(1, Math.round(length / WANTED_LENGTH));
  const spans: Span[] = [];
  for (const part of parts) {
    const open = spans.at(-1);
    // Boundaries lie as near as may be to even parts of the page.
    const boundary = first.start + (length * spans.length) / count;
    if (open && (part.start + part.end) / 2 <= boundary) open.end = part.end;
    else spans.push({ ...part });
  }
  return spans.map((span) => ({
    ...span,
    language: languageOf(page.slice(span.start, span.end)) ?? usual,
  }));
}

function pieces(text: string, { start, end }: Span): Span[] {
  if (end - start <= MAX_SENTENCE) return [{ start, end }];
  const blank = text.lastIndexOf(" ", start + WANTED_LENGTH);
  let cut = blank > start ? blank : start + WANTED_LENGTH;
  // Never between the halves of a surrogate pair.
  if (/[\uD800-\uDBFF]/.test(text.charAt(cut - 1))) cut += 1;
  const next = text.charAt(cut) === " " ? cut + 1 : cut;
  return [{ start, end: cut }, ...pieces(text, { start: next, end })];
}
