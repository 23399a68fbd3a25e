type Leaf = string | number | boolean | null;
/** Form values: leaves, or groups of them such as one text per language. */
export interface Values {
  [key: string]: Leaf | Values;
}

/** The leaves of form values by their path, as in `name.cas`. */
function flatten(values: object, prefix = ""): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(values) as [string, Leaf | Values][]) {
    const path = `${prefix}${key}`;
    if (typeof value === "object" && value !== null) {
      for (const [inner, leaf] of flatten(value, `${path}.`)) leaves.set(inner, leaf);
    } else {
      leaves.set(path, value);
    }
  }
  return leaves;
}

export function sameValues(a: object, b: object): boolean {
  const left = flatten(a);
  const right = flatten(b);
  return left.size === right.size && [...left].every(([path, leaf]) => right.get(path) === leaf);
}

export interface FieldConflict {
  path: string;
  mine: Leaf;
  theirs: Leaf;
  /** Whether both sides changed it; otherwise only the other person did. */
  both: boolean;
}

/** What the other person changed since `base`, beside what stands here. */
export function findConflicts(base: object, mine: object, theirs: object): FieldConflict[] {
  const mineLeaves = flatten(mine);
  const theirLeaves = flatten(theirs);
  const found: FieldConflict[] = [];
  for (const [path, before] of flatten(base)) {
    const ours = mineLeaves.get(path) ?? null;
    const other = theirLeaves.get(path) ?? null;
    if (other !== before && other !== ours)
      found.push({ path, mine: ours, theirs: other, both: ours !== before });
  }
  return found;
}

/** `mine` with the leaves at `paths` taken from `theirs`. */
export function takeFrom<T extends object>(
  mine: T,
  theirs: T,
  paths: ReadonlySet<string>,
  prefix = "",
): T {
  return Object.fromEntries(
    Object.entries(mine).map(([key, value]: [string, unknown]) => {
      const path = `${prefix}${key}`;
      const other: unknown = theirs[key as keyof T];
      if (typeof value === "object" && value !== null) {
        return [key, takeFrom(value, other as object, paths, `${path}.`)];
      }
      return [key, paths.has(path) ? other : value];
    }),
  ) as T;
}
