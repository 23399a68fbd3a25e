import type {
  AnswerDelta,
  AnswerEvent,
  AnswerSentence,
  ModelFailure,
  ModelState,
  Question,
  Source,
} from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { BotModelState } from "../../db/bot-answers-schema.ts";
import type { Passage } from "../knowledge/knowledge.ts";
import type { Embeddings } from "./embeddings.ts";
import type { Reservation, TokenLedger } from "./ledger.ts";
import type { Bookable } from "./ledger-repository.ts";
import type { ModelClient } from "./model-client.ts";
import type { ChatMessage } from "./model-request.ts";
import type { ModelPause } from "./model-pause.ts";
import { ModelError } from "./model-failure.ts";
import { ANSWER_TOKENS, estimateTokens, messagesOf, NO_ANSWER } from "./prompt.ts";
import { SentenceStream } from "./sentence-stream.ts";
import { note, nothingSpent, tokensOf, type Spent } from "./spent.ts";

/** A language model and what belongs to it. */
export interface LanguageModel {
  client: ModelClient;
  /** For questions in another language than the documents. */
  embeddings: Embeddings | undefined;
  pause: ModelPause;
  /** Aborts when the server stops: answers that are being written then end as quoted ones. */
  stopping: AbortSignal;
  /** Notes how an answer went, and what the provider said of it. */
  saveState(state: BotModelState, said?: string): Promise<void>;
  state(): Promise<ModelState | undefined>;
}

/** What one answer of a model is made from. */
export interface ModelTask {
  model: LanguageModel;
  ledger: TokenLedger;
  whose: Bookable;
  question: Question;
  /** Of the answer. */
  language: InterfaceLanguage;
  /** Best first. */
  passages: readonly Passage[];
  /** Whether their order says little, since they are in another language than the question. */
  needsRanking: boolean;
  signal: AbortSignal;
  onProblem: (error: unknown, message: string) => void;
}

/** Passages that go into a prompt. */
const PROMPT_PASSAGES = 6;

interface AnswerSpent extends Spent {
  rankTokens: number;
}

type Outcome = "answered" | "refused" | ModelFailure;

/**
 * The events of an answer that a model writes. Its tokens are reserved before the call and settled
 * when it ends, also when nobody reads on.
 * @returns how it ended; the last events are the caller's
 */
export async function* answerFromModel(
  task: ModelTask,
): AsyncGenerator<AnswerEvent, Outcome, undefined> {
  const paused = task.model.pause.reason();
  if (paused) return paused;
  const reservation = await task.ledger.reserve(task.whose, mostTokens(task));
  if (!reservation) return "quota";
  const spent: AnswerSpent = { ...nothingSpent(), rankTokens: 0 };
  try {
    const passages = await bestPassages(task, spent);
    yield { type: "start", mode: "model", language: task.language };
    yield { type: "sources", sources: passages.map(sourceOf) };
    return yield* written(task, passages, spent);
  } finally {
    await settle(task, reservation, spent);
  }
}

/** The most that an answer to the question can take. */
function mostTokens({ passages, ...task }: ModelTask): number {
  const byLength = passages.toSorted((a, b) => b.text.length - a.text.length);
  const prompt = estimateTokens(...promptOf({ ...task, passages: firstOf(byLength) }));
  return prompt + ANSWER_TOKENS + task.model.client.room() + estimateTokens(task.question.question);
}

const firstOf = (passages: readonly Passage[]) => passages.slice(0, PROMPT_PASSAGES);
const textsOf = (passages: readonly Passage[]) => passages.map(({ text }) => text);

type Prompt = Pick<ModelTask, "question" | "language" | "passages">;

function messagesFor({ question: { question, history = [] }, ...prompt }: Prompt): ChatMessage[] {
  return messagesOf({ ...prompt, question, history });
}

const promptOf = (prompt: Prompt) => messagesFor(prompt).map(({ content }) => content);

