import type { AnswerDelta, AnswerSentence } from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import { sentences } from "../knowledge/sentences.ts";
import { citationsOf, LEADING_CITATIONS } from "./citations.ts";
import { plainText } from "./plain-text.ts";
import { NO_ANSWER } from "./prompt.ts";
import { LEAK_WORDS, lastWords, repeatsInstructions } from "./prompt-leak.ts";

/** A sentence without an end is cut here. */
const LONGEST_SENTENCE = 2000;

/** The end of a sentence, with its citations. */
const FINISHED = /[.!?…]["»”)]*\s*(?:\[[^\]]*\]\s*)*$/;

/** Marks at the beginning belong to what was taken out before them. */
const LEFTOVERS = /^[\s.,;:]+(?=\S)/;

export interface SentenceStreamOptions {
  /** Texts of the sources, from number 1. */
  sources: readonly string[];
  language: InterfaceLanguage;
}

/**
 * Turns what a model writes, piece by piece, into what a visitor may read: plain text, sentence by
 * sentence, with the numbers of the sources that each one cites.
 */
export class SentenceStream {
  readonly #options: SentenceStreamOptions;
  /** Written and not yet part of a sentence. */
  #open = "";
  /** What of `#open` the visitor has as deltas. */
  #shown = "";
  /** The last words before `#open`. */
  #before = "";
  #count = 0;

  constructor(options: SentenceStreamOptions) {
    this.#options = options;
  }

  /** How many sentences there were. */
  get count(): number {
    return this.#count;
  }

  *push(text: string): Generator<AnswerDelta | AnswerSentence, void, undefined> {
    this.#open += text;
    for (let cut = this.#endOfFirst(); cut > 0; cut = this.#endOfFirst()) {
      yield* this.#sentence(this.#open.slice(0, cut));
      this.#open = this.#open.slice(cut);
    }
    yield* this.#delta();
  }

  /** @param isCut whether the answer ends in the middle; an unfinished sentence is then dropped */
  *end(isCut: boolean): Generator<AnswerSentence, void, undefined> {
    const rest = this.#open;
    this.#open = "";
    const isUnfinished = isCut && this.#count > 0 && !FINISHED.test(rest);
    yield* this.#sentence(isUnfinished ? "" : rest);
  }

  /** Where the first sentence ends; 0 while it may go on, or may have more citations to come. */
  #endOfFirst(): number {
    const spans = sentences(this.#open, this.#options.language);
    for (const [index, span] of spans.slice(0, -1).entries()) {
      const next = spans[index + 1]?.start ?? span.end;
      // Without a blank after it, a mark is part of an address or of a number.
      if (next === span.end) continue;
      const following = this.#open.slice(next);
      const cited = LEADING_CITATIONS.exec(following)?.[0].length ?? 0;
      const rest = following.slice(cited);
      // A bracket that is still open may become a citation of this sentence.
      if (/^\s*(?:[[【][^\]】]*)?$/.test(rest)) return 0;
      const end = next + cited;
      // A sentence of marks alone, as the number of a list, belongs to the next one.
      if (/\p{L}/u.test(this.#open.slice(0, end))) return end;
    }
    return this.#open.length > LONGEST_SENTENCE ? LONGEST_SENTENCE : 0;
  }

  *#sentence(written: string): Generator<AnswerSentence, void, undefined> {
    const { sources: texts } = this.#options;
    const { text: uncited, sources } = citationsOf(
      written,
      (number) => number >= 1 && number <= texts.length,
    );
    const text = plainText(
      uncited.replaceAll(NO_ANSWER, " "),
      sources.map((number) => texts[number - 1] ?? ""),
    ).replace(LEFTOVERS, "");
    const isLeak = repeatsInstructions(`${this.#before} ${text}`);
    this.#before = lastWords(`${this.#before} ${text}`);
    const hadDeltas = this.#shown !== "";
    this.#shown = "";
    if (isLeak || !/[\p{L}\p{N}]/u.test(text)) {
      // Takes back the deltas, if there were any.
      if (hadDeltas) yield { type: "sentence", text: "", sources: [] };
      return;
    }
    this.#count += 1;
    const isEndOfParagraph = written.slice(written.trimEnd().length).includes("\n");
    yield { type: "sentence", text: isEndOfParagraph ? `${text}\n` : text, sources };
  }

  /** The next words of the open sentence, a few behind: what comes may change how they are read. */
  *#delta(): Generator<AnswerDelta, void, undefined> {
    const text = this.#readable();
    if (text.length <= this.#shown.length || !text.startsWith(this.#shown)) return;
    yield { type: "delta", text: text.slice(this.#shown.length) };
    this.#shown = text;
  }

  #readable(): string {
    // oxlint-disable-next-line regexp/no-super-linear-move -- An answer has a limit.
    const unclosed = /(?:!?[[【](?:[^\]】]*|[^\]】]*\](?:\([^)]*)?)|<[^>]*)$/.exec(this.#open);
    const closed = unclosed ? this.#open.slice(0, unclosed.index) : this.#open;
    const text = plainText(citationsOf(closed, () => false).text.replaceAll(NO_ANSWER, " "), []);
    if (repeatsInstructions(`${this.#before} ${text}`)) return this.#shown;
    const words = [...text.matchAll(/\s+/g)];
    const end = words.at(-LEAK_WORDS)?.index ?? 0;
    return text.slice(0, end);
  }
}
