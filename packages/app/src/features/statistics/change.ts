/** How a figure has changed against the period before; undefined where that is not known. */
export type Change =
  | { readonly kind: "more" | "less"; readonly share: number }
  | { readonly kind: "same" | "fromNothing" };

export function changeOf(value: number | null, before: number | null): Change | undefined {
  if (value === null || before === null) return undefined;
  if (value === before) return { kind: "same" };
  if (before === 0) return { kind: "fromNothing" };
  const share = Math.abs(value - before) / before;
  return { kind: value > before ? "more" : "less", share };
}

/** The place of the point at which most visitors are lost, and how many; undefined where nobody is. */
export function largestDrop(
  reached: readonly (number | null)[],
): { index: number; lost: number } | undefined {
  let found: { index: number; lost: number } | undefined;
  for (const [index, count] of reached.entries()) {
    const before = reached[index - 1];
    if (count === null || before === undefined || before === null) continue;
    const lost = before - count;
    if (lost > (found?.lost ?? 0)) found = { index, lost };
  }
  return found;
}
