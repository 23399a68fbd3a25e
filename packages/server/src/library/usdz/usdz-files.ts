import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { Connection } from "../../db/connection.ts";
import type { StoredFile } from "../../db/schema.ts";
import { decodeUsdz } from "../decode-upload.ts";
import { makeOfStored, type MakingParts } from "../make-of-stored.ts";
import { lockForChange } from "../repository.ts";
import { formOf, type UsdzAddresses, type UsdzWish } from "./usdz-address.ts";
import {
  deleteUsdz,
  findModel,
  findUsdz,
  insertUsdz,
  type StoredModel,
} from "./usdz-repository.ts";

const MOST_FORMS = 12;

export interface UsdzParts extends MakingParts {
  connection: Connection;
  addresses: UsdzAddresses;
  /** Of one model; the oldest makes room, and is made again when it is asked for. */
  mostForms?: number;
}

/** Models for Quick Look, each made once in a form and kept with its model. */
export interface UsdzFiles {
  /**
   * The key of the file, which is made where it is not there; undefined where the address is not ours or no longer right, or
   * the model cannot be made one.
   * @throws AppError too-many while many are waiting, unavailable where the machine is too slow now
   */
  keyOf(wish: UsdzWish, signature: string): Promise<string | undefined>;
  /** Makes it ahead. @throws AppError as `keyOf` */
  prepare(wish: UsdzWish): Promise<void>;
}

export function createUsdzFiles(parts: UsdzParts): UsdzFiles {
  const { connection, files, addresses, mostForms = MOST_FORMS } = parts;
  const { db } = connection;
  const underWay = new Map<string, Promise<string | undefined>>();

  /** Keeps what was made, unless the model has been replaced or deleted meanwhile. */
  async function keep(wish: UsdzWish, model: StoredModel, file: StoredFile | undefined) {
    return db.transaction().execute(async (transaction) => {
      await lockForChange(connection, transaction, [wish.assetId]);
      const now = await findModel(transaction, wish.assetId);
      if (now?.file_id !== model.file_id) return false;
      const isFirst = await insertUsdz(transaction, {
        asset_id: wish.assetId,
        form: formOf(wish),
        file_id: file?.id ?? null,
        made_at: new Date().toISOString(),
      });
      if (!isFirst) return false;
      if (file) await files.keep(transaction, file.id);
      for (const old of await deleteUsdz(transaction, wish.assetId, mostForms)) {
        await files.release(transaction, old);
      }
      return true;
    });
  }

  function make(wish: UsdzWish, model: StoredModel): Promise<void> {
    return makeOfStored(
      parts,
      {
        key: model.file_key,
        fileName: model.file_name,
        ownerId: model.owner_id,
        most: ASSET_BYTES[ASSET_TYPE_CODE.model],
      },
      {
        decode: (...all) => decodeUsdz(wish, ...all),
        keep: (file) => keep(wish, model, file),
      },
    );
  }

  async function found(wish: UsdzWish, model: StoredModel): Promise<string | undefined> {
    const form = formOf(wish);
    const before = await findUsdz(db, wish.assetId, form);
    if (before !== undefined) return before ?? undefined;
    await make(wish, model);
    return (await findUsdz(db, wish.assetId, form)) ?? undefined;
  }

  /** Whoever asks meanwhile waits for the same one. */
  function onceFound(wish: UsdzWish, model: StoredModel): Promise<string | undefined> {
    const key = `${wish.assetId} ${model.file_id} ${formOf(wish)}`;
    const running = underWay.get(key);
    if (running) return running;
    const finding = found(wish, model).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  }

  return {
    async keyOf(wish, signature) {
      const model = await findModel(db, wish.assetId);
      const isOurs = model && addresses.holds(wish, model.file_key, signature);
      return isOurs ? onceFound(wish, model) : undefined;
    },

    async prepare(wish) {
      const model = await findModel(db, wish.assetId);
      if (model) await onceFound(wish, model);
    },
  };
}
