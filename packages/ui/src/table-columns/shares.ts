/** Shares of a table's width by column, in percent. */
export type Shares = Readonly<Record<string, number>>;

/** The least share that resizing leaves to a column, in px. */
export const narrowest = 64;

/**
 * The shares of the columns that are shown, as far as any was set. A column without one gets what is usual among the others,
 * and together they take no more room than before.
 */
export function sharesOf(ids: readonly string[], shares: Shares): Shares {
  const known = ids.flatMap((id) => shares[id] ?? []);
  if (known.length === 0) return {};
  const sum = (all: readonly number[]) => all.reduce((total, share) => total + share, 0);
  const room = Math.min(100, Math.max(sum(known), sum(Object.values(shares))));
  const usual = sum(known) / known.length;
  const wanted = ids.map((id) => shares[id] ?? usual);
  const scale = room / sum(wanted);
  return Object.fromEntries(ids.map((id, at) => [id, (wanted[at] ?? usual) * scale]));
}

/** A column made wider, or narrower, at the cost of the next; neither becomes narrower than the least. */
export function moved(
  shares: Shares,
  [one, next]: readonly [string, string],
  by: number,
  least: number,
): Shares {
  const both = (shares[one] ?? 0) + (shares[next] ?? 0);
  const wanted = (shares[one] ?? 0) + by;
  const share = Math.max(Math.min(wanted, both - least), Math.min(least, both / 2));
  return { ...shares, [one]: share, [next]: both - share };
}
