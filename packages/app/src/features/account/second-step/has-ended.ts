import { isApiError } from "@panel/api-client";

/** Whether the challenge does not work any more, so that signing in begins again. */
export function hasEnded(error: unknown): boolean {
  return isApiError(error, "refused") && error.translationKey === "ERRORS.challengeEnded";
}
