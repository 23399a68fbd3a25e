import { isObject, type Json } from "./plain-feature.ts";
import type { ReadOutcome } from "./read-outcome.ts";

/** A line, counted from 1, that holds no JSON. */
export interface BrokenLine {
  note: "brokenLine";
  line: number;
}

/**
 * Reads objects one a line (`.geojsonl`, `.ndjson`), or as a sequence of RFC 8142 with a separator before each. It is refused
 * where fewer than two objects are read, or half of the lines are none.
 */
export function readJsonSequence(text: string): ReadOutcome<Json[], "format", BrokenLine> {
  const objects: Json[] = [];
  const notes: BrokenLine[] = [];
  const isSeparated = text.includes("\u001E");
  let line = 1;
  for (const part of text.split(isSeparated ? "\u001E" : "\n")) {
    if (part.trim() !== "") {
      const value = parsed(part);
      if (isObject(value)) objects.push(value);
      else notes.push({ note: "brokenLine", line });
    }
    line += isSeparated ? part.split("\n").length - 1 : 1;
  }
  const isSequence = isSeparated ? objects.length > 0 : objects.length > 1;
  if (!isSequence || notes.length > objects.length) return { outcome: "refused", reason: "format" };
  return { outcome: "read", value: objects, notes };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
