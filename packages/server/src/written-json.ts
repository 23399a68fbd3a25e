import { isTurnOver, takeTurns } from "./turns.ts";

/** Entries of a list that are written at once. */
const AT_ONCE = 100;

/** A value of an answer that is JSON already, as one that is kept for many callers. */
export class WrittenJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Writes data once, for many answers. */
export async function writtenJson(data: object): Promise<WrittenJson> {
  if (!isLong(data)) return new WrittenJson(JSON.stringify(data));
  const pieces: string[] = [];
  for await (const piece of piecesOf(data)) pieces.push(piece);
  return new WrittenJson(pieces.join(""));
}

const isLongList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > AT_ONCE;

/** Whether data is to be written in turns: it is a long list, or has one, or what is written already. */
export function isLong(data: unknown): data is object {
  if (typeof data !== "object" || data === null) return false;
  const isPiece = (value: unknown) => isLongList(value) || value instanceof WrittenJson;
  return isLongList(data) || Object.values(data).some(isPiece);
}

/** Data as JSON, exactly as `JSON.stringify` writes it, in pieces, between which others get their turn. */
export async function* piecesOf(data: object): AsyncGenerator<string> {
  if (isLongList(data)) {
    yield* piecesOfList(data);
    return;
  }
  let comma = "{";
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue;
    yield `${comma}${JSON.stringify(name)}:`;
    comma = ",";
    if (value instanceof WrittenJson) yield value.json;
    else if (isLongList(value)) yield* piecesOfList(value);
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
