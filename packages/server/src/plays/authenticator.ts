import { tooManyTries } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { Throttle } from "../throttle/throttle.ts";
import type { Installation } from "../viewer.ts";
import { installationOf } from "./keys.ts";

/** Knows the installations behind keys. */
export interface PlayAuthenticator {
  authenticate(key: string, address: string): Promise<Installation | undefined>;
  recordRefusal(): Promise<void>;
}

/** @param keyFromAddress counts keys that are none: who has a good one shares an address with many. */
export function createPlayAuthenticator(db: Db, keyFromAddress: Throttle): PlayAuthenticator {
  return {
    async authenticate(key, address) {
      const installation = await installationOf(db, key);
      if (installation) return installation;
      const excess = await keyFromAddress.count(address);
      if (excess) throw tooManyTries(excess.wait);
      return undefined;
    },
    // What is refused to an installation is refused to no person: it is in the server's own log.
    recordRefusal: async () => undefined,
  };
}
