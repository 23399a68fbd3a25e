import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { isSquare } from "@panel/domain/experience/challenge";
import { experienceFields, type Experience } from "@panel/domain/experience/experience";
import { pointFields, type Point } from "@panel/domain/experience/point";
import { valueAt, valuesOf, withValues } from "@panel/domain/experience/fields";
import type { AssetFacts } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import { listAssetFacts } from "./uses-repository.ts";

const FIELDS = { experience: experienceFields, point: pointFields };

/**
 * A model of an earlier version with the assets that its fields still take. In the place of one that is gone, or that is
 * not square any more where it has to be, stays what is there now.
 */
export async function usableAssets<Model extends Experience | Point>(
  db: Db,
  of: keyof typeof FIELDS,
  model: Model,
  present: Model | undefined,
): Promise<Model> {
  const named = valuesOf(FIELDS[of]).flatMap(({ path, field: { asset } }) => {
    const id = Number(asset ? valueAt(model, path) : 0);
    return asset && id > 0 ? [{ path, asset, id }] : [];
  });
  const there = await listAssetFacts(db, [...new Set(named.map(({ id }) => id))]);
  const unusable = named.filter(({ asset, id }) => {
    const found = there.get(id);
    if (found?.type !== ASSET_TYPE_CODE[asset.type]) return true;
    return (
      asset.square && !isSquare({ width: 0, height: 0, ...(JSON.parse(found.facts) as AssetFacts) })
    );
  });
  return withValues(
    model,
    unusable.map(({ path }) => [path, valueAt(present, path) ?? 0] as const),
  );
}
