/**
 * What was typed and not yet saved, kept on this device: it survives a closed tab, a crash and an
 * expired session. One draft for each user and record.
 */
export interface Draft<Values> {
  values: Values;
  /** What was saved when the typing began, and its version; none for a new record. */
  base: Values;
  version: number | undefined;
  /** Of a new record: see `Saved`. */
  requestId?: string | undefined;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const PREFIX = "explorar-draft";

export function draftKey(
  userId: number,
  kind: "experience" | "point" | "user" | "profile",
  id: string,
): string {
  return `${PREFIX}:${userId}:${kind}:${id}`;
}

/** The draft under the key, in the shape that `accepts` gives it; none where it gives none. */
export function readDraft<Values>(
  key: string,
  accepts: (values: unknown) => Values | undefined,
): Draft<Values> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Draft<unknown> | null;
    if (!stored) return undefined;
    const values = accepts(stored.values);
    const base = accepts(stored.base);
    return values && base && { ...stored, values, base };
  } catch {
    return undefined;
  }
}

/** Where the typing of a draft began, in place of what is stored now. */
export function begun<Values>({ base, version, requestId }: Draft<Values>) {
  return { values: base, version, ...(requestId ? { requestId } : {}) };
}

/** Keeps the draft; false where this device has no room for it or forbids storage. */
export function writeDraft(key: string, draft: Draft<unknown>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft to drop.
  }
}

/** The part of each draft's key that follows `prefix`, for drafts that begin so. */
export function draftsUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
