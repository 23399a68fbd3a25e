import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Db } from "../db/connection.ts";
import type { TryLinkRow } from "../db/tryouts-schema.ts";

/** A link and how many notes were sent with it. */
export type CountedLink = TryLinkRow & { notes: number };

const counted = (db: Db) =>
  db
    .selectFrom("try_links")
    .selectAll("try_links")
    .select((eb) =>
      eb
        .selectFrom("try_notes")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("try_notes.link_hash", "=", "try_links.token_hash")
        .as("notes"),
    )
    .$castTo<CountedLink>();

/** The links of an experience that count, the newest first. */
export function listLinks(db: Db, experienceId: number, now: string): Promise<CountedLink[]> {
  return counted(db)
    .where("gymkhana_id", "=", experienceId)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute();
}

export function insertLink(db: Db, link: Omit<TryLinkRow, "id">): Promise<TryLinkRow> {
  return db.insertInto("try_links").values(link).returningAll().executeTakeFirstOrThrow();
}

/** @returns whether there was one */
export async function deleteLink(db: Db, experienceId: number, id: number): Promise<boolean> {
  const found = await db
    .deleteFrom("try_links")
    .where("gymkhana_id", "=", experienceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** The link of a secret, unless it has ended or its experience is gone. */
export function findLink(db: Db, hash: string, now: string): Promise<CountedLink | undefined> {
  return counted(db)
    .innerJoin("gymkhanas", "gymkhanas.id", "try_links.gymkhana_id")
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .where((eb) =>
      eb.or([
        eb("gymkhanas.state", "is", null),
        eb("gymkhanas.state", "!=", EXPERIENCE_STATE.deleted),
      ]),
    )
    .executeTakeFirst();
}

export async function noteUse(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable("try_links").set({ last_used_at: now }).where("id", "=", id).execute();
}
