import type { GymkhanaAsset } from "@panel/api-client/panel";
import { isAttributed, toldAttribution, type CreditedAsset } from "@panel/domain/asset-licences";
import { ASSET_TYPES, assetTypeOf, type AssetType } from "@panel/domain/asset-types";

/** An asset of which it is said whose it is. */
export interface ShownCredit extends CreditedAsset {
  readonly id: number;
}

export interface CreditGroups {
  readonly groups: readonly {
    readonly type: AssetType;
    readonly credits: readonly ShownCredit[];
  }[];
  /** How many assets there are of which nothing is said. */
  readonly untold: number;
}

/**
 * The credits of what an experience uses, each once: pictures, audios, models.
 * @param language by which names are ordered
 */
export function creditGroups(assets: readonly GymkhanaAsset[], language: string): CreditGroups {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const credits = assets
    .map((asset) => ({ type: assetTypeOf(asset.Type ?? 1), credit: creditOf(asset) }))
    .filter(({ credit }) => isAttributed(credit))
    .toSorted((a, b) => compare(a.credit.name, b.credit.name));
  const groups = ASSET_TYPES.map((type) => ({
    type,
    credits: credits.filter((each) => each.type === type).map(({ credit }) => credit),
  }));
  return {
    groups: groups.filter(({ credits: of }) => of.length > 0),
    untold: assets.length - credits.length,
  };
}

const creditOf = (asset: GymkhanaAsset): ShownCredit => ({
  id: asset.Id,
  name: asset.Name ?? "",
  ...toldAttribution(asset),
});
