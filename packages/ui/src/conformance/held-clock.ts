import { spyOn } from "storybook/test";

interface Timer {
  at: number;
  run: () => void;
}

interface HeldClock {
  /** Lets so many milliseconds pass: what is due runs, in its order, and React draws what follows from it. */
  advance: (milliseconds: number) => Promise<void>;
}

/**
 * Runs a part of a play function with a clock that stands still: timers wait until the test lets time pass, to the
 * millisecond. Within it, events are best dispatched by hand: what waits for the real clock waits for ever.
 */
export async function withHeldClock(play: (clock: HeldClock) => Promise<void>): Promise<void> {
  const timers = new Map<number, Timer>();
  const real = window.setTimeout.bind(window);
  let now = performance.now();
  // Ids of our own, far from those of timers that were set before.
  let lastId = 1_000_000_000;
  const hold = (run: TimerHandler, delay = 0, ...given: unknown[]) => {
    lastId += 1;
    timers.set(lastId, { at: now + delay, run: () => typeof run === "function" && run(...given) });
    return lastId;
  };
  const clear = window.clearTimeout.bind(window);
  const spies = [
    spyOn(window, "setTimeout").mockImplementation(hold as typeof setTimeout),
    spyOn(window, "clearTimeout").mockImplementation((id) => {
      if (!timers.delete(id as number)) clear(id as number);
    }),
    spyOn(performance, "now").mockImplementation(() => now),
  ];
  // React draws in a task of its own, before the next frame but one.
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => real(resolve, 0)));
    });
  const nextDue = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];

  const advance = async (milliseconds: number) => {
    await drawn();
    const until = now + milliseconds;
    for (let due = nextDue(until); due; due = nextDue(until)) {
      const [id, timer] = due;
      timers.delete(id);
      now = timer.at;
      timer.run();
      await drawn();
    }
    now = until;
  };

  try {
    await play({ advance });
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const { at, run } of timers.values()) real(run, at - now);
  }
}