/** The passages of the prompt. Without embeddings, or when they fail, the order of the search counts. */
async function bestPassages(task: ModelTask, spent: AnswerSpent): Promise<Passage[]> {
  const { model, passages, needsRanking, question, signal, onProblem } = task;
  if (!model.embeddings || !needsRanking) return firstOf(passages);
  try {
    const ranked = await model.embeddings.rank(question.question, passages, signal);
    spent.rankTokens = ranked.tokens;
    return firstOf(ranked.passages);
  } catch (error) {
    if (signal.aborted) throw error;
    onProblem(error, "the embeddings of passages failed; they keep their order");
    return firstOf(passages);
  }
}

/** A passage as a source, numbered from 1 by its place. */
export function sourceOf(
  { fileName, publicName, page, text, language }: Passage,
  index: number,
): Source {
  return { number: index + 1, fileName, publicName, page, quote: text, language };
}

async function* written(
  task: ModelTask,
  passages: readonly Passage[],
  spent: AnswerSpent,
): AsyncGenerator<AnswerEvent, Outcome, undefined> {
  const { model, question, language, onProblem } = task;
  const noteState = async (state: BotModelState, failed?: ModelError) => {
    model.pause.note(state, failed?.retryAfter);
    await model
      .saveState(state, failed?.said)
      .catch((error: unknown) => onProblem(error, "the state of the model could not be saved"));
  };
  const messages = messagesFor({ question, language, passages });
  spent.promptTokens = estimateTokens(...messages.map(({ content }) => content));
  spent.mayCost = true;
  try {
    const outcome = yield* sentencesOf(task, messages, textsOf(passages), spent);
    await noteState("works");
    return outcome;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    spent.mayCost = error.mayCost;
    onProblem(error, "the language model did not answer; the answer is quoted");
    if (!model.stopping.aborted) await noteState(error.failure, error);
    return error.failure;
  }
}

async function* sentencesOf(
  { model, language, signal }: ModelTask,
  messages: ChatMessage[],
  sources: readonly string[],
  spent: Spent,
): AsyncGenerator<AnswerEvent, "answered" | "refused", undefined> {
  const stream = new SentenceStream({ sources, language });
  let cited = 0;
  // What cites nothing that was given is the model's own, and no answer of the documents: the empty
  // sentence takes back what of it was written.
  const citing = function* (events: Iterable<AnswerDelta | AnswerSentence>) {
    for (const event of events) {
      const isOwn = event.type === "sentence" && event.sources.length === 0;
      if (event.type === "sentence" && !isOwn) cited += 1;
      yield isOwn ? { ...event, text: "" } : event;
    }
  };
  const call = AbortSignal.any([signal, model.stopping]);
  let finish: string | undefined;
  let isAnswer = false;
  for await (const chunk of model.client.chat({
    messages,
    maxTokens: ANSWER_TOKENS,
    signal: call,
  })) {
    note(spent, chunk);
    finish ??= chunk.finish;
    if (isAnswer) {
      yield* citing(stream.push(chunk.text));
    } else if (!mayBeRefusal(spent.written)) {
      isAnswer = true;
      yield* citing(stream.push(spent.written));
    }
  }
  if (isRefusal(spent.written)) return "refused";
  if (!isAnswer) yield* citing(stream.push(spent.written));
  yield* citing(stream.end(finish === "length"));
  if (cited > 0) return "answered";
  if (spent.written.includes(NO_ANSWER)) return "refused";
  throw new ModelError("broken", "nothing of the model's answer can be shown");
}

const MARKS = /^[\s"'“”«»`*_[({]+/;

function isRefusal(text: string): boolean {
  return text.replace(MARKS, "").startsWith(NO_ANSWER);
}

/** Whether a text is the beginning of a refusal, or one. */
function mayBeRefusal(text: string): boolean {
  const start = text.replace(MARKS, "");
  return start.startsWith(NO_ANSWER) || NO_ANSWER.startsWith(start);
}

async function settle(
  { ledger, onProblem }: ModelTask,
  reservation: Reservation,
  spent: AnswerSpent,
): Promise<void> {
  const tokens = spent.rankTokens + tokensOf(spent);
  const isEstimate = spent.usedTokens === undefined || spent.rankTokens > 0;
  await ledger
    .settle(reservation, tokens, isEstimate)
    .catch((error: unknown) =>
      onProblem(error, "the tokens of an answer could not be settled; they are settled later"),
    );
}
