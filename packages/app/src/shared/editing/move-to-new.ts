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

/** The drafts of the parts of a record, each under a key of its own below a prefix. */
export interface PartDrafts {
  /** Prefix of the keys of the parts that the record had. */
  from: string;
  /** Prefix of the keys of the parts of a new one. */
  to: string;
  /** Takes from the values of a part what referred to the old record. */
  without?(values: object): object;
}

/**
 * Makes the draft of a record that is gone, and those of its parts, the drafts of a new one.
 * @returns false, and leaves all as they are, where something unsaved is in the way or nothing can be stored
 */
export function moveWithParts(
  from: string,
  to: string,
  parts: PartDrafts | undefined,
  without?: (values: object) => object,
): boolean {
  const left = parts ? draftsUnder(parts.from) : [];
  if (draftsUnder(to).includes("") || (parts && draftsUnder(parts.to).length > 0)) return false;
  if (draftsUnder(from).includes("") && !moveToNew(from, to, without)) return false;
  for (const id of left) moveToNew(`${parts?.from}${id}`, `${parts?.to}${id}`, parts?.without);
  return true;
}

/** Moves the drafts of the parts of a new record to the keys of the one that it has become. */
export function moveParts(from: string, to: string): void {
  for (const id of draftsUnder(from)) {
    const draft = readDraft(`${from}${id}`, anyObject);
    if (draft && writeDraft(`${to}${id}`, draft)) dropDraft(`${from}${id}`);
  }
}
