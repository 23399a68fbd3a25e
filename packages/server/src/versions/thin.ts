import { assetIdsOf } from "@panel/domain/experience/archive";
import { versionNotes, type VersionNotes } from "@panel/domain/versions/notes";
import { versionsToThin, type VersionKeeping } from "@panel/domain/versions/thinning";
import type { Connection, Db } from "../db/connection.ts";
import { takeTurns } from "../turns.ts";
import { unpackedManifest, type Manifest } from "./packed.ts";
import { routeOf } from "./parts.ts";
import { insertAssets, listManifests } from "./repository.ts";
import * as repository from "./thin-repository.ts";

/** Deletes the versions that are not kept any longer, and what only they consisted of. */
export async function thinVersions(
  connection: Connection,
  keeping: VersionKeeping,
  { now = new Date(), isStopped }: { now?: Date; isStopped?: (() => boolean) | undefined } = {},
): Promise<void> {
  const { db } = connection;
  for (const experienceId of await repository.listVersioned(db)) {
    if (isStopped?.()) return;
    await takeTurns();
    // Most have nothing to thin: they are not locked for it.
    const dated = await repository.listDated(db, experienceId);
    if (versionsToThin(dated, now, keeping).length === 0) continue;
    await db
      .transaction()
      .execute((transaction) => thin(connection, transaction, experienceId, keeping, now));
  }
}

async function thin(
  connection: Connection,
  transaction: Db,
  experienceId: number,
  keeping: VersionKeeping,
  now: Date,
): Promise<void> {
  await repository.lockVersions(connection, transaction, experienceId);
  const dated = await repository.listDated(transaction, experienceId);
  const gone = new Set(versionsToThin(dated, now, keeping));
  if (gone.size === 0) return;
  const manifests = new Map(
    (await listManifests(transaction, experienceId, dated.length)).map(({ number, manifest }) => [
      number,
      unpackedManifest(manifest),
    ]),
  );
  let previous: number | undefined;
  for (const [index, { number }] of dated.entries()) {
    if (gone.has(number)) continue;
    const isNext = index === 0 || dated[index - 1]?.number === previous;
    if (!isNext) {
      const notes = await notesSince(transaction, manifests, previous, number);
      await repository.setNotes(transaction, experienceId, number, JSON.stringify(notes));
    }
    previous = number;
  }
  await repository.deleteVersions(transaction, experienceId, [...gone]);
  for (const number of gone) manifests.delete(number);
  await deleteUnused(transaction, experienceId, [...manifests.values()]);
}

/** A version whose predecessor is gone tells what has changed since the one before that. */
async function notesSince(
  transaction: Db,
  manifests: ReadonlyMap<number, Manifest>,
  previous: number | undefined,
  number: number,
): Promise<VersionNotes> {
  const [before, after] = [manifests.get(previous ?? 0), manifests.get(number)];
  if (!before || !after) return { notes: [], more: 0 };
  return versionNotes(await routeOf(transaction, before), await routeOf(transaction, after));
}

/** Deletes parts that no version has, and notes anew which assets the others name. */
async function deleteUnused(
  transaction: Db,
  experienceId: number,
  manifests: readonly Manifest[],
): Promise<void> {
  const used = new Set(
    manifests.flatMap(({ experience, points }) => [
      experience.part,
      ...points.map(({ part }) => part),
    ]),
  );
  const unused = (await repository.listPartIds(transaction, experienceId)).filter(
    (id) => !used.has(id),
  );
  await repository.deleteParts(transaction, unused);
  const assets = new Set<number>();
  const seen = new Set<number>();
  for (const { experience, points } of manifests) {
    const fresh = points.filter(({ part }) => !seen.has(part));
    const route = await routeOf(transaction, { experience, points: fresh });
    for (const { part } of fresh) seen.add(part);
    const models = route.points.map(({ point }) => point);
    for (const id of assetIdsOf(route.experience, models)) assets.add(id);
  }
  await repository.deleteAssets(transaction, experienceId);
  await insertAssets(transaction, experienceId, [...assets]);
}
