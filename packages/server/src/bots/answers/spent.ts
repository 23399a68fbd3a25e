import type { ModelChunk } from "./model-chunk.ts";
import { estimateTokens } from "./prompt.ts";

/** What a call of the model has taken so far; read when it ends, however it ends. */
export interface Spent {
  promptTokens: number;
  written: string;
  /** Characters of what it thought. */
  thought: number;
  /** What the provider counted. */
  usedTokens: number | undefined;
  /** Whether the provider may have worked on the prompt. */
  mayCost: boolean;
}

export const nothingSpent = (): Spent => ({
  promptTokens: 0,
  written: "",
  thought: 0,
  usedTokens: undefined,
  mayCost: false,
});

/** Notes a piece of an answer. */
export function note(spent: Spent, { text, thought, usedTokens }: ModelChunk): void {
  spent.written += text;
  spent.thought += thought;
  spent.usedTokens = usedTokens ?? spent.usedTokens;
}

/** What is booked for it: what the provider counted, or else an estimate. */
export function tokensOf({ usedTokens, mayCost, promptTokens, written, thought }: Spent): number {
  if (usedTokens !== undefined) return usedTokens;
  return mayCost ? promptTokens + estimateTokens(written, " ".repeat(thought)) : 0;
}
