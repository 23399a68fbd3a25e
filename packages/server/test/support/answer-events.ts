import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { AnswerEvent } from "@panel/api-client/bots-types";
import { loadContract, resolveReferences } from "@panel/api-client/contract";

const contract = loadContract("bots");
const schema = (contract["components"] as { schemas: Record<string, object> }).schemas[
  "AnswerEvent"
];
const isAnswerEvent = addFormats
  .default(new Ajv({ strict: false }))
  .compile(resolveReferences(contract, schema));

/** All events of an answer, each held against the contract. */
export async function allEvents(answer: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of answer) events.push(event);
  expectWithinContract(events);
  return events;
}

export function expectWithinContract(events: readonly unknown[]): void {
  expect(events.filter((event) => !isAnswerEvent(event))).toEqual([]);
}

/** What a visitor has at the end: what came after the last start, deltas replaced by sentences. */
export function shown(events: readonly AnswerEvent[]) {
  const last = events.findLastIndex(({ type }) => type === "start");
  const after = events.slice(last);
  const of = <Type extends AnswerEvent["type"]>(type: Type) =>
    after.filter((event): event is Extract<AnswerEvent, { type: Type }> => event.type === type);
  const [start] = of("start");
  return {
    mode: start?.mode,
    language: start?.language,
    documentLanguage: start?.documentLanguage,
    failure: start?.failure,
    sources: of("sources").flatMap(({ sources }) => sources),
    sentences: of("sentence").map(({ text, sources }) => [text, sources] as const),
    refusal: of("refusal")[0]?.text,
    last: after.at(-1)?.type,
  };
}

/** Every text of an answer that anybody could have read, also what was taken back. */
export function everyText(events: readonly AnswerEvent[]): string {
  return events.flatMap((event) => ("text" in event ? [event.text] : [])).join("\n");
}
