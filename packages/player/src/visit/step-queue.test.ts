import { ApiError } from "@panel/api-client";
import type { RefusedStep, VisitStep } from "@panel/api-client/visits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StepQueue } from "./step-queue.ts";

const stepOf = (number: number): VisitStep => ({ number, kind: "reach", point: number, after: 0 });
const answerOf = (refused: readonly RefusedStep[] = []) => ({ refused });

function queueOf(count: number) {
  let steps = Array.from({ length: count }, (_, index) => stepOf(index + 1));
  const send = vi.fn<(sent: VisitStep[]) => Promise<ReturnType<typeof answerOf>>>(async () =>
    answerOf(),
  );
  const settle = vi.fn<(numbers: readonly number[]) => void>((numbers) => {
    steps = steps.filter(({ number }) => !numbers.includes(number));
  });
  const ended = vi.fn<() => void>();
  const queue = new StepQueue({ unsent: () => steps, send, settle, ended });
  const sent = () => send.mock.calls.map(([batch]) => batch.map(({ number }) => number));
  return { queue, send, settle, ended, sent, left: () => steps.map(({ number }) => number) };
}

describe("the steps that wait to be sent", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("go in their order, a hundred at a time, and each once", async () => {
    const { queue, sent, left } = queueOf(250);
    await Promise.all([queue.flush(), queue.flush()]);
    expect(sent().map((batch) => [batch[0], batch.length])).toEqual([
      [1, 100],
      [101, 100],
      [201, 50],
    ]);
    expect(left()).toEqual([]);
    await queue.flush();
    expect(sent()).toHaveLength(3);
  });

  test("wait for a network ever longer, and go with it", async () => {
    const { queue, send, left } = queueOf(2);
    send.mockRejectedValue(new ApiError("network", "None"));
    await queue.flush();
    for (const seconds of [2, 4, 8, 120]) await vi.advanceTimersByTimeAsync(seconds * 1000);
    const tries = send.mock.calls.length;
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(tries).toBeLessThan(12);
    // What asks for it, such as a network that is back, does not wait.
    send.mockResolvedValue(answerOf());
    await queue.flush();
    expect(left()).toEqual([]);
  });

  test("wait as long as the server says, whatever asks for them", async () => {
    const { queue, send, left } = queueOf(1);
    send.mockRejectedValueOnce(new ApiError("throttled", "Slower", { retryAfter: 30 }));
    await queue.flush();
    await queue.flush();
    await vi.advanceTimersByTimeAsync(29_000);
    await queue.flush();
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(left()).toEqual([]);
  });

  test("that the rules refuse are not sent again, and those of the future a minute later", async () => {
    const { queue, send, left } = queueOf(3);
    send.mockResolvedValueOnce(
      answerOf([
        { number: 1, why: "doneAlready" },
        { number: 2, why: "tooFar" },
        { number: 3, why: "inFuture" },
      ]),
    );
    await queue.flush();
    await queue.flush();
    expect(left()).toEqual([3]);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(left()).toEqual([]);
  });

  test("go without one that the server cannot read", async () => {
    const { queue, send, settle, left } = queueOf(5);
    send.mockImplementation(async (steps) => {
      if (steps.some(({ number }) => number === 4)) throw new ApiError("invalidRequest", "What?");
      return answerOf();
    });
    await queue.flush();
    expect(left()).toEqual([]);
    expect(settle.mock.calls.filter(([, answer]: unknown[]) => answer === undefined)).toEqual([
      [[4], undefined],
    ]);
  });

  test("end with the visit, and with the page", async () => {
    const { queue, send, ended, left } = queueOf(1);
    send.mockRejectedValue(new ApiError("unauthenticated", "Gone"));
    await queue.flush();
    await queue.flush();
    expect(ended).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledOnce();
    expect(left()).toEqual([1]);
    const left2 = queueOf(1);
    left2.send.mockRejectedValue(new ApiError("network", "None"));
    await left2.queue.flush();
    left2.queue.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(left2.send).toHaveBeenCalledOnce();
  });
});
