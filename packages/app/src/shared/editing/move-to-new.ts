import { draftsUnder, dropDraft, readDraft, writeDraft } from "./draft.ts";

const anyObject = (values: unknown) =>
  typeof values === "object" && values !== null ? values : undefined;

/**
 * Makes the draft of a record that is gone the draft of a new one, typed from nothing.
 * @param without takes from the values what belonged to the old record alone
 * @returns false, and leaves both as they are, where something unsaved is in the way or nothing can be stored
 */
export function moveToNew(
  from: string,
  to: string,
  without: (values: object) => object = (values) => values,
): boolean {
  const draft = readDraft(from, anyObject);
  if (!draft || draftsUnder(to).includes("")) return false;
  const moved = {
    values: without(draft.values),
    base: {},
    version: undefined,
    savedAt: draft.savedAt,
  };
  if (!writeDraft(to, moved)) return false;
  dropDraft(from);
  return true;
}
