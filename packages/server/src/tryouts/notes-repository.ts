import type { Insertable, Selectable } from "kysely";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { TryoutsSchema } from "../db/tryouts-schema.ts";

type NoteTable = TryoutsSchema["try_notes"];
/** A note with the key of its photo, and its point unless that is gone. */
export type ListedNote = Selectable<NoteTable> & { photo_key: string | null; point: number | null };

/** The newest first. */
export function listNotes(db: Db, experienceId: number): Promise<ListedNote[]> {
  return db
    .selectFrom("try_notes")
    .leftJoin("stored_files", "stored_files.id", "try_notes.photo_id")
    .leftJoin("map_points", (join) =>
      join
        .onRef("map_points.id", "=", "try_notes.point_id")
        .onRef("map_points.gymkhana_id", "=", "try_notes.gymkhana_id"),
    )
    .selectAll("try_notes")
    .select(["stored_files.key as photo_key", "map_points.id as point"])
    .where("try_notes.gymkhana_id", "=", experienceId)
    .orderBy("try_notes.id", "desc")
    .execute();
}

/** Whether a note has the photo that is stored under a key. */
export async function hasPhoto(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("stored_files")
    .innerJoin("try_notes", "try_notes.photo_id", "stored_files.id")
    .select("try_notes.id")
    .where("stored_files.key", "=", key)
    .where("stored_files.state", "=", "kept")
    .executeTakeFirst();
  return row !== undefined;
}

export async function findSent(db: Db, linkHash: string, sentId: string): Promise<boolean> {
  const row = await db
    .selectFrom("try_notes")
    .select("id")
    .where("link_hash", "=", linkHash)
    .where("sent_id", "=", sentId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countNotes(
  db: Db,
  of: { experienceId: number } | { linkHash: string },
): Promise<number> {
  const all = db.selectFrom("try_notes").select((eb) => eb.fn.countAll<number>().as("count"));
  const own =
    "linkHash" in of
      ? all.where("link_hash", "=", of.linkHash)
      : all.where("gymkhana_id", "=", of.experienceId);
  return (await own.executeTakeFirstOrThrow()).count;
}

export async function insertNote(db: Db, note: Insertable<NoteTable>): Promise<void> {
  await db.insertInto("try_notes").values(note).execute();
}

/** @returns whether there was one */
export async function setDone(
  db: Db,
  experienceId: number,
  id: number,
  done: boolean,
): Promise<boolean> {
  const found = await db
    .updateTable("try_notes")
    .set({ done: done ? 1 : 0 })
    .where("gymkhana_id", "=", experienceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** What is left to do of a note that was deleted. */
export type DeletedNote = Pick<Selectable<NoteTable>, "id" | "photo_id">;

export function deleteNote(
  db: Db,
  experienceId: number,
  id: number,
): Promise<DeletedNote | undefined> {
  return db
    .deleteFrom("try_notes")
    .where("gymkhana_id", "=", experienceId)
    .where("id", "=", id)
    .returning(["id", "photo_id"])
    .executeTakeFirst();
}

/** Holds an experience until the transaction ends, so that what is counted of it stays. SQLite's have the file anyway. */
export async function holdExperience(
  { engine }: Connection,
  transaction: Db,
  id: number,
): Promise<Pick<ExperienceRow, "id" | "owner_id"> | undefined> {
  const query = transaction.selectFrom("gymkhanas").select(["id", "owner_id"]).where("id", "=", id);
  return (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}
