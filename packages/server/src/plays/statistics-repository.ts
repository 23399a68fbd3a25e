import type { Block } from "@panel/domain/plays/days";
import type { Db } from "../db/connection.ts";
import type { PlaySumRow } from "../db/plays-schema.ts";

export type Sum = Omit<PlaySumRow, "gymkhana_id">;
export type ExperienceSum = PlaySumRow;

/** The sums of all days. */
export function totalSums(db: Db, experienceId: number): Promise<Sum[]> {
  return sumsOf(db, experienceId, 0, [0]);
}

/** The sums of some blocks of days. */
export async function sumsOfBlocks(
  db: Db,
  experienceId: number,
  blocks: readonly Block[],
): Promise<Sum[]> {
  const found: Sum[] = [];
  for (const size of new Set(blocks.map((block) => block.size))) {
    const starts = blocks.filter((block) => block.size === size).map(({ start }) => start);
    found.push(...(await sumsOf(db, experienceId, size, starts)));
  }
  return found;
}

function sumsOf(
  db: Db,
  experienceId: number,
  size: number,
  starts: readonly number[],
): Promise<Sum[]> {
  return db
    .selectFrom("play_sums")
    .select(["size", "start", "measure", "key", "count", "people", "seconds"])
    .where("gymkhana_id", "=", experienceId)
    .where("size", "=", size)
    .where("start", "in", starts)
    .execute();
}

/** The plays of some experiences in some blocks of days. */
export async function playSums(
  db: Db,
  experienceIds: readonly number[],
  blocks: readonly Block[],
): Promise<ExperienceSum[]> {
  if (experienceIds.length === 0) return [];
  const found: ExperienceSum[] = [];
  for (const size of new Set(blocks.map((block) => block.size))) {
    const starts = blocks.filter((block) => block.size === size).map(({ start }) => start);
    const rows = await db
      .selectFrom("play_sums")
      .selectAll()
      .where("gymkhana_id", "in", experienceIds)
      .where("size", "=", size)
      .where("start", "in", starts)
      .where("measure", "=", "plays")
      .where("key", "=", "")
      .execute();
    found.push(...rows);
  }
  return found;
}

/** The plays begun on each day from a day on, oldest first; days without one are left out. */
export function playsByDay(
  db: Db,
  experienceId: number,
  from: number,
): Promise<Pick<Sum, "start" | "count" | "people">[]> {
  return db
    .selectFrom("play_sums")
    .select(["start", "count", "people"])
    .where("gymkhana_id", "=", experienceId)
    .where("size", "=", 1)
    .where("start", ">=", from)
    .where("measure", "=", "plays")
    .where("key", "=", "")
    .where("count", ">", 0)
    .orderBy("start")
    .execute();
}

export interface OrderedPoint {
  id: number;
  created_at: string;
}

/** The points of an experience in the author's order. */
export function orderedPoints(db: Db, experienceId: number): Promise<OrderedPoint[]> {
  return db
    .selectFrom("map_points")
    .select(["id", "created_at"])
    .where("gymkhana_id", "=", experienceId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The first day on which each of some points was reached; missing for one that never was. */
export async function firstReached(
  db: Db,
  experienceId: number,
  points: readonly number[],
): Promise<Map<number, number>> {
  if (points.length === 0) return new Map();
  const rows = await db
    .selectFrom("play_sums")
    .select(["key", (eb) => eb.fn.min("start").as("first")])
    .where("gymkhana_id", "=", experienceId)
    .where("size", "=", 1)
    .where("measure", "=", "point")
    .where("key", "in", points.map(String))
    .where("count", ">", 0)
    .groupBy("key")
    .execute();
  return new Map(rows.map(({ key, first }) => [Number(key), first]));
}
