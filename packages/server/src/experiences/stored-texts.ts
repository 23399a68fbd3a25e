import {
  outdatedSources,
  routeTexts,
  textId,
  type Outdated,
  type OutdatedSources,
  type RouteText,
} from "@panel/domain/texts/texts";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { pointRows } from "../points/experience-points.ts";
import { pointOf } from "../points/stored.ts";
import { mapInTurns } from "../turns.ts";
import { outdatedOf } from "../versions/drift.ts";
import { experienceOf } from "./stored.ts";

/** The texts of an experience and its points that visitors meet, and which translations of them are outdated. */
export async function storedTexts(
  db: Db,
  row: ExperienceRow,
): Promise<{ texts: RouteText[]; outdated: Outdated[]; sources: OutdatedSources }> {
  const points = await mapInTurns(await pointRows(db, row.id), (point) => ({
    id: point.id,
    point: pointOf(point),
  }));
  const texts = routeTexts({ experience: experienceOf(row), points });
  const listed = new Set(texts.map(({ id }) => id));
  // Of deleted points, and of a prize that is not given away, it is kept as well.
  const outdated = (await outdatedOf(db, row.id)).filter((each) => listed.has(textId(each)));
  return { texts, outdated, sources: outdatedSources(outdated) };
}
