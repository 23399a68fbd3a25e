import type { GymkhanaVersion } from "@panel/api-client/panel-types";
import type { Point } from "@panel/domain/experience/point";
import type { Route } from "@panel/domain/versions/compare";
import type { VersionNotes } from "@panel/domain/versions/notes";
import { notFound } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import { savedBy } from "./archived.ts";
import { unpacked, unpackedManifest, type Manifest } from "./packed.ts";
import { pointOfText, routeOf } from "./parts.ts";
import * as repository from "./repository.ts";

/** The largest number that the databases hold. */
const MAX_NUMBER = 2_147_483_647;
/** Versions of one answer. */
const MOST = 200;

/** @param before only versions before this one */
export async function listVersions(
  db: Db,
  experienceId: number,
  before = MAX_NUMBER,
): Promise<{ versions: GymkhanaVersion[]; more: boolean }> {
  const rows = await repository.listVersions(db, experienceId, before, MOST + 1);
  return {
    versions: rows.slice(0, MOST).map((row) => {
      const { notes, more } = JSON.parse(row.notes) as VersionNotes;
      return {
        number: row.number,
        savedAt: row.saved_at,
        by: savedBy(row),
        device: row.device,
        name: row.name,
        ...(row.restored === null ? {} : { restored: row.restored }),
        notes,
        moreNotes: more,
      };
    }),
    more: rows.length > MOST,
  };
}

/** The number of the latest version; undefined before the first. */
export async function latestNumber(db: Db, experienceId: number): Promise<number | undefined> {
  return repository.findLatestNumber(db, experienceId);
}

/** A version as it is kept. */
export interface ReadVersion {
  route: Route;
  manifest: Manifest;
}

/** @throws AppError not-found where there is no such version, or none any more */
export async function readVersion(
  db: Db,
  experienceId: number,
  number: number,
): Promise<ReadVersion> {
  const row = await repository.findVersion(db, experienceId, number);
  if (!row) throw notFound();
  const manifest = unpackedManifest(row.manifest);
  return { route: await routeOf(db, manifest), manifest };
}

/** Versions that are looked through for what somebody read; whoever read an older one is told of every field. */
const LOOKED_AT = 200;

/** A point as somebody read it, by its own version; undefined where that is too long ago. */
export async function pointOfVersion(
  db: Db,
  experienceId: number,
  pointId: number,
  version: number,
): Promise<Point | undefined> {
  for (const row of await repository.listManifests(db, experienceId, LOOKED_AT)) {
    const found = unpackedManifest(row.manifest).points.find(({ id }) => id === pointId);
    if (found && found.version < version) return undefined;
    if (found?.version !== version) continue;
    const text = (await repository.listParts(db, [found.part])).get(found.part);
    return text === undefined ? undefined : pointOfText(unpacked(text));
  }
  return undefined;
}

/** @throws AppError not-found where there is no such version, or none any more */
export async function nameVersion(
  db: Db,
  experienceId: number,
  number: number,
  name: string,
): Promise<void> {
  if (!(await repository.setName(db, experienceId, number, name))) throw notFound();
}
