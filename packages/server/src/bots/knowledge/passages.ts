import type { InterfaceLanguage } from "@panel/domain/languages";
import { languageOf } from "./language.ts";
import { sentences, type Span } from "./sentences.ts";

/** What is searched for and shown as one: some sentences of one page, in one language. */
export interface PassageSpan extends Span {
  language: InterfaceLanguage;
}

const WANTED_LENGTH = 800;
/** A sentence tells that another language begins when it is this long, and this clearly in it. */
const LEAST_CLEAR = 40;
const QUITE_CLEARLY = 12;
/** A sentence this long (a table without stops) is cut between words. */
const MAX_SENTENCE = 1200;

/**
 * Cuts a page into passages of about 800 characters, each one whole sentences in one language.
 * @param usual the language of a passage that shows none clearly, as a table of numbers
 */
export function passages(page: string, usual: InterfaceLanguage): PassageSpan[] {
  const runs: { language: InterfaceLanguage; parts: Span[] }[] = [];
  const main = languageOf(page) ?? usual;
  for (const part of sentences(page, usual).flatMap((span) => pieces(page, span))) {
    const text = page.slice(part.start, part.end);
    const clear =
      text.length < LEAST_CLEAR ? undefined : languageOf(text, { clearly: QUITE_CLEARLY });
    const open = runs.at(-1);
    const language = clear ?? open?.language ?? main;
    if (open && open.language === language) open.parts.push(part);
    else runs.push({ language, parts: [part] });
  }
  return runs.flatMap(({ language, parts }) =>
    inEvenParts(parts).map((span) => ({ ...span, language })),
  );
}

/** Spans of about the wanted length, each of whole parts. */
function inEvenParts(parts: readonly Span[]): Span[] {
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
  return spans;
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
