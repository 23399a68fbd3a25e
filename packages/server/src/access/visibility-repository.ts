import { expressionBuilder, type Expression, type SqlBool } from "kysely";
import { experienceRelations, type ExperienceRelation } from "@panel/domain/experience-policies";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Db } from "../db/connection.ts";
import type { Schema } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";

/** Which experiences a viewer sees: the policy's `mayViewExperience` in SQL. */
export function visibleTo(viewer: Pick<Viewer, "id" | "role">): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "gymkhanas">();
  const there = eb.or([
    eb("gymkhanas.state", "is", null),
    eb("gymkhanas.state", "!=", EXPERIENCE_STATE.deleted),
  ]);
  const relations = experienceRelations(viewer.role);
  if (relations === "all") return there;
  // Each condition can be answered by an index, so that SQLite need not read all experiences.
  const collaborations = eb
    .selectFrom("gymkhana_editors")
    .select("gymkhana_editors.gymkhana_id")
    .where("gymkhana_editors.user_id", "=", viewer.id);
  const supervised = eb
    .selectFrom("users")
    .select("users.id")
    .where("users.parent_id", "=", viewer.id);
  const related: Record<ExperienceRelation, Expression<SqlBool>> = {
    owner: eb("gymkhanas.owner_id", "=", viewer.id),
    supervisor: eb("gymkhanas.owner_id", "in", supervised),
    collaborator: eb("gymkhanas.id", "in", collaborations),
  };
  return eb.and([there, eb.or(relations.map((relation) => related[relation]))]);
}

/** The experiences that a viewer sees, the newest first. */
export async function visibleIds(db: Db, viewer: Pick<Viewer, "id" | "role">): Promise<number[]> {
  const rows = await db
    .selectFrom("gymkhanas")
    .select("gymkhanas.id")
    .where(visibleTo(viewer))
    .orderBy("gymkhanas.id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}
