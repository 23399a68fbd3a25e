import { useEffect, useState } from "react";

/** Milliseconds since the page was opened, by a clock that nobody sets. */
export const passed = (): number => performance.now();

/** A phone's clock and that of `passed` may differ so much (ms) without anybody having slept. */
const DRIFT = 2000;

/**
 * The time of day by a clock that nobody sets: it reads the phone's own once, or is told another's, and goes on by what has
 * passed since. A phone whose clock is put back or forward meanwhile changes nothing.
 */
export class SteadyClock {
  #at: number;
  #since = passed();
  /** What both clocks showed when the page was hidden. */
  #hidden: { readonly time: number; readonly passed: number } | undefined;

  /** @param at the time now, in milliseconds since 1970 */
  constructor(at: number = Date.now()) {
    this.#at = at;
  }

  /** In milliseconds since 1970. */
  readonly now = (): number => this.#at + (passed() - this.#since);

  /** Takes the time of a clock that is known to be right. */
  set(at: number): void {
    this.#at = at;
    this.#since = passed();
    this.#hidden &&= { time: Date.now(), passed: passed() };
  }

  /**
   * Hears that the page is hidden or shown. While a phone sleeps, what has passed stands still in some browsers, and only its
   * clock knows for how long.
   */
  readonly follow = (isHidden: boolean): void => {
    if (isHidden) this.#hidden = { time: Date.now(), passed: passed() };
    else if (this.#hidden) {
      const slept = Date.now() - this.#hidden.time - (passed() - this.#hidden.passed);
      if (slept > DRIFT) this.#at += slept;
      this.#hidden = undefined;
    }
  };
}

/** A clock of the page. @param first the time at which it starts; the phone's own if left out */
export function useSteadyClock(first?: () => number): SteadyClock {
  const [clock] = useState(() => new SteadyClock(first?.()));
  useEffect(() => {
    const follow = () => clock.follow(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [clock]);
  return clock;
}
