import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AppError, tooManyTries } from "../app-error.ts";
import type { Connection } from "../db/connection.ts";
import { endLease, renewLease, takeLease } from "./lease-repository.ts";
import type { Throttles } from "./throttle.ts";

/** How long a lease holds that is not renewed, as after a crash, in ms. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
/** When the other import may have ended, in seconds. */
const RETRY_AFTER = 2;
/** Waits between the tries to give a lease back, in ms: while the database comes back, the answer waits as long. */
const GIVE_BACK_WAITS = [0, 50, 100, 200, 400, 800, 1600];
const HOLDER_END = 2_147_483_647;

/** Rows that a call counts as at least. */
const LEAST_ROWS = { import: 200, dryRun: 1000 } as const;

/** What is imported. */
export type ImportKind =
  | { of: "archive" }
  /** @property rows lines of its file */
  | { of: "editors"; rows: number; isDryRun: boolean };

/** Lets each user import one thing at a time, on whichever node, and only so much within a time. */
export interface Imports {
  /** @throws AppError too-many while another import of the user is under way, or after too many */
  run<T>(userId: number, kind: ImportKind, work: () => Promise<T>): Promise<T>;
}

type ImportThrottles = Pick<
  Throttles,
  "archiveOfUser" | "importedRowsOfUser" | "validatedRowsOfUser"
>;

export function createImports({ db }: Connection, throttles: ImportThrottles): Imports {
  const count = (user: string, kind: ImportKind) => {
    if (kind.of === "archive") return throttles.archiveOfUser.count(user);
    const least = LEAST_ROWS[kind.isDryRun ? "dryRun" : "import"];
    const throttle = kind.isDryRun ? throttles.validatedRowsOfUser : throttles.importedRowsOfUser;
    return throttle.countSeveral(Math.max(least, kind.rows), user);
  };
  return {
    async run(userId, kind, work) {
      const key = `import:${userId}`;
      const holder = randomInt(1, HOLDER_END);
      const now = Date.now();
      const isFree = await takeLease(db, { key, holder, now, expire: now + LEASE_MS });
      if (!isFree) throw importRunning();
      // While the database is away the lease may end; then so does the import.
      const renew = () =>
        void renewLease(db, key, holder, Date.now() + LEASE_MS).catch(() => undefined);
      const renewing = setInterval(renew, RENEW_MS).unref();
      try {
        const excess = await count(String(userId), kind);
        if (excess) throw tooManyTries(excess.wait);
        return await work();
      } finally {
        clearInterval(renewing);
        await giveBack(() => endLease(db, key, holder));
      }
    },
  };
}

/** The first tries may get connections that have just broken. A lease that cannot be given back ends by itself. */
async function giveBack(end: () => Promise<void>): Promise<void> {
  for (const wait of GIVE_BACK_WAITS) {
    if (wait > 0) await pause(wait);
    try {
      return await end();
    } catch {
      // The next try gets another connection.
    }
  }
}

const importRunning = () =>
  new AppError("too-many", "ERRORS.importRunning", "Another import of this user is under way", {
    retryAfter: RETRY_AFTER,
  });
