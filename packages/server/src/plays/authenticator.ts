import type { Db } from "../db/connection.ts";
import type { Installation } from "../viewer.ts";
import { installationOf } from "./keys.ts";

/** Knows the installations behind keys. */
export interface PlayAuthenticator {
  authenticate(key: string): Promise<Installation | undefined>;
  recordRefusal(): Promise<void>;
}

export function createPlayAuthenticator(db: Db): PlayAuthenticator {
  return {
    authenticate: (key) => installationOf(db, key),
    // What is refused to an installation is refused to no person: it is in the server's own log.
    recordRefusal: async () => undefined,
  };
}
