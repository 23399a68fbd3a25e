import { updateGymkhanaState } from "@panel/api-client/panel";
import { publishGymkhana } from "@panel/api-client/visits";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { TranslationKey } from "@panel/i18n";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PublishingProps } from "../../route/publishing.ts";
import { publication } from "../../route/queries.ts";
import { withSession } from "../../session/session.ts";
import { useUser } from "../../session/use-session.ts";
import { panelApi } from "../../shared/connections.ts";
import { visitsApi } from "../../shared/visits-api.ts";
import { changed } from "../../shared/what-changed.ts";

/** What cannot be published, since it could not be saved. */
export class NotSaved extends Error {}

/** Publishing what is stored or an earlier version, activating the experience, and opening it on the web. */
export function usePublishing({
  experienceId,
  isUnsaved,
  onSave,
  onOpenOnWeb,
}: Pick<PublishingProps, "experienceId" | "isUnsaved" | "onSave" | "onOpenOnWeb">) {
  const { t } = useTranslation();
  const toast = useToast();
  const { id: userSel } = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = publication(experienceId);
  const told = (title: TranslationKey) => toast.show({ tone: "success", title: t(title) });
  const saved = async (save: () => Promise<boolean>) => {
    if (!(await save())) throw new NotSaved();
  };

  const publish = useMutation({
    /** @param number of an earlier version; what is stored is published without one */
    mutationFn: async (number?: number) => {
      if (number === undefined && isUnsaved) await saved(onSave);
      const form = { gymId: experienceId, ...(number === undefined ? {} : { number }) };
      return withSession(() => publishGymkhana(visitsApi, form));
    },
    onSuccess: (now, number) => {
      queryClient.setQueryData(queryKey, now);
      told(number === undefined ? "PUBLISHING.published" : "PUBLISHING.wentBack");
      // It is published: the dialog can be closed before the lists have been fetched again.
      void changed(queryClient, "experiences", queryKey);
    },
  });
  const activate = useMutation({
    mutationFn: () =>
      withSession(() =>
        updateGymkhanaState(panelApi, {
          idGym: experienceId,
          newSt: EXPERIENCE_STATE.active,
          userSel,
        }),
      ),
    onSuccess: async () => {
      await changed(queryClient, "experiences");
      told("PUBLISHING.activated");
    },
  });
  // The form says that it is saved.
  const open = useMutation({ mutationFn: () => saved(onOpenOnWeb) });
  return { publish, activate, open };
}

export type Publishing = ReturnType<typeof usePublishing>;
