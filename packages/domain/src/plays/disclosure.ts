/* What may be shown without telling of few people. */

/** The fewest people of whom anything is shown. */
export const GROUP_MIN = 5;

/** How often something happened, and by how many people at least. */
export interface Group {
  readonly count: number;
  readonly people: number;
}

/** Whether nothing happened, or enough people were part of it for the number to be shown. */
export function isDisclosable({ count, people }: Group): boolean {
  return count === 0 || people >= GROUP_MIN;
}

function without(whole: Group, part: Group): Group {
  return { count: whole.count - part.count, people: whole.people - part.people };
}

/**
 * Which of several spans of time, each within the next, may show what happened in it. Neither one that is shown, nor
 * what lies between two that are shown, is of a few people.
 * @param spans from the shortest to the longest
 */
export function disclosableSpans(spans: readonly Group[]): boolean[] {
  let around: Group | undefined;
  return spans
    .toReversed()
    .map((own) => {
      const shown = isDisclosable(own) && (!around || isDisclosable(without(around, own)));
      if (shown) around = own;
      return shown;
    })
    .toReversed();
}

/**
 * Which parts of a whole that is shown itself may be shown: where those left out would be of a few people together, the
 * next smallest is left out too, since the difference would tell.
 * @param parts with whether they may be shown for themselves
 */
export function disclosableParts(
  parts: readonly (Group & { readonly shown: boolean })[],
): boolean[] {
  const shown = parts.map((part) => part.shown && isDisclosable(part));
  const hidden = parts.filter((_, index) => !shown[index]);
  const sum = hidden.reduce((total, { people }) => total + people, 0);
  if (hidden.every(({ count }) => count === 0) || sum >= GROUP_MIN) return shown;
  let smallest = -1;
  for (const [index, { count, people }] of parts.entries()) {
    if (!shown[index] || count === 0) continue;
    if (smallest < 0 || people < (parts[smallest]?.people ?? 0)) smallest = index;
  }
  return shown.map((isShown, index) => isShown && index !== smallest);
}
