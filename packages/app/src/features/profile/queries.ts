import {
  getMyProfile,
  getSecondFactor,
  listIdentities,
  listSessions,
} from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../../shared/connections.ts";

export const profileKeys = {
  mine: ["profile", "mine"] as const,
  sessions: ["profile", "sessions"] as const,
  secondFactor: ["profile", "second-factor"] as const,
  identities: ["profile", "identities"] as const,
};

export const myProfile = () =>
  queryOptions({
    queryKey: profileKeys.mine,
    queryFn: ({ signal }) => getMyProfile(panelApi, { signal }),
  });

export const mySessions = () =>
  queryOptions({
    queryKey: profileKeys.sessions,
    queryFn: ({ signal }) => listSessions(panelApi, { signal }),
  });

export const mySecondFactor = () =>
  queryOptions({
    queryKey: profileKeys.secondFactor,
    queryFn: ({ signal }) => getSecondFactor(panelApi, { signal }),
  });

export const myIdentities = () =>
  queryOptions({
    queryKey: profileKeys.identities,
    queryFn: ({ signal }) => listIdentities(panelApi, { signal }),
  });
