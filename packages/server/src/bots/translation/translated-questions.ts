import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import type { Knowledge, Retrieval } from "../knowledge/knowledge.ts";
import { pairOf, type Translator } from "./apertium.ts";
import { createSlots } from "./slots.ts";

/** How long a translation may take of a visitor's time, in ms. */
const PATIENCE = 3000;
/** Each is a process of some 60 MB: whoever comes beyond these is answered without. */
const AT_ONCE = 2;
const MOST_WAITING = 8;

/**
 * The search, which asks a question again in the languages of the documents where it finds nothing in its own. What
 * it finds so is told as found in another language.
 */
export function withTranslation(
  knowledge: Pick<Knowledge, "retrieve">,
  find: () => Promise<Translator | undefined>,
): Pick<Knowledge, "retrieve"> {
  const slots = createSlots(AT_ONCE, MOST_WAITING);
  return {
    async retrieve(botId, question, options) {
      const own = await knowledge.retrieve(botId, question, options);
      // What is found abroad by spelling alone is right less often than what a translation finds.
      if (own.evidence === "enough" && own.documentLanguage === undefined) return own;
      const translator = await find();
      if (!translator) return own;
      for (const language of own.languages ?? INTERFACE_LANGUAGES) {
        if (!translator.pairs.has(pairOf(own.language, language))) continue;
        const asked = await translated(slots, translator, question, {
          from: own.language,
          to: language,
        });
        if (asked === undefined) continue;
        const found = await knowledge.retrieve(botId, asked, {
          ...options,
          interfaceLanguage: language,
          answerIn: language,
        });
        if (isAnswer(found, language)) {
          return { ...found, language: own.language, documentLanguage: language };
        }
      }
      return own;
    },
  };
}

async function translated(
  slots: ReturnType<typeof createSlots>,
  translator: Translator,
  question: string,
  pair: { from: InterfaceLanguage; to: InterfaceLanguage },
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const found = await slots(signal, () => translator.translate([question], pair, { signal }));
    return found?.[0]?.text;
  } catch (error) {
    // A busy machine: the question stays as it is.
    if (signal.aborted) return undefined;
    throw error;
  }
}

const isAnswer = ({ evidence, language, documentLanguage }: Retrieval, to: InterfaceLanguage) =>
  evidence === "enough" && language === to && documentLanguage === undefined;
