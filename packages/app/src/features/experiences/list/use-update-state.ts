import type { GymkhanaState } from "@panel/domain/gymkhana";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { withSession } from "../../../session/session.ts";
import { useUser } from "../../../session/use-session.ts";
import { updateGymkhanaState, type GymkhanaSummary } from "@panel/api-client/panel";
import { assetUsesChanged } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";
import { experienceKeys } from "../queries.ts";

/** Sends a change of state and fetches the list again; one experience at a time. */
export function useUpdateState() {
  const { id: userSel } = useUser();
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<number>();

  const run = useCallback(
    async (experience: GymkhanaSummary, newSt: GymkhanaState) => {
      setBusyId(experience.id);
      try {
        await withSession(() =>
          updateGymkhanaState(panelApi, { idGym: experience.id, newSt, userSel }),
        );
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: experienceKeys.all }),
          assetUsesChanged(queryClient),
        ]);
      } finally {
        setBusyId(undefined);
      }
    },
    [queryClient, userSel],
  );

  return { busyId, run };
}
