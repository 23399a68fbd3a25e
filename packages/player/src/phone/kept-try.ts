import { isPageLanguage, type WordsLanguage } from "@panel/i18n/page-words";
import { isWalk } from "@panel/domain/play/walk";
import { TRY_DAYS } from "@panel/domain/tryouts";
import type { PlayedStep } from "../game/game.ts";

/** An open play, kept on the phone so that it survives a reload. */
export interface KeptPlay {
  readonly startedAt: number;
  readonly steps: readonly PlayedStep[];
  readonly seed: number;
  /** Whether it is played without a position. */
  readonly anywhere: boolean;
  /** The language that was chosen; undefined for the browser's own. */
  readonly language?: WordsLanguage | undefined;
}

/** Where the open play of a page is kept, for all its tabs. */
export interface PlayStore {
  /** Undefined where there is none, or the browser keeps nothing. */
  read(): KeptPlay | undefined;
  keep(kept: KeptPlay): void;
  forget(): void;
  /**
   * Calls back when another tab keeps or forgets it.
   * @returns what ends it
   */
  watch(changed: (kept: KeptPlay | undefined) => void): () => void;
}

/**
 * The try of a link.
 * @param until when the link expires, in ISO 8601
 */
export const tryStore = (link: string, until: string): PlayStore => ({
  read: () => keptTry(link),
  keep: (kept) => keepTry(link, kept, until),
  forget: () => forgetTry(link),
  watch: (changed) => watchStorage(keyOf(link), () => changed(keptTry(link))),
});

/** Each link has its own, so that a second link in another tab leaves the first one's play alone. */
const KEY = "try:";
const keyOf = (link: string) => `${KEY}${link}`;

interface Stored extends KeptPlay {
  /** When the link expires (ISO 8601), after which nobody can read what is kept. */
  readonly until: string;
}

/** The kept try of a link; undefined if there is none, or the browser keeps nothing. */
export function keptTry(link: string): KeptPlay | undefined {
  try {
    return parsed(localStorage.getItem(keyOf(link)));
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): KeptPlay | undefined {
  const stored = JSON.parse(text ?? "null") as Partial<Stored> | null;
  if (!stored || !isWalk(stored.steps)) return undefined;
  const { startedAt, steps, seed, anywhere = false, language } = stored;
  if (typeof startedAt !== "number" || typeof seed !== "number") return undefined;
  return { startedAt, steps, seed, anywhere, ...(isPageLanguage(language) ? { language } : {}) };
}

/** @param until when the link expires, in ISO 8601 */
export function keepTry(link: string, kept: KeptPlay, until: string): void {
  try {
    localStorage.setItem(keyOf(link), JSON.stringify({ ...kept, until } satisfies Stored));
  } catch {
    // The browser keeps nothing: the try lasts as long as the page.
  }
}

export function forgetTry(link: string): void {
  try {
    localStorage.removeItem(keyOf(link));
  } catch {
    // There is nothing to remove.
  }
}

/** Where earlier versions kept the one try of the phone, with the name of its link inside and without an expiry. */
const SINGLE_KEY = "try";

/** Moves a try that an earlier version kept to the key of its link. It expires at the latest date a link made today could. */
export function moveSingleTry(now: number): void {
  try {
    const text = localStorage.getItem(SINGLE_KEY);
    const kept = parsed(text);
    const { link } = (JSON.parse(text ?? "null") ?? {}) as { link?: unknown };
    if (kept && typeof link === "string" && !keptTry(link)) {
      keepTry(link, kept, new Date(now + TRY_DAYS.max * 24 * 3600 * 1000).toISOString());
    }
    localStorage.removeItem(SINGLE_KEY);
  } catch {
    // What cannot be read is no try, and a browser that keeps nothing has none.
  }
}

/** Removes the tries whose links have expired. */
export function forgetExpiredTries(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(KEY))) {
      if (!(expiryOf(localStorage.getItem(key)) > now)) localStorage.removeItem(key);
    }
  } catch {
    // The browser keeps nothing.
  }
}

/** In milliseconds since 1970; not a number for what is no try. */
function expiryOf(text: string | null): number {
  try {
    return Date.parse((JSON.parse(text ?? "null") as Partial<Stored> | null)?.until ?? "");
  } catch {
    return Number.NaN;
  }
}

/**
 * Calls back when another tab changes what is kept under a key.
 * @returns what ends it
 */
export function watchStorage(own: string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // The key is null where the browser's data was cleared.
    if (key === null || key === own) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** A name of a link that does not open it: what is kept holds no token. */
export async function linkName(token: string): Promise<string> {
  const { subtle } = globalThis.crypto;
  // Pages without TLS have none.
  if (!subtle)
    return String(Array.from(token).reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7));
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest).slice(0, 12), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
