import type { ContentLanguage } from "../languages.ts";

/** A name that stays as it is, or a word of the source with what stands for it in other languages. */
export interface GlossaryEntry {
  /** As it stands in the source. */
  readonly term: string;
  /** What stands for it; empty where the term stays as it is. */
  readonly cat: string;
  readonly eng: string;
}

export const GLOSSARY_MAX = 200;
export const TERM_MAX = 60;

/** What stands for a term in a language. */
export function wordFor(entry: GlossaryEntry, language: ContentLanguage): string {
  return (language === "cas" ? "" : entry[language]) || entry.term;
}

/** The entries whose term is in a text. */
export function entriesIn(text: string, glossary: readonly GlossaryEntry[]): GlossaryEntry[] {
  const folded = fold(text);
  return glossary.filter(({ term }) => hasWord(folded, fold(term), true));
}

/** Whether all that the glossary asks for is in a translation; what stands for a term may have an ending. */
export function keepsGlossary(
  { source, text, language }: { source: string; text: string; language: ContentLanguage },
  glossary: readonly GlossaryEntry[],
): boolean {
  const folded = fold(text);
  return entriesIn(source, glossary).every((entry) =>
    hasWord(folded, fold(wordFor(entry, language)), false),
  );
}

/** Why a glossary cannot be saved. */
export type GlossaryProblem = "noTerm" | "doubleTerm" | "tooLong" | "tooMany";

/** The problem of a line of a glossary, by its place; each term is there once. */
export function lineProblem(
  glossary: readonly GlossaryEntry[],
  place: number,
): GlossaryProblem | undefined {
  const entry = glossary[place];
  if (!entry) return undefined;
  if (entry.term.trim() === "") return "noTerm";
  if ([entry.term, entry.cat, entry.eng].some((word) => word.length > TERM_MAX)) return "tooLong";
  const folded = fold(entry.term.trim());
  const isDouble = glossary.slice(0, place).some(({ term }) => fold(term.trim()) === folded);
  return isDouble ? "doubleTerm" : undefined;
}

export function glossaryProblem(glossary: readonly GlossaryEntry[]): GlossaryProblem | undefined {
  if (glossary.length > GLOSSARY_MAX) return "tooMany";
  for (const place of glossary.keys()) {
    const problem = lineProblem(glossary, place);
    if (problem) return problem;
  }
  return undefined;
}

/** Without case and accents; apostrophes stay, since words end at them. */
const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const LETTER = /[\p{L}\p{N}]/u;

/** @param whole whether the word has to end where the term does */
function hasWord(text: string, term: string, whole: boolean): boolean {
  const word = term.trim();
  if (word === "") return false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isBegun = !LETTER.test(text[at - 1] ?? "");
    const isEnded = !whole || !LETTER.test(text[at + word.length] ?? "");
    if (isBegun && isEnded) return true;
  }
  return false;
}
