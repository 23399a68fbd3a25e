import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "017-route-languages";

/*
 * Experiences and points know in which languages none of their texts is missing, as the bits of a number, so that the
 * list of experiences tells it of whole routes without reading contents. The paths are written out as they were on that day.
 */

const REQUIRED = ["name", "description", "slogan"];
const OF_EXPERIENCE = ["credits.text", "story.text"];
const OF_PRIZE = ["prize.name", "prize.description"];
const OF_POINT = ["story.title", "story.text"];
const OF_CHALLENGE: Record<string, readonly string[]> = {
  question: ["question", "answerCorrect", "answerIncorrect1", "answerIncorrect2"],
  puzzle: ["description"],
  wordSearch: ["words", "description"],
};

const at = (model: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((group, key) => (group as Record<string, unknown> | undefined)?.[key], model);

const isWritten = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";

function bits(model: unknown, required: readonly string[], optional: readonly string[]): number {
  const has = (path: string, language: string) => isWritten(at(model, `${path}.${language}`));
  const languages = ["cas", "cat", "eng"];
  const wanted = [
    ...required,
    ...optional.filter((path) => languages.some((language) => has(path, language))),
  ];
  return languages.reduce(
    (sum, language, index) => sum + (wanted.every((path) => has(path, language)) ? 2 ** index : 0),
    0,
  );
}

function experienceBits(content: unknown): number {
  const model: unknown = JSON.parse(String(content));
  const prize = at(model, "prize.enabled") === true ? OF_PRIZE : [];
  return bits(model, REQUIRED, [...OF_EXPERIENCE, ...prize]);
}

function pointBits(content: unknown): number {
  const model: unknown = JSON.parse(String(content));
  const kind = (at(model, "challenge.kind") ?? "none") as string;
  return bits(
    model,
    ["name"],
    [
      ...OF_POINT,
      ...(at(model, "model.asset") ? ["model.title"] : []),
      ...(OF_CHALLENGE[kind] ?? []).map((field) => `challenge.${kind}.${field}`),
    ],
  );
}

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table === "gymkhanas") return { ...row, language_bits: experienceBits(row["content"]) };
  if (table === "map_points") return { ...row, language_bits: pointBits(row["content"]) };
  return row;
}

const BATCH = 500;

export async function up(db: Db): Promise<void> {
  for (const table of ["gymkhanas", "map_points"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("language_bits", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (let last = 0; ;) {
      const { rows } = await sql<ArchivedRow & { id: number }>`select id, content
        from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(
        db,
      );
      for (const row of rows) {
        const { language_bits: value } = upgradeRow(table, row);
        await sql`update ${sql.table(table)} set language_bits = ${value}
          where id = ${row.id}`.execute(db);
      }
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
  await db.schema.dropIndex("map_points_route").execute();
  await db.schema
    .createIndex("map_points_route")
    .on("map_points")
    .columns(["gymkhana_id", "language_bits"])
    .execute();
}
