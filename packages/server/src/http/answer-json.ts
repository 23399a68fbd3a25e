import { isTurnOver, takeTurns } from "../turns.ts";
import type { Envelope } from "./envelope.ts";

/** Entries of a list that are written at once. */
const AT_ONCE = 100;
/** Stands for the data in an envelope: no message has it, and in JSON it needs no escape. */
const MARK = "\u007fdata\u007f";

interface Content {
  data?: unknown;
  message: string;
}

/**
 * An answer as JSON, exactly as `JSON.stringify` writes its envelope. Long lists, whether they are the data or stand in it, are
 * written in turns.
 * @param isText whether the data goes over the wire as a JSON text
 */
export async function answerJson(
  envelope: Envelope,
  { data, message }: Content,
  isText: boolean,
): Promise<string> {
  if (!isLong(data)) {
    return JSON.stringify(envelope.succeeded(isText ? JSON.stringify(data) : data, message));
  }
  const around = JSON.stringify(envelope.succeeded(MARK, message));
  const [before = "", after = ""] = around.split(JSON.stringify(MARK));
  const pieces = [before, isText ? '"' : ""];
  for await (const piece of piecesOf(data)) {
    pieces.push(isText ? JSON.stringify(piece).slice(1, -1) : piece);
  }
  pieces.push(isText ? '"' : "", after);
  return pieces.join("");
}

const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > AT_ONCE;

function isLong(data: unknown): data is object {
  if (typeof data !== "object" || data === null) return false;
  return isLongList(data) || Object.values(data).some(isLongList);
}

async function* piecesOf(data: object): AsyncGenerator<string> {
  if (isLongList(data)) {
    yield* piecesOfList(data);
    return;
  }
  let comma = "{";
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    yield `${comma}${JSON.stringify(name)}:`;
    comma = ",";
    if (isLongList(value)) yield* piecesOfList(value);
    else yield JSON.stringify(value);
  }
  yield "}";
}

async function* piecesOfList(list: readonly unknown[]): AsyncGenerator<string> {
  for (let start = 0; start < list.length; start += AT_ONCE) {
    if (isTurnOver()) await takeTurns();
    const part = JSON.stringify(list.slice(start, start + AT_ONCE)).slice(1, -1);
    yield `${start === 0 ? "[" : ","}${part}`;
  }
  yield "]";
}
