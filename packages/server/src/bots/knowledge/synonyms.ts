import type { Knowledge, Retrieval } from "./knowledge.ts";
import { fold, words } from "./words.ts";

/** Words that mean the same to a bot's visitors and documents. */
export type Synonyms = readonly (readonly string[])[];

/** Questions in other words that are tried, at most. */
const MOST_TRIED = 8;

/**
 * A question in other words: each one with a word of it replaced by one that means the same. A word of
 * several parts counts where they stand in a row.
 */
export function inOtherWords(question: string, synonyms: Synonyms): string[] {
  const asked = words(question).map(fold);
  const found: string[] = [];
  for (const group of synonyms) {
    const parts = group.map((word) => words(word).map(fold));
    for (const [index, said] of parts.entries()) {
      const at = startOf(asked, said);
      if (at === undefined) continue;
      for (const [other, instead] of parts.entries()) {
        if (other === index) continue;
        const replaced = [...asked.slice(0, at), ...instead, ...asked.slice(at + said.length)];
        found.push(replaced.join(" "));
      }
      break;
    }
  }
  return [...new Set(found)].slice(0, MOST_TRIED);
}

function startOf(all: readonly string[], part: readonly string[]): number | undefined {
  if (part.length === 0) return undefined;
  const at = all.findIndex((_, start) => part.every((word, index) => all[start + index] === word));
  return at < 0 ? undefined : at;
}

/** The search, which tries a question in other words where its own find no answer. */
export function withSynonyms(
  knowledge: Pick<Knowledge, "retrieve">,
  synonymsOf: (botId: number) => Promise<Synonyms>,
): Pick<Knowledge, "retrieve"> {
  return {
    async retrieve(botId, question, options) {
      const own = await knowledge.retrieve(botId, question, options);
      if (isAnswer(own)) return own;
      for (const other of inOtherWords(question, await synonymsOf(botId))) {
        // What language a question is in, its own words say.
        const asked = { ...options, interfaceLanguage: own.language };
        const found = await knowledge.retrieve(botId, other, asked);
        if (isAnswer(found)) return found;
      }
      return own;
    },
  };
}

const isAnswer = ({ evidence, documentLanguage }: Retrieval): boolean =>
  evidence === "enough" && documentLanguage === undefined;
