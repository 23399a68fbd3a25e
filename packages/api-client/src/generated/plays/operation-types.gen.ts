// Generated from openapi/plays.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import type { DataOf } from "../../data-of.ts";
import type {
  SendPlayEventsData,
  SendPlayEventsResponse,
  ErasePlayerData,
  ErasePlayerResponse,
} from "./types.gen.ts";

export type * from "./types.gen.ts";

/**
 * The operations, by operationId: who may call, the body without its files, the query, the names of
 * the body's files, and the data of a successful answer. JSON in texts is decoded.
 */
export interface OperationTypes {
  /** Report what happened in plays. */
  sendPlayEvents: {
    access: "roles";
    body: SendPlayEventsData["body"];
    query: undefined;
    files: never;
    data: DataOf<SendPlayEventsResponse>;
  };
  /** Erase a player. */
  erasePlayer: {
    access: "roles";
    body: ErasePlayerData["body"];
    query: undefined;
    files: never;
    data: DataOf<ErasePlayerResponse>;
  };
}
