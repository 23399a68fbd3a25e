/** A wrong use of a command: only the message is shown, without a stack. */
export class UsageError extends Error {
  override name = "UsageError";
}
