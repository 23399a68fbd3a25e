import { isPlaced } from "@panel/domain/experience/position";
import { sql } from "kysely";
import type { Connection } from "../db/connection.ts";

export interface PlaceRow {
  id: number;
  latitude: number;
  longitude: number;
}

/** Of each of these experiences the place of its first point. */
export async function firstPlaces(
  { db, engine }: Pick<Connection, "db" | "engine">,
  ids: readonly number[],
): Promise<PlaceRow[]> {
  const part = (axis: "lat" | "lon") =>
    engine === "postgres"
      ? sql<number | null>`(map_points.content::json #>> ${sql.lit(`{position,${axis}}`)})::float8`
      : sql<number | null>`map_points.content ->> ${sql.lit(`$.position.${axis}`)}`;
  const rows = await db
    .selectFrom("gymkhanas")
    .innerJoin("map_points", "map_points.gymkhana_id", "gymkhanas.id")
    .select(["gymkhanas.id", part("lat").as("lat"), part("lon").as("lon")])
    .where("gymkhanas.id", "in", ids)
    .where("map_points.id", "=", (eb) =>
      eb
        .selectFrom("map_points as first")
        .select("first.id")
        .whereRef("first.gymkhana_id", "=", "gymkhanas.id")
        .orderBy("first.position")
        .orderBy("first.id")
        .limit(1),
    )
    .execute();
  return rows.flatMap(({ id, lat, lon }) =>
    lat !== null && lon !== null && isPlaced({ lat, lon })
      ? [{ id, latitude: lat, longitude: lon }]
      : [],
  );
}
