/** Why a file of a route cannot be read; the texts are in `EXCHANGE.unreadable`. */
export type UnreadableReason =
  | "empty"
  | "format"
  | "brokenXml"
  | "brokenJson"
  | "entities"
  | "topology"
  | "crs"
  | "archive"
  | "archiveTooLarge"
  | "damaged";

export class UnreadableFile extends Error {
  readonly reason: UnreadableReason;
  /** What the text names: a line, a coordinate system. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(reason: UnreadableReason, params: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.reason = reason;
    this.params = params;
  }
}
