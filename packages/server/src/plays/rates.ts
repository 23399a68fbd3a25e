import { tooManyTries } from "../app-error.ts";
import type { Connection } from "../db/connection.ts";
import type { PlaysSettings } from "../settings/plays-settings.ts";
import { createRate } from "../throttle/throttle.ts";
import type { Installation } from "../viewer.ts";

const MINUTE = 60;

/** How much installations may send in a minute, each key for itself. */
export interface PlayRates {
  /** @throws AppError too-many when it is one call, or some events, too much */
  count(installation: Installation, events: number): Promise<void>;
}

export function createPlayRates(connection: Connection, settings: PlaysSettings): PlayRates {
  const rate = createRate(connection.db, "play-key", MINUTE);
  return {
    async count({ keyId }, events) {
      const wait = await rate.count([
        { key: `calls of ${keyId}`, points: 1, most: settings.callsPerMinute },
        { key: `events of ${keyId}`, points: events, most: settings.eventsPerMinute },
      ]);
      if (wait !== undefined) throw tooManyTries(wait);
    },
  };
}
