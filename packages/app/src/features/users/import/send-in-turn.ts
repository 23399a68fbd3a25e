import { isApiError } from "@panel/api-client";

/** How often a call is sent again while another import of the same user is under way: for about half a minute. */
const TRIES = 15;
const SECOND = 1000;

/** Whether another import of the user, as in another tab, is under way; and how long to wait then, in ms. */
function waitForOther(error: unknown): number | undefined {
  const isOther = isApiError(error, "throttled") && error.translationKey === "ERRORS.importRunning";
  return isOther ? (error.retryAfter ?? 1) * SECOND : undefined;
}

/**
 * Sends a call of an import, and again after a moment while the server works on another import of the user.
 * @param goesOn whether somebody still waits for it
 */
export async function sendInTurn<T>(send: () => Promise<T>, goesOn: () => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const wait = waitForOther(error);
      if (wait === undefined || tries >= TRIES || !goesOn()) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
