import type { ResourceLimits } from "@panel/api-client/panel";
import { quotaOf, remaining } from "@panel/domain/limits";

/** How many points the viewer's branch may still make; null for any number. */
export function pointsLeft(limits: ResourceLimits | undefined): number | null {
  if (!limits) return null;
  const used = limits.admin_current_mappoints ?? 0;
  const isEmpty = limits.empty_shares?.includes("max_mappoints") === true;
  return remaining(isEmpty ? 0 : quotaOf(limits.max_mappoints), used);
}
