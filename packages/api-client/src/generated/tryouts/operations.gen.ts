// Generated from openapi/tryouts.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { form } from "../../form.ts";
import { operation, operationWithoutInput } from "../../operation.ts";
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
import {
  zListTryLinksResponse,
  zCreateTryLinkResponse,
  zEndTryLinkResponse,
  zListTryNotesResponse,
  zSetTryNoteStateResponse,
  zDeleteTryNoteResponse,
  zListKeptWalksResponse,
  zKeepWalkResponse,
  zRenameKeptWalkResponse,
  zDeleteKeptWalkResponse,
  zGetTryRouteResponse,
  zSendTryNoteResponse,
} from "./zod.gen.ts";

export type * from "./types.gen.ts";

/** Links of an experience that still count. GET /links/list. For super-admin, supervisor, editor. */
export const listTryLinks = /* @__PURE__ */ operation<NonNullable<ListTryLinksData["query"]>, ListTryLinksResponse>({
  id: "listTryLinks",
  method: "GET",
  path: "/links/list",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListTryLinksResponse,
});

/** Make a link with which anybody plays the experience. POST /links/new. For super-admin, supervisor, editor. */
export const createTryLink = /* @__PURE__ */ operation<CreateTryLinkData["body"], CreateTryLinkResponse>({
  id: "createTryLink",
  method: "POST",
  path: "/links/new",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zCreateTryLinkResponse,
});

/** End a link. POST /links/end. For super-admin, supervisor, editor. */
export const endTryLink = /* @__PURE__ */ operation<EndTryLinkData["body"], EndTryLinkResponse>({
  id: "endTryLink",
  method: "POST",
  path: "/links/end",
  body: "json",
  authenticated: true,
  envelope: "success",
  response: zEndTryLinkResponse,
});

/** What was noted on an experience. GET /notes/list. For super-admin, supervisor, editor. */
export const listTryNotes = /* @__PURE__ */ operation<NonNullable<ListTryNotesData["query"]>, ListTryNotesResponse>({
  id: "listTryNotes",
  method: "GET",
  path: "/notes/list",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListTryNotesResponse,
});

/** Say whether a note is done. POST /notes/setState. For super-admin, supervisor, editor. */
export const setTryNoteState = /* @__PURE__ */ operation<SetTryNoteStateData["body"], SetTryNoteStateResponse>({
  id: "setTryNoteState",
  method: "POST",
  path: "/notes/setState",
  body: "json",
  authenticated: true,
  envelope: "success",
  response: zSetTryNoteStateResponse,
});

/** Delete a note with its photo. POST /notes/delete. For super-admin, supervisor, editor. */
export const deleteTryNote = /* @__PURE__ */ operation<DeleteTryNoteData["body"], DeleteTryNoteResponse>({
  id: "deleteTryNote",
  method: "POST",
  path: "/notes/delete",
  body: "json",
  authenticated: true,
  envelope: "success",
  response: zDeleteTryNoteResponse,
});

/** Walks that were kept of an experience. GET /walks/list. For super-admin, supervisor, editor. */
export const listKeptWalks = /* @__PURE__ */ operation<NonNullable<ListKeptWalksData["query"]>, ListKeptWalksResponse>({
  id: "listKeptWalks",
  method: "GET",
  path: "/walks/list",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListKeptWalksResponse,
});

/** Keep a walk. POST /walks/new. For super-admin, supervisor, editor. */
export const keepWalk = /* @__PURE__ */ operation<KeepWalkData["body"], KeepWalkResponse>({
  id: "keepWalk",
  method: "POST",
  path: "/walks/new",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zKeepWalkResponse,
});

/** Give a kept walk another name. POST /walks/rename. For super-admin, supervisor, editor. */
export const renameKeptWalk = /* @__PURE__ */ operation<RenameKeptWalkData["body"], RenameKeptWalkResponse>({
  id: "renameKeptWalk",
  method: "POST",
  path: "/walks/rename",
  body: "json",
  authenticated: true,
  envelope: "success",
  response: zRenameKeptWalkResponse,
});

/** Delete a kept walk. POST /walks/delete. For super-admin, supervisor, editor. */
export const deleteKeptWalk = /* @__PURE__ */ operation<DeleteKeptWalkData["body"], DeleteKeptWalkResponse>({
  id: "deleteKeptWalk",
  method: "POST",
  path: "/walks/delete",
  body: "json",
  authenticated: true,
  envelope: "success",
  response: zDeleteKeptWalkResponse,
});

/** The route of a link, as visitors meet it. GET /route. For trialLink. */
export const getTryRoute = /* @__PURE__ */ operationWithoutInput<GetTryRouteResponse>({
  id: "getTryRoute",
  method: "GET",
  path: "/route",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetTryRouteResponse,
});

/** Send a note from the street. POST /notes/send. For trialLink. */
export const sendTryNote = /* @__PURE__ */ operation<SendTryNoteData["body"], SendTryNoteResponse>({
  id: "sendTryNote",
  method: "POST",
  path: "/notes/send",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zSendTryNoteResponse,
});
