import type { AuditEntry, AuditPage } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import type { AuditRow } from "../db/schema.ts";
import { listAudit, type AuditFilter } from "./list-repository.ts";

export interface AuditLog {
  list(filter: AuditFilter): Promise<AuditPage>;
}

export function createAuditLog(db: Db): AuditLog {
  return {
    async list(filter) {
      const { entries, more } = await listAudit(db, filter);
      return { entries: entries.map(entry), more };
    },
  };
}

function entry({ actor_id, details, ...rest }: AuditRow): AuditEntry {
  return {
    ...rest,
    ...(actor_id === null ? {} : { actorId: actor_id }),
    details: JSON.parse(details) as AuditEntry["details"],
  };
}
