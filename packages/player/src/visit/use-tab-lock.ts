import { useEffect, useRef, useState } from "react";

export type TabHold = "asking" | "held" | "elsewhere";

/**
 * Has one tab of the phone play. Browsers without locks let each tab play; the tabs then merge what they have kept.
 * @returns whether this tab plays, and what takes the play from a tab that has it, also from a frozen one
 */
export function useTabLock(name: string): [TabHold, () => void] {
  const hasLocks = "locks" in navigator;
  const [hold, setHold] = useState<TabHold>(hasLocks ? "asking" : "held");
  const ask = useRef<(options: LockOptions) => void>(undefined);
  useEffect(() => {
    if (!hasLocks) return undefined;
    let isOver = false;
    let release = () => {};
    const tell = (next: TabHold) => {
      if (!isOver) setHold(next);
    };
    const request = (options: LockOptions) => {
      navigator.locks
        .request(name, options, async (lock) => {
          if (!lock || isOver) return tell("elsewhere");
          tell("held");
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        })
        // Another tab has taken it.
        .catch(() => tell("elsewhere"));
    };
    ask.current = request;
    request({ ifAvailable: true });
    return () => {
      isOver = true;
      release();
    };
  }, [name, hasLocks]);
  return [hold, () => ask.current?.({ steal: true })];
}
