import { isNameMissing } from "../asset-licences.ts";
import type { AssetType } from "../asset-types.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "../languages.ts";
import { isClipGone } from "../model-clips.ts";
import { downloadSeconds, isWeightWhole, phoneLevel } from "../model-preflight.ts";
import type { RouteFacts, ShownValue } from "./facts.ts";
import { finding, ofPoint, type Finding } from "./finding.ts";

/** One field that shows an asset. */
export interface AssetUse {
  readonly id: number;
  readonly type: AssetType | undefined;
  readonly language: ContentLanguage | undefined;
  readonly value: ShownValue;
}

/** The fields that show assets, in every language. */
export function assetUses({ shown }: RouteFacts): AssetUse[] {
  return shown.flatMap((value): AssetUse[] => {
    if (value.kind !== "asset") return [];
    const { values } = value;
    const type = value.field.asset?.type;
    const all = values
      ? CONTENT_LANGUAGES.map((language) => ({ id: values[language] as number, language }))
      : [{ id: value.value as number, language: undefined }];
    return all.filter(({ id }) => id !== 0).map((use) => ({ ...use, type, value }));
  });
}

/** Assets and bots that are gone or do harm, and models of which nobody knows whether they do. */
export function partFindings(facts: RouteFacts): Finding[] {
  return [
    ...assetFindings(facts),
    ...clipFindings(facts),
    ...nameFindings(facts),
    ...botFindings(facts),
  ];
}

function assetFindings(facts: RouteFacts): Finding[] {
  if (!facts.context.assets) return [];
  return assetUses(facts).flatMap(({ id, language, value }): Finding[] => {
    const asset = facts.asset(id);
    if (!asset) return [finding("assetDeleted", value.at(language))];
    if (asset.type !== "model") return [];
    const { bytes = 0, weight } = asset;
    const params = { bytes, seconds: downloadSeconds(bytes) };
    const level = phoneLevel(bytes, weight);
    if (level === "bad") return [finding("modelHeavy", value.at(), params)];
    return [
      ...(level === "careful" ? [finding("modelDemanding", value.at(), params)] : []),
      ...(isWeightWhole(weight) ? [] : [finding("modelUncounted", value.at())]),
    ];
  });
}

/** Animations that a model lacks, which a file in its place may cause. */
function clipFindings({ route, asset }: RouteFacts): Finding[] {
  return route.points.flatMap((point): Finding[] => {
    const { asset: id, animation, clip } = point.model;
    if (id === 0 || animation === "none" || !isClipGone(clip, asset(id)?.clips)) return [];
    return [finding("clipMissing", ofPoint(point, "model.clip"), { clip })];
  });
}

/** Assets whose licence asks for a name that is not given, each told once. */
function nameFindings(facts: RouteFacts): Finding[] {
  const told = new Set<number>();
  return assetUses(facts).flatMap(({ id, language, value }): Finding[] => {
    const attribution = facts.asset(id)?.attribution;
    if (told.has(id) || !attribution || !isNameMissing(attribution)) return [];
    told.add(id);
    return [finding("nameMissing", value.at(language), { asset: id })];
  });
}

function botFindings({ shown, context }: RouteFacts): Finding[] {
  const { bots } = context;
  if (!bots) return [];
  return shown.flatMap(({ kind, value, at }): Finding[] => {
    if (kind !== "bot" || value === "") return [];
    const bot = bots.find(({ id }) => id === value);
    if (!bot) return [finding("botDeleted", at())];
    return bot.active ? [] : [finding("botInactive", at())];
  });
}
