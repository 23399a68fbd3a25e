import type { GymkhanaSummary } from "@panel/api-client/panel";
import { isActive } from "@panel/domain/experience/state";

/** More experiences than somebody has who has only begun; the overview names as many at most. */
const MANY = 4;

/**
 * Whether somebody has no experience yet, or a few of which none is active.
 * @param lastChanged of the overview
 */
export function isBeginning(lastChanged: readonly GymkhanaSummary[]): boolean {
  return lastChanged.length < MANY && !lastChanged.some(({ state }) => isActive(state));
}
