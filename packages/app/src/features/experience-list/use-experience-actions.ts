import type { GymkhanaSummary } from "@panel/api-client/panel";
import { EXPERIENCE_STATE, isActive } from "@panel/domain/experience/state";
import { addWords } from "@panel/i18n/parts";
import type { WordsLanguage } from "@panel/i18n/check";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../session/use-session.ts";
import type { FaultyRoute, FindFaultyRoutes } from "../../route/faulty-route.ts";
import { isOfVisits } from "./of-visits.ts";
import { useUpdateState } from "./use-update-state.ts";

type Kind = "activate" | "deactivate" | "delete" | "duplicate";

/** An action on an experience that the user has to confirm. */
interface ExperienceAction {
  kind: "delete" | "duplicate";
  experience: GymkhanaSummary;
}

const STATES = {
  activate: EXPERIENCE_STATE.active,
  deactivate: EXPERIENCE_STATE.inactive,
  delete: EXPERIENCE_STATE.deleted,
  duplicate: EXPERIENCE_STATE.duplicate,
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

/** An activation that waits for an answer, since routes have errors. */
interface DoubtfulActivation {
  faulty: readonly FaultyRoute[];
  /** Activates all, also those with errors. */
  goOn(): Promise<void>;
}

/**
 * Asks for confirmation where an action needs it, also where a route that is to be activated has errors; runs the action
 * and reports success in a toast. A failure is returned for display.
 */
export function useExperienceActions(faultyRoutes: FindFaultyRoutes) {
  const { t, i18n } = useTranslation();
  const { role } = useUser();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { busy, run } = useUpdateState();
  const [checking, setChecking] = useState<readonly number[]>([]);
  const [requested, setRequested] = useState<ExperienceAction>();
  const [doubtful, setDoubtful] = useState<DoubtfulActivation>();
  const [failure, setFailure] = useState<unknown>();

  /** Goes on at once if nothing is wrong with the routes, else when the user wants it all the same. */
  const unlessFaulty = useCallback(
    async (experiences: readonly GymkhanaSummary[], goOn: () => Promise<void>) => {
      setChecking(experiences.map(({ id }) => id));
      const reader = { role, language: i18n.language as WordsLanguage };
      const faulty = await faultyRoutes(experiences, queryClient, reader);
      setChecking([]);
      if (faulty.length === 0) return goOn();
      setDoubtful({ faulty, goOn });
    },
    [role, i18n.language, queryClient, faultyRoutes],
  );

  const change = useCallback(
    async (kind: Kind, experience: GymkhanaSummary) => {
      setFailure(undefined);
      const goOn = async () => {
        const { error } = await run([experience], STATES[kind]);
        if (error !== undefined) {
          // Why a route with visitors stays; without its words the server's own ones are shown.
          if (isOfVisits(error)) await addWords("tryouts").catch(() => undefined);
          return setFailure(error);
        }
        const name = experience.name || t("EXPERIENCES.unnamed");
        toast.show({ tone: "success", title: t(DONE[kind], { name }) });
      };
      return kind === "activate" ? unlessFaulty([experience], goOn) : goOn();
    },
    [run, t, toast, unlessFaulty],
  );

  /** Skips experiences that are in that state already. */
  const changeSeveral = useCallback(
    async (kind: "activate" | "deactivate", experiences: readonly GymkhanaSummary[]) => {
      setFailure(undefined);
      const others = experiences.filter(({ state }) => isActive(state) !== (kind === "activate"));
      const goOn = async () => {
        const { done, error } = await run(others, STATES[kind]);
        if (error !== undefined) setFailure(error);
        if (done.length > 0 || error === undefined)
          toast.show({ tone: "success", title: t(DONE_TO_SEVERAL[kind], { count: done.length }) });
      };
      return kind === "activate" ? unlessFaulty(others, goOn) : goOn();
    },
    [run, t, toast, unlessFaulty],
  );
  const allBusy = useMemo(() => new Set([...busy, ...checking]), [busy, checking]);

  return {
    busy: allBusy,
    change,
    changeSeveral,
    doubtful,
    activateAnyway: async () => {
      setDoubtful(undefined);
      await doubtful?.goOn();
    },
    cancelActivation: () => setDoubtful(undefined),
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
