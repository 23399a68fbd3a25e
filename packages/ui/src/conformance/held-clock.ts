import { spyOn } from "storybook/test";

interface Timer {
  at: number;
  run: () => void;
}

interface HeldClock {
  /** Advances the clock by some milliseconds: due timers run in order, and React commits the changes. */
  advance: (milliseconds: number) => Promise<void>;
}

/**
 * Runs a part of a play function with fake timers, which run only when the test advances the clock, to the
 * millisecond. Dispatch events with `fireEvent` inside: anything that waits for a timer never ends.
 */
export async function withHeldClock(play: (clock: HeldClock) => Promise<void>): Promise<void> {
  const timers = new Map<number, Timer>();
  const real = window.setTimeout.bind(window);
  let now = performance.now();
  // Ids that cannot collide with those of timers that were set before.
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
  // React commits in its own task, at the latest before the second next frame.
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
