import { createParser } from "eventsource-parser";
import { ModelError } from "./model-failure.ts";
import type { ChatRequest, Endpoint } from "./model-request.ts";
import { ReasoningFilter } from "./reasoning.ts";
import { readChunk, statusError, type ModelChunk } from "./model-chunk.ts";
import { bodyFor, habitsOf, learn, roomFor, type Habits } from "./model-habits.ts";
import { bodyWords } from "./provider-words.ts";

/** How long a provider may take, in ms. */
export interface ModelLimits {
  /** From the call to the first event. */
  first: number;
  /** Between two events. */
  gap: number;
  total: number;
}

/** A model on a machine of one's own needs a while. */
export const MODEL_LIMITS: ModelLimits = { first: 20_000, gap: 15_000, total: 120_000 };

/** A language model at the end of a network. */
export interface ModelClient {
  /**
   * The model's answer as it is written.
   * @throws ModelError when the provider fails before or in the middle of it; the signal's reason
   * when that aborts
   */
  chat(request: ChatRequest): AsyncGenerator<ModelChunk, void, undefined>;
  /** Tokens that an answer may take beside `maxTokens`: those of a model that thinks. */
  room(): number;
}

/** The longest event, answer and thought, in characters; far above what `maxTokens` allows. */
const LONGEST_EVENT = 256 * 1024;
const LONGEST_ANSWER = 16_000;
const LONGEST_THOUGHT = 200_000;
/** Fewer characters beside an answer are blanks. */
const LEAST_THOUGHT = 20;
/** How much longer a model that thinks may be quiet before it answers. */
const THINKING = 3;
/** What a model refuses is left out, one thing after the other. */
const MOST_TRIES = 6;

export function createModelClient(settings: Endpoint, limits: ModelLimits): ModelClient {
  const habits = habitsOf(settings);
  return {
    chat: (request) => chat({ settings, limits, habits }, request),
    room: () => roomFor(habits),
  };
}

interface Client {
  settings: Endpoint;
  limits: ModelLimits;
  habits: Habits;
}

async function* chat(
  { settings, limits, habits }: Client,
  request: ChatRequest,
): AsyncGenerator<ModelChunk, void, undefined> {
  const { signal } = request;
  const call = new AbortController();
  const leave = () => call.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  const slow = () => call.abort(new ModelError("slow", "the provider took too long"));
  const total = setTimeout(slow, limits.total);
  let quiet: NodeJS.Timeout | undefined;
  const wait = (ms: number) => {
    clearTimeout(quiet);
    quiet = setTimeout(slow, ms);
  };
  /** Tokens of a try that came to nothing. */
  let wasted = 0;
  const tries = async function* () {
    wait(habits.thinks ? THINKING * limits.first : limits.first);
    const response = await post(settings, habits, request, call.signal);
    const reading = new Answer();
    for await (const data of dataOf(response)) {
      // What the reader of the answer takes for itself is not the provider's time.
      clearTimeout(quiet);
      if (data === "[DONE]") {
        reading.isComplete = true;
        break;
      }
      if (data !== undefined) {
        const chunk = reading.take(readChunk(data, { key: settings.key, ...request }));
        const { usedTokens } = chunk;
        yield {
          ...chunk,
          finish: isCutOff(reading, habits) ? undefined : chunk.finish,
          usedTokens: usedTokens === undefined ? undefined : usedTokens + wasted,
        };
      }
      wait(limits.gap);
    }
    clearTimeout(quiet);
    if (!reading.isComplete) throw new ModelError("broken", "the provider's answer breaks off");
    yield reading.end();
    return reading;
  };
  try {
    const first = yield* tries();
    const isAgain = isCutOff(first, habits);
    habits.thinks ||= isAgain || first.thought > LEAST_THOUGHT;
    wasted = first.usedTokens ?? 0;
    if (isAgain) yield* tries();
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    if (error instanceof ModelError) throw error;
    throw new ModelError("broken", `the provider's answer breaks off: ${causeOf(error)}`);
  } finally {
    clearTimeout(total);
    clearTimeout(quiet);
    signal.removeEventListener("abort", leave);
    // Closes the connection where the answer was not read to its end.
    call.abort(new ModelError("broken", "the answer is not read any further"));
  }
}

