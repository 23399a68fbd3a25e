import { tooManyInWork, unavailable } from "../app-error.ts";
import type { DiskShare } from "../storage/uploaded-file.ts";

const MB = 1024 * 1024;

/** Bytes on disk of uploads that arrive or are worked on. */
export interface DiskLimits {
  /** Of one user, or of one network without a session: an archive of 300 MB and several assets. */
  sender: number;
  /** Of all of a node. */
  all: number;
}

export const DISK_LIMITS: DiskLimits = { sender: 384 * MB, all: 1024 * MB };

/** Opens shares of what may be on disk at once, by the name of their sender. */
export type DiskBudget = (sender: string) => DiskShare;

export function createDiskBudget(limits: DiskLimits = DISK_LIMITS): DiskBudget {
  let all = 0;
  const bySender = new Map<string, number>();

  const count = (sender: string, bytes: number): void => {
    all += bytes;
    const now = (bySender.get(sender) ?? 0) + bytes;
    if (now > 0) bySender.set(sender, now);
    else bySender.delete(sender);
  };

  return function open(sender) {
    let own = 0;
    let holders = 1;
    return {
      add(bytes) {
        if ((bySender.get(sender) ?? 0) + bytes > limits.sender) throw tooManyInWork();
        if (all + bytes > limits.all) throw unavailable();
        own += bytes;
        count(sender, bytes);
      },
      hold() {
        holders += 1;
      },
      release() {
        holders -= 1;
        if (holders === 0) count(sender, -own);
      },
      another: () => open(sender),
    };
  };
}
