const DAY = 24 * 60 * 60_000;

/**
 * A moment on the clocks of a time zone, `YYYY-MM-DDTHH:MM`.
 * @param at in milliseconds since 1970
 */
export function localMoment(at: number, timeZone: string): string {
  const options = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat("sv-SE", options).format(at).replace(" ", "T");
}

/**
 * The moment at which the clocks of a time zone show a time, in milliseconds since 1970; undefined for a text that is no time.
 * Of two, when clocks are turned back, the first; a time that clocks leave out is as much later as they are turned on.
 * @param local as `YYYY-MM-DDTHH:MM`
 */
export function momentOf(local: string, timeZone: string): number | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const ahead = (at: number) => Date.parse(`${localMoment(at, timeZone)}Z`) - at;
  // The zone is a whole number of minutes ahead of UTC, and changes at most once within two days.
  const before = asUtc - ahead(asUtc - DAY);
  const after = asUtc - ahead(asUtc + DAY);
  const found = [before, after].filter((at) => localMoment(at, timeZone) === local);
  return found.length > 0 ? Math.min(...found) : before;
}
