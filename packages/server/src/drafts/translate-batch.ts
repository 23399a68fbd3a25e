import type { ContentLanguage } from "@panel/domain/languages";
import { LANGUAGE } from "@panel/domain/languages";
import { wordFor, type GlossaryEntry } from "@panel/domain/texts/glossary";
import { SOURCE_LANGUAGE } from "@panel/domain/texts/texts";
import type { Translator } from "../bots/translation/apertium.ts";
import type { BatchAnswer } from "./ask-batch.ts";
import type { Batch } from "./plan.ts";

/** Languages near enough to the source's that a translation by rules is a draft to work on. */
export const BY_RULES: readonly ContentLanguage[] = ["cat"];

interface Translating {
  find: () => Promise<Translator | undefined>;
  glossary: readonly GlossaryEntry[];
  signal: AbortSignal;
}

/** Translates a batch on this machine. */
export async function translateBatch(
  { language, items }: Batch,
  { find, glossary, signal }: Translating,
): Promise<BatchAnswer> {
  const translator = await find();
  if (!translator) return { received: new Map(), failure: "unreachable" };
  const words = new Map(
    glossary.map((entry) => [entry.term.toLowerCase(), wordFor(entry, language)]),
  );
  const texts = items.map(({ of }) => of.values[SOURCE_LANGUAGE]);
  const pair = { from: LANGUAGE[SOURCE_LANGUAGE].interface, to: LANGUAGE[language].interface };
  const found = await translator.translate(texts, pair, { signal, words });
  const received = new Map<number, string>();
  for (const [at, translation] of found.entries()) {
    if (translation) received.set(at, withApostrophes(translation.text));
  }
  return { received, failure: undefined };
}

/** As they are printed: l’aigua. */
const withApostrophes = (text: string) => text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’");
