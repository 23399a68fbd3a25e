import { dropStored, readStored, storedNames, writeStored } from "../device-storage.ts";

/**
 * Input that is not saved yet, stored on this device so that it survives a closed tab, a crash and an
 * expired session. There is one draft for each user and record.
 */
export interface Draft<Values> {
  values: Values;
  /** The saved values at the time when the user began to type. `version` is theirs; undefined for a new record. */
  base: Values;
  version: number | undefined;
  /** Only for a new record; see `Saved`. */
  requestId?: string | undefined;
  /** What the form keeps beside its values, in its own shape; see `useDraft`. */
  aside?: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const PREFIX = "explorar-draft";

export function draftKey(
  userId: number,
  kind:
    | "experience"
    | "point"
    | "texts"
    | "user"
    | "profile"
    | "chatbot"
    | "own-answer"
    | "knowledge-page",
  id: string,
): string {
  return `${PREFIX}:${userId}:${kind}:${id}`;
}

/** Reads the draft of a key, converted by `accepts`. Undefined if there is none or if `accepts` rejects it. */
export function readDraft<Values>(
  key: string,
  accepts: (values: unknown) => Values | undefined,
): Draft<Values> | undefined {
  try {
    const stored = JSON.parse(readStored(key) ?? "null") as Draft<unknown> | null;
    if (!stored) return undefined;
    const values = accepts(stored.values);
    const base = accepts(stored.base);
    return values && base && { ...stored, values, base };
  } catch {
    return undefined;
  }
}

/** The base from which a draft was typed, to be used instead of what is stored now. */
export function draftOrigin<Values>({ base, version, requestId }: Draft<Values>) {
  return { values: base, version, ...(requestId ? { requestId } : {}) };
}

/** Stores the draft. Returns false if the storage is full or forbidden. */
export function writeDraft(key: string, draft: Draft<unknown>): boolean {
  return writeStored(key, JSON.stringify(draft));
}

export function dropDraft(key: string): void {
  dropStored(key);
}

/** Finds the drafts whose keys start with `prefix`; returns the rest of each key. */
export function draftsUnder(prefix: string): string[] {
  return storedNames()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
