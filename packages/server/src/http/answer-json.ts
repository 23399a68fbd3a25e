import { isLong, piecesOf } from "../written-json.ts";
import type { Envelope } from "./envelope.ts";

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
