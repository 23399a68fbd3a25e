/** A mistake of whoever runs a command: its message is all that they need to see. */
export class UsageError extends Error {
  override name = "UsageError";
}
