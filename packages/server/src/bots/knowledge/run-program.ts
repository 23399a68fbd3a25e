import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { childEnvironment } from "../../settings/child-environment.ts";
import { watchMemory } from "../../settings/process-memory.ts";
import { watchTime, type TimeLimits } from "../../settings/process-time.ts";

/** What a program may take, and what it is given. */
export interface ProgramRun {
  maxTime: TimeLimits;
  /** In bytes, everything that the process has in memory. */
  maxMemory: number;
  /** In bytes. */
  maxOutput: number;
  /** Ends the process. */
  signal: AbortSignal;
  input?: Buffer;
}

/** Below what answers requests. */
const PRIORITY = 10;

/**
 * What a program writes. Undefined when it is not there, ends with an error, or takes more than it may.
 * @throws the signal's reason
 */
export function runProgram(
  command: string,
  options: readonly string[],
  { maxTime, maxMemory, maxOutput, signal, input }: ProgramRun,
): Promise<Buffer | undefined> {
  signal.throwIfAborted();
  const { TESSDATA_PREFIX } = process.env;
  const child = spawn(command, options, {
    // Several threads for one page take more of the processor, and little less time.
    env: { ...childEnvironment(), OMP_THREAD_LIMIT: "1", TESSDATA_PREFIX },
    stdio: ["pipe", "pipe", "ignore"],
  });
  return new Promise((resolve, reject) => {
    // Without descriptors for its streams a process is not even begun.
    if (!child.stdout || !child.stdin) {
      child.on("error", () => resolve(undefined));
      return;
    }
    const { stdout, stdin } = child;
    const parts: Buffer[] = [];
    let length = 0;
    let isRefused = false;
    const end = (): void => {
      isRefused = true;
      child.kill("SIGKILL");
      // What it has started may hold the other end open.
      stdout.destroy();
    };
    const stopTime = watchTime(child, maxTime, end);
    const stopMemory = watchMemory(child, maxMemory, end);
    signal.addEventListener("abort", end);
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, PRIORITY);
      } catch {
        // It has ended already.
      }
    }
    stdout.on("data", (part: Buffer) => {
      length += part.length;
      if (length > maxOutput) end();
      else parts.push(part);
    });
    child.on("error", () => {
      isRefused = true;
    });
    // A program that ends before it has read everything says so by how it ends.
    stdin.on("error", () => {});
    stdin.end(input);
    child.on("close", (code) => {
      stopTime();
      stopMemory();
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve(isRefused || code !== 0 ? undefined : Buffer.concat(parts));
    });
  });
}
