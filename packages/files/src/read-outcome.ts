/**
 * What a reader returns: refused with a reason, or read. The notes say what was left out and what
 * was guessed; without any, all of the file is in the value.
 */
export type ReadOutcome<Value, Reason extends string, Note = never> =
  | {
      outcome: "refused";
      reason: Reason;
      /** What the reason names: a line, a number, a coordinate system. */
      params?: Readonly<Record<string, string | number>>;
    }
  | { outcome: "read"; value: Value; notes: readonly Note[] };
