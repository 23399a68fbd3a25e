import { personName } from "@panel/domain/person-name";
import { assetIdsOf, withAssets } from "@panel/domain/experience/archive";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields, type Point } from "@panel/domain/experience/point";
import { emptyModel } from "@panel/domain/experience/fields";
import {
  HISTORY_BYTES,
  historyText,
  type ArchivedHistory,
  type ArchivedVersion,
} from "@panel/domain/versions/archived-history";
import type { Route } from "@panel/domain/versions/compare";
import { versionNotes } from "@panel/domain/versions/notes";
import type { Db } from "../db/connection.ts";
import { mapInTurns, takeTurns } from "../turns.ts";
import type { LatestVersion } from "./keep.ts";
import { hashOf, packed, packedManifest, unpacked, unpackedManifest } from "./packed.ts";
import { experienceOfText, missing, pointOfText } from "./parts.ts";
import * as repository from "./repository.ts";

/** What the text of a history has beside its parts and versions, at the most. */
const FRAME = 200;

export interface WrittenHistory {
  text: string;
  versions: number;
  /** Older ones that do not fit. */
  leftOut: number;
}

/** The versions of an experience as an archive carries them: the latest, as many as fit. */
export async function writeHistory(db: Db, experienceId: number): Promise<WrittenHistory> {
  const rows = await repository.listWhole(db, experienceId);
  const lists = { experience: new PartList(), point: new PartList() };
  const versions: ArchivedVersion[] = [];
  let bytes = FRAME;
  for (const row of rows) {
    const { experience, points } = unpackedManifest(row.manifest);
    const wanted = [experience.part, ...points.map(({ part }) => part)];
    const unread = wanted.filter((part) => !lists.experience.has(part) && !lists.point.has(part));
    const stored = await repository.listParts(db, [...new Set(unread)]);
    const before = { experience: lists.experience.mark(), point: lists.point.mark() };
    const textOf = (part: number) => unpacked(stored.get(part) ?? missing(part));
    const version: ArchivedVersion = {
      number: row.number,
      savedAt: row.saved_at,
      by: savedBy(row).slice(0, 200),
      device: row.device,
      name: row.name,
      ...(row.restored === null ? {} : { restored: row.restored }),
      experience: lists.experience.place(experience.part, () =>
        JSON.stringify({ ...experienceOfText(textOf(experience.part)), collaborators: [] }),
      ),
      points: await mapInTurns(points, ({ id, part }) => [
        id,
        lists.point.place(part, () =>
          JSON.stringify({ ...pointOfText(textOf(part)), chatbot: "" }),
        ),
      ]),
    };
    const more =
      Buffer.byteLength(JSON.stringify(version)) +
      1 +
      lists.experience.bytesSince(before.experience) +
      lists.point.bytesSince(before.point);
    if (bytes + more > HISTORY_BYTES) {
      lists.experience.backTo(before.experience);
      lists.point.backTo(before.point);
      break;
    }
    bytes += more;
    versions.unshift(version);
  }
  return {
    text: historyText(lists.experience.texts, lists.point.texts, versions),
    versions: versions.length,
    leftOut: rows.length - versions.length,
  };
}

/** Who saved a version: a user, or whoever an archive names. */
export function savedBy({
  saved_by_name,
  user_name,
  user_surname,
}: Pick<repository.ListedVersion, "saved_by_name" | "user_name" | "user_surname">): string {
  return saved_by_name || personName(user_name, user_surname);
}

/** Texts of parts, each once, by their places. */
class PartList {
  readonly texts: string[] = [];
  readonly #places = new Map<number, number>();
  readonly #byText = new Map<string, number>();

  has = (part: number): boolean => this.#places.has(part);

  place(part: number, textOf: () => string): number {
    const known = this.#places.get(part);
    if (known !== undefined) return known;
    const text = textOf();
    // Without chatbots and collaborators, parts may be the same that were not.
    const place = this.#byText.get(text) ?? this.texts.push(text) - 1;
    this.#places.set(part, place);
    this.#byText.set(text, place);
    return place;
  }

  mark = (): number => this.texts.length;

  bytesSince(mark: number): number {
    return this.texts.slice(mark).reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);
  }

  backTo(mark: number): void {
    this.texts.length = mark;
  }
}

