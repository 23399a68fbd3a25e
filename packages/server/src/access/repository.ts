import type { ExperienceAccess } from "@panel/domain/experience-policies";
import { perRole } from "@panel/domain/roles";
import { EXPERIENCE_COLUMNS } from "../db/columns.ts";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { visibleTo } from "./visibility-repository.ts";

/** The largest id that the database can hold; no record has a larger one. */
const MAX_ID = 2_147_483_647;

/** What viewers of each role see. */
const visibleById = perRole((role) =>
  compiledQuery((db, { id, viewerId }: { id: number; viewerId: number }) =>
    db
      .selectFrom("gymkhanas")
      .select(EXPERIENCE_COLUMNS)
      .where("gymkhanas.id", "=", id)
      .where(visibleTo({ id: viewerId, role })),
  ),
);

export async function findVisible(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<ExperienceRow | undefined> {
  if (id > MAX_ID) return undefined;
  const [row] = await visibleById[viewer.role](db, { id, viewerId: viewer.id });
  return row;
}

/**
 * The same, and nobody else may write to the experience or its points until the transaction
 * ends. SQLite's transactions have the whole file for themselves anyway.
 */
export async function lockVisible(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<ExperienceRow | undefined> {
  if (id > MAX_ID) return undefined;
  const query = transaction
    .selectFrom("gymkhanas")
    .selectAll("gymkhanas")
    .where("gymkhanas.id", "=", id)
    .where(visibleTo(viewer));
  return (connection.engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

/** What decides who may do what with an experience. */
export async function experienceAccess(db: Db, row: ExperienceRow): Promise<ExperienceAccess> {
  const owner = await db
    .selectFrom("users")
    .select("parent_id")
    .where("id", "=", row.owner_id)
    .executeTakeFirst();
  const editors = await db
    .selectFrom("gymkhana_editors")
    .select("user_id")
    .where("gymkhana_id", "=", row.id)
    .execute();
  return {
    ownerId: row.owner_id,
    ownerParentId: owner?.parent_id ?? null,
    collaboratorIds: editors.map((editor) => editor.user_id),
    state: row.state,
  };
}
