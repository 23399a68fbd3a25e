import type { EventKind, Gender } from "./event.ts";
import type { InterfaceLanguage } from "../languages.ts";

/* What is counted of the events of one player in one experience. */

/** An event without what tells who it was. Times are in milliseconds since 1970. */
export interface CountedEvent {
  readonly kind: EventKind;
  readonly play: string;
  readonly at: number;
  readonly point: number | null;
  readonly right: boolean | null;
  readonly language: InterfaceLanguage | null;
  readonly gender: Gender | null;
  /** Where it was played: the page of a published route, or an app, which says nothing. */
  readonly origin: "web" | null;
}

/**
 * What a cell counts. Of `point`, `right` and `wrong` the key is a point, of `leg` two points with a `-` between them (0
 * for the start), of `language` a language; the others have none.
 */
export type Measure =
  | "visitors"
  | "man"
  | "woman"
  | "plays"
  | "language"
  | "web"
  | "completed"
  | "earned"
  | "collected"
  | "time"
  | "points"
  | "point"
  | "answers"
  | "right"
  | "wrong"
  | "mains"
  | "games"
  | "leg";

/** How often something happened on a day. */
export interface Cell {
  readonly day: number;
  readonly measure: Measure;
  readonly key: string;
  count: number;
  /** 1 on the day on which the player does it for the first time: summed up, never more people than there were. */
  people: number;
  /** Seconds, of `time` and `leg`. */
  seconds: number;
}

/** What was counted on a day, of how many people set aside. */
export type PlayCell = Omit<Cell, "people">;

/** What is counted, whatever the day. */
export function thingOf({ measure, key }: Pick<Cell, "measure" | "key">): string {
  return `${measure} ${key}`;
}

export function nameOf(cell: Pick<Cell, "day" | "measure" | "key">): string {
  return `${cell.day} ${thingOf(cell)}`;
}
