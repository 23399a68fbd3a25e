import { createParser } from "eventsource-parser";
import type { ModelSettings } from "../../settings/bots-settings.ts";
import { ModelError } from "./model-failure.ts";
import { ReasoningFilter } from "./reasoning.ts";
import { readChunk, statusError, type ModelChunk } from "./model-chunk.ts";

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

export type Endpoint = Pick<ModelSettings, "url" | "name" | "key">;

export interface ChatMessage {
  role: "system" | "user";
  content: string;
}

/** A message with a picture in it, as an address that holds its bytes. */
export interface PictureMessage {
  role: "user";
  content: [{ type: "image_url"; image_url: { url: `data:${string}` } }];
}

export interface ChatRequest {
  messages: (ChatMessage | PictureMessage)[];
  maxTokens: number;
  /** Ends the call when it aborts. */
  signal: AbortSignal;
}

/** A language model at the end of a network. */
export interface ModelClient {
  /**
   * The model's answer as it is written.
   * @throws ModelError when the provider fails before or in the middle of it; the signal's reason
   * when that aborts
   */
  chat(request: ChatRequest): AsyncGenerator<ModelChunk, void, undefined>;
}

/** The longest event, and the longest answer, in characters; far above what `maxTokens` allows. */
const LONGEST_EVENT = 256 * 1024;
const LONGEST_ANSWER = 16_000;

export function createModelClient(settings: Endpoint, limits: ModelLimits): ModelClient {
  return { chat: (request) => chat(settings, limits, request) };
}

async function* chat(
  settings: Endpoint,
  limits: ModelLimits,
  { messages, maxTokens, signal }: ChatRequest,
): AsyncGenerator<ModelChunk, void, undefined> {
  const call = new AbortController();
  const leave = () => call.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  const slow = () => call.abort(new ModelError("slow", "the provider took too long"));
  const total = setTimeout(slow, limits.total);
  let quiet = setTimeout(slow, limits.first);
  try {
    const response = await post(settings, call.signal, {
      model: settings.name,
      messages,
      max_tokens: maxTokens,
      stream: true,
      stream_options: { include_usage: true },
    });
    const reasoning = new ReasoningFilter();
    let length = 0;
    let isComplete = false;
    for await (const data of eventsOf(response)) {
      // What the reader of the answer takes for itself is not the provider's time.
      clearTimeout(quiet);
      if (data === "[DONE]") {
        yield { text: reasoning.end(), finish: undefined, usedTokens: undefined };
        return;
      }
      const chunk = readChunk(data);
      isComplete ||= chunk.finish !== undefined;
      length += chunk.text.length;
      if (length > LONGEST_ANSWER) {
        throw new ModelError("broken", "the provider's answer has no end");
      }
      yield { ...chunk, text: reasoning.push(chunk.text) };
      quiet = setTimeout(slow, limits.gap);
    }
    if (!isComplete) throw new ModelError("broken", "the provider's answer breaks off");
    yield { text: reasoning.end(), finish: undefined, usedTokens: undefined };
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

/** Posts JSON to the provider. Redirects are refused: the key and the documents go to one place only. */
async function post({ url, key }: Endpoint, signal: AbortSignal, body: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify(body),
      redirect: "manual",
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ModelError("unreachable", `the provider is out of reach: ${causeOf(error)}`, false);
  }
  if (response.status !== 200) throw statusError(response);
  const type = response.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("text/event-stream")) {
    throw new ModelError("broken", "the provider's answer is not a stream of events");
  }
  return response;
}

/** The data of each event of a stream of server-sent events. */
async function* eventsOf(response: Response): AsyncGenerator<string, void, undefined> {
  const waiting: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => void waiting.push(data),
    onError: ({ type }) => {
      isTooLong ||= type === "max-buffer-size-exceeded";
    },
  });
  const texts = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
  for await (const text of texts) {
    parser.feed(text);
    if (isTooLong) throw new ModelError("broken", "the provider sent an event that is too long");
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
