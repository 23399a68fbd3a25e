import { senderGone } from "../app-error.ts";
import { tooManyWaiting } from "./refusals.ts";

/** Who waits for a task. */
export interface Sender {
  userId: number;
  /** Whether nobody waits for it any more. */
  isGone: () => boolean;
}

/** Runs tasks one at a time, the waiting users in turn (round robin), whatever each has queued. */
export interface FairQueue {
  /** @throws AppError too-many when the sender has too many waiting; whatever the task throws */
  run<T>(sender: Sender, task: () => Promise<T>): Promise<T>;
}

interface Waiting {
  sender: Sender;
  /** Never fails: the outcome of the task is given to whoever waits for it. */
  start: () => Promise<void>;
  reject: (reason: Error) => void;
}

/** @param most tasks that one user may have queued, the running one included */
export function createFairQueue(most: number): FairQueue {
  /** By user; the first in the map is next. */
  const queues = new Map<number, Waiting[]>();
  let current: Waiting | undefined;

  const moveToEnd = (userId: number): void => {
    const queue = queues.get(userId);
    queues.delete(userId);
    if (queue && queue.length > 0) queues.set(userId, queue);
  };

  const nextTask = (): Waiting | undefined => {
    for (const queue of queues.values()) {
      const next = queue.shift();
      if (next) return next;
    }
    return undefined;
  };

  const runAll = async (): Promise<void> => {
    for (current = nextTask(); current; current = nextTask()) {
      const { sender, start, reject } = current;
      if (sender.isGone()) reject(senderGone());
      else await start();
      // Also behind the users who queued something meanwhile.
      moveToEnd(sender.userId);
    }
  };

  /** The user's queue without the tasks that nobody waits for any more. */
  const queueOf = (userId: number): Waiting[] => {
    const queue = queues.get(userId) ?? [];
    const wanted = queue.filter(({ sender }) => !sender.isGone());
    for (const task of queue) if (!wanted.includes(task)) task.reject(senderGone());
    queues.set(userId, wanted);
    return wanted;
  };

  return {
    async run<T>(sender: Sender, task: () => Promise<T>): Promise<T> {
      const queue = queueOf(sender.userId);
      const running = current?.sender.userId === sender.userId ? 1 : 0;
      if (queue.length + running >= most) throw tooManyWaiting();
      return new Promise<T>((resolve, reject) => {
        // Also a task that throws before it returns a promise rejects.
        const start = async (): Promise<void> => {
          await Promise.resolve().then(task).then(resolve, reject);
        };
        queue.push({ sender, start, reject });
        if (!current) runAll().catch(reject);
      });
    },
  };
}
