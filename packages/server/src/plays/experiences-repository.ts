import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Connection, Db } from "../db/connection.ts";

/** What decides whether a play of an experience may be reported. */
export interface ReportedExperience {
  id: number;
  state: number | null;
  active_until: string | null;
}

/** The experiences that are there, of the branch of an admin or, without one, of all. */
function ofBranch(db: Db, adminId: number | null) {
  const there = db
    .selectFrom("gymkhanas")
    .innerJoin("users as owner", "owner.id", "gymkhanas.owner_id")
    .leftJoin("users as parent", "parent.id", "owner.parent_id")
    .where((eb) =>
      eb.or([
        eb("gymkhanas.state", "is", null),
        eb("gymkhanas.state", "!=", EXPERIENCE_STATE.deleted),
      ]),
    );
  if (adminId === null) return there;
  // Between a user and the admin of its branch stands one supervisor at most.
  return there.where((eb) =>
    eb.or([
      eb("owner.id", "=", adminId),
      eb("owner.parent_id", "=", adminId),
      eb("parent.parent_id", "=", adminId),
    ]),
  );
}

/**
 * Those of the experiences that are there, and of the branch of an admin, if there is one. None of them is deleted until
 * the transaction ends.
 */
export async function lockExperiences(
  { engine }: Connection,
  transaction: Db,
  ids: readonly number[],
  adminId: number | null,
): Promise<Map<number, ReportedExperience>> {
  const query = ofBranch(transaction, adminId)
    .select(["gymkhanas.id", "gymkhanas.state", "gymkhanas.active_until"])
    .where("gymkhanas.id", "in", [...new Set(ids)])
    .orderBy("gymkhanas.id");
  const rows = await (engine === "postgres" ? query.forShare("gymkhanas") : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The experiences of which there are players, of the branch of an admin or of all. */
export async function playedExperiences(db: Db, adminId: number | null): Promise<number[]> {
  const rows = await ofBranch(db, adminId)
    .select("gymkhanas.id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("play_players")
          .select("play_players.id")
          .whereRef("play_players.gymkhana_id", "=", "gymkhanas.id"),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The experience of each point of some experiences. */
export async function pointsOf(
  db: Db,
  experienceIds: readonly number[],
): Promise<Map<number, number>> {
  if (experienceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("map_points")
    .select(["id", "gymkhana_id"])
    .where("gymkhana_id", "in", experienceIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.gymkhana_id]));
}
