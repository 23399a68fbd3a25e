import { updateGymkhanaState, type GymkhanaSummary } from "@panel/api-client/panel";
import type { ExperienceState } from "@panel/domain/experience/state";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { withSession } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { panelApi } from "../../shared/connections.ts";
import { changed } from "../../shared/what-changed.ts";

const NONE: ReadonlySet<number> = new Set();

/** Result of changing the state of several experiences. */
interface Changed {
  done: readonly GymkhanaSummary[];
  /** The error that stopped the changes, if any. */
  error?: unknown;
}

/** Changes the state of several experiences one after the other, then fetches the list again. */
export function useUpdateState() {
  const { id: userSel } = useUser();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(NONE);

  const refresh = useCallback(() => changed(queryClient, "experiences"), [queryClient]);
  const run = useCallback(
    async (experiences: readonly GymkhanaSummary[], newSt: ExperienceState): Promise<Changed> => {
      setBusy(new Set(experiences.map(({ id }) => id)));
      const done: GymkhanaSummary[] = [];
      try {
        for (const experience of experiences) {
          await withSession(() =>
            updateGymkhanaState(panelApi, { idGym: experience.id, newSt, userSel }),
          );
          done.push(experience);
        }
        await refresh();
        return { done };
      } catch (error) {
        // The error is shown at once, without waiting for the list.
        if (done.length > 0) void refresh();
        return { done, error };
      } finally {
        setBusy(NONE);
      }
    },
    [refresh, userSel],
  );

  return { busy, run };
}
