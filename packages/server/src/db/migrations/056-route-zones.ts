import { routeTimeZone } from "@panel/domain/time-zone";
import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "056-route-zones";

const MAINLAND = routeTimeZone(null);

/** The time zone in which a published route's opening and closing days are meant. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("gymkhanas")
    .addColumn("time_zone", "text", (column) => column.notNull().defaultTo(MAINLAND))
    .execute();
  const { rows } = await sql<{ id: number; summary: string }>`
    select gymkhanas.id, publications.summary from gymkhanas
    join publications on publications.gymkhana_id = gymkhanas.id
      and publications.number = gymkhanas.published_number
    order by publications.id`.execute(db);
  const zones = new Map(rows.map(({ id, summary }) => [id, zoneOf(summary)]));
  for (const [id, zone] of zones) {
    if (zone !== MAINLAND)
      await sql`update gymkhanas set time_zone = ${zone} where id = ${id}`.execute(db);
  }
}

function zoneOf(summary: string): string {
  const { place } = JSON.parse(summary) as { place: { lat: number; lon: number } | null };
  return routeTimeZone(place);
}

/** The places are in another table: the days are those of the mainland until the route is published again. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "gymkhanas" ? { ...row, time_zone: MAINLAND } : row;
}
