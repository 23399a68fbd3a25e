import type { Db } from "../db/connection.ts";
import type { AuditRow } from "../db/schema.ts";
import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { badRequest } from "../app-error.ts";
import { listAudit, type AuditFilter } from "./list.ts";

export function auditOperations(db: Db): Operations {
  return {
    async listAudit(request) {
      const filter = request.query as AuditFilter;
      const fields = (["from", "to"] as const).filter((field) => !isMoment(filter[field]));
      if (fields.length > 0) throw badRequest("There is no such moment", { fields });
      const { entries, more } = await listAudit(db, filter);
      return succeeded({ entries: entries.map(entry), more });
    },
  };
}

/** A text of the right shape may still name the 31st of February. */
function isMoment(text: string | undefined): boolean {
  return text === undefined || !Number.isNaN(Date.parse(text));
}

function entry(row: AuditRow) {
  const { actor_id, details, ...rest } = row;
  return {
    ...rest,
    ...(actor_id === null ? {} : { actorId: actor_id }),
    details: JSON.parse(details) as Record<string, unknown>,
  };
}
