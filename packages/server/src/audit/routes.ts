import { badRequest } from "../app-error.ts";
import type { Operations } from "../http/operation.ts";
import type { AuditLog } from "./service.ts";

export function auditOperations(audit: AuditLog) {
  return {
    async listAudit({ query, answer }) {
      const fields = (["from", "to"] as const).filter((field) => !isMoment(query[field]));
      if (fields.length > 0) throw badRequest("There is no such moment", { fields });
      return answer(await audit.list(query));
    },
  } satisfies Operations;
}

/** A text of the right shape may still name a day that does not exist, such as 31 February. */
function isMoment(text: string | undefined): boolean {
  return text === undefined || !Number.isNaN(Date.parse(text));
}
