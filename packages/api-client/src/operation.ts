import type { AnswerCheck, OperationSpec } from "./operation-spec.ts";
import { perform, type CallOptions, type Connection } from "./request.ts";

/** Result type of a call, derived from its 200 answer: its `data`, or only the message. */
export type Result<Answer> = Answer extends { success: false } | { status: "error" }
  ? never
  : "data" extends keyof Answer
    ? Answer["data"]
    : Answer extends { success: true }
      ? { message: string }
      : Answer extends { status: "ok" }
        ? undefined
        : Answer;

/** A call with an input. Rejects with an ApiError and with nothing else. */
export type Operation<Input, Answer> = (
  connection: Connection,
  input: Input,
  options?: CallOptions,
) => Promise<Result<Answer>>;

/** A call without an input. Rejects with an ApiError and with nothing else. */
export type OperationWithoutInput<Answer> = (
  connection: Connection,
  options?: CallOptions,
) => Promise<Result<Answer>>;

type Spec<Answer> = Omit<OperationSpec, "response"> & { response: () => AnswerCheck<Answer> };

/* @__NO_SIDE_EFFECTS__ */
export function operation<Input extends object, Answer>(
  spec: Spec<Answer>,
): Operation<Input, Answer> {
  return (connection, input, options) =>
    perform(connection, spec, input, options) as Promise<Result<Answer>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function operationWithoutInput<Answer>(spec: Spec<Answer>): OperationWithoutInput<Answer> {
  return (connection, options) =>
    perform(connection, spec, undefined, options) as Promise<Result<Answer>>;
}
