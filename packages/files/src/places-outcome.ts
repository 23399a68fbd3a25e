import type { SourceNote } from "@panel/domain/route-files/source";
import { Unreadable } from "@panel/domain/unreadable";
import type { ReadOutcome } from "./read-outcome.ts";

/** Why a file of places is refused; the texts are in `EXCHANGE.unreadable`. */
export type PlacesReason =
  | "empty"
  | "format"
  | "otherFormat"
  | "shapefilePart"
  | "brokenXml"
  | "brokenJson"
  | "brokenPlace"
  | "entities"
  | "topology"
  | "crs"
  | "archive"
  | "archiveTooLarge"
  | "sheetTooLarge"
  | "numbers"
  | "oldExcel"
  | "document"
  | "damaged";

export type PlacesOutcome<Value> = ReadOutcome<Value, PlacesReason, SourceNote>;

/** Thrown within a reader, from the callbacks of a parser or deep in a walk; it does not leave it. */
export class PlacesRefusal extends Unreadable<PlacesReason> {}

export const placesRead = <Value>(
  value: Value,
  notes: readonly SourceNote[] = [],
): PlacesOutcome<Value> => ({ outcome: "read", value, notes });

/** What a reader answers, also where it is broken off by a refusal. */
export function placesOutcome<Value>(read: () => PlacesOutcome<Value>): PlacesOutcome<Value> {
  try {
    return read();
  } catch (error) {
    return refusalOf(error);
  }
}

/** The answer of a reader that is broken off. @throws what is no refusal */
export function refusalOf(error: unknown): Extract<PlacesOutcome<never>, { outcome: "refused" }> {
  if (!(error instanceof PlacesRefusal)) throw error;
  return { outcome: "refused", reason: error.reason, params: error.params };
}

/** The value within another reader, which is refused for the same reason. */
export function readWithin<Value, Note>(read: ReadOutcome<Value, PlacesReason, Note>): Value {
  if (read.outcome === "refused") throw new PlacesRefusal(read.reason, read.params);
  return read.value;
}
