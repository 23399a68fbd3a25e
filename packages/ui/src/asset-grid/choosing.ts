/** How an asset was pointed at. */
export interface Gesture {
  /** Everything between the last one chosen and this one. */
  range: boolean;
}

/** What is chosen after an asset is pressed; of several, a second press lets it go. */
export function chosenAfter(
  ids: readonly string[],
  chosen: readonly string[],
  { pressed, anchor, range }: Gesture & { pressed: number; anchor: number },
): string[] {
  const id = ids[pressed];
  if (id === undefined) return [...chosen];
  if (range) {
    const [first, last] = anchor < pressed ? [anchor, pressed] : [pressed, anchor];
    return [...new Set([...chosen, ...ids.slice(Math.max(0, first), last + 1)])];
  }
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}
