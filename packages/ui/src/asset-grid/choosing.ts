/** The modifiers with which an asset was pressed. */
export interface Gesture {
  /** Chooses everything between the last chosen asset and this one. */
  range: boolean;
}

/** The chosen ids after an asset is pressed; with a multiple choice a second press removes it. */
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
