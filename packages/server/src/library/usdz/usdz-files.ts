import type { Readable } from "node:stream";
import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import { AppError } from "../../app-error.ts";
import type { Connection } from "../../db/connection.ts";
import type { Files } from "../../storage/files.ts";
import type { Storage } from "../../storage/storage.ts";
import type { StoredFile } from "../../db/schema.ts";
import type { UploadedFile } from "../../storage/uploaded-file.ts";
import { decodeUsdz } from "../decode-upload.ts";
import type { Decoder } from "../decoder.ts";
import { plainFileName } from "../file-name.ts";
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

export interface UsdzParts {
  connection: Connection;
  files: Files;
  storage: Pick<Storage, "read">;
  incoming: {
    receive(
      part: { fieldname: string; filename: string; file: Readable },
      most: number,
      sender: string,
    ): Promise<UploadedFile>;
  };
  decoder: Decoder;
  addresses: UsdzAddresses;
  /** Of one model; the oldest makes room, and is made again when it is asked for. */
  mostForms?: number;
}

/** Models for Quick Look, each made once in a form, when it is first asked for, and kept with its model. */
export interface UsdzFiles {
  /**
   * The key of the file; undefined where the address is not ours or no longer right, or the model cannot be made one.
   * @throws AppError too-many while many are waiting, unavailable where the machine is too slow now
   */
  keyOf(wish: UsdzWish, signature: string): Promise<string | undefined>;
}

export function createUsdzFiles(parts: UsdzParts): UsdzFiles {
  const { connection, files, storage, incoming, decoder, addresses } = parts;
  const { mostForms = MOST_FORMS } = parts;
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

  async function make(wish: UsdzWish, model: StoredModel): Promise<void> {
    const stored = await storage.read(model.file_key);
    if (!stored) return;
    const filename = plainFileName(model.file_name);
    const part = { fieldname: "file", filename, file: stored.stream };
    const own = await incoming.receive(part, ASSET_BYTES[ASSET_TYPE_CODE.model], "this server");
    // Visitors of one owner's routes wait for one another, not for those of others, and no upload waits for them all.
    const sender = { userId: -model.owner_id, isGone: () => false };
    try {
      await decodeUsdz(decoder, own, wish, sender, async (made) => {
        const file = await files.put(made);
        try {
          await keep(wish, model, file);
        } finally {
          await files.discard([file]);
        }
      });
    } catch (error) {
      // What cannot be made is not tried again for everyone who asks.
      const isFinal = error instanceof AppError && error.kind === "unprocessable";
      if (!isFinal) throw error;
      await keep(wish, model, undefined);
    }
  }

  async function found(wish: UsdzWish, model: StoredModel): Promise<string | undefined> {
    const form = formOf(wish);
    const before = await findUsdz(db, wish.assetId, form);
    if (before !== undefined) return before ?? undefined;
    await make(wish, model);
    return (await findUsdz(db, wish.assetId, form)) ?? undefined;
  }

  return {
    async keyOf(wish, signature) {
      const model = await findModel(db, wish.assetId);
      if (!model || !addresses.holds(wish, model.file_key, signature)) return undefined;
      // Whoever asks meanwhile waits for the same one.
      const running = underWay.get(signature);
      if (running) return running;
      const finding = found(wish, model).finally(() => underWay.delete(signature));
      underWay.set(signature, finding);
      return finding;
    },
  };
}