/** A model that has used up its tokens before it came to its answer needs more of them. */
const isCutOff = ({ isBlank, finish }: Answer, { thinks }: Habits): boolean =>
  isBlank && finish === "length" && !thinks;

/** An answer as it arrives. */
class Answer {
  readonly #reasoning = new ReasoningFilter();
  #received = 0;
  #shown = 0;
  isBlank = true;
  isComplete = false;
  thought = 0;
  finish: string | undefined;
  usedTokens: number | undefined;

  /** @returns the chunk without what the model thinks */
  take(chunk: ModelChunk): ModelChunk {
    const text = this.#shows(this.#reasoning.push(chunk.text));
    this.#received += chunk.text.length + chunk.thought;
    if (this.#shown > LONGEST_ANSWER || this.#received > LONGEST_THOUGHT) {
      throw new ModelError("broken", "the provider's answer has no end");
    }
    this.finish ??= chunk.finish;
    this.isComplete ||= chunk.finish !== undefined;
    this.usedTokens = chunk.usedTokens ?? this.usedTokens;
    const thought = this.#received - this.#shown - this.thought;
    this.thought += thought;
    return { ...chunk, text, thought };
  }

  end(): ModelChunk {
    const text = this.#shows(this.#reasoning.end());
    return { text, finish: undefined, usedTokens: undefined, thought: 0 };
  }

  #shows(text: string): string {
    this.#shown += text.length;
    this.isBlank &&= text.trim() === "";
    return text;
  }
}

/**
 * Posts a request to the provider, and again without what it refuses. Redirects are refused: the key
 * and the documents go to one place only.
 */
async function post(
  { url, name, key }: Endpoint,
  habits: Habits,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    let response: Response;
    try {
      response = await fetch(`${url}/chat/completions`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream, application/json",
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify(bodyFor(habits, name, request)),
        redirect: "manual",
        signal,
      });
    } catch (error) {
      if (signal.aborted) throw error;
      throw new ModelError("unreachable", `the provider is out of reach: ${causeOf(error)}`, false);
    }
    if (response.status === 200) return response;
    const words = await bodyWords(response, { key, ...request });
    const isRefusal = response.status === 400 || response.status === 422;
    if (!isRefusal || tries === MOST_TRIES || !learn(habits, words, request.maxTokens)) {
      throw statusError(response, words.text);
    }
  }
}

/** The data of each event of an answer, and undefined for a sign of life; one event where it comes in one piece. */
async function* dataOf(response: Response): AsyncGenerator<string | undefined, void, undefined> {
  const type = (response.headers.get("content-type") ?? "").toLowerCase();
  if (type.startsWith("text/event-stream")) {
    yield* eventsOf(response);
    return;
  }
  if (!type.includes("json")) {
    throw new ModelError("broken", "the provider's answer is not a stream of events");
  }
  // Asked for a stream, some answer in one piece all the same.
  let whole = "";
  for await (const text of textsOf(response)) {
    whole += text;
    if (whole.length > LONGEST_EVENT) throw tooLong();
  }
  yield whole;
  yield "[DONE]";
}

const textsOf = ({ body }: Response) => body?.pipeThrough(new TextDecoderStream()) ?? [];

const tooLong = () => new ModelError("broken", "the provider sent an event that is too long");

/** The data of each event of a stream of server-sent events. */
async function* eventsOf(response: Response): AsyncGenerator<string | undefined, void, undefined> {
  const waiting: (string | undefined)[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => void waiting.push(data),
    // A provider whose model thinks says so that it is still there.
    onComment: () => void waiting.push(undefined),
    onError: ({ type }) => {
      isTooLong ||= type === "max-buffer-size-exceeded";
    },
  });
  for await (const text of textsOf(response)) {
    parser.feed(text);
    if (isTooLong) throw tooLong();
    yield* waiting.splice(0);
  }
  // Some providers end the last event with the connection alone.
  parser.feed("\n\n");
  yield* waiting;
}

/** The code of what failed on the way; messages may hold addresses. */
function causeOf(error: unknown): string {
  const { cause, code } = error as { cause?: { code?: string }; code?: string };
  return cause?.code ?? code ?? (error as Error).name;
}
