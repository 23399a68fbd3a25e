import type { GymkhanaSummary } from "@panel/api-client/panel";
import { GYMKHANA_STATE, isActive } from "@panel/domain/experience/state";
import { useToast } from "@panel/ui/toast";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUpdateState } from "./use-update-state.ts";

type Kind = "activate" | "deactivate" | "delete" | "duplicate";

/** An action on an experience that the user has to confirm. */
interface ExperienceAction {
  kind: "delete" | "duplicate";
  experience: GymkhanaSummary;
}

const STATES = {
  activate: GYMKHANA_STATE.active,
  deactivate: GYMKHANA_STATE.inactive,
  delete: GYMKHANA_STATE.deleted,
  duplicate: GYMKHANA_STATE.duplicate,
} as const;
const DONE = {
  activate: "EXPERIENCES.activated",
  deactivate: "EXPERIENCES.deactivated",
  delete: "EXPERIENCES.deleted",
  duplicate: "EXPERIENCES.duplicated",
} as const;
const DONE_TO_SEVERAL = {
  activate: "EXPERIENCES.severalActivated",
  deactivate: "EXPERIENCES.severalDeactivated",
} as const;

/** Asks for confirmation where an action needs it, runs the action and reports success in a toast. A failure is returned for display. */
export function useExperienceActions() {
  const { t } = useTranslation();
  const toast = useToast();
  const { busy, run } = useUpdateState();
  const [requested, setRequested] = useState<ExperienceAction>();
  const [failure, setFailure] = useState<unknown>();

  const change = useCallback(
    async (kind: Kind, experience: GymkhanaSummary) => {
      setFailure(undefined);
      const { error } = await run([experience], STATES[kind]);
      if (error !== undefined) return setFailure(error);
      const name = experience.name || t("EXPERIENCES.unnamed");
      toast.show({ tone: "success", title: t(DONE[kind], { name }) });
    },
    [run, t, toast],
  );

  /** Skips experiences that are in that state already. */
  const changeSeveral = useCallback(
    async (kind: "activate" | "deactivate", experiences: readonly GymkhanaSummary[]) => {
      setFailure(undefined);
      const others = experiences.filter(({ state }) => isActive(state) !== (kind === "activate"));
      const { done, error } = await run(others, STATES[kind]);
      if (error !== undefined) setFailure(error);
      if (done.length > 0 || error === undefined)
        toast.show({ tone: "success", title: t(DONE_TO_SEVERAL[kind], { count: done.length }) });
    },
    [run, t, toast],
  );

  return {
    busy,
    change,
    changeSeveral,
    requested,
    request: setRequested,
    cancel: () => setRequested(undefined),
    /** Runs the requested action after its confirmation. */
    confirm: async () => {
      if (requested) await change(requested.kind, requested.experience);
      setRequested(undefined);
    },
    failure,
    forgetFailure: () => setFailure(undefined),
  };
}

export type ExperienceActions = ReturnType<typeof useExperienceActions>;
