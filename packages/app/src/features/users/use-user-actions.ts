import {
  activateUser,
  deleteUser,
  resendConfirmation,
  type ListedUser,
} from "@panel/api-client/panel";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { fullName } from "./person.ts";
import { userKeys } from "./queries.ts";

/** An action on a user that the viewer has to confirm. */
export interface UserAction {
  kind: "activate" | "delete" | "resend";
  user: ListedUser;
}

const CALLS = { activate: activateUser, delete: deleteUser, resend: resendConfirmation };
const DONE = {
  activate: "USERS.activated",
  delete: "USERS.deleted",
  resend: "USERS.resent",
} as const;

/** Asks for confirmation, runs the action, reports success in a toast and fetches the list again. A failure is returned for display. */
export function useUserActions() {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [requested, setRequested] = useState<UserAction>();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ kind: UserAction["kind"]; error: unknown }>();

  const run = async ({ kind, user }: UserAction) => {
    setPending(true);
    try {
      await withSession(() => CALLS[kind](panelApi, { id: user.id }));
      toast.show({ tone: "success", title: t(DONE[kind], { name: fullName(user) }) });
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    } catch (error) {
      setFailed({ kind, error });
    } finally {
      setPending(false);
      setRequested(undefined);
    }
  };

  return {
    requested,
    request: setRequested,
    cancel: () => setRequested(undefined),
    pending,
    run,
    failed,
    forgetFailure: () => setFailed(undefined),
  };
}
