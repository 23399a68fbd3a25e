import type { Connection } from "@panel/api-client";
import {
  activateUser,
  deleteUser,
  endUserSessions,
  resendConfirmation,
  resetSecondFactor,
  type ListedUser,
} from "@panel/api-client/panel";
import { useToast } from "@panel/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { fullName } from "./person.ts";
import { changed } from "../../shared/what-changed.ts";

/** An action on users that the viewer has to confirm. */
export interface UserAction {
  kind: "activate" | "delete" | "resend" | "resetFactor" | "endSessions";
  /** One or more. */
  users: readonly ListedUser[];
  /** Called once it was done for all. */
  onDone?: () => void;
}

type Done = { message: string } | { sessions: number };
const CALLS: Record<UserAction["kind"], (api: Connection, body: { id: number }) => Promise<Done>> =
  {
    activate: activateUser,
    delete: deleteUser,
    resend: resendConfirmation,
    resetFactor: resetSecondFactor,
    endSessions: endUserSessions,
  };
const DONE = {
  activate: "USERS.activated",
  delete: "USERS.deleted",
  resend: "USERS.resent",
  resetFactor: "USERS.factorReset",
} as const;
const DONE_ALL = {
  activate: "USERS.activatedCount",
  delete: "USERS.deletedCount",
  resend: "USERS.resentCount",
} as const;

interface Failure {
  kind: UserAction["kind"];
  error: unknown;
  /** At whom it stopped. */
  user: ListedUser;
}

/**
 * Asks for confirmation, runs the action for one user after the other, reports success in a toast and fetches the list
 * again. It ends at the first failure, which is returned for display.
 */
export function useUserActions() {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [requested, setRequested] = useState<UserAction>();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failure>();

  const doneText = (kind: UserAction["kind"], user: ListedUser, sessions: number): string => {
    const name = fullName(user);
    if (kind !== "endSessions") return t(DONE[kind], { name });
    return sessions === 0
      ? t("USERS.noSessionsEnded", { name })
      : t("USERS.sessionsEnded", { name, count: sessions });
  };

  const run = async ({ kind, users, onDone }: UserAction) => {
    setPending(true);
    let done = 0;
    let sessions = 0;
    try {
      for (const user of users) {
        try {
          const answer = await withSession<Done>(() => CALLS[kind](panelApi, { id: user.id }));
          if ("sessions" in answer) sessions += answer.sessions;
        } catch (error) {
          setFailed({ kind, error, user });
          break;
        }
        done += 1;
      }
      const [first] = users;
      if (users.length === 1 && first && done === 1) {
        toast.show({ tone: "success", title: doneText(kind, first, sessions) });
      } else if (done > 0 && kind !== "resetFactor" && kind !== "endSessions") {
        toast.show({ tone: "success", title: t(DONE_ALL[kind], { count: done }) });
      }
      if (done > 0) await changed(queryClient, "users");
      if (done === users.length) onDone?.();
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
