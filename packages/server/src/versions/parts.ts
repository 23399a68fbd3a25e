import { experienceFields, type Experience } from "@panel/domain/experience/experience";
import { pointFields, type Point } from "@panel/domain/experience/point";
import { completed } from "@panel/domain/experience/fields";
import type { Route } from "@panel/domain/versions/compare";
import type { Db } from "../db/connection.ts";
import { mapInTurns } from "../turns.ts";
import { unpacked, type Manifest } from "./packed.ts";
import * as repository from "./repository.ts";

/** The text of a point, with what its row has in columns of their own. */
export function pointText(row: {
  content: string;
  depends_on: number | null;
  depends_not_on: number | null;
  bot_id: string | null;
}): string {
  const point: Point = {
    ...(JSON.parse(row.content) as Point),
    chatbot: row.bot_id ?? "",
    activationDependency: row.depends_on ?? 0,
    deactivationDependency: row.depends_not_on ?? 0,
  };
  return JSON.stringify(point);
}

/** A stored part gets defaults for fields that are newer than it. */
export const experienceOfText = (text: string): Experience =>
  completed(experienceFields, JSON.parse(text));
export const pointOfText = (text: string): Point => completed(pointFields, JSON.parse(text));

/** What a version holds. */
export async function routeOf(db: Db, { experience, points }: Manifest): Promise<Route> {
  const parts = await repository.listParts(db, [
    experience.part,
    ...new Set(points.map(({ part }) => part)),
  ]);
  const textOf = (part: number) => unpacked(parts.get(part) ?? missing(part));
  return {
    experience: experienceOfText(textOf(experience.part)),
    points: await mapInTurns(points, ({ id, part }) => ({ id, point: pointOfText(textOf(part)) })),
  };
}

/** A version names a part that is not kept: never, unless somebody has changed the database. */
export function missing(part: number): never {
  throw new Error(`Part ${part} of a version is missing`);
}
