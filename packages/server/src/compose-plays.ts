import { loadContract } from "@panel/api-client/contract";
import type { Connection } from "./db/connection.ts";
import type { ServedContract } from "./http/contract-routes.ts";
import { panelEnvelope } from "./http/envelope.ts";
import { PLAYS_PREFIX } from "./http/panel-files.ts";
import { createPlayAuthenticator } from "./plays/authenticator.ts";
import { createPseudonyms } from "./plays/pseudonyms.ts";
import { playOperations } from "./plays/routes.ts";
import { createPlays } from "./plays/service.ts";
import type { Settings } from "./settings/settings.ts";

/** Everything that answers the contract with the visitors' app. */
export function openPlays(connection: Connection, { plays }: Settings): ServedContract {
  return {
    document: loadContract("plays"),
    prefix: PLAYS_PREFIX,
    envelope: panelEnvelope,
    // One event with such a text is answered for itself.
    takesNul: true,
    operations: playOperations(createPlays(connection, createPseudonyms(plays.secret))),
    authenticator: createPlayAuthenticator(connection.db),
  };
}
