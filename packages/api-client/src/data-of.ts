/**
 * Type of the `data` of an operation's successful answer, also where a back end may leave it out; undefined if it has none.
 */
export type DataOf<Answer> =
  Required<Extract<Answer, { success: true } | { status: "ok" }>> extends { data: infer Data }
    ? Data
    : undefined;
