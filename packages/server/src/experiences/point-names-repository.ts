import { CONTENT_LANGUAGES, type PerLanguage } from "@panel/domain/languages";
import { sql } from "kysely";
import type { Connection } from "../db/connection.ts";

/** A point with its name in each language. */
export type NamedPoint = { id: number; experienceId: number } & PerLanguage<string>;

/** The points of these experiences with their names, the newest experience first, each in its author's order. */
export async function namedPoints(
  { db, engine }: Pick<Connection, "db" | "engine">,
  experienceIds: readonly number[],
): Promise<NamedPoint[]> {
  const names = CONTENT_LANGUAGES.map((language) =>
    (engine === "postgres"
      ? sql<string | null>`content::json #>> ${sql.lit(`{name,${language}}`)}`
      : sql<string | null>`content ->> ${sql.lit(`$.name.${language}`)}`
    ).as(language),
  );
  const rows = await db
    .selectFrom("map_points")
    .select(["id", "gymkhana_id as experienceId", ...names])
    .where("gymkhana_id", "in", experienceIds)
    .orderBy("gymkhana_id", "desc")
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, experienceId, cas, cat, eng }) => ({
    id,
    experienceId,
    cas: cas ?? "",
    cat: cat ?? "",
    eng: eng ?? "",
  }));
}
