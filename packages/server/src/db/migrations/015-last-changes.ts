import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "015-last-changes";

/*
 * What the list of experiences shows is in columns of its own, so that no list reads contents; who
 * changed an experience last; of users the last sign-in and the time zone.
 */

interface Stored {
  image?: unknown;
  name?: Record<string, string>;
  description?: Record<string, string>;
  slogan?: Record<string, string>;
}

/** The columns that come from the content of an experience, as the content was on that day. */
function summary(content: unknown) {
  const { image, ...texts } = JSON.parse(String(content)) as Stored;
  const isWritten = (language: string) =>
    [texts.name, texts.description, texts.slogan].every((text) => text?.[language]?.trim());
  return {
    name: texts.name?.["cas"] ?? "",
    cover_id: Number(image) || null,
    languages: ["cas", "cat", "eng"].filter(isWritten).join(","),
  };
}

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table === "gymkhanas") return { ...row, ...summary(row["content"]), changed_by: null };
  if (table === "users") return { ...row, last_sign_in_at: null, time_zone: null };
  return row;
}

export async function up(db: Db): Promise<void> {
  await db.schema.alterTable("users").addColumn("last_sign_in_at", "text").execute();
  await db.schema.alterTable("users").addColumn("time_zone", "text").execute();
  for (const column of ["name", "languages"] as const) {
    await db.schema
      .alterTable("gymkhanas")
      .addColumn(column, "text", (each) => each.notNull().defaultTo(""))
      .execute();
  }
  await db.schema.alterTable("gymkhanas").addColumn("cover_id", "integer").execute();
  await db.schema
    .alterTable("gymkhanas")
    .addColumn("changed_by", "integer", (column) => column.references("users.id"))
    .execute();
  for (const { id, content } of await db
    .selectFrom("gymkhanas")
    .select(["id", "content"])
    .execute()) {
    await db.updateTable("gymkhanas").set(summary(content)).where("id", "=", id).execute();
  }
  await db
    .updateTable("gymkhanas")
    .set((eb) => ({
      changed_by: eb
        .selectFrom("revisions")
        .select("saved_by")
        .where("kind", "=", "gymkhana")
        .whereRef("record_id", "=", "gymkhanas.id")
        .whereRef("revisions.version", "=", "gymkhanas.version")
        .limit(1),
    }))
    .execute();
}
