// Generated from openapi/panel.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import type { DataOf } from "../../data-of.ts";
import type {
  LoginData,
  LoginResponse,
  BeginProviderSignInData,
  BeginProviderSignInResponse,
  FinishProviderSignInData,
  FinishProviderSignInResponse,
  LoginWithCodeData,
  LoginWithCodeResponse,
  BeginRequiredSecondFactorData,
  BeginRequiredSecondFactorResponse,
  ConfirmRequiredSecondFactorData,
  ConfirmRequiredSecondFactorResponse,
  LogoutResponse,
  GetMeResponse,
  ForgotPasswordData,
  ForgotPasswordResponse,
  ResetPasswordData,
  ResetPasswordResponse,
  ChangePasswordData,
  ChangePasswordResponse,
  ConfirmEmailData,
  ConfirmEmailResponse,
  ListSessionsResponse,
  EndSessionData,
  EndSessionResponse,
  EndOtherSessionsResponse,
  ListIdentitiesResponse,
  BeginLinkIdentityData,
  BeginLinkIdentityResponse,
  FinishLinkIdentityResponse,
  UnlinkIdentityData,
  UnlinkIdentityResponse,
  GetSecondFactorResponse,
  BeginSecondFactorData,
  BeginSecondFactorResponse,
  ConfirmSecondFactorData,
  ConfirmSecondFactorResponse,
  RenewRecoveryCodesData,
  RenewRecoveryCodesResponse,
  TurnOffSecondFactorData,
  TurnOffSecondFactorResponse,
  GetResourcesResponse,
  GetOverviewResponse,
  UpdateIsEquitableData,
  UpdateIsEquitableResponse,
  GetMyProfileResponse,
  UpdateProfileData,
  UpdateProfileResponse,
  GetMyUsersResponse,
  CreateUserData,
  CreateUserResponse,
  UpdateUserData,
  UpdateUserResponse,
  DeleteUserData,
  DeleteUserResponse,
  MoveUserData,
  MoveUserResponse,
  ActivateUserData,
  ActivateUserResponse,
  ResendConfirmationData,
  ResendConfirmationResponse,
  ResetSecondFactorData,
  ResetSecondFactorResponse,
  EndUserSessionsData,
  EndUserSessionsResponse,
  UploadEditorsData,
  UploadEditorsResponse,
  ListImportsData,
  ListImportsResponse,
  UndoImportData,
  UndoImportResponse,
  HasSharedGymsData,
  HasSharedGymsResponse,
  GetUserChildrenData,
  GetUserChildrenResponse,
  GetUserGymkhanasResponse,
  GetWeekPlaysResponse,
  GetGymkhanaPlacesResponse,
  FindPointsData,
  FindPointsResponse,
  UpdateGymkhanaStateData,
  UpdateGymkhanaStateResponse,
  GetGymkhanaStatsData,
  GetGymkhanaStatsResponse,
  GetPlayReportData,
  GetPlayReportResponse,
  GetLotteryData,
  GetLotteryResponse,
  DrawLotteryData,
  DrawLotteryResponse,
  GetGymkhanaByIdData,
  GetGymkhanaByIdResponse,
  ImportGymkhanaData,
  ImportGymkhanaResponse,
  GetGymkhanaHistoryData,
  GetGymkhanaHistoryResponse,
  GetGymkhanaVersionsData,
  GetGymkhanaVersionsResponse,
  GetGymkhanaVersionData,
  GetGymkhanaVersionResponse,
  RestoreGymkhanaVersionData,
  RestoreGymkhanaVersionResponse,
  NameGymkhanaVersionData,
  NameGymkhanaVersionResponse,
  GetGymkhanaTextsData,
  GetGymkhanaTextsResponse,
  SaveGymkhanaTextsData,
  SaveGymkhanaTextsResponse,
  SpeakTextData,
  SpeakTextResponse,
  GetTextDraftsData,
  GetTextDraftsResponse,
  StartTextDraftsData,
  StartTextDraftsResponse,
  StopTextDraftsData,
  StopTextDraftsResponse,
  DropTextDraftsData,
  DropTextDraftsResponse,
  GetGlossaryData,
  GetGlossaryResponse,
  SaveGlossaryData,
  SaveGlossaryResponse,
  SaveGymkhanaData,
  SaveGymkhanaResponse,
  CreateMapPointData,
  CreateMapPointResponse,
  CreateMapPointsData,
  CreateMapPointsResponse,
  UpdateMapPointData,
  UpdateMapPointResponse,
  DeleteMapPointData,
  DeleteMapPointResponse,
  OrderMapPointsData,
  OrderMapPointsResponse,
  UpdateMapPointsData,
  UpdateMapPointsResponse,
  DeleteMapPointsData,
  DeleteMapPointsResponse,
  RestoreMapPointsData,
  RestoreMapPointsResponse,
  GetAssetByIdData,
  GetAssetByIdResponse,
  DraftAltTextsData,
  DraftAltTextsResponse,
  GetModelsData,
  GetModelsResponse,
  GetUserModelsData,
  GetUserModelsResponse,
  GetLibraryCountsData,
  GetLibraryCountsResponse,
  GetModelCategoriesResponse,
  UploadAssetData,
  UploadAssetResponse,
  ReplaceAssetFileData,
  ReplaceAssetFileResponse,
  DeleteAssetData,
  DeleteAssetResponse,
  UpdateAssetsData,
  UpdateAssetsResponse,
  TagAssetsData,
  TagAssetsResponse,
  ShareAssetsData,
  ShareAssetsResponse,
  DeleteAssetsData,
  DeleteAssetsResponse,
  GetAssetsInVersionsData,
  GetAssetsInVersionsResponse,
  UpdateAssetData,
  UpdateAssetResponse,
  GetAssetUsesData,
  GetAssetUsesResponse,
  ListChatbotsResponse,
  SetChatbotStateData,
  SetChatbotStateResponse,
  DeleteChatbotData,
  DeleteChatbotResponse,
  CreateChatbotData,
  CreateChatbotResponse,
  UpdateChatbotData,
  UpdateChatbotResponse,
  GetChatbotByBotIdData,
  GetChatbotByBotIdResponse,
  ListAuditData,
  ListAuditResponse,
} from "./types.gen.ts";

