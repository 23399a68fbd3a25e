import type { ModelFailure } from "@panel/api-client/bots-types";
import { z } from "zod";
import { ModelError } from "./model-failure.ts";

/** A usage beyond this is taken for a mistake of the provider. */
const MOST_TOKENS = 1_000_000;

const count = z.int().nonnegative().max(MOST_TOKENS);
const usageSchema = z
  .object({ prompt_tokens: count, completion_tokens: count })
  .transform((usage) => usage.prompt_tokens + usage.completion_tokens)
  // Some providers send a usage of nothing with each event.
  .transform((tokens) => (tokens > 0 ? tokens : undefined));

const errorSchema = z.object({
  code: z.union([z.string(), z.number()]).nullish().catch(null),
  type: z.string().nullish().catch(null),
});

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
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
}

/** @throws ModelError when the event is an error or is not what the protocol says */
export function readChunk(data: string): ModelChunk {
  const read = chunkSchema.safeParse(parsed(data));
  if (!read.success) throw new ModelError("broken", "the provider sent an event of another form");
  const { choices, usage, error } = read.data;
  if (error !== undefined && error !== null) throw providerError(error);
  const [choice] = choices ?? [];
  return {
    text: choice?.delta?.content ?? "",
    finish: choice?.finish_reason ?? undefined,
    usedTokens: usage ?? undefined,
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ModelError("broken", "the provider sent an event that is not JSON");
  }
}

/**
 * What an error object of the provider means. Its message is left out of ours: some providers repeat
 * the key in it.
 */
function providerError(error: unknown): ModelError {
  const { code, type } = errorSchema.safeParse(error).data ?? {};
  const names = [code, type].filter((name) => name !== null && name !== undefined).join(" ");
  const isUnpaid = /quota|billing|credit|\b402\b/i.test(names);
  const isLimited = /rate_?limit|too_?many|overloaded|\b429\b/i.test(names);
  return new ModelError(
    isUnpaid ? "unpaid" : isLimited ? "limited" : "broken",
    `the provider answered with an error: ${names.slice(0, 100) || "without a code"}`,
  );
}

/** What the answer's status means, where it is not 200. The body is not looked at. */
export function statusError({ status, headers }: Response, now = Date.now()): ModelError {
  const failure = failureOf(status);
  const retryAfter = failure === "limited" ? waitOf(headers.get("retry-after"), now) : undefined;
  return new ModelError(failure, `the provider answered with status ${status}`, false, retryAfter);
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
