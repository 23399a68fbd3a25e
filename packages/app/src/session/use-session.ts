import { useSyncExternalStore } from "react";
import type { CurrentUser } from "@panel/api-client/panel";
import { getSession, type SessionState, subscribeSession } from "./state.ts";

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, getSession);
}

/** The signed-in user; only screens behind the guard may ask. */
export function useUser(): CurrentUser {
  const state = useSession();
  if (state.status !== "in") throw new Error("Only screens behind the guard have a user");
  return state.user;
}
