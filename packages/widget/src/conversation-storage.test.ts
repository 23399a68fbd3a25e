import { afterEach, expect, test, vi } from "vitest";
import { newExchange, stopped } from "./conversation.ts";
import { storeConversation, storedConversation } from "./conversation-storage.ts";

function stubStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

test("the open conversation of a bot is kept; an answer that was coming was stopped", () => {
  const kept = stubStorage();
  const done = { ...newExchange(1, "¿Cuándo?"), state: "done" } as const;
  const running = { ...newExchange(2, "¿Dónde?"), pending: "En la" };
  storeConversation("guia", [done, running]);
  expect(storedConversation("guia")).toEqual([done, stopped(running)]);
  expect(storedConversation("otra")).toEqual([]);
  storeConversation("guia", []);
  expect(kept.size).toBe(0);
});

test.each(["{", "null", "{}", "[null]", '[{"id":1,"question":"x"}]'])(
  "what is stored and is not ours, such as %s, is no conversation",
  (text) => {
    stubStorage({ "chat:guia": text });
    expect(storedConversation("guia")).toEqual([]);
  },
);

test("where the browser refuses storage nothing is kept and nothing fails", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => storeConversation("guia", [newExchange(1, "x")])).not.toThrow();
  expect(storedConversation("guia")).toEqual([]);
});
