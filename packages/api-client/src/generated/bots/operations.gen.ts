// Generated from openapi/bots.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { operation } from "../../operation.ts";
import { smallCheck } from "../../small-check.ts";
import {
  sGetWidgetBotResponse,
  sGetWidgetPageResponse,
  sRateAnswerResponse,
} from "./checks.gen.ts";
import type {
  ExtLoginData,
  ExtLoginResponse,
  EndBotSessionsData,
  EndBotSessionsResponse,
  GetUserDataData,
  GetUserDataResponse,
  ListBotsData,
  ListBotsResponse,
  CreateBotData,
  CreateBotResponse,
  EditBotData,
  EditBotResponse,
  SetBotStateData,
  SetBotStateResponse,
  DeleteBotData,
  DeleteBotResponse,
  GetBotDataData,
  GetBotDataResponse,
  GetPresignedUrlData,
  GetPresignedUrlResponse,
  AddDataSourceFileData,
  AddDataSourceFileResponse,
  ListDataSourceFilesData,
  ListDataSourceFilesResponse,
  DeleteDataSourceFileData,
  DeleteDataSourceFileResponse,
  RetryDataSourceFileData,
  RetryDataSourceFileResponse,
  ListKnowledgePagesData,
  ListKnowledgePagesResponse,
  GetKnowledgePageData,
  GetKnowledgePageResponse,
  SaveKnowledgePageData,
  SaveKnowledgePageResponse,
  ListUnansweredQuestionsData,
  ListUnansweredQuestionsResponse,
  DismissUnansweredQuestionsData,
  DismissUnansweredQuestionsResponse,
  ListOwnAnswersData,
  ListOwnAnswersResponse,
  SaveOwnAnswerData,
  SaveOwnAnswerResponse,
  DeleteOwnAnswerData,
  DeleteOwnAnswerResponse,
  GetBotFiguresData,
  GetBotFiguresResponse,
  GetWidgetBotData,
  GetWidgetBotResponse,
  GetWidgetPageData,
  GetWidgetPageResponse,
  RateAnswerData,
  RateAnswerResponse,
} from "./types.gen.ts";
import {
  zExtLoginResponse,
  zEndBotSessionsResponse,
  zGetUserDataResponse,
  zListBotsResponse,
  zCreateBotResponse,
  zEditBotResponse,
  zSetBotStateResponse,
  zDeleteBotResponse,
  zGetBotDataResponse,
  zGetPresignedUrlResponse,
  zAddDataSourceFileResponse,
  zListDataSourceFilesResponse,
  zDeleteDataSourceFileResponse,
  zRetryDataSourceFileResponse,
  zListKnowledgePagesResponse,
  zGetKnowledgePageResponse,
  zSaveKnowledgePageResponse,
  zListUnansweredQuestionsResponse,
  zDismissUnansweredQuestionsResponse,
  zListOwnAnswersResponse,
  zSaveOwnAnswerResponse,
  zDeleteOwnAnswerResponse,
  zGetBotFiguresResponse,
} from "./zod.gen.ts";

export type * from "./types.gen.ts";

/** Exchange the provider token for a session. POST /extLogin. For super-admin, admin, supervisor, editor. */
export const extLogin = /* @__PURE__ */ operation<ExtLoginData["body"], ExtLoginResponse>({
  id: "extLogin",
  method: "POST",
  path: "/extLogin",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zExtLoginResponse,
});

/** End sessions of the panel here too. POST /endSessions. Public. */
export const endBotSessions = /* @__PURE__ */ operation<EndBotSessionsData["body"], EndBotSessionsResponse>({
  id: "endBotSessions",
  method: "POST",
  path: "/endSessions",
  body: "json",
  envelope: "status",
  response: zEndBotSessionsResponse,
});

/** Usage of bots and tokens. POST /getUserData. For admin, supervisor, editor. */
export const getUserData = /* @__PURE__ */ operation<GetUserDataData["body"], GetUserDataResponse>({
  id: "getUserData",
  method: "POST",
  path: "/getUserData",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zGetUserDataResponse,
});

