import type { AssetFacts } from "@panel/api-client/panel-types";
import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import { decodeUpload } from "./decode-upload.ts";
import type { Decoder } from "./decoder.ts";
import { receiveStored, type StoredAccess } from "./make-of-stored.ts";
import { nextUncounted, saveFacts, type UncountedModel } from "./uncounted-repository.ts";

/** Nobody's upload: those of users take turns with it. */
const NOBODY = { userId: 0, isGone: () => false };

/**
 * Measures the models again that were stored before every texture was counted. Of one that would be
 * refused today it is kept that not all of it is counted.
 */
export async function measureOldModels(
  { db, decoder, ...access }: StoredAccess & { db: Db; decoder: Decoder },
  isStopped: () => boolean,
): Promise<void> {
  const measured = async (model: UncountedModel): Promise<AssetFacts | undefined> => {
    const { key, fileName } = model;
    const most = ASSET_BYTES[ASSET_TYPE_CODE.model];
    const upload = await receiveStored(access, { key, fileName, most });
    if (!upload) return undefined;
    try {
      return await decodeUpload(
        decoder,
        ASSET_TYPE_CODE.model,
        upload,
        undefined,
        NOBODY,
        async ({ facts }) => facts,
      );
    } catch (error) {
      const isRefused = error instanceof AppError && error.kind !== "unavailable";
      if (!isRefused) throw error;
      return { uncountedTextures: 1 };
    }
  };
  const failures: unknown[] = [];
  let after = 0;
  while (!isStopped()) {
    const model = await nextUncounted(db, after);
    if (!model) break;
    after = model.id;
    try {
      const facts = await measured(model);
      if (facts) await saveFacts(db, model, { ...model.facts, ...facts });
    } catch (error) {
      // The others are measured all the same.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
