import type { CountedEvent, PlayCell } from "./cells.ts";
import { dayAt } from "./days.ts";
import type { Gender } from "./event.ts";
import { rank } from "./event-order.ts";

/* What is counted of a player besides their plays: that they were there, and as what. */

export interface Visitor {
  /** The day of the first event; null once that is not known any more, and then nothing more counts. */
  readonly day: number | null;
  readonly gender: Gender | null;
  /**
   * The place of the event that said the gender, among all events: the first one counts. Empty once that is not known any
   * more: none comes before it.
   */
  readonly genderOrder: string | null;
}

/** The player after some more events; undefined for one who was not there before. */
export function visitorOf(
  before: Visitor | undefined,
  events: readonly CountedEvent[],
): Visitor | undefined {
  const first = events.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  if (before?.day === null || events.length === 0) return before;
  const day = Math.min(before?.day ?? Number.POSITIVE_INFINITY, dayAt(first));
  let { gender, genderOrder } = before ?? { gender: null, genderOrder: null };
  for (const event of events) {
    if (!event.gender) continue;
    const order = orderOf(event);
    if (genderOrder !== null && genderOrder <= order) continue;
    gender = event.gender;
    genderOrder = order;
  }
  return { day, gender, genderOrder };
}

/** Longer than a time in milliseconds for the next thousands of years. */
const DIGITS = 16;

/** As a text what `byTime` compares. */
function orderOf(event: CountedEvent): string {
  return `${String(event.at).padStart(DIGITS, "0")} ${event.play} ${rank(event)}`;
}

/** What is not known any more of a player when the events of a play are not. */
export function visitorWithout(before: Visitor, play: readonly CountedEvent[]): Visitor {
  if (play.some(({ at }) => dayAt(at) === before.day)) {
    return { day: null, gender: null, genderOrder: null };
  }
  const isOfPlay = before.genderOrder?.split(" ")[1] === play[0]?.play;
  return isOfPlay ? { ...before, gender: null, genderOrder: "" } : before;
}

export function visitorCells(visitor: Visitor | undefined): PlayCell[] {
  if (!visitor || visitor.day === null) return [];
  const { day, gender } = visitor;
  const measures = gender ? (["visitors", gender] as const) : (["visitors"] as const);
  return measures.map((measure) => ({ day, measure, key: "", count: 1, seconds: 0 }));
}
