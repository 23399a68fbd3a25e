import { ModelError } from "../bots/answers/model-failure.ts";
import { statusError } from "../bots/answers/model-chunk.ts";
import type { SpeechSettings } from "../settings/speech-settings.ts";

/** How long the endpoint may take, in ms. */
export interface SpeechLimits {
  /** From the call to the first bytes of sound. */
  first: number;
  /** Between two pieces. */
  gap: number;
  total: number;
}

export interface SpeechRequest {
  text: string;
  voice: string;
  /** Ends the call when it aborts. */
  signal: AbortSignal;
}

/** A voice at the end of a network. */
export interface SpeechClient {
  /**
   * The sound as it comes, which the caller has to judge: it may be anything.
   * @throws ModelError when the endpoint fails before or in the middle of it; the signal's reason when that aborts
   */
  speak(request: SpeechRequest): AsyncGenerator<Uint8Array, void, undefined>;
}

type Endpoint = Pick<SpeechSettings, "url" | "model" | "key">;

export function createSpeechClient(endpoint: Endpoint, limits: SpeechLimits): SpeechClient {
  return { speak: (request) => speak(endpoint, limits, request) };
}

async function* speak(
  endpoint: Endpoint,
  limits: SpeechLimits,
  { signal, ...wanted }: SpeechRequest,
): AsyncGenerator<Uint8Array, void, undefined> {
  const call = new AbortController();
  const leave = () => call.abort(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  const slow = () => call.abort(new ModelError("slow", "the speech endpoint took too long"));
  const total = setTimeout(slow, limits.total);
  let quiet = setTimeout(slow, limits.first);
  try {
    const response = await post(endpoint, call.signal, wanted);
    for await (const piece of response.body ?? []) {
      clearTimeout(quiet);
      yield piece as Uint8Array;
      quiet = setTimeout(slow, limits.gap);
    }
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    if (error instanceof ModelError) throw error;
    throw new ModelError("broken", `the sound breaks off: ${causeOf(error)}`);
  } finally {
    clearTimeout(total);
    clearTimeout(quiet);
    signal.removeEventListener("abort", leave);
    // Closes the connection where the sound was not read to its end.
    call.abort(new ModelError("broken", "the sound is not read any further"));
  }
}

/** Redirects are refused: the key and the text go to one place only. */
async function post(
  { url, model, key }: Endpoint,
  signal: AbortSignal,
  { text, voice }: Pick<SpeechRequest, "text" | "voice">,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${url}/audio/speech`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "audio/mpeg",
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, input: text, voice, response_format: "mp3" }),
      redirect: "manual",
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ModelError("unreachable", `the endpoint is out of reach: ${causeOf(error)}`, false);
  }
  if (response.status !== 200) throw statusError(response);
  const type = response.headers.get("content-type") ?? "";
  // Some send what went wrong with a status of success.
  if (/json|text\//i.test(type)) {
    throw new ModelError("broken", "the endpoint's answer is not a sound", false);
  }
  return response;
}

/** The code of what failed on the way; messages may hold addresses. */
function causeOf(error: unknown): string {
  const { cause, code } = error as { cause?: { code?: string }; code?: string };
  return cause?.code ?? code ?? (error as Error).name;
}
