/** The values that have the same name, by that. */
export function grouped<Name, Value>(
  values: readonly Value[],
  nameOf: (value: Value) => Name,
): Map<Name, Value[]> {
  const groups = new Map<Name, Value[]>();
  for (const value of values) {
    const name = nameOf(value);
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return groups;
}
