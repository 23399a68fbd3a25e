import { expressionBuilder, type ExpressionWrapper, type SqlBool } from "kysely";
import { placeInTeam, rolesInTeams, teamOf } from "@panel/domain/asset-policies";
import type { Db } from "../db/connection.ts";
import type { Schema } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";

/** Whether an asset is shared with the viewer's team: the policy's `teamOf`, in SQL. */
export function sharedWith(
  viewer: Pick<Viewer, "id" | "role">,
): ExpressionWrapper<Schema, "assets", SqlBool> {
  const eb = expressionBuilder<Schema, "assets">();
  const own = eb("assets.team_id", "=", teamOf({ ...viewer, supervisorId: null }) ?? 0);
  if (placeInTeam(viewer.role) !== "member") return own;
  const led = eb
    .selectFrom("users as member")
    .innerJoin("users as supervisor", "supervisor.id", "member.parent_id")
    .select("supervisor.id")
    .where("member.id", "=", viewer.id)
    .where("supervisor.role", "in", rolesInTeams("leader"));
  return eb("assets.team_id", "in", led);
}

/** Those of the assets that are shared with the viewer's team. */
export async function findShared(
  db: Db,
  viewer: Pick<Viewer, "id" | "role">,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom("assets")
    .select("assets.id")
    .where("assets.id", "in", ids)
    .where("assets.team_id", "is not", null)
    .where(sharedWith(viewer))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whom a user is under, if that is a supervisor. */
export async function findSupervisor(db: Db, userId: number) {
  return db
    .selectFrom("users as member")
    .innerJoin("users as supervisor", "supervisor.id", "member.parent_id")
    .select(["supervisor.id", "supervisor.email"])
    .where("member.id", "=", userId)
    .where("supervisor.role", "in", rolesInTeams("leader"))
    .executeTakeFirst();
}

/**
 * Ends the sharing of assets with a team that their owner is not in any more.
 * @param userIds who has another place or role, or is deleted, and who has got what was theirs
 * @returns how many were shared
 */
export async function endOutsideSharing(db: Db, userIds: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("assets")
    .set({ team_id: null })
    .where("team_id", "is not", null)
    .where((eb) => eb.or([eb("owner_id", "in", userIds), eb("team_id", "in", userIds)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("users as owner")
            .innerJoin("users as team", "team.id", "assets.team_id")
            .select("owner.id")
            .whereRef("owner.id", "=", "assets.owner_id")
            .where("team.role", "in", rolesInTeams("leader"))
            .where("team.deleted_at", "is", null)
            .where(({ eb, or, and, ref }) =>
              or([
                eb("owner.id", "=", ref("team.id")),
                and([
                  eb("owner.role", "in", rolesInTeams("member")),
                  eb("owner.parent_id", "=", ref("team.id")),
                ]),
              ]),
            ),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many experiences of others than their owners use some assets. */
export async function countUsesOfOthers(db: Db, assetIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom("asset_uses")
    .innerJoin("assets", "assets.id", "asset_uses.asset_id")
    .innerJoin("gymkhanas", "gymkhanas.id", "asset_uses.gymkhana_id")
    .select((eb) => eb.fn.count<number>("asset_uses.gymkhana_id").distinct().as("count"))
    .where("assets.id", "in", assetIds)
    .whereRef("gymkhanas.owner_id", "!=", "assets.owner_id")
    .executeTakeFirstOrThrow();
  return count;
}
