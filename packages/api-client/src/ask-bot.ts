import { answerOf, readJson } from "./answer.ts";
import { ApiError, isApiError } from "./api-error.ts";
import type { AnswerError, AnswerEvent, Question } from "./generated/bots/types.gen.ts";
import { eventStreamReader } from "./event-stream.ts";
import { sAskBotResponse } from "./generated/bots/checks.gen.ts";
import type { OperationSpec } from "./operation-spec.ts";
import {
  address,
  defaultTimeout,
  requestInit,
  withoutAnswer,
  type CallOptions,
  type Connection,
} from "./request.ts";
import { smallCheck } from "./small-check.ts";

export type { Language, Question, Source } from "./generated/bots/types.gen.ts";

/** An event of an answer. The stream's own `error` event is thrown instead. */
export type AnswerPart = Exclude<AnswerEvent, AnswerError>;

const check = smallCheck<AnswerEvent>(sAskBotResponse);
const spec: OperationSpec = {
  id: "askBot",
  method: "POST",
  path: "/widget/ask",
  body: "json",
  envelope: "status",
  response: () => check,
};

const broken = (cause?: unknown) =>
  new ApiError("invalidFormat", "The answer breaks the contract", { operationId: spec.id, cause });

function readEvent(data: string): AnswerPart {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    throw broken(cause);
  }
  const checked = check.safeParse(json);
  if (!checked.success) throw broken(checked.error);
  const event = checked.data;
  if (event.type !== "error") return event;
  const { message, translation_key: translationKey } = event;
  throw new ApiError("server", message, { translationKey, operationId: spec.id });
}

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

/**
 * Asks a bot and hands back the events of its answer as they come, ended by `done`. The timeout is
 * that of each wait: for the first byte and between two pieces. Leaving the loop ends the request.
 * Rejects with an ApiError and nothing else: `network` too where the stream ends before `done`.
 */
export async function* askBot(
  connection: Connection,
  question: Question,
  {
    signal,
    timeout = connection.timeout ?? defaultTimeout,
  }: Pick<CallOptions, "signal" | "timeout"> = {},
): AsyncGenerator<AnswerPart, void, undefined> {
  const init = requestInit(connection, spec, question);
  init.headers.accept = "text/event-stream";
  const left = new AbortController();
  const clock = idleClock(timeout);
  const signals = [left.signal, clock.signal, ...(signal ? [signal] : [])];
  const events: AnswerPart[] = [];
  const read = eventStreamReader((data) => events.push(readEvent(data)));
  try {
    clock.start();
    const whole = { ...init, signal: AbortSignal.any(signals) };
    const response = await fetch(address(connection, spec, question), whole);
    if (!isEventStream(response) || !response.body) {
      answerOf(spec, response, readJson(await response.arrayBuffer()));
      throw broken();
    }
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      clock.stop();
      if (done) break;
      let failure: ApiError | undefined;
      try {
        read(decoder.decode(value, { stream: true }));
      } catch (cause) {
        failure = isApiError(cause) ? cause : broken(cause);
      }
      // What came before a broken event in the same piece is handed out before the failure.
      for (const event of events.splice(0)) {
        yield event;
        if (event.type === "done") return;
      }
      if (failure) throw failure;
      clock.start();
    }
    throw new ApiError("network", "The answer was cut", { operationId: spec.id });
  } catch (cause) {
    throw isApiError(cause) ? cause : withoutAnswer(spec.id, cause, clock.signal, signal);
  } finally {
    clock.stop();
    left.abort();
  }
}
