import { mayUseAsset } from "@panel/domain/asset-policies";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { isSquare } from "@panel/domain/experience/challenge";
import { experienceFields, type Experience } from "@panel/domain/experience/experience";
import type { Fields } from "@panel/domain/experience/field";
import { pointFields, type Point } from "@panel/domain/experience/point";
import { valueAt, valuesOf } from "@panel/domain/experience/fields";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import type { Connection, Db } from "../db/connection.ts";
import { Refusal } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { assetAccess } from "./repository.ts";
import { findShared } from "./sharing-repository.ts";
import {
  deleteUsesOf,
  lockAssets,
  insertUses,
  listFieldsOf,
  listUsesOf,
  replaceUses,
  usedIn,
} from "./uses-repository.ts";

/** What a field takes. */
interface Wanted {
  type: number;
  /** An image has to be as wide as high. */
  square: boolean;
}

/** The values that name an asset, by their path, with what each takes. */
const assetFieldsOf = (fields: Fields): ReadonlyMap<string, Wanted> =>
  new Map(
    valuesOf(fields).flatMap(({ path, field: { asset } }): [string, Wanted][] =>
      asset ? [[path, { type: ASSET_TYPE_CODE[asset.type], square: asset.square }]] : [],
    ),
  );

const OF_EXPERIENCE = { fields: assetFieldsOf(experienceFields), wire: experienceWire };
const OF_POINT = { fields: assetFieldsOf(pointFields), wire: pointWire };

interface ExperiencePlace {
  experienceId: number;
  pointId?: undefined;
  before: Experience | undefined;
  after: Experience;
}
interface PointPlace {
  experienceId: number;
  pointId: number;
  before: Point | undefined;
  after: Point;
}
/** An experience or one of its points, as it was and as it is being saved; before: undefined for a new one. */
export type Place = ExperiencePlace | PointPlace;

/**
 * Stores which assets an experience or a point uses; belongs into the transaction that saves it. An
 * author may put in what is in its libraries, and what the experience uses already: an author who
 * may use it has put it there. A super-admin may put in any.
 * @throws Refusal naming the field of an asset that is gone, not the author's, or not as the
 *   field takes it
 */
export async function saveUses(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  { experienceId, pointId, before, after }: Place,
): Promise<void> {
  const { fields, wire } = pointId === undefined ? OF_EXPERIENCE : OF_POINT;
  const [old, now] = [assetsIn(fields, before), assetsIn(fields, after)];
  const there = await lockAssets(connection, transaction, [...new Set(now.values())]);
  const changed = [...now].filter(([field, id]) => old.get(field) !== id);
  if (changed.length > 0) {
    const used = await usedIn(transaction, experienceId);
    const sharedAtAll = changed.flatMap(([, id]) => (there.get(id)?.team_id ? [id] : []));
    const shared =
      sharedAtAll.length > 0
        ? await findShared(transaction, viewer, sharedAtAll)
        : new Set<number>();
    for (const [field, id] of changed) {
      const asset = there.get(id);
      const usable =
        asset !== undefined &&
        mayUseAsset(viewer, assetAccess({ ...asset, is_shared: shared.has(id) }), used.has(id));
      if (!usable) throw refused("ASSET_ERRORS.notUsable", wire.formName(field));
      const wanted = fields.get(field);
      if (asset.type !== wanted?.type)
        throw refused("ASSET_ERRORS.wrongType", wire.formName(field));
      if (wanted.square && !hasSquareImage(asset.facts))
        throw refused("ASSET_ERRORS.notSquare", wire.formName(field));
    }
  } else if (old.size === now.size) return;
  const uses = [...now].flatMap(([field, assetId]) =>
    there.has(assetId) ? [{ field, assetId }] : [],
  );
  await replaceUses(transaction, experienceId, pointId, uses);
}

/** Refuses another image for an asset where a field that uses it takes square ones only. */
export async function requireUsable(
  db: Db,
  { id, type }: { id: number; type: number },
  facts: AssetFacts,
): Promise<void> {
  if (type !== ASSET_TYPE_CODE.image || isSquare({ width: 0, height: 0, ...facts })) return;
  const used = await listFieldsOf(db, id);
  const wanted = used.find(
    ({ field, point_id }) =>
      (point_id === null ? OF_EXPERIENCE : OF_POINT).fields.get(field)?.square,
  );
  if (wanted) throw new Refusal("ASSET_ERRORS.notSquare", "A puzzle uses the image");
}

/** Images of the library know their size in pixels. */
function hasSquareImage(facts: string): boolean {
  const { width = 0, height = 0 } = JSON.parse(facts) as AssetFacts;
  return isSquare({ width, height });
}

type Reason = "ASSET_ERRORS.notUsable" | "ASSET_ERRORS.wrongType" | "ASSET_ERRORS.notSquare";

/** @param field as the form calls it */
const refused = (key: Reason, field: string | undefined) =>
  new Refusal(key, `The asset in ${field} cannot be used`, { fields: [field] });

/** Ids by the path of the value; values without an asset are left out. */
function assetsIn(
  fields: ReadonlyMap<string, Wanted>,
  model: Experience | Point | undefined,
): Map<string, number> {
  return new Map(
    [...fields.keys()].flatMap((path): [string, number][] => {
      const id = valueAt(model, path);
      return typeof id === "number" && id > 0 ? [[path, id]] : [];
    }),
  );
}

/**
 * A copy of an experience uses what the original does.
 * @param points ids of the copied points by those of the original ones
 */
export async function copyUses(
  transaction: Db,
  original: number,
  copy: number,
  points: ReadonlyMap<number, number>,
): Promise<void> {
  const uses = await listUsesOf(transaction, original);
  await insertUses(
    transaction,
    uses.map(({ point_id, ...use }) => ({
      ...use,
      gymkhana_id: copy,
      point_id: point_id === null ? null : (points.get(point_id) ?? null),
    })),
  );
}

/** An experience, or a point, that is restored uses what it did, except for assets that are gone by now. */
export async function restoreUses(
  connection: Connection,
  transaction: Db,
  experienceId: number,
  pointId: number | undefined,
  restored: Experience | Point,
): Promise<void> {
  const { fields } = pointId === undefined ? OF_EXPERIENCE : OF_POINT;
  const uses = [...assetsIn(fields, restored)];
  const there = await lockAssets(connection, transaction, [...new Set(uses.map(([, id]) => id))]);
  await replaceUses(
    transaction,
    experienceId,
    pointId,
    uses.flatMap(([field, assetId]) => (there.has(assetId) ? [{ field, assetId }] : [])),
  );
}

/** An experience that is deleted uses nothing any more, nor do its points. */
export async function dropUses(transaction: Db, experienceId: number): Promise<void> {
  await deleteUsesOf(transaction, experienceId);
}
