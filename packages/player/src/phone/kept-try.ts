import { isPageLanguage, type WordsLanguage } from "@panel/i18n/page-words";
import { isWalk } from "@panel/domain/play/walk";
import { TRY_DAYS } from "@panel/domain/tryouts";
import type { PlayedStep } from "../game/game.ts";
import { removeText, storedKeys, storedValue, storeText, watchStorage } from "./stored-text.ts";

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
export const keptTry = (link: string): KeptPlay | undefined => parsed(storedValue(keyOf(link)));

function parsed(value: unknown): KeptPlay | undefined {
  const stored = value as Partial<Stored> | undefined;
  if (!stored || !isWalk(stored.steps)) return undefined;
  const { startedAt, steps, seed, anywhere = false, language } = stored;
  if (typeof startedAt !== "number" || typeof seed !== "number") return undefined;
  return { startedAt, steps, seed, anywhere, ...(isPageLanguage(language) ? { language } : {}) };
}

/**
 * Where the browser keeps nothing, the try lasts as long as the page.
 * @param until when the link expires, in ISO 8601
 */
export function keepTry(link: string, kept: KeptPlay, until: string): void {
  storeText(keyOf(link), JSON.stringify({ ...kept, until } satisfies Stored));
}

export const forgetTry = (link: string): void => removeText(keyOf(link));

/** Where earlier versions kept the one try of the phone, with the name of its link inside and without an expiry. */
const SINGLE_KEY = "try";

/** Moves a try that an earlier version kept to the key of its link. It expires at the latest date a link made today could. */
export function moveSingleTry(now: number): void {
  const single = storedValue(SINGLE_KEY) as { link?: unknown } | undefined;
  const kept = parsed(single);
  if (kept && typeof single?.link === "string" && !keptTry(single.link)) {
    keepTry(single.link, kept, new Date(now + TRY_DAYS.max * 24 * 3600 * 1000).toISOString());
  }
  removeText(SINGLE_KEY);
}

/** Removes the tries whose links have expired. */
export function forgetExpiredTries(now: number): void {
  for (const key of storedKeys(KEY)) {
    // What is no try has no expiry.
    const until = (storedValue(key) as Partial<Stored> | undefined)?.until;
    if (!(Date.parse(until ?? "") > now)) removeText(key);
  }
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
