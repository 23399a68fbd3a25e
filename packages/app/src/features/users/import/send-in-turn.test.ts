import { ApiError } from "@panel/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendInTurn } from "./send-in-turn.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const throttled = (translationKey: string) =>
  new ApiError("throttled", "", { status: 429, translationKey, retryAfter: 2 });

test("while another import of the user is under way the call waits for it", async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(throttled("ERRORS.importRunning"))
    .mockResolvedValue("done");
  const sent = sendInTurn(send, () => true);
  await vi.advanceTimersByTimeAsync(1999);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe("done");
});

test.each([
  ["after too many imports", "ERRORS.tooManyTries", true],
  ["when nobody waits any more", "ERRORS.importRunning", false],
])("%s it is not sent again", async (_when, key, goesOn) => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(throttled(key));
  await expect(sendInTurn(send, () => goesOn)).rejects.toThrow(ApiError);
  expect(send).toHaveBeenCalledOnce();
});
