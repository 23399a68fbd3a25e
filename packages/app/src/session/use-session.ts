import { useSyncExternalStore } from "react";
import type { CurrentUser } from "@panel/api-client/panel";
import { getSession, type SessionState, subscribeSession } from "./state.ts";

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, getSession, getSession);
}

/** The signed-in user. Only screens behind PanelGuard may call this. */
export function useUser(): CurrentUser {
  const state = useSession();
  if (state.status !== "in") throw new Error("useUser() needs a signed-in user");
  return state.user;
}
