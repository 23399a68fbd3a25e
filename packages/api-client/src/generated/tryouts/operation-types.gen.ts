// Generated from openapi/tryouts.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import type { DataOf } from "../../data-of.ts";
import type {
  ListTryLinksData,
  ListTryLinksResponse,
  CreateTryLinkData,
  CreateTryLinkResponse,
  EndTryLinkData,
  EndTryLinkResponse,
  ListTryNotesData,
  ListTryNotesResponse,
  SetTryNoteStateData,
  SetTryNoteStateResponse,
  DeleteTryNoteData,
  DeleteTryNoteResponse,
  ListKeptWalksData,
  ListKeptWalksResponse,
  KeepWalkData,
  KeepWalkResponse,
  RenameKeptWalkData,
  RenameKeptWalkResponse,
  DeleteKeptWalkData,
  DeleteKeptWalkResponse,
  GetTryRouteResponse,
  SendTryNoteData,
  SendTryNoteResponse,
} from "./types.gen.ts";

export type * from "./types.gen.ts";

/**
 * The operations, by operationId: who may call, the body without its files, the query, the names of
 * the body's files, and the data of a successful answer. JSON in texts is decoded.
 */
export interface OperationTypes {
  /** Links of an experience that still count. */
  listTryLinks: {
    access: "roles";
    body: undefined;
    query: NonNullable<ListTryLinksData["query"]>;
    files: never;
    data: DataOf<ListTryLinksResponse>;
  };
  /** Make a link with which anybody plays the experience. */
  createTryLink: {
    access: "roles";
    body: CreateTryLinkData["body"];
    query: undefined;
    files: never;
    data: DataOf<CreateTryLinkResponse>;
  };
  /** End a link. */
  endTryLink: {
    access: "roles";
    body: EndTryLinkData["body"];
    query: undefined;
    files: never;
    data: DataOf<EndTryLinkResponse>;
  };
  /** What was noted on an experience. */
  listTryNotes: {
    access: "roles";
    body: undefined;
    query: NonNullable<ListTryNotesData["query"]>;
    files: never;
    data: DataOf<ListTryNotesResponse>;
  };
  /** Say whether a note is done. */
  setTryNoteState: {
    access: "roles";
    body: SetTryNoteStateData["body"];
    query: undefined;
    files: never;
    data: DataOf<SetTryNoteStateResponse>;
  };
  /** Delete a note with its photo. */
  deleteTryNote: {
    access: "roles";
    body: DeleteTryNoteData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteTryNoteResponse>;
  };
  /** Walks that were kept of an experience. */
  listKeptWalks: {
    access: "roles";
    body: undefined;
    query: NonNullable<ListKeptWalksData["query"]>;
    files: never;
    data: DataOf<ListKeptWalksResponse>;
  };
  /** Keep a walk. */
  keepWalk: {
    access: "roles";
    body: KeepWalkData["body"];
    query: undefined;
    files: never;
    data: DataOf<KeepWalkResponse>;
  };
  /** Give a kept walk another name. */
  renameKeptWalk: {
    access: "roles";
    body: RenameKeptWalkData["body"];
    query: undefined;
    files: never;
    data: DataOf<RenameKeptWalkResponse>;
  };
  /** Delete a kept walk. */
  deleteKeptWalk: {
    access: "roles";
    body: DeleteKeptWalkData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteKeptWalkResponse>;
  };
  /** The route of a link, as visitors meet it. */
  getTryRoute: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetTryRouteResponse>;
  };
  /** Send a note from the street. */
  sendTryNote: {
    access: "roles";
    body: Omit<SendTryNoteData["body"], "photo">;
    query: undefined;
    files: "photo";
    data: DataOf<SendTryNoteResponse>;
  };
}
