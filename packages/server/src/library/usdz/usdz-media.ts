import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { playedClips } from "@panel/domain/model-clips";
import type { TryMedia } from "@panel/api-client/tryouts-types";
import type { Db } from "../../db/connection.ts";
import { mediaRecord, type UsedFile } from "../used-assets.ts";
import { formOf, type UsdzAddresses } from "./usdz-address.ts";
import { listImpossible } from "./usdz-repository.ts";

/**
 * Files of a route, in the contract's shape.
 * @param clips that play at its points, by the id of their model
 */
export async function routeMedia(
  db: Db,
  addresses: UsdzAddresses,
  assets: readonly UsedFile[],
  clips: ReturnType<typeof playedClips>,
): Promise<TryMedia[]> {
  const models = assets.filter(({ id, type }) => type === ASSET_TYPE_CODE.model && clips.has(id));
  const impossible = await listImpossible(
    db,
    models.map(({ id }) => id),
  );
  return assets.map((asset) => {
    const media = mediaRecord(asset);
    if (!models.includes(asset)) return media;
    const usdz = [...(clips.get(asset.id) ?? [])].flatMap((clip) => {
      const form = { scale: asset.scale, clip };
      if (impossible.has(`${asset.id} ${formOf(form)}`)) return [];
      const url = addresses.addressOf({ assetId: asset.id, ...form }, asset.file_key);
      return [{ ...(clip === undefined ? {} : { clip }), url }];
    });
    return usdz.length > 0 ? { ...media, usdz } : media;
  });
}
