import { isPageLanguage, type WordsLanguage } from "@panel/i18n/page-words";
import { isWalk, type WalkedStep } from "@panel/domain/play/walk";

/** The open try of a link, kept on the phone so that it goes on after the page was loaded anew. */
export interface KeptTry {
  readonly startedAt: number | undefined;
  readonly steps: readonly WalkedStep[];
  readonly seed: number;
  /** Whether it is played without a position. */
  readonly anywhere: boolean;
  /** The language that was chosen; undefined for the browser's own. */
  readonly language?: WordsLanguage | undefined;
}

/** One try at a time, of the last link that was opened. */
const KEY = "try";

interface Stored extends KeptTry {
  readonly link: string;
}

/** The kept try of a link; undefined if there is none, or the browser keeps nothing. */
export function keptTry(link: string): KeptTry | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Stored> | null;
    if (stored?.link !== link || !isWalk(stored.steps) || typeof stored.seed !== "number")
      return undefined;
    const { startedAt, steps, seed, anywhere = false, language } = stored;
    const isStarted = typeof startedAt === "number";
    return {
      startedAt: isStarted ? startedAt : undefined,
      steps: isStarted ? steps : [],
      seed,
      anywhere,
      ...(isPageLanguage(language) ? { language } : {}),
    };
  } catch {
    return undefined;
  }
}

export function keepTry(link: string, kept: KeptTry): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ link, ...kept } satisfies Stored));
  } catch {
    // The browser keeps nothing: the try lasts as long as the page.
  }
}

export function forgetTry(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to remove.
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
