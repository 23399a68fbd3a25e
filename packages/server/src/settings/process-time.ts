import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

/** What a process may take for one piece of work, in ms. */
export interface TimeLimits {
  /** Of the processor: the same on a machine that has other things to do. */
  processor: number;
  /** By the clock, generous: for a process that waits for ever. */
  clock: number;
}

/** Units of processor time a second, which Linux fixes for programs. */
const TICKS = 100;
const LOOK_EVERY = 200;

/**
 * Watches how long a process works from now on.
 * @param onOver called once, with the limit that was passed
 * @returns ends the watching
 */
export function watchTime(
  { pid }: Pick<ChildProcess, "pid">,
  { processor, clock }: TimeLimits,
  onOver: (limit: keyof TimeLimits) => void,
): () => void {
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    clearInterval(looking);
  };
  const end = (limit: keyof TimeLimits): void => {
    if (isOver) return;
    stop();
    onOver(limit);
  };
  const timer = setTimeout(() => end("clock"), clock);
  const before = processorTime(pid);
  const looking = setInterval(() => {
    Promise.all([before, processorTime(pid)]).then(
      ([start, now]) => {
        if (start !== undefined && now !== undefined && now - start > processor) end("processor");
      },
      // Only the clock counts.
      () => {},
    );
  }, LOOK_EVERY);
  return stop;
}

/** Of all threads of a process, in ms; undefined where the system does not say, and only the clock counts. */
async function processorTime(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name of the program, in brackets, may hold anything.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(")") + 1).split(" ");
  const ticks = Number(user) + Number(system);
  return Number.isFinite(ticks) ? (ticks / TICKS) * 1000 : undefined;
}
