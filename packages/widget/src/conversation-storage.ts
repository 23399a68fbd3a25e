import { stopped, type Exchange } from "./conversation.ts";

const keyOf = (botPath: string) => `chat:${botPath}`;

/** The open conversation of this tab. Empty where the browser refuses storage or what is stored is not ours. */
export function storedConversation(botPath: string): Exchange[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(botPath)) ?? "[]");
    if (!Array.isArray(stored) || !stored.every(isExchange)) return [];
    return stored.map((each) => (each.state === "running" ? stopped(each) : each));
  } catch {
    return [];
  }
}

const isExchange = (value: unknown): value is Exchange => {
  const { id, question, pending, sources, sentences } = (value ?? {}) as Partial<Exchange>;
  return (
    typeof id === "number" &&
    typeof question === "string" &&
    typeof pending === "string" &&
    Array.isArray(sources) &&
    Array.isArray(sentences)
  );
};

export function storeConversation(botPath: string, exchanges: readonly Exchange[]): void {
  try {
    if (exchanges.length === 0) sessionStorage.removeItem(keyOf(botPath));
    else sessionStorage.setItem(keyOf(botPath), JSON.stringify(exchanges));
  } catch {
    // The browser refuses storage in this frame: the conversation lasts as long as the page.
  }
}
