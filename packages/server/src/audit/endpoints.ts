import type { Operations } from "../http/operation.ts";
import type { AuditLog } from "./service.ts";

export function auditOperations(audit: AuditLog) {
  return {
    async listAudit({ query, answer }) {
      return answer(await audit.list(query));
    },
  } satisfies Operations;
}
