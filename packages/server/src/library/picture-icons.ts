import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { Connection } from "../db/connection.ts";
import type { StoredFile } from "../db/schema.ts";
import { decodeIcon } from "./decode-upload.ts";
import { makeOfStored, type MakingParts } from "./make-of-stored.ts";
import { listFiles, lockForChange, setIcon, type ListedAsset } from "./repository.ts";

/** Square PNGs of pictures, as browsers take them for the icon of an app: each made once, and kept with its picture. */
export interface PictureIcons {
  /**
   * The key of a picture's icon, which is made where it is not there; undefined where the picture is gone or cannot be drawn.
   * @throws AppError too-many while many are waiting, unavailable where the machine is too slow now
   */
  keyOf(assetId: number): Promise<string | undefined>;
}

export function createPictureIcons(parts: MakingParts & { connection: Connection }): PictureIcons {
  const { connection, files } = parts;
  const { db } = connection;
  const underWay = new Map<number, Promise<string | undefined>>();

  const find = async (assetId: number): Promise<ListedAsset | undefined> =>
    (await listFiles(db, [assetId]))[0];

  /** Keeps what was drawn, unless the picture has been replaced or deleted meanwhile, or another node was quicker. */
  async function keep(picture: ListedAsset, file: StoredFile | undefined): Promise<void> {
    if (!file) return;
    await db.transaction().execute(async (transaction) => {
      await lockForChange(connection, transaction, [picture.id]);
      const isFirst = await setIcon(transaction, picture, file.id);
      if (isFirst) await files.keep(transaction, file.id);
    });
  }

  async function made(assetId: number): Promise<string | undefined> {
    const picture = await find(assetId);
    if (!picture || picture.icon_key !== null) return picture?.icon_key ?? undefined;
    await makeOfStored(
      parts,
      {
        // It is large enough, and decoded sooner.
        key: picture.large_key ?? picture.file_key,
        fileName: picture.file_name,
        ownerId: picture.owner_id,
        most: ASSET_BYTES[ASSET_TYPE_CODE.image],
      },
      { decode: decodeIcon, keep: (file) => keep(picture, file) },
    );
    return (await find(assetId))?.icon_key ?? undefined;
  }

  return {
    keyOf(assetId) {
      // Whoever asks meanwhile waits for the same one.
      const running = underWay.get(assetId);
      if (running) return running;
      const making = made(assetId).finally(() => underWay.delete(assetId));
      underWay.set(assetId, making);
      return making;
    },
  };
}
