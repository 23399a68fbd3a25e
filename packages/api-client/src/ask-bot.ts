import { ApiError } from "./api-error.ts";
import type { AnswerError, AnswerEvent, Question } from "./generated/bots/types.gen.ts";
import { sAskBotResponse } from "./generated/bots/checks.gen.ts";
import { readEvents } from "./read-events.ts";
import type { CallOptions, Connection } from "./request.ts";
import { smallCheck } from "./small-check.ts";

export type { Language, Question, Source } from "./generated/bots/types.gen.ts";

/** An event of an answer. The stream's own `error` event is thrown instead. */
export type AnswerPart = Exclude<AnswerEvent, AnswerError>;

const check = smallCheck<AnswerEvent>(sAskBotResponse);
const spec = {
  id: "askBot",
  method: "POST",
  path: "/widget/ask",
  body: "json",
  envelope: "status",
  response: () => check,
} as const;

/**
 * Asks a bot and hands back the events of its answer as they come, ended by `done`. The timeout is
 * that of each wait: for the first byte and between two pieces. Leaving the loop ends the request.
 * Rejects with an ApiError and nothing else: `network` too where the stream ends before `done`.
 */
export async function* askBot(
  connection: Connection,
  question: Question,
  options: Pick<CallOptions, "signal" | "timeout"> = {},
): AsyncGenerator<AnswerPart, void, undefined> {
  for await (const event of readEvents(connection, spec, question, options)) {
    if (event.type === "error") {
      const { message, translation_key: translationKey } = event;
      throw new ApiError("server", message, { translationKey, operationId: spec.id });
    }
    yield event;
    if (event.type === "done") return;
  }
  throw new ApiError("network", "The answer was cut", { operationId: spec.id });
}
