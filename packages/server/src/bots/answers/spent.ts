import { estimateTokens } from "./prompt.ts";

/** What a call of the model has taken so far; read when it ends, however it ends. */
export interface Spent {
  promptTokens: number;
  written: string;
  /** What the provider counted. */
  usedTokens: number | undefined;
  /** Whether the provider may have worked on the prompt. */
  mayCost: boolean;
}

export const nothingSpent = (): Spent => ({
  promptTokens: 0,
  written: "",
  usedTokens: undefined,
  mayCost: false,
});

/** What is booked for it: what the provider counted, or else an estimate. */
export function tokensOf({ usedTokens, mayCost, promptTokens, written }: Spent): number {
  return usedTokens ?? (mayCost ? promptTokens + estimateTokens(written) : 0);
}
