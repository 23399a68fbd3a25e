/** Why something that was given cannot be read. */
export class Unreadable<Reason extends string> extends Error {
  readonly reason: Reason;
  /** What the reason names: a line, a number, a coordinate system. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(reason: Reason, params: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.reason = reason;
    this.params = params;
  }
}
