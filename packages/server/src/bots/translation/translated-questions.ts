import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import type { Knowledge, Retrieval } from "../knowledge/knowledge.ts";
import { pairOf, type Translator } from "./apertium.ts";

/** How long a translation may take of a visitor's time, in ms. */
const PATIENCE = 3000;

/**
 * The search, which asks a question again in the languages of the documents where it finds nothing. What
 * it finds so is told as found in another language.
 */
export function withTranslation(
  knowledge: Pick<Knowledge, "retrieve">,
  find: () => Promise<Translator | undefined>,
): Pick<Knowledge, "retrieve"> {
  return {
    async retrieve(botId, question, options) {
      const own = await knowledge.retrieve(botId, question, options);
      if (own.evidence === "enough") return own;
      const translator = await find();
      if (!translator) return own;
      for (const language of INTERFACE_LANGUAGES) {
        if (!translator.pairs.has(pairOf(own.language, language))) continue;
        const asked = await translated(translator, question, own.language, language);
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
  translator: Translator,
  question: string,
  from: InterfaceLanguage,
  to: InterfaceLanguage,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const [found] = await translator.translate([question], { from, to }, { signal });
    return found?.text;
  } catch (error) {
    // A busy machine: the question stays as it is.
    if (signal.aborted) return undefined;
    throw error;
  }
}

const isAnswer = ({ evidence, language, documentLanguage }: Retrieval, to: InterfaceLanguage) =>
  evidence === "enough" && language === to && documentLanguage === undefined;
