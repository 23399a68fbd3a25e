/**
 * Days that cannot be chosen, as `YYYY-MM-DD`: a list, or a function that says it of a day. A text that it returns is the
 * reason, which is told.
 */
export type UnavailableDays = readonly string[] | ((day: string) => string | boolean | undefined);

/** Why a day cannot be chosen; undefined for one that can. */
export function reasonAgainst(
  day: string,
  unavailable: UnavailableDays | undefined,
  /** The reason where none is given. */
  otherwise: string,
): string | undefined {
  if (unavailable === undefined) return undefined;
  const found = typeof unavailable === "function" ? unavailable(day) : unavailable.includes(day);
  return found === true ? otherwise : found || undefined;
}
