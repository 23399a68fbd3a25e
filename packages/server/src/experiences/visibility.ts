import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { GYMKHANA_STATE } from "@panel/domain/gymkhana";
import type { Schema } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";

/**
 * Which experiences a viewer may see and work on. Super-admin: all. Supervisor: its own, its
 * editors' and those it collaborates on. Editor: its own and those it collaborates on. Nobody
 * sees a deleted one.
 */
export function visibleTo(viewer: Viewer) {
  return (eb: ExpressionBuilder<Schema, "gymkhanas">): Expression<SqlBool> => {
    const there = eb.or([
      eb("gymkhanas.state", "is", null),
      eb("gymkhanas.state", "!=", GYMKHANA_STATE.deleted),
    ]);
    if (viewer.role === "super-admin") return there;
    const own = eb("gymkhanas.owner_id", "=", viewer.id);
    const shared = eb.exists(
      eb
        .selectFrom("gymkhana_editors")
        .select("gymkhana_editors.user_id")
        .whereRef("gymkhana_editors.gymkhana_id", "=", "gymkhanas.id")
        .where("gymkhana_editors.user_id", "=", viewer.id),
    );
    const ofEditors = eb.exists(
      eb
        .selectFrom("users")
        .select("users.id")
        .whereRef("users.id", "=", "gymkhanas.owner_id")
        .where("users.parent_id", "=", viewer.id),
    );
    return eb.and([
      there,
      viewer.role === "supervisor" ? eb.or([own, shared, ofEditors]) : eb.or([own, shared]),
    ]);
  };
}
