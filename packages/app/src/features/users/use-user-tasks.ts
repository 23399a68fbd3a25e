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

/** Something that is asked about before it is done with a user. */
export interface UserTask {
  kind: "activate" | "delete" | "resend";
  user: ListedUser;
}

const CALLS = { activate: activateUser, delete: deleteUser, resend: resendConfirmation };
const DONE = {
  activate: "USERS.activated",
  delete: "USERS.deleted",
  resend: "USERS.resent",
} as const;

/** Asks, does, says what was done and reads the list again; what went wrong is kept to be shown. */
export function useUserTasks() {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<UserTask>();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ kind: UserTask["kind"]; error: unknown }>();

  const run = async ({ kind, user }: UserTask) => {
    setPending(true);
    try {
      await withSession(() => CALLS[kind](panelApi, { id: user.id }));
      toast.show({ tone: "success", title: t(DONE[kind], { name: fullName(user) }) });
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    } catch (error) {
      setFailed({ kind, error });
    } finally {
      setPending(false);
      setAsked(undefined);
    }
  };

  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    pending,
    run,
    failed,
    forgetFailure: () => setFailed(undefined),
  };
}
