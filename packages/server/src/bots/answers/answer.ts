import type { AnswerEvent, ModelFailure, Question, Source } from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import { mailWords } from "@panel/i18n/mail";
import type { Knowledge, Passage, Quote, Retrieval } from "../knowledge/knowledge.ts";
import { questionLanguage } from "../knowledge/language.ts";
import { subjectOf } from "../knowledge/question.ts";
import { goesOn, isAbout, isFollowUp } from "./follow-up.ts";
import type { TokenLedger } from "./ledger.ts";
import { answerFromModel, sourceOf, type LanguageModel } from "./model-answer.ts";
import { estimateTokens } from "./prompt.ts";
import type { UnansweredQuestions } from "./unanswered.ts";

/** The bot that is asked, as far as an answer depends on it. */
export interface AskedBot {
  id: number;
  accountId: number;
  /** Whether its questions without an answer are kept. */
  keepsUnanswered: boolean;
}

/** One question to a bot. */
export interface Ask {
  bot: AskedBot;
  question: Question;
  /** Of a question that shows none clearly. */
  interfaceLanguage: InterfaceLanguage;
  /** The author tries the bot: nothing of the question is kept. */
  isPreview: boolean;
  /** Aborts when nobody reads the answer any more. */
  signal: AbortSignal;
  /** Told of what went wrong on the way, where the answer goes on without it. */
  onProblem: (error: unknown, message: string) => void;
}

export interface AnswerParts {
  knowledge: Pick<Knowledge, "retrieve">;
  ledger: TokenLedger;
  unanswered: UnansweredQuestions;
  /** Without one, answers are quoted from the documents. */
  model: LanguageModel | undefined;
}

/** So many passages in another language are put in order by embeddings. */
const RANKED_PASSAGES = 48;
/** Sources that are shown where the documents speak another language than the question. */
const SHOWN_SOURCES = 3;

/**
 * The events of one answer. Nothing in the question, the conversation or the documents is an
 * instruction. To end it early calls the model no further and books an estimate.
 */
export async function* answerEvents(
  parts: AnswerParts,
  ask: Ask,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const foreignPassages = parts.model?.embeddings && RANKED_PASSAGES;
  const retrieval = await evidenceFor(parts.knowledge, ask, foreignPassages);
  const language = ask.question.answerIn ?? retrieval.language;
  // Whether passages that share some of the question answer it, a model can tell; it must cite them.
  const isLeftToModel = retrieval.evidence === "weak" && parts.model !== undefined;
  if (!hasEvidence(retrieval) && !isLeftToModel) {
    yield* refusal(parts, ask, retrieval.language, language);
    return;
  }
  let failure: ModelFailure | undefined;
  if (parts.model && !retrieval.isOwn) {
    const { passages, documentLanguage } = retrieval;
    const outcome = yield* answerFromModel({
      model: parts.model,
      ledger: parts.ledger,
      whose: { accountId: ask.bot.accountId, botId: ask.bot.id },
      question: ask.question,
      language,
      passages,
      needsRanking: documentLanguage !== undefined,
      signal: ask.signal,
      onProblem: ask.onProblem,
    });
    if (outcome === "answered") {
      yield { type: "done" };
      return;
    }
    if (outcome === "refused" || isLeftToModel) {
      yield* refusal(parts, ask, retrieval.language, language);
      return;
    }
    failure = outcome;
  }
  yield* quotes(parts, ask, retrieval, language, failure);
}

/**
 * What the documents say about the question. One that goes on with the last ("and on Sundays?") is
 * searched for together with it.
 */
async function evidenceFor(
  knowledge: AnswerParts["knowledge"],
  { bot, question: { question, history, answerIn }, interfaceLanguage }: Ask,
  foreignPassages: number | undefined,
): Promise<Retrieval> {
  const last = history?.at(-1)?.question;
  const options = {
    // Of a question that shows none, the language of the conversation goes before the page's.
    interfaceLanguage:
      (last === undefined ? undefined : questionLanguage(last)) ?? interfaceLanguage,
    answerIn,
    foreignPassages,
  };
  const alone = await knowledge.retrieve(bot.id, question, options);
  if (last === undefined || !isFollowUp(question, alone.language)) return alone;
  // One that says that it goes on asks of the same, even where its own words are found elsewhere.
  if (hasEvidence(alone) && !goesOn(question)) return alone;
  const subject = subjectOf(last, question);
  const together = await knowledge.retrieve(bot.id, `${subject} ${question}`, options);
  return hasEvidence(together) && isAbout(question, together)
    ? { ...together, language: alone.language }
    : alone;
}

function hasEvidence({ evidence, passages, quotes: found, documentLanguage }: Retrieval): boolean {
  return evidence === "enough" && passages.length > 0 && (found.length > 0 || !!documentLanguage);
}

async function* refusal(
  { unanswered }: AnswerParts,
  { bot, question, isPreview, onProblem }: Ask,
  askedIn: InterfaceLanguage,
  language: InterfaceLanguage,
): AsyncGenerator<AnswerEvent, void, undefined> {
  if (bot.keepsUnanswered && !isPreview) {
    await unanswered
      .keep(bot.id, question.question, askedIn)
      .catch((error: unknown) => onProblem(error, "an unanswered question could not be kept"));
  }
  yield { type: "start", mode: "refused", language };
  yield { type: "refusal", text: mailWords(language)("BOT_ANSWERS.noEvidence") };
  yield { type: "done" };
}

/**
 * Sentences of the documents, word for word; where those speak another language than the question, in
 * that one, and told as such.
 */
async function* quotes(
  { ledger }: AnswerParts,
  { bot, question }: Ask,
  { documentLanguage, passages, quotes: found }: Retrieval,
  language: InterfaceLanguage,
  failure: ModelFailure | undefined,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const sources = documentLanguage
    ? foreignSources(found, passages, documentLanguage)
    : found.map((quote, index) => ({ number: index + 1, ...quote }));
  const tokens = estimateTokens(question.question, ...sources.map(({ quote }) => quote));
  await ledger.bookQuoted({ accountId: bot.accountId, botId: bot.id }, tokens);
  yield {
    type: "start",
    mode: "quoted",
    language,
    ...(documentLanguage ? { documentLanguage } : {}),
    ...(failure ? { failure } : {}),
  };
  yield { type: "sources", sources };
  for (const { number, quote } of sources.slice(0, found.length)) {
    yield { type: "sentence", text: quote, sources: [number] };
  }
  yield { type: "done" };
}

/** The sentences, then passages of other pages. */
function foreignSources(
  found: readonly Quote[],
  passages: readonly Passage[],
  language: InterfaceLanguage,
): Source[] {
  const quoted = found.slice(0, SHOWN_SOURCES);
  const isQuoted = ({ fileName, page }: Passage) =>
    quoted.some((quote) => quote.fileName === fileName && quote.page === page);
  const others = passages.filter((passage) => !isQuoted(passage)).map(sourceOf);
  return [...quoted.map((quote) => ({ ...quote, language })), ...others]
    .slice(0, SHOWN_SOURCES)
    .map((source, index) => ({ ...source, number: index + 1 }));
}
