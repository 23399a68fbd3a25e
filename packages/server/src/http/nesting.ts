import { JSON_DEPTH } from "@panel/domain/json-bounds";

/** Whether a value nests so deep that a recursive walk could exhaust the stack. Asked before any. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > JSON_DEPTH) return true;
    level = level.flatMap((each) =>
      typeof each === "object" && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}
