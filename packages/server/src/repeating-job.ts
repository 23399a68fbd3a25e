/** Work that is repeated until it is stopped. */
export interface RepeatingJob {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Runs `work`, pauses, runs it again, and so on. A run that fails does not end the series.
 * @param work long work looks now and then whether it is to end early
 * @param pause ms between the end of one run and the start of the next
 */
export function repeat(
  work: (isStopped: () => boolean) => Promise<void>,
  pause: number,
  onError: (error: unknown) => void,
): RepeatingJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    try {
      await work(() => stopped);
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(start, pause);
  };
  let running: Promise<void>;
  const start = (): void => {
    running = run();
  };
  start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
