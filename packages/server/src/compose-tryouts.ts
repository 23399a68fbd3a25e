import { loadContract } from "@panel/api-client/contract";
import type { BotPlatform } from "./chatbots/bot-platform.ts";
import type { Connection } from "./db/connection.ts";
import type { ServedContract } from "./http/contract-endpoints.ts";
import { panelEnvelope } from "./http/envelope.ts";
import { TRYOUTS_PREFIX } from "./http/addresses.ts";
import type { Decoder } from "./library/decoder.ts";
import type { UsdzAddresses } from "./library/usdz/usdz-address.ts";
import type { Files } from "./storage/files.ts";
import type { Storage } from "./storage/storage.ts";
import type { Throttles } from "./throttle/throttle.ts";
import { createTryAuthenticator, type StaffAuthenticator } from "./tryouts/authenticator.ts";
import { createTryLinks } from "./tryouts/links.ts";
import { createModelLinks } from "./tryouts/model-links.ts";
import { createTryNotes } from "./tryouts/notes.ts";
import { registerPhotos } from "./tryouts/photo-endpoints.ts";
import { createTryRates } from "./tryouts/rates.ts";
import { createTryRoute } from "./tryouts/route.ts";
import { linkTryOperations, modelLinkOperations, staffTryOperations } from "./tryouts/endpoints.ts";
import { createKeptWalks } from "./tryouts/walks.ts";

export interface TryoutsParts {
  connection: Connection;
  files: Files;
  storage: Storage;
  decoder: Decoder;
  usdz: UsdzAddresses;
  throttles: Throttles;
  staff: StaffAuthenticator;
  platform: Pick<BotPlatform, "list">;
  onNoBots: (error: unknown) => void;
}

/** Everything that answers the contract of trying a route. */
export function openTryouts(parts: TryoutsParts): ServedContract {
  const { connection, files, decoder, throttles } = parts;
  const notes = createTryNotes(connection, files, decoder);
  const models = createModelLinks(connection);
  const rates = createTryRates(connection.db);
  return {
    document: loadContract("tryouts"),
    prefix: TRYOUTS_PREFIX,
    envelope: panelEnvelope,
    operations: {
      ...staffTryOperations(createTryLinks(connection), notes, createKeptWalks(connection), models),
      ...linkTryOperations(createTryRoute(parts), notes, rates),
      ...modelLinkOperations(models, rates),
    },
    registerMore: (scope) => registerPhotos(scope, { notes, storage: parts.storage }),
    authenticator: createTryAuthenticator(connection, parts.staff, throttles.tryLinkFromAddress),
  };
}
