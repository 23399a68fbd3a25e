import type { ChatRequest, Endpoint } from "./model-request.ts";
import type { ProviderWords } from "./provider-words.ts";

/*
 * Models differ in what they take: some call the limit of tokens otherwise, some know no options of a
 * stream, some no system message, and some think before they answer. Which of it holds for an endpoint
 * is found out by what it refuses, and remembered while the server runs.
 */

/** What is known of an endpoint. */
export interface Habits {
  /** What the limit of tokens is called, in the order in which the names are tried. */
  limit: "max_tokens" | "max_completion_tokens" | undefined;
  /** The most tokens that it takes as a limit. */
  mostTokens: number;
  streams: boolean;
  /** Whether it says at the end of a stream how many tokens were used. */
  countsStream: boolean;
  hasSystem: boolean;
  thinks: boolean;
}

/** Tokens that a model that thinks may take beside its answer. */
const THOUGHT_TOKENS = 4000;
/** A smaller limit would leave no room for an answer. */
const LEAST_TOKENS = 16;

const known = new Map<string, Habits>();

export function habitsOf({ url, name }: Pick<Endpoint, "url" | "name">): Habits {
  const key = `${name} ${url}`;
  let habits = known.get(key);
  if (!habits) {
    habits = {
      limit: "max_tokens",
      mostTokens: Number.POSITIVE_INFINITY,
      streams: true,
      countsStream: true,
      hasSystem: true,
      thinks: false,
    };
    known.set(key, habits);
  }
  return habits;
}

/** Tokens that an answer may take beside what is asked for. */
export const roomFor = ({ thinks }: Habits): number => (thinks ? THOUGHT_TOKENS : 0);

/** The body of a request. */
export function bodyFor(
  habits: Habits,
  name: string,
  { messages, maxTokens }: Pick<ChatRequest, "messages" | "maxTokens">,
): object {
  const most = Math.min(habits.mostTokens, maxTokens + roomFor(habits));
  return {
    model: name,
    messages: habits.hasSystem ? messages : withoutSystem(messages),
    ...(habits.limit ? { [habits.limit]: most } : {}),
    stream: habits.streams,
    ...(habits.streams && habits.countsStream ? { stream_options: { include_usage: true } } : {}),
  };
}

/** A system message goes before the first of the user, in one: some templates want turns. */
function withoutSystem(messages: ChatRequest["messages"]): ChatRequest["messages"] {
  const [system, next, ...rest] = messages;
  if (system?.role !== "system" || !next) return messages;
  if (typeof next.content !== "string") {
    return [{ role: "user", content: system.content }, next, ...rest];
  }
  return [{ role: "user", content: `${system.content}\n\n${next.content}` }, ...rest];
}

const SYSTEM = /\bsystem\b[\s\S]{0,20}\b(?:role|message|prompt)|\brole\b[\s\S]{0,40}\bsystem\b/i;
const MOST = /\b(?:at most|up to|maximum|max|less than or equal to|<=)\b\D{0,40}?(\d{2,6})\b/i;

/**
 * Learns from a refusal.
 * @returns what is done otherwise from now on; undefined where nothing can be
 */
export function learn(
  habits: Habits,
  { text, parameters }: ProviderWords,
  asked: number,
): string | undefined {
  const names = (name: string) =>
    parameters.length > 0
      ? parameters.includes(name)
      : new RegExp(String.raw`\b${name}\b`).test(text);
  if (habits.limit && names(habits.limit)) {
    const most = Number(MOST.exec(text)?.[1]);
    if (most >= LEAST_TOKENS && most < Math.min(habits.mostTokens, asked + roomFor(habits))) {
      habits.mostTokens = most;
      return `${habits.limit}: at most ${most}`;
    }
    const before = habits.limit;
    habits.limit = before === "max_tokens" ? "max_completion_tokens" : undefined;
    // What counts completions counts thoughts too.
    if (habits.limit) habits.thinks = true;
    return `${before}: ${habits.limit ? `it is called ${habits.limit}` : "it is left out"}`;
  }
  if (habits.streams && habits.countsStream && names("stream_options")) {
    habits.countsStream = false;
    return "stream_options: they are left out";
  }
  if (habits.streams && (names("stream") || /\bstreaming\b/i.test(text))) {
    habits.streams = false;
    return "stream: the answer comes in one piece";
  }
  if (habits.hasSystem && SYSTEM.test(text)) {
    habits.hasSystem = false;
    return "system: the instructions go into the user's message";
  }
  return undefined;
}
