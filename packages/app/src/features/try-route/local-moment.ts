/** A moment as the fields of days and times write it, `YYYY-MM-DDTHH:MM`, in the reader's own time zone. */
export function localMoment(at: number): string {
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, "YYYY-MM-DDTHH:MM".length);
}
