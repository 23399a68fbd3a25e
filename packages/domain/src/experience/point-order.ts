/** Whether two lists hold the same ids, each once. */
export function areSamePoints(a: readonly number[], b: readonly number[]): boolean {
  const known = new Set(a);
  return a.length === b.length && new Set(b).size === b.length && b.every((id) => known.has(id));
}

/**
 * The order of points once some of them are back: each follows the nearest point before it in the
 * former order that is there, or comes first.
 * @param before the former order, with the points that are back
 */
export function orderWithRestored(
  now: readonly number[],
  before: readonly number[],
  restored: ReadonlySet<number>,
): number[] {
  const order = [...now];
  let previous: number | undefined;
  for (const id of before) {
    if (restored.has(id) && !order.includes(id)) {
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
    }
    if (order.includes(id)) previous = id;
  }
  return order;
}

/** The order after some points, together, are put before or after another one. */
export function movedOrder(
  order: readonly number[],
  moved: ReadonlySet<number>,
  target: number,
  side: "before" | "after",
): number[] {
  if (moved.has(target)) return [...order];
  return order
    .filter((id) => !moved.has(id) || id === target)
    .flatMap((id) => {
      if (id !== target) return [id];
      const group = order.filter((each) => moved.has(each));
      return side === "before" ? [...group, id] : [id, ...group];
    });
}
