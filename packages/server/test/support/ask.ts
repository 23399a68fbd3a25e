import { createParser } from "eventsource-parser";
import type { AnswerEvent, Question } from "@panel/api-client/bots-types";
import { expectWithinContract } from "./answer-events.ts";

export interface Asked {
  status: number;
  headers: Headers;
  /** Empty unless the status is 200. */
  events: AnswerEvent[];
  /** The JSON of a refusal. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

interface AskOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Called with each event as it arrives. */
  onEvent?: (event: AnswerEvent) => void;
}

/** Asks a bot as the chat does, and reads the answer to its end. */
export async function askBot(
  url: string,
  question: Question,
  { signal, headers, onEvent }: AskOptions = {},
): Promise<Asked> {
  const response = await fetch(`${url}/bots/widget/ask`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(question),
    ...(signal ? { signal } : {}),
  });
  const { status } = response;
  if (status !== 200) {
    return { status, headers: response.headers, events: [], body: await response.json() };
  }
  const events: AnswerEvent[] = [];
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = JSON.parse(data) as AnswerEvent;
      events.push(event);
      onEvent?.(event);
    },
  });
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    parser.feed(text);
  }
  expectWithinContract(events);
  return { status, headers: response.headers, events, body: undefined };
}
