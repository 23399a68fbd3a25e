import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";

const LOOK_EVERY = 50;

/**
 * Watches how much memory a process has, in bytes: everything that is resident.
 * @param onOver called while it has more
 * @returns ends the watching
 */
export function watchMemory(
  { pid }: Pick<ChildProcess, "pid">,
  most: number,
  onOver: () => void,
): () => void {
  const looking = setInterval(() => {
    residentBytes(pid).then(
      (bytes) => {
        if (bytes > most) onOver();
      },
      // Where the system does not say, other limits are left.
      () => {},
    );
  }, LOOK_EVERY);
  return () => clearInterval(looking);
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
