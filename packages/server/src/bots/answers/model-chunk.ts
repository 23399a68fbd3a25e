import type { ModelFailure } from "@panel/api-client/bots-types";
import { z } from "zod";
import { ModelError } from "./model-failure.ts";
import { errorWords, type ProviderWords, type Sent } from "./provider-words.ts";

/** A usage beyond this is taken for a mistake of the provider. */
const MOST_TOKENS = 1_000_000;

const count = z.int().nonnegative().max(MOST_TOKENS);
const usageSchema = z
  .object({ prompt_tokens: count, completion_tokens: count })
  .transform((usage) => usage.prompt_tokens + usage.completion_tokens)
  // Some providers send a usage of nothing with each event.
  .transform((tokens) => (tokens > 0 ? tokens : undefined));

/** Some providers send an answer in parts, thoughts among them. */
const contentSchema = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string().nullish(), text: z.string().nullish().catch(null) })),
]);
const messageSchema = z.object({
  content: contentSchema.nullish(),
  reasoning_content: z.string().nullish().catch(null),
  reasoning: z.string().nullish().catch(null),
});
type Message = z.infer<typeof messageSchema>;

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: messageSchema.nullish(),
        /** Of an answer in one piece. */
        message: messageSchema.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: usageSchema.nullish().catch(null),
  error: z.unknown().optional(),
});

/** What one event of the provider's stream says. */
export interface ModelChunk {
  text: string;
  /** Why the answer ends with this event, as in `stop` or `length`. */
  finish: string | undefined;
  /** Of question and answer together. */
  usedTokens: number | undefined;
  /** Characters of what the model thought, which is no part of its answer. */
  thought: number;
}

/** @throws ModelError when the event is an error or is not what the protocol says */
export function readChunk(data: string, sent: Sent): ModelChunk {
  const read = chunkSchema.safeParse(parsed(data));
  if (!read.success) throw new ModelError("broken", "the provider sent an event of another form");
  const { choices, usage, error } = read.data;
  if (error !== undefined && error !== null) throw providerError(errorWords(error, sent));
  const [choice] = choices ?? [];
  const message = choice?.delta ?? choice?.message;
  return {
    text: message ? textOf(message) : "",
    thought: (message?.reasoning_content ?? message?.reasoning ?? "").length,
    finish: choice?.finish_reason ?? undefined,
    usedTokens: usage ?? undefined,
  };
}

function textOf({ content }: Message): string {
  if (typeof content === "string") return content;
  return (content ?? [])
    .filter(({ type }) => type !== "thinking" && type !== "reasoning")
    .map(({ text }) => text ?? "")
    .join("");
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ModelError("broken", "the provider sent an event that is not JSON");
  }
}

/** What an error in the middle of an answer means. */
function providerError({ names, text }: ProviderWords): ModelError {
  const isUnpaid = /quota|billing|credit|\b402\b/i.test(names);
  const isLimited = /rate_?limit|too_?many|overloaded|\b429\b/i.test(names);
  return new ModelError(
    isUnpaid ? "unpaid" : isLimited ? "limited" : "broken",
    `the provider answered with an error: ${names.slice(0, 100) || "without a code"}`,
    true,
    { said: text },
  );
}

/** What the answer's status means, where it is not 200. @param said what its body says */
export function statusError(
  { status, headers }: Response,
  said = "",
  now = Date.now(),
): ModelError {
  const failure = failureOf(status);
  const retryAfter = failure === "limited" ? waitOf(headers.get("retry-after"), now) : undefined;
  const details = { retryAfter, said };
  return new ModelError(failure, `the provider answered with status ${status}`, false, details);
}

function failureOf(status: number): ModelFailure {
  if (status === 429) return "limited";
  if (status === 402) return "unpaid";
  return status >= 500 || status === 408 ? "unreachable" : "broken";
}

/** What Retry-After asks for, in seconds or as a date: ms. */
function waitOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}
