import { CONCEPT_WORDS, type Concept } from "./concepts.ts";
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
const TYPED_TWICE = 9;

const byFirstWord = new Map<string, Entry[]>();
const beginnings = new Map<string, Entry[]>();
/** Words and beginnings, to compare with what was mistyped. */
const spellings = new Map<string, Pick<Entry, "concept" | "isBeginning">>();
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
  if (words.length === 1 && !spellings.has(first)) spellings.set(first, { concept, isBeginning });
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
  for (const [spelling, { concept, isBeginning }] of spellings) {
    if (spelling.length < LEAST_TYPED) continue;
    const part = isBeginning ? word.slice(0, spelling.length) : word;
    if (isMistyped(part, spelling)) return concept;
  }
  return undefined;
}

/** Whether one of two words is the other with a letter more, less, changed or with two in turn. */
export function isMistyped(word: string, right: string): boolean {
  const most = Math.min(word.length, right.length) >= TYPED_TWICE ? 2 : 1;
  if (Math.abs(word.length - right.length) > most || word[0] !== right[0]) return false;
  return distance(word, right, most) <= most;
}

/** By Damerau and Levenshtein, with neighbours swapped once; more than `most` is told as that. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let value = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        value = Math.min(value, (before[at - 2] ?? 0) + 1);
      }
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}