/** The user's bots. POST /listBots. For super-admin, admin, supervisor, editor. */
export const listBots = /* @__PURE__ */ operation<ListBotsData["body"], ListBotsResponse>({
  id: "listBots",
  method: "POST",
  path: "/listBots",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zListBotsResponse,
});

/** Create a bot. POST /createBot. For admin. */
export const createBot = /* @__PURE__ */ operation<CreateBotData["body"], CreateBotResponse>({
  id: "createBot",
  method: "POST",
  path: "/createBot",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zCreateBotResponse,
});

/** Change name, description and colours. POST /editBot. For super-admin, admin. */
export const editBot = /* @__PURE__ */ operation<EditBotData["body"], EditBotResponse>({
  id: "editBot",
  method: "POST",
  path: "/editBot",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zEditBotResponse,
});

/** Activate or deactivate. POST /setBotState. For super-admin, admin. */
export const setBotState = /* @__PURE__ */ operation<SetBotStateData["body"], SetBotStateResponse>({
  id: "setBotState",
  method: "POST",
  path: "/setBotState",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zSetBotStateResponse,
});

/** Delete a bot and its knowledge. POST /deleteBot. For super-admin, admin. */
export const deleteBot = /* @__PURE__ */ operation<DeleteBotData["body"], DeleteBotResponse>({
  id: "deleteBot",
  method: "POST",
  path: "/deleteBot",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zDeleteBotResponse,
});

/** A bot by its path. POST /getBotData. For super-admin, admin, supervisor, editor. */
export const getBotData = /* @__PURE__ */ operation<GetBotDataData["body"], GetBotDataResponse>({
  id: "getBotData",
  method: "POST",
  path: "/getBotData",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zGetBotDataResponse,
});

/** Where to upload a PDF. POST /getPresignedURL. For admin. */
export const getPresignedURL = /* @__PURE__ */ operation<GetPresignedUrlData["body"], GetPresignedUrlResponse>({
  id: "getPresignedURL",
  method: "POST",
  path: "/getPresignedURL",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zGetPresignedUrlResponse,
});

/** Make an uploaded PDF part of the knowledge. POST /addDataSourceFile. For admin. */
export const addDataSourceFile = /* @__PURE__ */ operation<AddDataSourceFileData["body"], AddDataSourceFileResponse>({
  id: "addDataSourceFile",
  method: "POST",
  path: "/addDataSourceFile",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zAddDataSourceFileResponse,
});

/** The PDFs of a bot. POST /listDataSourceFiles. For super-admin, admin. */
export const listDataSourceFiles = /* @__PURE__ */ operation<ListDataSourceFilesData["body"], ListDataSourceFilesResponse>({
  id: "listDataSourceFiles",
  method: "POST",
  path: "/listDataSourceFiles",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zListDataSourceFilesResponse,
});

/** Remove a PDF from the knowledge. POST /deleteDataSourceFile. For admin. */
export const deleteDataSourceFile = /* @__PURE__ */ operation<DeleteDataSourceFileData["body"], DeleteDataSourceFileResponse>({
  id: "deleteDataSourceFile",
  method: "POST",
  path: "/deleteDataSourceFile",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zDeleteDataSourceFileResponse,
});

/** Read a refused PDF again. POST /retryDataSourceFile. For admin. */
export const retryDataSourceFile = /* @__PURE__ */ operation<RetryDataSourceFileData["body"], RetryDataSourceFileResponse>({
  id: "retryDataSourceFile",
  method: "POST",
  path: "/retryDataSourceFile",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zRetryDataSourceFileResponse,
});

/** What was read of a PDF, page by page. POST /listKnowledgePages. For super-admin, admin. */
export const listKnowledgePages = /* @__PURE__ */ operation<ListKnowledgePagesData["body"], ListKnowledgePagesResponse>({
  id: "listKnowledgePages",
  method: "POST",
  path: "/listKnowledgePages",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zListKnowledgePagesResponse,
});

/** One page of a PDF as it was read, and as it was mended. POST /getKnowledgePage. For super-admin, admin. */
export const getKnowledgePage = /* @__PURE__ */ operation<GetKnowledgePageData["body"], GetKnowledgePageResponse>({
  id: "getKnowledgePage",
  method: "POST",
  path: "/getKnowledgePage",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zGetKnowledgePageResponse,
});

