// Generated from openapi/bots.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import type { DataOf } from "../../data-of.ts";
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

export type * from "./types.gen.ts";

/**
 * The operations, by operationId: who may call, the body without its files, the query, the names of
 * the body's files, and the data of a successful answer. JSON in texts is decoded.
 */
export interface OperationTypes {
  /** Exchange the provider token for a session. */
  extLogin: {
    access: "roles";
    body: ExtLoginData["body"];
    query: undefined;
    files: never;
    data: DataOf<ExtLoginResponse>;
  };
  /** End sessions of the panel here too. */
  endBotSessions: {
    access: "public";
    body: EndBotSessionsData["body"];
    query: undefined;
    files: never;
    data: DataOf<EndBotSessionsResponse>;
  };
  /** Usage of bots and tokens. */
  getUserData: {
    access: "roles";
    body: GetUserDataData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetUserDataResponse>;
  };
  /** The user's bots. */
  listBots: {
    access: "roles";
    body: ListBotsData["body"];
    query: undefined;
    files: never;
    data: DataOf<ListBotsResponse>;
  };
  /** Create a bot. */
  createBot: {
    access: "roles";
    body: CreateBotData["body"];
    query: undefined;
    files: never;
    data: DataOf<CreateBotResponse>;
  };
  /** Change name, description and colours. */
  editBot: {
    access: "roles";
    body: EditBotData["body"];
    query: undefined;
    files: never;
    data: DataOf<EditBotResponse>;
  };
  /** Activate or deactivate. */
  setBotState: {
    access: "roles";
    body: SetBotStateData["body"];
    query: undefined;
    files: never;
    data: DataOf<SetBotStateResponse>;
  };
  /** Delete a bot and its knowledge. */
  deleteBot: {
    access: "roles";
    body: DeleteBotData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteBotResponse>;
  };
  /** A bot by its path. */
  getBotData: {
    access: "roles";
    body: GetBotDataData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetBotDataResponse>;
  };
  /** Where to upload a PDF. */
  getPresignedURL: {
    access: "roles";
    body: GetPresignedUrlData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetPresignedUrlResponse>;
  };
  /** Make an uploaded PDF part of the knowledge. */
  addDataSourceFile: {
    access: "roles";
    body: AddDataSourceFileData["body"];
    query: undefined;
    files: never;
    data: DataOf<AddDataSourceFileResponse>;
  };
  /** The PDFs of a bot. */
  listDataSourceFiles: {
    access: "roles";
    body: ListDataSourceFilesData["body"];
    query: undefined;
    files: never;
    data: DataOf<ListDataSourceFilesResponse>;
  };
  /** Remove a PDF from the knowledge. */
  deleteDataSourceFile: {
    access: "roles";
    body: DeleteDataSourceFileData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteDataSourceFileResponse>;
  };
  /** Read a refused PDF again. */
  retryDataSourceFile: {
    access: "roles";
    body: RetryDataSourceFileData["body"];
    query: undefined;
    files: never;
    data: DataOf<RetryDataSourceFileResponse>;
  };
  /** What was read of a PDF, page by page. */
  listKnowledgePages: {
    access: "roles";
    body: ListKnowledgePagesData["body"];
    query: undefined;
    files: never;
    data: DataOf<ListKnowledgePagesResponse>;
  };
  /** One page of a PDF as it was read, and as it was mended. */
  getKnowledgePage: {
    access: "roles";
    body: GetKnowledgePageData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetKnowledgePageResponse>;
  };
  /** Leave a page of a PDF out, take it back, or mend its text. */
  saveKnowledgePage: {
    access: "roles";
    body: SaveKnowledgePageData["body"];
    query: undefined;
    files: never;
    data: DataOf<SaveKnowledgePageResponse>;
  };
  /** What visitors asked and the bot could not answer. */
  listUnansweredQuestions: {
    access: "roles";
    body: ListUnansweredQuestionsData["body"];
    query: undefined;
    files: never;
    data: DataOf<ListUnansweredQuestionsResponse>;
  };
  /** Remove groups of unanswered questions. */
  dismissUnansweredQuestions: {
    access: "roles";
    body: DismissUnansweredQuestionsData["body"];
    query: undefined;
    files: never;
    data: DataOf<DismissUnansweredQuestionsResponse>;
  };
  /** The answers that the staff of a bot have written. */
  listOwnAnswers: {
    access: "roles";
    body: ListOwnAnswersData["body"];
    query: undefined;
    files: never;
    data: DataOf<ListOwnAnswersResponse>;
  };
  /** Write an answer, or change one. */
  saveOwnAnswer: {
    access: "roles";
    body: SaveOwnAnswerData["body"];
    query: undefined;
    files: never;
    data: DataOf<SaveOwnAnswerResponse>;
  };
  /** Delete an answer of the staff. */
  deleteOwnAnswer: {
    access: "roles";
    body: DeleteOwnAnswerData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteOwnAnswerResponse>;
  };
  /** How a bot does. */
  getBotFigures: {
    access: "roles";
    body: GetBotFiguresData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetBotFiguresResponse>;
  };
  /** What the chat shows of a bot. */
  getWidgetBot: {
    access: "public";
    body: GetWidgetBotData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetWidgetBotResponse>;
  };
  /** The text of a page that an answer cites. */
  getWidgetPage: {
    access: "public";
    body: GetWidgetPageData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetWidgetPageResponse>;
  };
  /** Say whether an answer was useful. */
  rateAnswer: {
    access: "public";
    body: RateAnswerData["body"];
    query: undefined;
    files: never;
    data: DataOf<RateAnswerResponse>;
  };
}