interface Mapped {
  /** New assets by those of the archive. */
  assets: ReadonlyMap<number, number>;
  /** New points by those of the archive, also of points that only earlier versions have. */
  points: ReadonlyMap<number, number>;
}

/** Stand for what two versions share. */
const SAME = emptyModel(pointFields);
const SAME_EXPERIENCE = emptyModel(experienceFields);

/** Assets that versions of an archive name and that it does not have. */
export function missingAssets(
  { experiences, points }: ArchivedHistory,
  assets: ReadonlyMap<number, number>,
): number {
  const named = new Set(experiences.flatMap((each) => assetIdsOf(each, [])));
  for (const id of assetIdsOf(SAME_EXPERIENCE, points)) named.add(id);
  return [...named].filter((id) => !assets.has(id)).length;
}

/**
 * Makes the versions of an archive those of a new experience.
 * @returns the latest of them, on which the first save builds; undefined where there is none
 */
export async function takeHistory(
  transaction: Db,
  experienceId: number,
  { experiences, points, versions }: ArchivedHistory,
  mapped: Mapped,
): Promise<LatestVersion | undefined> {
  const newId = (id: number) => mapped.points.get(id) ?? 0;
  const own = await mapInTurns(experiences, (each) => withAssets(each, mapped.assets));
  const all = await mapInTurns(points, (each): Point => {
    const point = withAssets(each, mapped.assets);
    return {
      ...point,
      activationDependency: newId(point.activationDependency),
      deactivationDependency: newId(point.deactivationDependency),
    };
  });
  const ownParts = await keptParts(transaction, experienceId, own);
  const pointParts = await keptParts(transaction, experienceId, all);
  let latest: LatestVersion | undefined;
  let before: ArchivedVersion | undefined;
  for (const version of versions) {
    await takeTurns();
    const manifest = {
      experience: { version: 0, part: ownParts[version.experience] ?? 0 },
      points: version.points.map(([id, part]) => ({
        id: newId(id),
        // Of no version that a point of this installation has had.
        version: 0,
        dependsOn: all[part]?.activationDependency ?? 0,
        dependsNotOn: all[part]?.deactivationDependency ?? 0,
        part: pointParts[part] ?? 0,
      })),
    };
    const notes = before
      ? versionNotes(routeOf(before, version), routeOf(version, before))
      : { notes: [], more: 0 };
    await repository.insertVersion(transaction, {
      gymkhana_id: experienceId,
      number: version.number,
      saved_at: version.savedAt,
      saved_by: null,
      saved_by_name: version.by,
      device: version.device,
      name: version.name,
      restored: version.restored ?? null,
      notes: JSON.stringify(notes),
      manifest: packedManifest(manifest),
    });
    latest = { number: version.number, savedAt: version.savedAt, manifest };
    before = version;
  }
  const named = new Set(own.flatMap((each) => assetIdsOf(each, [])));
  for (const id of assetIdsOf(SAME_EXPERIENCE, all)) named.add(id);
  if (named.size > 0) await repository.insertAssets(transaction, experienceId, [...named]);
  return latest;

  /** A version of the archive, with its values only where the other one has another part. */
  function routeOf(version: ArchivedVersion, other: ArchivedVersion): Route {
    const parts = new Map(other.points);
    const isSame = version.experience === other.experience;
    return {
      experience: (isSame ? undefined : experiences[version.experience]) ?? SAME_EXPERIENCE,
      points: version.points.map(([id, part]) => ({
        id,
        point: parts.get(id) === part ? SAME : (points[part] ?? SAME),
      })),
    };
  }
}

/** Ids of the parts, in the order of the models. */
async function keptParts(
  transaction: Db,
  experienceId: number,
  models: readonly object[],
): Promise<number[]> {
  const texts = models.map((each) => JSON.stringify(each));
  const byHash = new Map(texts.map((text) => [hashOf(text), text]));
  const parts = await mapInTurns([...byHash], ([hash, text]) => ({ hash, content: packed(text) }));
  const ids = await repository.keepParts(transaction, experienceId, parts);
  return texts.map((text) => ids.get(hashOf(text)) ?? 0);
}
