import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { languageOf } from "./language.ts";
import { passages } from "./passages.ts";
import { terms } from "./terms.ts";
import { visitTerms } from "./visit-terms.ts";
import { ByteReader, ByteWriter } from "./varint.ts";

/*
 * The index of one file, in a few kilobytes, with one section for each language that its passages
 * are in. All numbers are variable-length integers:
 *
 *   version, number of sections
 *   section: language, number of passages
 *     passage: page less the one before, start and length in the page's text, number of terms
 *     number of terms, in order
 *     term: length that it shares with the one before, length and bytes of the rest (UTF-8),
 *       number of passages, bytes of what follows
 *       passage less the one before, how often the term is in it
 */

const VERSION = 1;

/** Where a passage stands, and how long it is. */
export interface IndexedPassage {
  /** From 1. */
  page: number;
  /** In UTF-16 units of the page's text. */
  start: number;
  end: number;
  /** In terms. */
  length: number;
}

/** Where the postings of a term begin in the blob, and in how many passages it is. */
export interface TermEntry {
  at: number;
  frequency: number;
}

/** The passages of a file that are in one language. */
export interface IndexSection {
  language: InterfaceLanguage;
  passages: readonly IndexedPassage[];
  totalLength: number;
  terms: ReadonlyMap<string, TermEntry>;
  /** The terms that begin so. */
  startingWith(beginning: string): TermEntry[];
  /** Calls back with the index of each passage that has the term, and how often it has it. */
  eachPosting(entry: TermEntry, found: (passage: number, count: number) => void): void;
}

interface Postings {
  passages: IndexedPassage[];
  terms: Map<string, number[]>;
}

/** The language that most of a file's pages are in. */
function usualLanguage(pages: readonly string[]): InterfaceLanguage {
  const votes = new Map<InterfaceLanguage, number>();
  for (const page of pages) {
    const language = languageOf(page);
    if (language) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [most] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? "es";
}

/**
 * @param pages the text of each page, the first one first
 * @param known the language of each page, where it is known: the page is one passage then
 */
export function buildIndex(
  pages: readonly string[],
  known: readonly InterfaceLanguage[] = [],
): Buffer {
  const usual = usualLanguage(pages);
  const sections = new Map<InterfaceLanguage, Postings>();
  for (const [index, page] of pages.entries()) {
    const one = known[index];
    const spans = one ? [{ start: 0, end: page.length, language: one }] : passages(page, usual);
    for (const { start, end, language } of spans) {
      let section = sections.get(language);
      if (!section) sections.set(language, (section = { passages: [], terms: new Map() }));
      const text = page.slice(start, end);
      const found = terms(text, language);
      const passage = section.passages.length;
      section.passages.push({ page: index + 1, start, end, length: found.length });
      for (const term of [...found, ...visitTerms(text)]) {
        let postings = section.terms.get(term);
        if (!postings) section.terms.set(term, (postings = []));
        if (postings.at(-2) === passage) postings[postings.length - 1]! += 1;
        else postings.push(passage, 1);
      }
    }
  }
  return encode(sections);
}

function encode(sections: ReadonlyMap<InterfaceLanguage, Postings>): Buffer {
  const out = new ByteWriter();
  out.varint(VERSION);
  out.varint(sections.size);
  const postings = new ByteWriter();
  for (const [language, section] of sections) {
    out.varint(INTERFACE_LANGUAGES.indexOf(language));
    out.varint(section.passages.length);
    let page = 0;
    for (const passage of section.passages) {
      out.varint(passage.page - page);
      out.varint(passage.start);
      out.varint(passage.end - passage.start);
      out.varint(passage.length);
      page = passage.page;
    }
    out.varint(section.terms.size);
    let before = "";
    for (const [term, found] of [...section.terms].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      let shared = 0;
      while (shared < before.length && term[shared] === before[shared]) shared += 1;
      // Never between the halves of a surrogate pair.
      if (/[\uD800-\uDBFF]/.test(term.charAt(shared - 1))) shared -= 1;
      const rest = Buffer.from(term.slice(shared));
      out.varint(shared);
      out.varint(rest.length);
      out.bytes(rest);
      out.varint(found.length / 2);
      postings.clear();
      let last = 0;
      for (let at = 0; at < found.length; at += 2) {
        const passage = found[at] ?? 0;
        postings.varint(passage - last);
        postings.varint(found[at + 1] ?? 0);
        last = passage;
      }
      out.varint(postings.length);
      out.bytes(postings.written());
      before = term;
    }
  }
  return Buffer.from(out.written());
}

/** @throws when the bytes are no index of this version */
export function readIndex(blob: Buffer): IndexSection[] {
  const reader = new ByteReader(blob);
  if (reader.varint() !== VERSION) throw new Error("The index is of another version");
  return Array.from({ length: reader.varint() }, () => readSection(blob, reader));
}

function readSection(blob: Buffer, reader: ByteReader): IndexSection {
  const language = INTERFACE_LANGUAGES[reader.varint()];
  if (!language) throw new Error("The index is damaged");
  let page = 0;
  let totalLength = 0;
  const found = Array.from({ length: reader.varint() }, (): IndexedPassage => {
    page += reader.varint();
    const start = reader.varint();
    const end = start + reader.varint();
    const length = reader.varint();
    totalLength += length;
    return { page, start, end, length };
  });
  const entries = new Map<string, TermEntry>();
  let term = "";
  for (let left = reader.varint(); left > 0; left -= 1) {
    const shared = reader.varint();
    term = term.slice(0, shared) + reader.text(reader.varint());
    const frequency = reader.varint();
    const bytes = reader.varint();
    entries.set(term, { at: reader.at, frequency });
    reader.at += bytes;
  }
  const sorted = [...entries.keys()];
  return {
    language,
    passages: found,
    totalLength,
    terms: entries,
    startingWith(beginning) {
      const same: TermEntry[] = [];
      for (let index = firstNotBefore(sorted, beginning); index < sorted.length; index += 1) {
        const candidate = sorted[index] ?? "";
        const entry = entries.get(candidate);
        if (!entry || !candidate.startsWith(beginning)) break;
        same.push(entry);
      }
      return same;
    },
    eachPosting({ at, frequency }, callback) {
      const postings = new ByteReader(blob, at);
      let passage = 0;
      for (let left = frequency; left > 0; left -= 1) {
        passage += postings.varint();
        callback(passage, postings.varint());
      }
    },
  };
}

/** The index of the first text that is not before `text`. */
function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
