import {
  collectPrize,
  undoCollectedPrize,
  verifyPrize,
  type DeskResult,
} from "@panel/api-client/visits";
import { readDeskCode } from "@panel/domain/visits/desk";
import { useToast } from "@panel/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import { visitsApi } from "../../shared/visits-api.ts";
import { deskOf } from "./queries.ts";

/** What came of handing over a prize. */
type CollectResult = Awaited<ReturnType<typeof collectPrize>>["result"];

/** What came of the last code or number. */
export type Shown =
  | { kind: "notACode" }
  | { kind: "verified"; result: DeskResult; name: string }
  | { kind: "collected"; play: string; answer: CollectResult };

/** Verifying, handing over and taking back the prizes of one experience. */
export function useDesk(gymId: number) {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = deskOf(gymId);
  const [shown, setShown] = useState<Shown>();

  const verifying = useMutation({
    mutationFn: async (text: string): Promise<Shown> => {
      const code = readDeskCode(text);
      if (!code) return { kind: "notACode" };
      const form =
        "play" in code
          ? { gymId, play: code.play }
          : {
              gymId,
              token: code.token,
              // A phone that has sent all its steps sends none with its code.
              ...(code.steps.length > 0 ? { phone: code.phone, steps: [...code.steps] } : {}),
            };
      const result = await withSession(() => verifyPrize(visitsApi, form));
      // It goes from the phone to the desk, and to no server.
      return { kind: "verified", result, name: "play" in code ? "" : (code.name ?? "") };
    },
    onMutate: () => setShown(undefined),
    onSuccess: setShown,
  });
  const collecting = useMutation({
    mutationFn: (play: string) => withSession(() => collectPrize(visitsApi, { gymId, play })),
    onSuccess: ({ result, desk }, play) => {
      queryClient.setQueryData(queryKey, desk);
      setShown({ kind: "collected", play, answer: result });
    },
  });
  const undoing = useMutation({
    mutationFn: (play: string) => withSession(() => undoCollectedPrize(visitsApi, { gymId, play })),
    onSuccess: (desk, play) => {
      queryClient.setQueryData(queryKey, desk);
      setShown((now) => (now?.kind === "collected" && now.play === play ? undefined : now));
      toast.show({ tone: "success", title: t("DESK.undone"), description: play });
    },
    // Too late, or taken back by somebody else: the log says how it is now.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    shown,
    verifying,
    collecting,
    undoing,
    next: () => {
      setShown(undefined);
      verifying.reset();
      collecting.reset();
      undoing.reset();
    },
  };
}

export type DeskWork = ReturnType<typeof useDesk>;
