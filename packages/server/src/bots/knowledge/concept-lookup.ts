import { CONCEPT_WORDS, type Concept } from "./concepts.ts";
import { knownSpellings } from "./spellings.ts";
import { fold } from "./words.ts";

/** Some words of a text that stand for a concept. */
export interface FoundConcept {
  concept: Concept;
  /** How many words of the text. */
  count: number;
}

interface Entry {
  concept: Concept;
  /** The words, without accents; the last one may be a beginning. */
  words: readonly string[];
  isBeginning: boolean;
}

/** "Tres horas" tells how long, not when. */
const HOURS = /^(?:horas?|hor(?:a|es)|hours?)$/;
const COUNT =
  /^(?:\d+|una?|dos|dues|tres|cuatro|quatre|cinco|cinc|seis|sis|one|two|three|four|five|six|media|mitja|half)$/;

/** Shorter words are too like others. */
const LEAST_TYPED = 5;

const byFirstWord = new Map<string, Entry[]>();
const beginnings = new Map<string, Entry[]>();
const spelt = new Set<string>();
/** Words and beginnings, to compare with what was mistyped. */
const spellings = knownSpellings<Concept>();
let longest = 0;

for (const [name, written] of Object.entries(CONCEPT_WORDS)) {
  const concept = name as Concept;
  for (const text of written.split(/[\s|]+/).filter(Boolean)) note(concept, text);
}

function note(concept: Concept, text: string): void {
  const isBeginning = text.endsWith("*");
  const words = fold(text.replace("*", "")).split(/[_'-]/);
  const [first = ""] = words;
  const entry = { concept, words, isBeginning };
  const into = isBeginning && words.length === 1 ? beginnings : byFirstWord;
  into.set(first, [...(into.get(first) ?? []), entry]);
  if (isBeginning) longest = Math.max(longest, first.length);
  if (words.length > 1 || first.length < LEAST_TYPED || spelt.has(first)) return;
  spelt.add(first);
  spellings.add(first, concept, { isBeginning });
}

/**
 * The concepts that begin at a word, of the longest phrase that does.
 * @param words folded
 */
export function conceptsAt(words: readonly string[], at: number): FoundConcept[] {
  const word = words[at] ?? "";
  const found: FoundConcept[] = [];
  for (const entry of byFirstWord.get(word) ?? []) {
    if (entry.words.every((part, index) => fits(words[at + index], part, entry, index))) {
      found.push({ concept: entry.concept, count: entry.words.length });
    }
  }
  for (let length = 3; length <= Math.min(longest, word.length); length += 1) {
    for (const { concept } of beginnings.get(word.slice(0, length)) ?? []) {
      found.push({ concept, count: 1 });
    }
  }
  if (HOURS.test(word) && COUNT.test(words[at - 1] ?? "") && words[at - 1] !== "24") {
    return [{ concept: "duration", count: 1 }];
  }
  const most = Math.max(0, ...found.map(({ count }) => count));
  const seen = new Set<Concept>();
  return found.filter(({ concept, count }) => {
    if (count < most || seen.has(concept)) return false;
    seen.add(concept);
    return true;
  });
}

function fits(word: string | undefined, part: string, entry: Entry, index: number): boolean {
  if (word === undefined) return false;
  const isLast = index + 1 === entry.words.length;
  return entry.isBeginning && isLast ? word.startsWith(part) : word === part;
}

/** The concept whose word this one is but for a slip of the finger. */
export function mistypedConcept(word: string): Concept | undefined {
  if (word.length < LEAST_TYPED || /\d/.test(word)) return undefined;
  const [concept] = spellings.near(word);
  return concept;
}
