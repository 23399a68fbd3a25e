/** The `data` of an operation's successful answer, or undefined where it has none. */
export type DataOf<Answer> =
  Extract<Answer, { success: true }> extends { data: infer Data } ? Data : undefined;
