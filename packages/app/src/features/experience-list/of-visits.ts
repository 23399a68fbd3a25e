import { isApiError } from "@panel/api-client";
import { dayText } from "@panel/domain/calendar";

/** Whether an action was refused because of visitors, which has to be read and acted upon. */
export const isOfVisits = (error: unknown): boolean =>
  isApiError(error, "refused") && Boolean(error.translationKey?.startsWith("VISITS."));

/** What the text of an error says of a day, in the reader's language. */
export function valuesOf(error: unknown, language: string): Readonly<Record<string, string>> {
  const day = isApiError(error) ? error.data["day"] : undefined;
  return typeof day === "string" ? { day: dayText(language, day) } : {};
}
