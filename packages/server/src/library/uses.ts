import { loadContract } from "@panel/api-client/contract";
import { mayUseAsset } from "@panel/domain/asset-policies";
import { isSquare } from "@panel/domain/challenge";
import type { Connection, Db } from "../db/connection.ts";
import { Refusal } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { assetAccess } from "./repository.ts";

type FormName = "GymkhanaForm" | "MapPointForm";

interface FormField {
  $ref?: string;
  "x-asset-type"?: number;
  "x-asset-square"?: boolean;
}

/** What a field takes. */
interface Wanted {
  type: number;
  /** An image has to be as wide as high. */
  square: boolean;
}

/** The fields of both forms that name an asset, with what each takes, from the contract. */
const fieldsOf: Record<FormName, ReadonlyMap<string, Wanted>> = (() => {
  const { schemas } = loadContract("panel")["components"] as {
    schemas: Record<FormName, { properties: Record<string, FormField> }>;
  };
  const read = (form: FormName) =>
    new Map(
      Object.entries(schemas[form].properties)
        .filter(([, { $ref }]) => $ref === "#/components/schemas/AssetId")
        .map(([field, { "x-asset-type": type, "x-asset-square": square = false }]) => {
          if (type === undefined) throw new Error(`${form} ${field} needs x-asset-type`);
          return [field, { type, square }] as const;
        }),
    );
  return { GymkhanaForm: read("GymkhanaForm"), MapPointForm: read("MapPointForm") };
})();

/** An experience, or with `pointId` one of its points, as it was and as it is being saved. */
export interface Place {
  gymkhanaId: number;
  pointId?: number;
  /** What an author writes, by the fields of the form; before: undefined for a new one. */
  before: object | undefined;
  after: object;
}

/**
 * Writes down which assets a place uses; belongs into the transaction that saves it. An author may
 * put in what is in its libraries, and what the experience uses already: then somebody put it
 * there who may. A super-admin may put in any.
 * @throws Refusal naming the field of an asset that is gone, not the author's, or not as the field takes it
 */
export async function saveUses(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  { gymkhanaId, pointId, before, after }: Place,
): Promise<void> {
  const fields = fieldsOf[pointId === undefined ? "GymkhanaForm" : "MapPointForm"];
  const [old, now] = [assetsIn(fields, before), assetsIn(fields, after)];
  const there = await holdAssets(connection, transaction, [...new Set(now.values())]);
  const changed = [...now].filter(([field, id]) => old.get(field) !== id);
  if (changed.length > 0) {
    const used = await usedIn(transaction, gymkhanaId);
    for (const [field, id] of changed) {
      const asset = there.get(id);
      const usable = asset !== undefined && mayUseAsset(viewer, assetAccess(asset), used.has(id));
      if (!usable) throw refused("ASSET_ERRORS.notUsable", field);
      const wanted = fields.get(field);
      if (asset.type !== wanted?.type) throw refused("ASSET_ERRORS.wrongType", field);
      if (wanted.square && !hasSquareImage(asset.facts))
        throw refused("ASSET_ERRORS.notSquare", field);
    }
  } else if (old.size === now.size) return;
  await transaction
    .deleteFrom("asset_uses")
    .where("gymkhana_id", "=", gymkhanaId)
    .where("point_id", pointId === undefined ? "is" : "=", pointId ?? null)
    .execute();
  const rows = [...now]
    .filter(([, id]) => there.has(id))
    .map(([field, asset_id]) => ({
      asset_id,
      gymkhana_id: gymkhanaId,
      point_id: pointId ?? null,
      field,
    }));
  if (rows.length > 0) await transaction.insertInto("asset_uses").values(rows).execute();
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
  const uses = await transaction
    .selectFrom("asset_uses")
    .select(["asset_id", "point_id", "field"])
    .where("gymkhana_id", "=", original)
    .execute();
  const rows = uses.map(({ point_id, ...use }) => ({
    ...use,
    gymkhana_id: copy,
    point_id: point_id === null ? null : (points.get(point_id) ?? null),
  }));
  if (rows.length > 0) await transaction.insertInto("asset_uses").values(rows).execute();
}

/** An experience that is deleted uses nothing any more, nor do its points. */
export async function dropUses(transaction: Db, gymkhanaId: number): Promise<void> {
  await transaction.deleteFrom("asset_uses").where("gymkhana_id", "=", gymkhanaId).execute();
}

/** Images of the library know their size in pixels. */
function hasSquareImage(facts: string): boolean {
  const { width = 0, height = 0 } = JSON.parse(facts) as AssetFacts;
  return isSquare({ width, height });
}

type Reason = "ASSET_ERRORS.notUsable" | "ASSET_ERRORS.wrongType" | "ASSET_ERRORS.notSquare";

const refused = (key: Reason, field: string) =>
  new Refusal(key, `The asset in ${field} cannot be used`, { fields: [field] });

/** Ids by field; fields without an asset are left out. */
function assetsIn(
  fields: ReadonlyMap<string, Wanted>,
  content: object | undefined,
): Map<string, number> {
  const values = (content ?? {}) as Record<string, unknown>;
  return new Map(
    [...fields.keys()].flatMap((field): [string, number][] => {
      const id = values[field];
      return typeof id === "number" && id > 0 ? [[field, id]] : [];
    }),
  );
}

/** The assets of these ids that are there; they then are until the transaction ends. */
async function holdAssets(connection: Connection, transaction: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const query = transaction
    .selectFrom("assets")
    .select(["id", "owner_id", "is_global", "type", "facts"])
    .where("id", "in", [...ids])
    .orderBy("id");
  const rows = await (connection.engine === "postgres" ? query.forKeyShare() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function usedIn(db: Db, gymkhanaId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("asset_uses")
    .select("asset_id")
    .distinct()
    .where("gymkhana_id", "=", gymkhanaId)
    .execute();
  return new Set(rows.map((row) => row.asset_id));
}
