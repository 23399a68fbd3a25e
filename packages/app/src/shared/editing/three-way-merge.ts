import { valueAt, withValues } from "@panel/domain/experience/fields";
import { sameValue } from "@panel/domain/experience/same-value";

/*
 * Values of a form are compared one by one, each by its path as in `prize.name.cat`. A list or a
 * position is one value: it is compared by its content and taken over as a whole.
 */

export type ValuePaths = readonly string[];

export function sameValues(a: object, b: object, paths: ValuePaths): boolean {
  return paths.every((path) => sameValue(valueAt(a, path), valueAt(b, path)));
}

export interface FieldConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Whether both sides changed it; otherwise only the other person did. */
  both: boolean;
}

/** The fields that the other person changed since `base`, each with their value and ours. */
export function findConflicts(
  base: object,
  mine: object,
  theirs: object,
  paths: ValuePaths,
): FieldConflict[] {
  return paths.flatMap((path): FieldConflict[] => {
    const [before, ours, other] = [base, mine, theirs].map((values) => valueAt(values, path));
    if (sameValue(other, before) || sameValue(other, ours)) return [];
    return [{ path, mine: ours, theirs: other, both: !sameValue(ours, before) }];
  });
}

/** Returns `mine` with the values at `paths` replaced by those of `theirs`. */
export function takeFrom<T extends object>(mine: T, theirs: T, paths: Iterable<string>): T {
  return withValues(
    mine,
    Array.from(paths, (path) => [path, valueAt(theirs, path)] as const),
  );
}
