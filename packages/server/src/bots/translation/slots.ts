/**
 * Runs work of which only so much may run at once; the rest waits.
 * @returns what runs it: undefined where too much is waiting, or the signal ends before its turn
 */
export function createSlots(atOnce: number, mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function itsTurn(signal: AbortSignal): boolean | Promise<boolean> {
    if (signal.aborted || waiting.length >= mostWaiting) return false;
    return new Promise((resolve) => {
      const go = (): void => {
        signal.removeEventListener("abort", leave);
        resolve(true);
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(go), 1);
        resolve(false);
      };
      waiting.push(go);
      signal.addEventListener("abort", leave);
    });
  }

  return async function run<Value>(
    signal: AbortSignal,
    work: () => Promise<Value>,
  ): Promise<Value | undefined> {
    if (running < atOnce) running += 1;
    else if (!(await itsTurn(signal))) return undefined;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Its place goes over to the next one.
      if (next) next();
      else running -= 1;
    }
  };
}
