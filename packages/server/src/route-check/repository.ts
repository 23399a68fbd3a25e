import type { AssetFacts, AssetSpeech } from "@panel/api-client/panel-types";
import { assetTypeOf } from "@panel/domain/asset-types";
import type { RouteAsset, RouteBot } from "@panel/domain/check/context";
import { keptWeight } from "@panel/domain/model-preflight";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Route } from "@panel/domain/play/route";
import type { TextInLanguage } from "@panel/domain/texts/texts";
import type { Db } from "../db/connection.ts";
import { experienceOf } from "../experiences/stored.ts";
import { listUsed, type ListedAsset } from "../library/repository.ts";
import { listPoints } from "../points/repository.ts";
import { pointOf } from "../points/stored.ts";
import { outdatedOf } from "../versions/drift.ts";

/** A route and the assets that it uses. */
export interface StoredRoute {
  id: number;
  state: number | null;
  route: Route;
  assets: RouteAsset[];
  /** Translations whose source has changed since they were made. */
  outdated: TextInLanguage[];
}

/** The ids of all experiences that are not deleted, of every owner. */
export async function listRouteIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("gymkhanas")
    .select("id")
    .where((eb) => eb.or([eb("state", "is", null), eb("state", "!=", EXPERIENCE_STATE.deleted)]))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined if it has been deleted since. */
export async function findRoute(db: Db, id: number): Promise<StoredRoute | undefined> {
  const row = await db
    .selectFrom("gymkhanas")
    .select(["state", "content"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const points = await listPoints(db, id);
  const assets = await listUsed(db, id);
  return {
    id,
    state: row.state,
    route: {
      experience: experienceOf(row),
      points: points.map((point) => ({ ...pointOf(point), id: point.id })),
    },
    assets: assets.map(routeAsset),
    outdated: await outdatedOf(db, id),
  };
}

function routeAsset(asset: ListedAsset): RouteAsset {
  const facts = JSON.parse(asset.facts) as AssetFacts;
  const { width, height, duration, animations } = facts;
  const weight = keptWeight(facts);
  return {
    id: asset.id,
    type: assetTypeOf(asset.type),
    bytes: asset.file_bytes,
    alternativeText: asset.description,
    attribution: { author: asset.author, licence: asset.licence, credit: asset.credit },
    ...(duration === undefined ? {} : { seconds: duration }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(weight ? { weight } : {}),
    ...(animations ? { clips: animations } : {}),
    ...(asset.speech === null ? {} : { speech: JSON.parse(asset.speech) as AssetSpeech }),
  };
}

/** The chatbots of every account. */
export async function listRouteBots(db: Db): Promise<RouteBot[]> {
  const rows = await db.selectFrom("bots").select(["public_id", "active"]).execute();
  return rows.map(({ public_id, active }) => ({ id: public_id, active: active === 1 }));
}