export type * from "./types.gen.ts";

/**
 * The operations, by operationId: who may call, the body without its files, the query, the names of
 * the body's files, and the data of a successful answer. JSON in texts is decoded.
 */
export interface OperationTypes {
  /** Sign in. */
  login: {
    access: "public";
    body: LoginData["body"];
    query: undefined;
    files: never;
    data: DataOf<LoginResponse>;
  };
  /** Begin to sign in with a provider of identities. */
  beginProviderSignIn: {
    access: "public";
    body: BeginProviderSignInData["body"];
    query: undefined;
    files: never;
    data: DataOf<BeginProviderSignInResponse>;
  };
  /** Sign in with what the provider has answered. */
  finishProviderSignIn: {
    access: "public";
    body: FinishProviderSignInData["body"];
    query: undefined;
    files: never;
    data: DataOf<FinishProviderSignInResponse>;
  };
  /** Second step of signing in. */
  loginWithCode: {
    access: "public";
    body: LoginWithCodeData["body"];
    query: undefined;
    files: never;
    data: DataOf<LoginWithCodeResponse>;
  };
  /** Begin to set up the second factor that the role has to have. */
  beginRequiredSecondFactor: {
    access: "public";
    body: BeginRequiredSecondFactorData["body"];
    query: undefined;
    files: never;
    data: DataOf<BeginRequiredSecondFactorResponse>;
  };
  /** Set up the second factor that the role has to have, and sign in. */
  confirmRequiredSecondFactor: {
    access: "public";
    body: ConfirmRequiredSecondFactorData["body"];
    query: undefined;
    files: never;
    data: DataOf<ConfirmRequiredSecondFactorResponse>;
  };
  /** End the session. */
  logout: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<LogoutResponse>;
  };
  /** The signed-in user. */
  getMe: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetMeResponse>;
  };
  /** Send a recovery link. */
  forgotPassword: {
    access: "public";
    body: ForgotPasswordData["body"];
    query: undefined;
    files: never;
    data: DataOf<ForgotPasswordResponse>;
  };
  /** Set a new password with the id of a recovery link. */
  resetPassword: {
    access: "public";
    body: ResetPasswordData["body"];
    query: undefined;
    files: never;
    data: DataOf<ResetPasswordResponse>;
  };
  /** Set a new password with the present one. */
  changePassword: {
    access: "roles";
    body: ChangePasswordData["body"];
    query: undefined;
    files: never;
    data: DataOf<ChangePasswordResponse>;
  };
  /** Confirm the e-mail and set the first password. */
  confirmEmail: {
    access: "public";
    body: ConfirmEmailData["body"];
    query: undefined;
    files: never;
    data: DataOf<ConfirmEmailResponse>;
  };
  /** Where the caller is signed in. */
  listSessions: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<ListSessionsResponse>;
  };
  /** Sign out one of the caller's sessions. */
  endSession: {
    access: "roles";
    body: EndSessionData["body"];
    query: undefined;
    files: never;
    data: DataOf<EndSessionResponse>;
  };
  /** Sign out everywhere but here. */
  endOtherSessions: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<EndOtherSessionsResponse>;
  };
  /** The providers of identities, and which accounts of theirs are linked with the caller. */
  listIdentities: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<ListIdentitiesResponse>;
  };
  /** Begin to link an account of a provider. */
  beginLinkIdentity: {
    access: "roles";
    body: BeginLinkIdentityData["body"];
    query: undefined;
    files: never;
    data: DataOf<BeginLinkIdentityResponse>;
  };
  /** Link the account that the provider has answered with. */
  finishLinkIdentity: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<FinishLinkIdentityResponse>;
  };
  /** Unlink the account of a provider. */
  unlinkIdentity: {
    access: "roles";
    body: UnlinkIdentityData["body"];
    query: undefined;
    files: never;
    data: DataOf<UnlinkIdentityResponse>;
  };
  /** The caller's second factor. */
  getSecondFactor: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetSecondFactorResponse>;
  };
  /** Begin to set up a second factor, or another one. */
  beginSecondFactor: {
    access: "roles";
    body: BeginSecondFactorData["body"];
    query: undefined;
    files: never;
    data: DataOf<BeginSecondFactorResponse>;
  };
  /** Set up the second factor with a code of the new secret. */
  confirmSecondFactor: {
    access: "roles";
    body: ConfirmSecondFactorData["body"];
    query: undefined;
    files: never;
    data: DataOf<ConfirmSecondFactorResponse>;
  };
  /** Ten new recovery codes. */
  renewRecoveryCodes: {
    access: "roles";
    body: RenewRecoveryCodesData["body"];
    query: undefined;
    files: never;
    data: DataOf<RenewRecoveryCodesResponse>;
  };
  /** Turn off the second factor. */
  turnOffSecondFactor: {
    access: "roles";
    body: TurnOffSecondFactorData["body"];
    query: undefined;
    files: never;
    data: DataOf<TurnOffSecondFactorResponse>;
  };
  /** What the caller may use. */
  getResources: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetResourcesResponse>;
  };
  /** What the caller did last and what waits for it. */
  getOverview: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetOverviewResponse>;
  };
  /** Turn fair distribution on or off. */
  updateIsEquitable: {
    access: "roles";
    body: UpdateIsEquitableData["body"];
    query: undefined;
    files: never;
    data: DataOf<UpdateIsEquitableResponse>;
  };
  /** The caller's profile. */
  getMyProfile: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetMyProfileResponse>;
  };
  /** Save the caller's profile. */
  updateProfile: {
    access: "roles";
    body: Omit<UpdateProfileData["body"], "image">;
    query: undefined;
    files: "image";
    data: DataOf<UpdateProfileResponse>;
  };
  /** The viewer's own users. */
  getMyUsers: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetMyUsersResponse>;
  };
  /** Create a user. */
  createUser: {
    access: "roles";
    body: Omit<CreateUserData["body"], "image">;
    query: undefined;
    files: "image";
    data: DataOf<CreateUserResponse>;
  };
  /** Change a user. */
  updateUser: {
    access: "roles";
    body: Omit<UpdateUserData["body"], "image">;
    query: undefined;
    files: "image";
    data: DataOf<UpdateUserResponse>;
  };
  /** Delete a user. */
  deleteUser: {
    access: "roles";
    body: DeleteUserData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteUserResponse>;
  };
  /** Give an editor another supervisor. */
  moveUser: {
    access: "roles";
    body: MoveUserData["body"];
    query: undefined;
    files: never;
    data: DataOf<MoveUserResponse>;
  };
  /** Activate a pending user. */
  activateUser: {
    access: "roles";
    body: ActivateUserData["body"];
    query: undefined;
    files: never;
    data: DataOf<ActivateUserResponse>;
  };
  /** Send a pending user's confirmation mail again. */
  resendConfirmation: {
    access: "roles";
    body: ResendConfirmationData["body"];
    query: undefined;
    files: never;
    data: DataOf<ResendConfirmationResponse>;
  };
  /** Turn off another user's second factor. */
  resetSecondFactor: {
    access: "roles";
    body: ResetSecondFactorData["body"];
    query: undefined;
    files: never;
    data: DataOf<ResetSecondFactorResponse>;
  };
  /** Sign another user out everywhere. */
  endUserSessions: {
    access: "roles";
    body: EndUserSessionsData["body"];
    query: undefined;
    files: never;
    data: DataOf<EndUserSessionsResponse>;
  };
  /** Create editors from a CSV file. */
  uploadEditors: {
    access: "roles";
    body: Omit<UploadEditorsData["body"], "csvFile">;
    query: undefined;
    files: "csvFile";
    data: DataOf<UploadEditorsResponse>;
  };
  /** Imports of editors that can be undone. */
  listImports: {
    access: "roles";
    body: undefined;
    query: NonNullable<ListImportsData["query"]>;
    files: never;
    data: DataOf<ListImportsResponse>;
  };
  /** Undo an import of editors. */
  undoImport: {
    access: "roles";
    body: UndoImportData["body"];
    query: undefined;
    files: never;
    data: DataOf<UndoImportResponse>;
  };
  /** Whether the user may share experiences. */
  hasSharedGyms: {
    access: "roles";
    body: HasSharedGymsData["body"];
    query: undefined;
    files: never;
    data: DataOf<HasSharedGymsResponse>;
  };
  /** Users to choose collaborators from. */
  getUserChildren: {
    access: "roles";
    body: GetUserChildrenData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetUserChildrenResponse>;
  };
  /** The caller's experiences. */
  getUserGymkhanas: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetUserGymkhanasResponse>;
  };
  /** Plays of the last seven days, by experience. */
  getWeekPlays: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetWeekPlaysResponse>;
  };
  /** Where the experiences begin. */
  getGymkhanaPlaces: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetGymkhanaPlacesResponse>;
  };
  /** Points by their name. */
  findPoints: {
    access: "roles";
    body: undefined;
    query: NonNullable<FindPointsData["query"]>;
    files: never;
    data: DataOf<FindPointsResponse>;
  };
  /** Activate, deactivate, delete or duplicate. */
  updateGymkhanaState: {
    access: "roles";
    body: UpdateGymkhanaStateData["body"];
    query: undefined;
    files: never;
    data: DataOf<UpdateGymkhanaStateResponse>;
  };
  /** Statistics of an experience. */
  getGymkhanaStats: {
    access: "roles";
    body: GetGymkhanaStatsData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetGymkhanaStatsResponse>;
  };
  /** Plays of an experience in a period. */
  getPlayReport: {
    access: "roles";
    body: GetPlayReportData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetPlayReportResponse>;
  };
  /** The draw of an experience's prize. */
  getLottery: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetLotteryData["query"]>;
    files: never;
    data: DataOf<GetLotteryResponse>;
  };
  /** Draw the prize of an experience. */
  drawLottery: {
    access: "roles";
    body: DrawLotteryData["body"];
    query: undefined;
    files: never;
    data: DataOf<DrawLotteryResponse>;
  };
  /** An experience with everything that belongs to it. */
  getGymkhanaById: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetGymkhanaByIdData["query"]>;
    files: never;
    data: DataOf<GetGymkhanaByIdResponse>;
  };
  /** Make an experience of an archive. */
  importGymkhana: {
    access: "roles";
    body: Omit<ImportGymkhanaData["body"], "archive">;
    query: undefined;
    files: "archive";
    data: DataOf<ImportGymkhanaResponse>;
  };
  /** The versions of an experience as an archive carries them. */
  getGymkhanaHistory: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetGymkhanaHistoryData["query"]>;
    files: never;
    data: DataOf<GetGymkhanaHistoryResponse>;
  };
  /** The versions of an experience, the latest first. */
  getGymkhanaVersions: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetGymkhanaVersionsData["query"]>;
    files: never;
    data: DataOf<GetGymkhanaVersionsResponse>;
  };
  /** What a version of an experience holds. */
  getGymkhanaVersion: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetGymkhanaVersionData["query"]>;
    files: never;
    data: DataOf<GetGymkhanaVersionResponse>;
  };
  /** Bring a version back, or deleted points of it. */
  restoreGymkhanaVersion: {
    access: "roles";
    body: RestoreGymkhanaVersionData["body"];
    query: undefined;
    files: never;
    data: DataOf<RestoreGymkhanaVersionResponse>;
  };
  /** Name a version, which is then kept for ever. */
  nameGymkhanaVersion: {
    access: "roles";
    body: NameGymkhanaVersionData["body"];
    query: undefined;
    files: never;
    data: DataOf<NameGymkhanaVersionResponse>;
  };
  /** The texts of an experience and its points in each language. */
  getGymkhanaTexts: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetGymkhanaTextsData["query"]>;
    files: never;
    data: DataOf<GetGymkhanaTextsResponse>;
  };
  /** Save texts of an experience and its points. */
  saveGymkhanaTexts: {
    access: "roles";
    body: SaveGymkhanaTextsData["body"];
    query: undefined;
    files: never;
    data: DataOf<SaveGymkhanaTextsResponse>;
  };
  /** Have a story spoken by a machine. */
  speakText: {
    access: "roles";
    body: SpeakTextData["body"];
    query: undefined;
    files: never;
    data: DataOf<SpeakTextResponse>;
  };
  /** Machine drafts of an experience's translations. */
  getTextDrafts: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetTextDraftsData["query"]>;
    files: never;
    data: DataOf<GetTextDraftsResponse>;
  };
  /** Have translations drafted by the language model. */
  startTextDrafts: {
    access: "roles";
    body: StartTextDraftsData["body"];
    query: undefined;
    files: never;
    data: DataOf<StartTextDraftsResponse>;
  };
  /** Stop drafting translations. */
  stopTextDrafts: {
    access: "roles";
    body: StopTextDraftsData["body"];
    query: undefined;
    files: never;
    data: DataOf<StopTextDraftsResponse>;
  };
  /** Throw machine drafts away. */
  dropTextDrafts: {
    access: "roles";
    body: DropTextDraftsData["body"];
    query: undefined;
    files: never;
    data: DataOf<DropTextDraftsResponse>;
  };
  /** The glossary that goes along with machine drafts. */
  getGlossary: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetGlossaryData["query"]>;
    files: never;
    data: DataOf<GetGlossaryResponse>;
  };
  /** Save the glossary of an account. */
  saveGlossary: {
    access: "roles";
    body: SaveGlossaryData["body"];
    query: undefined;
    files: never;
    data: DataOf<SaveGlossaryResponse>;
  };
  /** Create or update an experience. */
  saveGymkhana: {
    access: "roles";
    body: SaveGymkhanaData["body"];
    query: undefined;
    files: never;
    data: DataOf<SaveGymkhanaResponse>;
  };
  /** Create a point. */
  createMapPoint: {
    access: "roles";
    body: CreateMapPointData["body"];
    query: undefined;
    files: never;
    data: DataOf<CreateMapPointResponse>;
  };
  /** Create several points at once. */
  createMapPoints: {
    access: "roles";
    body: CreateMapPointsData["body"];
    query: undefined;
    files: never;
    data: DataOf<CreateMapPointsResponse>;
  };
  /** Update a point. */
  updateMapPoint: {
    access: "roles";
    body: UpdateMapPointData["body"];
    query: undefined;
    files: never;
    data: DataOf<UpdateMapPointResponse>;
  };
  /** Delete a point. */
  deleteMapPoint: {
    access: "roles";
    body: DeleteMapPointData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteMapPointResponse>;
  };
  /** Put the points of an experience into an order. */
  orderMapPoints: {
    access: "roles";
    body: OrderMapPointsData["body"];
    query: undefined;
    files: never;
    data: DataOf<OrderMapPointsResponse>;
  };
  /** Change several points at once. */
  updateMapPoints: {
    access: "roles";
    body: UpdateMapPointsData["body"];
    query: undefined;
    files: never;
    data: DataOf<UpdateMapPointsResponse>;
  };
  /** Delete several points, which can be undone for a day. */
  deleteMapPoints: {
    access: "roles";
    body: DeleteMapPointsData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteMapPointsResponse>;
  };
  /** Undo a deletion of points. */
  restoreMapPoints: {
    access: "roles";
    body: RestoreMapPointsData["body"];
    query: undefined;
    files: never;
    data: DataOf<RestoreMapPointsResponse>;
  };
  /** Thumbnail and sound of an asset. */
  getAssetById: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetAssetByIdData["query"]>;
    files: never;
    data: DataOf<GetAssetByIdResponse>;
  };
  /** Drafts of an image's alternative texts by a machine. */
  draftAltTexts: {
    access: "roles";
    body: DraftAltTextsData["body"];
    query: undefined;
    files: never;
    data: DataOf<DraftAltTextsResponse>;
  };
  /** The global library. */
  getModels: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetModelsData["query"]>;
    files: never;
    data: DataOf<GetModelsResponse>;
  };
  /** The caller's own library. */
  getUserModels: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetUserModelsData["query"]>;
    files: never;
    data: DataOf<GetUserModelsResponse>;
  };
  /** How many assets a library has, of each kind, and how many match some filters. */
  getLibraryCounts: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetLibraryCountsData["query"]>;
    files: never;
    data: DataOf<GetLibraryCountsResponse>;
  };
  /** Categories of assets. */
  getModelCategories: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<GetModelCategoriesResponse>;
  };
  /** Upload an asset. */
  uploadAsset: {
    access: "roles";
    body: Omit<UploadAssetData["body"], "file" | "thumbnail">;
    query: undefined;
    files: "file" | "thumbnail";
    data: DataOf<UploadAssetResponse>;
  };
  /** Replace the file of an asset. */
  replaceAssetFile: {
    access: "roles";
    body: Omit<ReplaceAssetFileData["body"], "file" | "thumbnail">;
    query: undefined;
    files: "file" | "thumbnail";
    data: DataOf<ReplaceAssetFileResponse>;
  };
  /** Delete an asset. */
  deleteAsset: {
    access: "roles";
    body: DeleteAssetData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteAssetResponse>;
  };
  /** Put several assets into categories. */
  updateAssets: {
    access: "roles";
    body: UpdateAssetsData["body"];
    query: undefined;
    files: never;
    data: DataOf<UpdateAssetsResponse>;
  };
  /** Add tags to several assets, or take them away. */
  tagAssets: {
    access: "roles";
    body: TagAssetsData["body"];
    query: undefined;
    files: never;
    data: DataOf<TagAssetsResponse>;
  };
  /** Share assets with the team, or stop sharing them. */
  shareAssets: {
    access: "roles";
    body: ShareAssetsData["body"];
    query: undefined;
    files: never;
    data: DataOf<ShareAssetsResponse>;
  };
  /** Delete several assets. */
  deleteAssets: {
    access: "roles";
    body: DeleteAssetsData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteAssetsResponse>;
  };
  /** In how many experiences only earlier versions use some assets, and how many of others use them. */
  getAssetsInVersions: {
    access: "roles";
    body: GetAssetsInVersionsData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetAssetsInVersionsResponse>;
  };
  /** Change the data of an asset. */
  updateAsset: {
    access: "roles";
    body: Omit<UpdateAssetData["body"], "thumbnail">;
    query: undefined;
    files: "thumbnail";
    data: DataOf<UpdateAssetResponse>;
  };
  /** Where an asset is used. */
  getAssetUses: {
    access: "roles";
    body: undefined;
    query: NonNullable<GetAssetUsesData["query"]>;
    files: never;
    data: DataOf<GetAssetUsesResponse>;
  };
  /** Every bot, for a super-admin. */
  listChatbots: {
    access: "roles";
    body: undefined;
    query: undefined;
    files: never;
    data: DataOf<ListChatbotsResponse>;
  };
  /** Activate or deactivate a bot. */
  setChatbotState: {
    access: "roles";
    body: SetChatbotStateData["body"];
    query: undefined;
    files: never;
    data: DataOf<SetChatbotStateResponse>;
  };
  /** Delete the record of a bot. */
  deleteChatbot: {
    access: "roles";
    body: DeleteChatbotData["body"];
    query: undefined;
    files: never;
    data: DataOf<DeleteChatbotResponse>;
  };
  /** Save the record of a new bot. */
  createChatbot: {
    access: "roles";
    body: Omit<CreateChatbotData["body"], "avatar">;
    query: undefined;
    files: "avatar";
    data: DataOf<CreateChatbotResponse>;
  };
  /** Update the record of a bot. */
  updateChatbot: {
    access: "roles";
    body: Omit<UpdateChatbotData["body"], "avatar">;
    query: undefined;
    files: "avatar";
    data: DataOf<UpdateChatbotResponse>;
  };
  /** The record of a bot. */
  getChatbotByBotId: {
    access: "roles";
    body: GetChatbotByBotIdData["body"];
    query: undefined;
    files: never;
    data: DataOf<GetChatbotByBotIdResponse>;
  };
  /** What happened, newest first. */
  listAudit: {
    access: "roles";
    body: undefined;
    query: NonNullable<ListAuditData["query"]>;
    files: never;
    data: DataOf<ListAuditResponse>;
  };
}
