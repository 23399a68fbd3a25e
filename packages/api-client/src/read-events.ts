import { answerOf, readJson } from "./answer.ts";
import { ApiError, isApiError } from "./api-error.ts";
import { eventStreamReader } from "./event-stream.ts";
import type { AnswerCheck, OperationSpec } from "./operation-spec.ts";
import {
  address,
  defaultTimeout,
  requestInit,
  withoutAnswer,
  type CallOptions,
  type Connection,
} from "./request.ts";

const isEventStream = (response: Response) =>
  response.ok && /^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "");

/** Aborts its signal when `start` was called and `stop` was not for so many milliseconds. */
function idleClock(timeout: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    start: () => {
      timer = setTimeout(() => controller.abort(), timeout);
    },
    stop: () => clearTimeout(timer),
  };
}

const broken = (id: string, cause?: unknown) =>
  new ApiError("invalidFormat", "The answer breaks the contract", { operationId: id, cause });

function readEvent<Event>(id: string, check: AnswerCheck<Event>, data: string): Event {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    throw broken(id, cause);
  }
  const checked = check.safeParse(json);
  if (!checked.success) throw broken(id, checked.error);
  return checked.data;
}

/**
 * Makes a call that answers a stream, and hands back its events as they come. The timeout is that of each wait: for the first
 * byte and between two pieces, of which a comment is one. Leaving the loop ends the request. Rejects with an ApiError and
 * nothing else; `network` where the connection breaks, while a stream that ends is no error.
 */
export async function* readEvents<Event>(
  connection: Connection,
  spec: Omit<OperationSpec, "response"> & { response: () => AnswerCheck<Event> },
  input: object | undefined,
  {
    signal,
    timeout = connection.timeout ?? defaultTimeout,
  }: Pick<CallOptions, "signal" | "timeout"> = {},
): AsyncGenerator<Event, void, undefined> {
  const init = requestInit(connection, spec, input);
  init.headers.accept = "text/event-stream";
  const left = new AbortController();
  const clock = idleClock(timeout);
  const signals = [left.signal, clock.signal, ...(signal ? [signal] : [])];
  const events: Event[] = [];
  const check = spec.response();
  const read = eventStreamReader((data) => events.push(readEvent(spec.id, check, data)));
  try {
    clock.start();
    const whole = { ...init, signal: AbortSignal.any(signals) };
    const response = await fetch(address(connection, spec, input), whole);
    if (!isEventStream(response) || !response.body) {
      answerOf(spec, response, readJson(await response.arrayBuffer()));
      throw broken(spec.id);
    }
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      clock.stop();
      if (done) return;
      let failure: ApiError | undefined;
      try {
        read(decoder.decode(value, { stream: true }));
      } catch (cause) {
        failure = isApiError(cause) ? cause : broken(spec.id, cause);
      }
      // What came before a broken event in the same piece is handed out before the failure.
      for (const event of events.splice(0)) yield event;
      if (failure) throw failure;
      clock.start();
    }
  } catch (cause) {
    throw isApiError(cause) ? cause : withoutAnswer(spec.id, cause, clock.signal, signal);
  } finally {
    clock.stop();
    left.abort();
  }
}
