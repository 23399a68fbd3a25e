// Generated from openapi/plays.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { operation } from "../../operation.ts";
import type {
  SendPlayEventsData,
  SendPlayEventsResponse,
  ErasePlayerData,
  ErasePlayerResponse,
} from "./types.gen.ts";
import {
  zSendPlayEventsResponse,
  zErasePlayerResponse,
} from "./zod.gen.ts";

export type * from "./types.gen.ts";

/** Report what happened in plays. POST /events. For installation. */
export const sendPlayEvents = /* @__PURE__ */ operation<SendPlayEventsData["body"], SendPlayEventsResponse>({
  id: "sendPlayEvents",
  method: "POST",
  path: "/events",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zSendPlayEventsResponse,
});

/** Erase a player. POST /players/erase. For installation. */
export const erasePlayer = /* @__PURE__ */ operation<ErasePlayerData["body"], ErasePlayerResponse>({
  id: "erasePlayer",
  method: "POST",
  path: "/players/erase",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zErasePlayerResponse,
});
