/* What a point's printed code says reaches the tab that plays: in the address of the page, or from another tab. */

/** How long (ms) the tab that plays has to take a text; a frozen one does not. */
const PATIENCE = 1500;

interface Handed {
  readonly id: string;
  /** Left out in the answer of the tab that has taken it. */
  readonly text?: string;
}

/** The text in the address, as `#c=TEXT`, which is removed from it; undefined for none. */
export function takeCheckIn(): string | undefined {
  const { hash, pathname, search } = location;
  if (!hash.startsWith("#c=")) return undefined;
  history.replaceState(history.state, "", pathname + search);
  try {
    return decodeURIComponent(hash.slice(3)) || undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the browser has none. */
const channelOf = (name: string) =>
  typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : undefined;

/**
 * Hears the texts that other tabs hand over.
 * @returns what ends it
 */
export function hearCheckIns(name: string, take: (text: string) => void): () => void {
  const channel = channelOf(name);
  channel?.addEventListener("message", ({ data }: MessageEvent<Handed>) => {
    if (data.text === undefined) return;
    take(data.text);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin.
    channel.postMessage({ id: data.id } satisfies Handed);
  });
  return () => channel?.close();
}

/** Hands a text to the tab that plays. @returns whether that has taken it */
export async function handOver(name: string, text: string): Promise<boolean> {
  const channel = channelOf(name);
  if (!channel) return false;
  const id = String(Math.random());
  const isTaken = await new Promise<boolean>((resolve) => {
    channel.addEventListener("message", ({ data }: MessageEvent<Handed>) => {
      if (data.id === id && data.text === undefined) resolve(true);
    });
    setTimeout(() => resolve(false), PATIENCE);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin.
    channel.postMessage({ id, text } satisfies Handed);
  });
  channel.close();
  return isTaken;
}
