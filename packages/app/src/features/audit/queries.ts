import { listAudit, type AuditEntry, type AuditEvent } from "@panel/api-client/panel";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { panelApi } from "../../shared/connections.ts";

/** Restricts the log to matching entries. */
export interface AuditFilter {
  event: AuditEvent | undefined;
  search: string;
  /** First and last day, YYYY-MM-DD in the time zone of this device, both included; empty for no limit. */
  from: string;
  to: string;
}

/** Largest number of entries in one answer. */
const MOST = 1000;

function queryOf({ event, search, from, to }: AuditFilter) {
  const after = to ? new Date(`${to}T00:00:00`) : undefined;
  after?.setDate(after.getDate() + 1);
  return {
    ...(event ? { event } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(from ? { from: new Date(`${from}T00:00:00`).toISOString() } : {}),
    ...(after ? { to: after.toISOString() } : {}),
  };
}

/** The log, newest first, page after page. */
export const auditLog = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit", filter],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      listAudit(
        panelApi,
        { ...queryOf(filter), ...(pageParam ? { before: pageParam } : {}) },
        { signal },
      ),
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
  });

/** Fetches all matching entries, for the export. */
export async function wholeLog(
  filter: AuditFilter,
  onProgress: (read: number) => void,
): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await listAudit(panelApi, {
      ...queryOf(filter),
      limit: MOST,
      ...(last ? { before: last.id } : {}),
    });
    all.push(...page.entries);
    onProgress(all.length);
    if (!page.more || page.entries.length === 0) return all;
  }
}
