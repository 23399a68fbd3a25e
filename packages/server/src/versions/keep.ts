import { assetIdsOf } from "@panel/domain/experience/archive";
import { emptyModel } from "@panel/domain/experience/fields";
import { pointFields } from "@panel/domain/experience/point";
import {
  compareRoutes,
  isSameRoute,
  type Route,
  type RoutePoint,
} from "@panel/domain/versions/compare";
import { versionNotes, type VersionNotes } from "@panel/domain/versions/notes";
import type { IsCorrection } from "@panel/domain/texts/drift";
import { experienceFields } from "@panel/domain/experience/experience";
import { ROUTE_BYTES, storedBytes } from "@panel/domain/experience/route-size";
import { Refusal } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { mapInTurns, takeTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { deviceKindOf } from "./device-kind.ts";
import { keepDrift } from "./drift.ts";
import {
  hashOf,
  packed,
  packedManifest,
  unpacked,
  unpackedManifest,
  type Manifest,
} from "./packed.ts";
import { experienceOfText, missing, pointOfText, pointText } from "./parts.ts";
import * as repository from "./repository.ts";

type Kept = Pick<ExperienceRow, "id" | "version" | "content">;

/** The latest version of an experience, before it is changed. */
export interface LatestVersion {
  number: number;
  savedAt: string;
  manifest: Manifest;
}

/** What is known of a save beside what it has changed. */
interface SaveFacts {
  /** Whether it only brings back what was stored before, which no limit keeps out. */
  isUndo?: boolean | undefined;
  /** The version that it has brought back. */
  restored?: number | undefined;
  /** Where it only corrects a source; nowhere if left out. */
  isCorrection?: IsCorrection | undefined;
}

/** How an experience is now, as far as it differs from its latest version. */
interface Present {
  manifest: Manifest;
  /** Texts of the parts that the latest version does not have, by their ids. */
  texts: ReadonlyMap<number, string>;
  /** Of the experience with its points. */
  bytes: number;
}

/**
 * The version that a save builds on; to be called before anything is changed, in the save's transaction, which has locked
 * the experience. What was stored before versions were kept becomes the first one.
 */
export async function latestVersion(
  transaction: Db,
  experience: Kept & Pick<ExperienceRow, "updated_at" | "changed_by">,
): Promise<LatestVersion> {
  const row = await repository.findLatest(transaction, experience.id);
  if (row) {
    const { number, saved_at: savedAt, manifest } = row;
    return { number, savedAt, manifest: unpackedManifest(manifest) };
  }
  return keep(transaction, experience, undefined, {
    at: experience.updated_at,
    by: experience.changed_by,
    device: "",
  });
}

/**
 * Keeps how an experience and its points are after a save, if that has changed anything; belongs into the save's
 * transaction.
 * @param latest what the save has built on; undefined for a new experience
 * @returns the number of the latest version then
 * @throws Refusal where the save has made the route longer than one may be
 */
export async function keepVersion(
  transaction: Db,
  viewer: Viewer,
  experience: Kept,
  latest: LatestVersion | undefined,
  facts: SaveFacts = {},
): Promise<number> {
  const { number } = await keep(transaction, experience, latest, {
    isLimited: !facts.isUndo,
    at: new Date().toISOString(),
    by: viewer.id,
    device: deviceKindOf(viewer.userAgent ?? ""),
    ...facts,
  });
  return number;
}

/** An experience that is deleted has no versions any more, and no outdated translations. */
export async function dropVersions(transaction: Db, experienceId: number): Promise<void> {
  await repository.deleteAll(transaction, experienceId);
}

interface Origin extends SaveFacts {
  at: string;
  by: number | null;
  device: ReturnType<typeof deviceKindOf>;
  /** Whether the route may only have so many bytes, unless it had more before. */
  isLimited?: boolean;
}

async function keep(
  transaction: Db,
  experience: Kept,
  latest: LatestVersion | undefined,
  origin: Origin,
): Promise<LatestVersion> {
  const { manifest, texts, bytes } = await present(transaction, experience, latest);
  const { before, after } = await changedParts(transaction, latest?.manifest, manifest, texts);
  const comparison = compareRoutes(before, after);
  if (latest && isSameRoute(comparison)) return latest;
  if (origin.isLimited && bytes > ROUTE_BYTES && (!latest || bytesOf(after) > bytesOf(before))) {
    throw routeTooLong(bytes);
  }
  // Of a new experience every translation is made from the source that comes with it.
  if (latest) await keepDrift(transaction, experience.id, comparison, after, origin.isCorrection);
  const notes: VersionNotes = latest
    ? versionNotes(before, after, comparison)
    : { notes: [], more: 0 };
  const number = (latest?.number ?? 0) + 1;
  await repository.insertVersion(transaction, {
    gymkhana_id: experience.id,
    number,
    saved_at: origin.at,
    saved_by: origin.by,
    saved_by_name: "",
    device: origin.device,
    name: "",
    restored: origin.restored ?? null,
    notes: JSON.stringify(notes),
    manifest: packedManifest(manifest),
  });
  const known = new Set(assetsOf(before));
  const added = assetsOf(after).filter((id) => !known.has(id));
  if (added.length > 0) await repository.insertAssets(transaction, experience.id, added);
  return { number, savedAt: origin.at, manifest };
}

/** Of both versions only what differs is compared. */
const bytesOf = ({ experience, points }: Route): number =>
  points.reduce((sum, { point }) => sum + storedBytes(point), storedBytes(experience));

/** For a route with too many texts. */
export const routeTooLong = (bytes: number): Refusal =>
  new Refusal("ERRORS.routeTooLong", `The route would have ${bytes} bytes`, {
    max: ROUTE_BYTES / 1e6,
  });

const assetsOf = ({ experience, points }: Route) =>
  assetIdsOf(
    experience,
    points.flatMap(({ point }) => (point === SAME.point ? [] : [point])),
  );

/** Reads what may have changed, and keeps the parts that are new. */
async function present(
  transaction: Db,
  experience: Kept,
  latest: LatestVersion | undefined,
): Promise<Present> {
  const before = latest?.manifest;
  // What was written since then is read along; another node's clock may be late, and dependencies change without it.
  const rows = await repository.listPointStates(transaction, experience.id, latest?.savedAt ?? "");
  const known = new Map(before?.points.map((point) => [point.id, point]));
  const points = rows.map(({ id, version, depends_on, depends_not_on }) => {
    const now = { id, version, dependsOn: depends_on ?? 0, dependsNotOn: depends_not_on ?? 0 };
    const was = known.get(id);
    const isSame =
      was?.version === version &&
      was.dependsOn === now.dependsOn &&
      was.dependsNotOn === now.dependsNotOn;
    return { ...now, part: isSame ? was.part : 0 };
  });
  const changed = rows.filter((_, index) => points[index]?.part === 0);
  const unread = changed.flatMap(({ id, content }) => (content === null ? [id] : []));
  const contents = await repository.listPointContents(transaction, unread);
  const texts = new Map<number, string>();
  for (const row of changed) {
    await takeTurns();
    const content = row.content ?? contents.get(row.id) ?? missing(row.id);
    texts.set(row.id, pointText({ ...row, content }));
  }
  const own = before?.experience.version === experience.version ? before.experience : undefined;
  if (!own) texts.set(EXPERIENCE, experience.content);
  const parts = await keptParts(transaction, experience.id, texts);
  const partOf = (id: number) => parts.get(id) ?? 0;
  return {
    manifest: {
      experience: own ?? { version: experience.version, part: partOf(EXPERIENCE) },
      points: points.map((each) => (each.part === 0 ? { ...each, part: partOf(each.id) } : each)),
    },
    texts: new Map([...texts].map(([id, text]) => [partOf(id), text])),
    bytes: rows.reduce((sum, row) => sum + row.bytes, Buffer.byteLength(experience.content)),
  };
}

/** Stands for the experience itself among its points, none of which has it as its id. */
const EXPERIENCE = 0;

/** Ids of parts, by those of what they are of. */
async function keptParts(
  transaction: Db,
  experienceId: number,
  texts: ReadonlyMap<number, string>,
): Promise<Map<number, number>> {
  const hashes = new Map([...texts].map(([id, text]) => [id, hashOf(text)]));
  const byHash = new Map([...texts].map(([id, text]) => [hashes.get(id) ?? "", text]));
  const parts = await mapInTurns([...byHash], ([hash, text]) => ({ hash, content: packed(text) }));
  const ids = await repository.keepParts(transaction, experienceId, parts);
  return new Map([...hashes].map(([id, hash]) => [id, ids.get(hash) ?? 0]));
}

/** Stand for what is the same part in both versions, and for nothing before the first one. */
const SAME = { point: emptyModel(pointFields), experience: emptyModel(experienceFields) };

/**
 * Both versions, with their values only where their parts differ.
 * @param texts parts of the later version that the earlier one does not have
 */
async function changedParts(
  transaction: Db,
  before: Manifest | undefined,
  after: Manifest,
  texts: ReadonlyMap<number, string>,
): Promise<{ before: Route; after: Route }> {
  const [was, now] = [before?.points ?? [], after.points];
  const isAligned =
    was.length === now.length && was.every(({ id }, index) => now[index]?.id === id);
  const [partBefore, partNow] = [partsIn(was, isAligned), partsIn(now, isAligned)];
  const own = before?.experience.part === after.experience.part ? undefined : before?.experience;
  const gone = was.flatMap(({ id, part }, index) => (partNow(id, index) === part ? [] : [part]));
  const stored = await repository.listParts(transaction, [
    ...new Set([...gone, ...(own ? [own.part] : [])]),
  ]);
  const storedText = (part: number) => unpacked(stored.get(part) ?? missing(part));
  const newText = (part: number) => texts.get(part) ?? missing(part);
  return {
    before: {
      experience: own ? experienceOfText(storedText(own.part)) : SAME.experience,
      points: await pointsOf(was, partNow, storedText),
    },
    after: {
      experience:
        before && !own ? SAME.experience : experienceOfText(newText(after.experience.part)),
      points: await pointsOf(now, partBefore, newText),
    },
  };
}

type PartOf = (id: number, index: number) => number | undefined;

/** @param isAligned whether both versions have the same points at the same places */
function partsIn(points: Manifest["points"], isAligned: boolean): PartOf {
  if (isAligned) return (_, index) => points[index]?.part;
  const parts = new Map(points.map(({ id, part }) => [id, part]));
  return (id) => parts.get(id);
}

async function pointsOf(
  points: Manifest["points"],
  other: PartOf,
  textOf: (part: number) => string,
): Promise<RoutePoint[]> {
  const made: RoutePoint[] = [];
  for (const [index, { id, part }] of points.entries()) {
    const isSame = other(id, index) === part;
    if (!isSame) await takeTurns();
    made.push({ id, point: isSame ? SAME.point : pointOfText(textOf(part)) });
  }
  return made;
}
