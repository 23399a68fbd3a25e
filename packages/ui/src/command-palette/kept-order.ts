interface Group {
  label: string;
  commands: readonly { id: string }[];
}

/** What stands where: the groups by their labels, and the ids in them. */
export type Order = readonly { label: string; ids: readonly string[] }[];

export const orderOf = (groups: readonly Group[]): Order =>
  groups.map(({ label, commands }) => ({ label, ids: commands.map(({ id }) => id) }));

export const isSameOrder = (one: Order, other: Order): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Puts what stood somewhere there again, and what has come since behind it, so that nothing that is found later moves what is chosen. */
export function inKeptOrder<G extends Group>(groups: readonly G[], before: Order): G[] {
  const labels = before.map(({ label }) => label);
  return keptFirst(groups, labels, ({ label }) => label).map((group) => {
    const ids = before.find(({ label }) => label === group.label)?.ids ?? [];
    return { ...group, commands: keptFirst(group.commands, ids, ({ id }) => id) };
  });
}

function keptFirst<Item>(
  items: readonly Item[],
  kept: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const places = new Map(kept.map((name, place) => [name, place]));
  const place = (item: Item) => places.get(nameOf(item)) ?? kept.length;
  return items.toSorted((one, other) => place(one) - place(other));
}
