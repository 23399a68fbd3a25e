import { expressionBuilder, type Expression, type SqlBool } from "kysely";
import { experienceRelations, type ExperienceRelation } from "@panel/domain/experience-policies";
import { GYMKHANA_STATE } from "@panel/domain/experience/state";
import type { Schema } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";

/** Which experiences a viewer sees: the policy's `mayViewExperience` in SQL. */
export function visibleTo(viewer: Pick<Viewer, "id" | "role">): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "gymkhanas">();
  const there = eb.or([
    eb("gymkhanas.state", "is", null),
    eb("gymkhanas.state", "!=", GYMKHANA_STATE.deleted),
  ]);
  const relations = experienceRelations(viewer.role);
  if (relations === "all") return there;
  const collaborates = eb.exists(
    eb
      .selectFrom("gymkhana_editors")
      .select("gymkhana_editors.user_id")
      .whereRef("gymkhana_editors.gymkhana_id", "=", "gymkhanas.id")
      .where("gymkhana_editors.user_id", "=", viewer.id),
  );
  const supervises = eb.exists(
    eb
      .selectFrom("users")
      .select("users.id")
      .whereRef("users.id", "=", "gymkhanas.owner_id")
      .where("users.parent_id", "=", viewer.id),
  );
  const related: Record<ExperienceRelation, Expression<SqlBool>> = {
    owner: eb("gymkhanas.owner_id", "=", viewer.id),
    supervisor: supervises,
    collaborator: collaborates,
  };
  return eb.and([there, eb.or(relations.map((relation) => related[relation]))]);
}
