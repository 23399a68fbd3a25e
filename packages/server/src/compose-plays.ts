import { loadContract } from "@panel/api-client/contract";
import type { Connection } from "./db/connection.ts";
import type { ServedContract } from "./http/contract-endpoints.ts";
import { panelEnvelope } from "./http/envelope.ts";
import type { PlayOperations } from "./http/plays-operation.ts";
import { PLAYS_PREFIX } from "./http/addresses.ts";
import { createPlayAuthenticator } from "./plays/authenticator.ts";
import type { Pseudonyms } from "./plays/pseudonyms.ts";
import { createPlayRates } from "./plays/rates.ts";
import { playOperations } from "./plays/endpoints.ts";
import { createPlays } from "./plays/service.ts";
import type { Settings } from "./settings/settings.ts";
import type { Throttles } from "./throttle/throttle.ts";

/** Everything that answers the contract with the visitors' app. */
export function openPlays(
  connection: Connection,
  settings: Settings,
  throttles: Throttles,
  pseudonyms: Pseudonyms,
): ServedContract {
  return {
    document: loadContract("plays"),
    prefix: PLAYS_PREFIX,
    envelope: panelEnvelope,
    // One event that cannot be one is answered for itself.
    takesAnyValue: true,
    operations: playOperations(
      createPlays(connection, pseudonyms),
      createPlayRates(connection, settings.plays),
    ) satisfies Required<PlayOperations>,
    authenticator: createPlayAuthenticator(connection.db, throttles.playKeyFromAddress),
  };
}
