import type { Db } from "../db/connection.ts";
import type { MapPointRow } from "../db/schema.ts";
import { keepVersion, latestVersion } from "../versions/keep.ts";
import { takeTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./repository.ts";

/** The points of an experience in the author's order. */
export function pointRows(db: Db, experienceId: number): Promise<readonly MapPointRow[]> {
  return repository.listPoints(db, experienceId);
}

export function countPoints(db: Db, experienceId: number): Promise<number> {
  return repository.countPoints(db, experienceId);
}

/** Puts an experience's points into an order; ids that are not its points are passed over. */
export async function orderPoints(
  transaction: Db,
  experienceId: number,
  order: readonly number[],
): Promise<void> {
  const positions = new Map([...new Set(order)].map((id, position) => [id, position]));
  for (const point of await repository.listPoints(transaction, experienceId)) {
    const position = positions.get(point.id);
    if (position === undefined || position === point.position) continue;
    await takeTurns();
    await repository.setPosition(transaction, point.id, position);
  }
}

/** Takes the chatbots from the points of a user's experiences. */
export async function dropChatbots(
  transaction: Db,
  viewer: Viewer,
  ownerId: number,
): Promise<void> {
  const points = await repository.pointsWithChatbot(transaction, ownerId);
  const ids = [...new Set(points.map((point) => point.gymkhana_id))];
  for (const experience of await repository.versionedExperiences(transaction, ids)) {
    const latest = await latestVersion(transaction, experience);
    for (const { id, version, gymkhana_id } of points) {
      if (gymkhana_id !== experience.id) continue;
      await repository.updatePoint(transaction, id, {
        bot_id: null,
        version: version + 1,
        updated_at: new Date().toISOString(),
      });
    }
    await keepVersion(transaction, viewer, experience, latest);
  }
}

/**
 * Copies the points of an experience into another one; copies depend on copies.
 * @returns ids of the copies by those of the originals
 */
export async function copyPoints(
  transaction: Db,
  fromId: number,
  toId: number,
  now: string,
): Promise<Map<number, number>> {
  const points = await repository.listPoints(transaction, fromId);
  const ids = new Map<number, number>();
  for (const { position, content, language_bits, id, bot_id } of points) {
    await takeTurns();
    const made = await repository.insertPoint(transaction, {
      gymkhana_id: toId,
      position,
      content,
      language_bits,
      bot_id,
      depends_on: null,
      depends_not_on: null,
      version: 1,
      request_id: null,
      created_at: now,
      updated_at: now,
    });
    ids.set(id, made.id);
  }
  const copyOf = (id: number | null) => (id === null ? null : (ids.get(id) ?? null));
  for (const { id, depends_on, depends_not_on } of points) {
    if (depends_on === null && depends_not_on === null) continue;
    await takeTurns();
    await repository.setDependencies(transaction, copyOf(id) ?? 0, {
      depends_on: copyOf(depends_on),
      depends_not_on: copyOf(depends_not_on),
    });
  }
  return ids;
}
