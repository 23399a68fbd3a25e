/** Takes turns at work that needs much memory. */
export interface Queue {
  /** Waits for its turn, the first come first. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param places how many may work at once */
export function createQueue(places: number): Queue {
  let free = places;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
