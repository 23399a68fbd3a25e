/* On which day a player counts as one of the people who did a thing: the earliest on which they did it. */

/** The earliest day on which a player is known to have done a thing, and whether they count there. */
export interface Earliest {
  readonly day: number;
  /** 0 where they count on a day that is not known any more. */
  readonly people: number;
}

/** How the people of days change when the earliest day becomes another one. */
export function movedCredit(
  before: Earliest | undefined,
  after: number | undefined,
): { day: number; people: number }[] {
  if (before?.people === 0 || before?.day === after) return [];
  return [
    ...(before ? [{ day: before.day, people: -1 }] : []),
    ...(after === undefined ? [] : [{ day: after, people: 1 }]),
  ];
}
