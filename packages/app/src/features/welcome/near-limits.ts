import type { ResourceLimits } from "@panel/api-client/panel";
import { shownSupervisors } from "@panel/domain/limits";

/** From this part of a limit on, it is nearly used up. */
const NEAR = 0.9;

const USED = {
  max_mb: "admin_current_mb",
  max_supervisors: "admin_current_supervisors",
  max_editors: "admin_current_editors",
  max_mappoints: "admin_current_mappoints",
  max_files: "admin_current_files",
} as const;
type Limit = keyof typeof USED;

/** A limit that is nearly, or wholly, used up; sizes in bytes. */
export interface NearLimit {
  limit: Limit;
  used: number;
  total: number;
  isFull: boolean;
}

/**
 * The limits that leave little room. An empty share counts as used up.
 * @param hidden limits that are not the viewer's concern
 */
export function nearLimits(limits: ResourceLimits, hidden: readonly Limit[] = []): NearLimit[] {
  const empty = new Set<string>(limits.empty_shares);
  return (Object.keys(USED) as Limit[]).flatMap((limit): NearLimit[] => {
    if (hidden.includes(limit)) return [];
    const stored = limits[limit];
    const total = typeof stored === "string" ? Number(shownSupervisors(stored)) || 0 : stored;
    const used = limits[USED[limit]] ?? 0;
    const isEmpty = empty.has(limit);
    if (!isEmpty && (total === 0 || used < total * NEAR)) return [];
    return [{ limit, used, total, isFull: isEmpty || used >= total }];
  });
}
