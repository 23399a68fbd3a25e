import type { CountedEvent } from "./cells.ts";
import type { EventKind } from "./event.ts";

/** By time; what happened at once comes in one order, whatever the order in which it was sent. */
export function byTime(one: CountedEvent, other: CountedEvent): number {
  return one.at - other.at || compare(one.play, other.play) || compare(rank(one), rank(other));
}

const ORDER: readonly EventKind[] = [
  "started",
  "pointReached",
  "challengeAnswered",
  "minigamePlayed",
  "mainPointCompleted",
  "completed",
  "prizeEarned",
  "prizeCollected",
];

export function rank({ kind, point, right, language, gender }: CountedEvent): string {
  return `${ORDER.indexOf(kind)} ${point} ${right} ${language} ${gender}`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