/** Leave a page of a PDF out, take it back, or mend its text. POST /saveKnowledgePage. For admin. */
export const saveKnowledgePage = /* @__PURE__ */ operation<SaveKnowledgePageData["body"], SaveKnowledgePageResponse>({
  id: "saveKnowledgePage",
  method: "POST",
  path: "/saveKnowledgePage",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zSaveKnowledgePageResponse,
});

/** What visitors asked and the bot could not answer. POST /listUnansweredQuestions. For admin. */
export const listUnansweredQuestions = /* @__PURE__ */ operation<ListUnansweredQuestionsData["body"], ListUnansweredQuestionsResponse>({
  id: "listUnansweredQuestions",
  method: "POST",
  path: "/listUnansweredQuestions",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zListUnansweredQuestionsResponse,
});

/** Remove groups of unanswered questions. POST /dismissUnansweredQuestions. For admin. */
export const dismissUnansweredQuestions = /* @__PURE__ */ operation<DismissUnansweredQuestionsData["body"], DismissUnansweredQuestionsResponse>({
  id: "dismissUnansweredQuestions",
  method: "POST",
  path: "/dismissUnansweredQuestions",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zDismissUnansweredQuestionsResponse,
});

/** The answers that the staff of a bot have written. POST /listOwnAnswers. For admin. */
export const listOwnAnswers = /* @__PURE__ */ operation<ListOwnAnswersData["body"], ListOwnAnswersResponse>({
  id: "listOwnAnswers",
  method: "POST",
  path: "/listOwnAnswers",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zListOwnAnswersResponse,
});

/** Write an answer, or change one. POST /saveOwnAnswer. For admin. */
export const saveOwnAnswer = /* @__PURE__ */ operation<SaveOwnAnswerData["body"], SaveOwnAnswerResponse>({
  id: "saveOwnAnswer",
  method: "POST",
  path: "/saveOwnAnswer",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zSaveOwnAnswerResponse,
});

/** Delete an answer of the staff. POST /deleteOwnAnswer. For admin. */
export const deleteOwnAnswer = /* @__PURE__ */ operation<DeleteOwnAnswerData["body"], DeleteOwnAnswerResponse>({
  id: "deleteOwnAnswer",
  method: "POST",
  path: "/deleteOwnAnswer",
  body: "json",
  authenticated: true,
  envelope: "status",
  response: zDeleteOwnAnswerResponse,
});

/** How a bot does. POST /getBotFigures. For admin. */
export const getBotFigures = /* @__PURE__ */ operation<GetBotFiguresData["body"], GetBotFiguresResponse>({
  id: "getBotFigures",
  method: "POST",
  path: "/getBotFigures",
  body: "json",
  authenticated: true,
  envelope: "status",
  hasData: true,
  response: zGetBotFiguresResponse,
});

/** What the chat shows of a bot. POST /widget/getBot. Public. */
export const getWidgetBot = /* @__PURE__ */ operation<GetWidgetBotData["body"], GetWidgetBotResponse>({
  id: "getWidgetBot",
  method: "POST",
  path: "/widget/getBot",
  body: "json",
  envelope: "status",
  hasData: true,
  response: () => smallCheck(sGetWidgetBotResponse),
});

/** The text of a page that an answer cites. POST /widget/getPage. Public. */
export const getWidgetPage = /* @__PURE__ */ operation<GetWidgetPageData["body"], GetWidgetPageResponse>({
  id: "getWidgetPage",
  method: "POST",
  path: "/widget/getPage",
  body: "json",
  envelope: "status",
  hasData: true,
  response: () => smallCheck(sGetWidgetPageResponse),
});

/** Say whether an answer was useful. POST /widget/rate. Public. */
export const rateAnswer = /* @__PURE__ */ operation<RateAnswerData["body"], RateAnswerResponse>({
  id: "rateAnswer",
  method: "POST",
  path: "/widget/rate",
  body: "json",
  envelope: "status",
  response: () => smallCheck(sRateAnswerResponse),
});
