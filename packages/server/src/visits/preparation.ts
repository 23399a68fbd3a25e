import { assetIdsOf } from "@panel/domain/experience/archive";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { assetTypeOf } from "@panel/domain/asset-types";
import type { RouteLength } from "@panel/domain/check/plan";
import { playedClips } from "@panel/domain/model-clips";
import type { Route } from "@panel/domain/versions/compare";
import type { AssetFacts } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import { filesOf, type UsedFile } from "../library/used-assets.ts";
import type { UsdzFiles } from "../library/usdz/usdz-files.ts";
import { readVersion } from "../versions/list.ts";
import type { Workers } from "../workers/workers.ts";
import { writtenJson } from "../written-json.ts";
import {
  claimUnprepared,
  setLength,
  setPrepared,
  type Unprepared,
} from "./preparation-repository.ts";
import type { PictureIcons } from "../library/picture-icons.ts";

interface PreparationParts {
  db: Db;
  usdz: Pick<UsdzFiles, "prepare">;
  icons: PictureIcons;
  workers: Pick<Workers, "run">;
}

/** Takes turns with the accounts that have something read. */
const INSTALLATION = 0;

/** A publication whose preparation failed, or whose node died over it, is taken up again after this time in ms. */
const AGAIN_AFTER = 5 * 60_000;

/**
 * Makes ahead what phones ask of published routes: their length, the icon of their cover, and their models for Quick Look. One
 * after the other, beside the uploads; what a visitor asks for earlier is made for that visitor.
 * @throws what the first failure was, once all the others are prepared; what failed is taken up again later
 */
export async function preparePublished(
  parts: PreparationParts,
  isStopped: () => boolean,
): Promise<void> {
  const failures: unknown[] = [];
  while (!isStopped()) {
    const now = new Date();
    const again = new Date(now.getTime() + AGAIN_AFTER);
    const publication = await claimUnprepared(parts.db, now, again);
    if (!publication) break;
    try {
      const isWhole = await prepare(parts, publication, isStopped);
      if (isWhole) await setPrepared(parts.db, publication.id, again);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** @returns false where it was stopped before its end */
async function prepare(
  { db, usdz, icons, workers }: PreparationParts,
  { id: publication, gymkhana_id, number }: Unprepared,
  isStopped: () => boolean,
): Promise<boolean> {
  const { route } = await readVersion(db, gymkhana_id, number);
  const points = route.points.map(({ point }) => point);
  const files = await filesOf(db, assetIdsOf(route.experience, points));
  await setLength(db, publication, await lengthOf(workers, route, files));
  const cover = route.experience.image;
  if (cover !== 0) await icons.keyOf(cover);
  const clips = playedClips(points);
  for (const { id, type, scale } of files) {
    if (type !== ASSET_TYPE_CODE.model) continue;
    for (const clip of clips.get(id) ?? []) {
      if (isStopped()) return false;
      await usdz.prepare({ assetId: id, scale, clip });
    }
  }
  return true;
}

/** Planned as the check does, which takes a thread up to a second. */
async function lengthOf(
  workers: Pick<Workers, "run">,
  { experience, points }: Route,
  files: readonly UsedFile[],
): Promise<RouteLength> {
  const route = await writtenJson({
    experience,
    points: points.map(({ id, point }) => ({ ...point, id })),
  });
  const assets = files.map(({ id, type, facts }) => {
    const { duration } = JSON.parse(facts) as AssetFacts;
    return {
      id,
      type: assetTypeOf(type),
      ...(duration === undefined ? {} : { seconds: duration }),
    };
  });
  const { json } = await writtenJson({ route, assets });
  return workers.run("length", { bytes: new TextEncoder().encode(json) }, INSTALLATION);
}
