import { hasRight } from "@panel/domain/policies";
import { mayView } from "@panel/domain/roles";
import type { Overview } from "@panel/api-client/panel-types";
import type { Bots } from "../bots/service.ts";
import type { Experiences } from "../experiences/service.ts";
import type { Resources } from "../resources/service.ts";
import type { Users } from "../users/service.ts";
import type { Viewer } from "../viewer.ts";

/** How many experiences are named. */
const LAST = 4;
/** How many people are. */
const TEAM = 6;

export interface Overviews {
  /** What the viewer did last and what waits for it. */
  of(viewer: Viewer): Promise<Overview>;
}

export interface OverviewParts {
  experiences: Pick<Experiences, "lastChanged" | "countInactive">;
  users: Pick<Users, "countPending">;
  /** Those of the viewer's own users who signed in last. */
  lastSeen(viewer: Viewer, most: number): Promise<NonNullable<Overview["team"]>>;
  resources: Pick<Resources, "flagsOf">;
  /** Undefined where the bot platform is elsewhere. */
  bots: Pick<Bots, "countRefusedFiles"> | undefined;
}

export function createOverviews({
  experiences,
  users,
  lastSeen,
  resources,
  bots,
}: OverviewParts): Overviews {
  async function refusedFiles(viewer: Viewer): Promise<Pick<Overview, "refusedFiles">> {
    if (!bots) return {};
    if (hasRight(viewer.role, "manage-every-chatbot")) {
      return { refusedFiles: await bots.countRefusedFiles() };
    }
    if (!hasRight(viewer.role, "create-chatbots")) return {};
    if (!(await resources.flagsOf(viewer.id)).has_chatbots) return {};
    return { refusedFiles: await bots.countRefusedFiles(viewer.email) };
  }

  return {
    async of(viewer) {
      return {
        pendingUsers: await users.countPending(viewer),
        ...(mayView(viewer.role, "experiences")
          ? {
              inactiveExperiences: await experiences.countInactive(viewer),
              lastChanged: await experiences.lastChanged(viewer, LAST),
            }
          : { team: await lastSeen(viewer, TEAM) }),
        ...(await refusedFiles(viewer)),
      };
    },
  };
}
