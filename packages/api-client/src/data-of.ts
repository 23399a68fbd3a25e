/** Type of the `data` of an operation's successful answer; undefined if it has none. */
export type DataOf<Answer> =
  Extract<Answer, { success: true } | { status: "ok" }> extends { data: infer Data }
    ? Data
    : undefined;
