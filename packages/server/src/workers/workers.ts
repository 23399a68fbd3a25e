import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Done, Outcome, Task, TaskName } from "./tasks.ts";

/** Where what takes long is read apart from the main thread, which answers everybody. */
export interface Workers {
  /**
   * Has a task done. The bytes of its input are moved, not copied: they are empty afterwards.
   * @param account id of the user who stands for it: accounts take turns, whatever each has waiting
   * @throws TookTooMuch when it takes more time or memory than it may
   */
  run<Name extends TaskName>(name: Name, input: Task<Name>, account: number): Promise<Done<Name>>;
  /** What is under way is given up. */
  close(): Promise<void>;
}

/** A task that takes more time or memory than it may: its input is the reason. */
export class TookTooMuch extends Error {
  override name = "TookTooMuch";
}

/** What may differ in tests. */
interface WorkersOptions {
  program?: string;
  /** What one task may take, in ms. */
  maxTime?: number;
  /** Of one thread, in MB. */
  maxMemory?: number;
  /** Without work a thread ends after this time, in ms. */
  idle?: number;
}

const PROGRAM = fileURLToPath(new URL("./program.ts", import.meta.url));
const YOUNG_MB = 16;

interface Waiting {
  name: TaskName;
  input: Task<TaskName>;
  account: number;
  resolve: (done: never) => void;
  reject: (reason: Error) => void;
}

/** One thread, which starts with the first task and works on one after the other. */
export function openWorkers({
  program = PROGRAM,
  maxTime = 30_000,
  maxMemory = 192,
  idle = 15_000,
}: WorkersOptions = {}): Workers {
  /** By account; the first one is next. */
  const queues = new Map<number, Waiting[]>();
  let worker: Worker | undefined;
  let idling: NodeJS.Timeout | undefined;
  let busy = false;
  let closed = false;

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  const start = (): Worker => {
    const resourceLimits = {
      maxOldGenerationSizeMb: maxMemory,
      maxYoungGenerationSizeMb: YOUNG_MB,
    };
    const started = new Worker(program, { resourceLimits, env: {}, execArgv: [] });
    // It may also end while it has nothing to do.
    const forget = (): void => {
      if (worker === started) worker = undefined;
    };
    started.on("exit", forget).on("error", forget);
    return started;
  };

  const begun = async (task: Waiting): Promise<Outcome | Error> => {
    worker ??= start();
    worker.ref();
    return outcomeOf(worker, task, maxTime);
  };

  const takeNext = (): Waiting | undefined => {
    for (const queue of queues.values()) {
      const next = queue.shift();
      if (next) return next;
    }
    return undefined;
  };

  /** Also behind the accounts that came meanwhile. */
  const moveToEnd = (account: number): void => {
    const queue = queues.get(account) ?? [];
    queues.delete(account);
    if (queue.length > 0) queues.set(account, queue);
  };

  const workOff = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    clearTimeout(idling);
    for (let next = takeNext(); next; next = takeNext()) {
      const outcome = await begun(next).catch((error: unknown) => error as Error);
      worker?.unref();
      if (outcome instanceof Error) await end();
      settle(next, outcome);
      moveToEnd(next.account);
    }
    busy = false;
    if (worker) idling = setTimeout(() => void end().catch(() => {}), idle).unref();
  };

  return {
    run(name, input, account) {
      if (closed) return Promise.reject(new Error("The server is stopping"));
      return new Promise((resolve, reject) => {
        const queue = queues.get(account) ?? [];
        queue.push({ name, input, account, resolve, reject });
        queues.set(account, queue);
        workOff().catch(reject);
      });
    },
    async close() {
      closed = true;
      clearTimeout(idling);
      for (const { reject } of [...queues.values()].flat())
        reject(new Error("The server is stopping"));
      queues.clear();
      await end();
    },
  };
}

function settle({ resolve, reject }: Waiting, outcome: Outcome | Error): void {
  if (outcome instanceof Error) reject(outcome);
  else if ("failed" in outcome) reject(new Error(outcome.failed));
  else resolve(outcome.done as never);
}

/** What the thread answers, or why it does not: then it has to be ended. */
function outcomeOf(
  worker: Worker,
  { name, input }: Waiting,
  maxTime: number,
): Promise<Outcome | Error> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => finish(new TookTooMuch(`${name} takes more than ${maxTime} ms`)),
      maxTime,
    );
    const finish = (outcome: Outcome | Error): void => {
      clearTimeout(timer);
      worker.off("message", answered).off("error", failed).off("exit", ended);
      resolve(outcome);
    };
    const answered = (outcome: Outcome): void => finish(outcome);
    const failed = (error: Error): void => {
      const { code } = error as NodeJS.ErrnoException;
      const isMemory = code === "ERR_WORKER_OUT_OF_MEMORY";
      finish(isMemory ? new TookTooMuch(`${name} takes too much memory`) : error);
    };
    const ended = (): void => finish(new Error(`The thread of ${name} has ended`));
    worker.on("message", answered).on("error", failed).on("exit", ended);
    worker.postMessage({ name, input }, [input.bytes.buffer as ArrayBuffer]);
  });
}
