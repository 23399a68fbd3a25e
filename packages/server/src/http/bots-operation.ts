import type { AnswerEvent, OperationTypes, Question } from "@panel/api-client/bots-types";
import { streamedAnswer, type Answer, type EventSource, type OperationsOf } from "./operation.ts";
import type { BotUser } from "../viewer.ts";

/** The contract's operations with the one whose answer is a stream. */
interface BotOperationTypes extends OperationTypes {
  askBot: {
    access: "public";
    body: Question;
    query: undefined;
    files: never;
    data: AnswerEvent;
  };
}

/** The handlers of some operations of the platform's contract, by operationId. */
export type BotOperations = OperationsOf<BotOperationTypes, BotUser>;

/** The answer of askBot: what is thrown before the first event is answered as any other error. */
export function answerEvents(events: EventSource<AnswerEvent>): Answer<"askBot"> {
  return streamedAnswer(events);
}
