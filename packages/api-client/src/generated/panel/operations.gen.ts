// Generated from openapi/panel.yaml by generate.ts. Do not edit: change the contract and run
// `pnpm --filter @panel/api-client run generate`.

import { form } from "../../form.ts";
import { operation, operationWithoutInput } from "../../operation.ts";
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
import {
  zLoginResponse,
  zBeginProviderSignInResponse,
  zFinishProviderSignInResponse,
  zLoginWithCodeResponse,
  zBeginRequiredSecondFactorResponse,
  zConfirmRequiredSecondFactorResponse,
  zLogoutResponse,
  zGetMeResponse,
  zForgotPasswordResponse,
  zResetPasswordResponse,
  zChangePasswordResponse,
  zConfirmEmailResponse,
  zListSessionsResponse,
  zEndSessionResponse,
  zEndOtherSessionsResponse,
  zListIdentitiesResponse,
  zBeginLinkIdentityResponse,
  zFinishLinkIdentityResponse,
  zUnlinkIdentityResponse,
  zGetSecondFactorResponse,
  zBeginSecondFactorResponse,
  zConfirmSecondFactorResponse,
  zRenewRecoveryCodesResponse,
  zTurnOffSecondFactorResponse,
  zGetResourcesResponse,
  zGetOverviewResponse,
  zUpdateIsEquitableResponse,
  zGetMyProfileResponse,
  zUpdateProfileResponse,
  zGetMyUsersResponse,
  zCreateUserResponse,
  zUpdateUserResponse,
  zDeleteUserResponse,
  zMoveUserResponse,
  zActivateUserResponse,
  zResendConfirmationResponse,
  zResetSecondFactorResponse,
  zEndUserSessionsResponse,
  zUploadEditorsResponse,
  zListImportsResponse,
  zUndoImportResponse,
  zHasSharedGymsResponse,
  zGetUserChildrenResponse,
  zGetUserGymkhanasResponse,
  zGetWeekPlaysResponse,
  zGetGymkhanaPlacesResponse,
  zFindPointsResponse,
  zUpdateGymkhanaStateResponse,
  zGetGymkhanaStatsResponse,
  zGetPlayReportResponse,
  zGetLotteryResponse,
  zDrawLotteryResponse,
  zGetGymkhanaByIdResponse,
  zImportGymkhanaResponse,
  zGetGymkhanaHistoryResponse,
  zGetGymkhanaVersionsResponse,
  zGetGymkhanaVersionResponse,
  zRestoreGymkhanaVersionResponse,
  zNameGymkhanaVersionResponse,
  zGetGymkhanaTextsResponse,
  zSaveGymkhanaTextsResponse,
  zSpeakTextResponse,
  zGetTextDraftsResponse,
  zStartTextDraftsResponse,
  zStopTextDraftsResponse,
  zDropTextDraftsResponse,
  zGetGlossaryResponse,
  zSaveGlossaryResponse,
  zSaveGymkhanaResponse,
  zCreateMapPointResponse,
  zCreateMapPointsResponse,
  zUpdateMapPointResponse,
  zDeleteMapPointResponse,
  zOrderMapPointsResponse,
  zUpdateMapPointsResponse,
  zDeleteMapPointsResponse,
  zRestoreMapPointsResponse,
  zGetAssetByIdResponse,
  zDraftAltTextsResponse,
  zGetModelsResponse,
  zGetUserModelsResponse,
  zGetLibraryCountsResponse,
  zGetModelCategoriesResponse,
  zUploadAssetResponse,
  zReplaceAssetFileResponse,
  zDeleteAssetResponse,
  zUpdateAssetsResponse,
  zTagAssetsResponse,
  zShareAssetsResponse,
  zDeleteAssetsResponse,
  zGetAssetsInVersionsResponse,
  zUpdateAssetResponse,
  zGetAssetUsesResponse,
  zListChatbotsResponse,
  zSetChatbotStateResponse,
  zDeleteChatbotResponse,
  zCreateChatbotResponse,
  zUpdateChatbotResponse,
  zGetChatbotByBotIdResponse,
  zListAuditResponse,
} from "./zod.gen.ts";

export type * from "./types.gen.ts";

/** Sign in. POST /login. Public. */
export const login = /* @__PURE__ */ operation<LoginData["body"], LoginResponse>({
  id: "login",
  method: "POST",
  path: "/login",
  body: "json",
  envelope: "success",
  hasData: true,
  response: zLoginResponse,
});

/** Begin to sign in with a provider of identities. POST /login/provider. Public. */
export const beginProviderSignIn = /* @__PURE__ */ operation<BeginProviderSignInData["body"], BeginProviderSignInResponse>({
  id: "beginProviderSignIn",
  method: "POST",
  path: "/login/provider",
  body: "json",
  envelope: "success",
  hasData: true,
  response: zBeginProviderSignInResponse,
});

/** Sign in with what the provider has answered. POST /login/finishProvider. Public. */
export const finishProviderSignIn = /* @__PURE__ */ operation<FinishProviderSignInData["body"], FinishProviderSignInResponse>({
  id: "finishProviderSignIn",
  method: "POST",
  path: "/login/finishProvider",
  body: "json",
  envelope: "success",
  hasData: true,
  response: zFinishProviderSignInResponse,
});

/** Second step of signing in. POST /login/secondFactor. Public. */
export const loginWithCode = /* @__PURE__ */ operation<LoginWithCodeData["body"], LoginWithCodeResponse>({
  id: "loginWithCode",
  method: "POST",
  path: "/login/secondFactor",
  body: "json",
  envelope: "success",
  hasData: true,
  response: zLoginWithCodeResponse,
});

/** Begin to set up the second factor that the role has to have. POST /login/beginSecondFactor. Public. */
export const beginRequiredSecondFactor = /* @__PURE__ */ operation<BeginRequiredSecondFactorData["body"], BeginRequiredSecondFactorResponse>({
  id: "beginRequiredSecondFactor",
  method: "POST",
  path: "/login/beginSecondFactor",
  body: "json",
  envelope: "success",
  hasData: true,
  response: zBeginRequiredSecondFactorResponse,
});

/** Set up the second factor that the role has to have, and sign in. POST /login/confirmSecondFactor. Public. */
export const confirmRequiredSecondFactor = /* @__PURE__ */ operation<ConfirmRequiredSecondFactorData["body"], ConfirmRequiredSecondFactorResponse>({
  id: "confirmRequiredSecondFactor",
  method: "POST",
  path: "/login/confirmSecondFactor",
  body: "json",
  envelope: "success",
  hasData: true,
  response: zConfirmRequiredSecondFactorResponse,
});

/** End the session. POST /logout. For super-admin, admin, supervisor, editor. */
export const logout = /* @__PURE__ */ operationWithoutInput<LogoutResponse>({
  id: "logout",
  method: "POST",
  path: "/logout",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zLogoutResponse,
});

/** The signed-in user. GET /me. For super-admin, admin, supervisor, editor. */
export const getMe = /* @__PURE__ */ operationWithoutInput<GetMeResponse>({
  id: "getMe",
  method: "GET",
  path: "/me",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetMeResponse,
});

/** Send a recovery link. POST /user/forgotPassword. Public. */
export const forgotPassword = /* @__PURE__ */ operation<ForgotPasswordData["body"], ForgotPasswordResponse>({
  id: "forgotPassword",
  method: "POST",
  path: "/user/forgotPassword",
  body: form,
  envelope: "success",
  response: zForgotPasswordResponse,
});

/** Set a new password with the id of a recovery link. POST /user/resetPassword. Public. */
export const resetPassword = /* @__PURE__ */ operation<ResetPasswordData["body"], ResetPasswordResponse>({
  id: "resetPassword",
  method: "POST",
  path: "/user/resetPassword",
  body: form,
  envelope: "success",
  response: zResetPasswordResponse,
});

/** Set a new password with the present one. POST /user/changePassword. For super-admin, admin, supervisor, editor. */
export const changePassword = /* @__PURE__ */ operation<ChangePasswordData["body"], ChangePasswordResponse>({
  id: "changePassword",
  method: "POST",
  path: "/user/changePassword",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zChangePasswordResponse,
});

/** Confirm the e-mail and set the first password. POST /user/confirmEmailAndSetPassword. Public. */
export const confirmEmail = /* @__PURE__ */ operation<ConfirmEmailData["body"], ConfirmEmailResponse>({
  id: "confirmEmail",
  method: "POST",
  path: "/user/confirmEmailAndSetPassword",
  body: form,
  envelope: "success",
  response: zConfirmEmailResponse,
});

/** Where the caller is signed in. GET /user/sessions. For super-admin, admin, supervisor, editor. */
export const listSessions = /* @__PURE__ */ operationWithoutInput<ListSessionsResponse>({
  id: "listSessions",
  method: "GET",
  path: "/user/sessions",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListSessionsResponse,
});

/** Sign out one of the caller's sessions. POST /user/endSession. For super-admin, admin, supervisor, editor. */
export const endSession = /* @__PURE__ */ operation<EndSessionData["body"], EndSessionResponse>({
  id: "endSession",
  method: "POST",
  path: "/user/endSession",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zEndSessionResponse,
});

/** Sign out everywhere but here. POST /user/endOtherSessions. For super-admin, admin, supervisor, editor. */
export const endOtherSessions = /* @__PURE__ */ operationWithoutInput<EndOtherSessionsResponse>({
  id: "endOtherSessions",
  method: "POST",
  path: "/user/endOtherSessions",
  authenticated: true,
  envelope: "success",
  response: zEndOtherSessionsResponse,
});

/** The providers of identities, and which accounts of theirs are linked with the caller. GET /user/identities. For super-admin, admin, supervisor, editor. */
export const listIdentities = /* @__PURE__ */ operationWithoutInput<ListIdentitiesResponse>({
  id: "listIdentities",
  method: "GET",
  path: "/user/identities",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListIdentitiesResponse,
});

/** Begin to link an account of a provider. POST /user/linkIdentity. For super-admin, admin, supervisor, editor. */
export const beginLinkIdentity = /* @__PURE__ */ operation<BeginLinkIdentityData["body"], BeginLinkIdentityResponse>({
  id: "beginLinkIdentity",
  method: "POST",
  path: "/user/linkIdentity",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zBeginLinkIdentityResponse,
});

/** Link the account that the provider has answered with. POST /user/finishLinkIdentity. For super-admin, admin, supervisor, editor. */
export const finishLinkIdentity = /* @__PURE__ */ operationWithoutInput<FinishLinkIdentityResponse>({
  id: "finishLinkIdentity",
  method: "POST",
  path: "/user/finishLinkIdentity",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zFinishLinkIdentityResponse,
});

/** Unlink the account of a provider. POST /user/unlinkIdentity. For super-admin, admin, supervisor, editor. */
export const unlinkIdentity = /* @__PURE__ */ operation<UnlinkIdentityData["body"], UnlinkIdentityResponse>({
  id: "unlinkIdentity",
  method: "POST",
  path: "/user/unlinkIdentity",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zUnlinkIdentityResponse,
});

/** The caller's second factor. GET /user/secondFactor. For super-admin, admin, supervisor, editor. */
export const getSecondFactor = /* @__PURE__ */ operationWithoutInput<GetSecondFactorResponse>({
  id: "getSecondFactor",
  method: "GET",
  path: "/user/secondFactor",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetSecondFactorResponse,
});

/** Begin to set up a second factor, or another one. POST /user/beginSecondFactor. For super-admin, admin, supervisor, editor. */
export const beginSecondFactor = /* @__PURE__ */ operation<BeginSecondFactorData["body"], BeginSecondFactorResponse>({
  id: "beginSecondFactor",
  method: "POST",
  path: "/user/beginSecondFactor",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zBeginSecondFactorResponse,
});

/** Set up the second factor with a code of the new secret. POST /user/confirmSecondFactor. For super-admin, admin, supervisor, editor. */
export const confirmSecondFactor = /* @__PURE__ */ operation<ConfirmSecondFactorData["body"], ConfirmSecondFactorResponse>({
  id: "confirmSecondFactor",
  method: "POST",
  path: "/user/confirmSecondFactor",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zConfirmSecondFactorResponse,
});

/** Ten new recovery codes. POST /user/renewRecoveryCodes. For super-admin, admin, supervisor, editor. */
export const renewRecoveryCodes = /* @__PURE__ */ operation<RenewRecoveryCodesData["body"], RenewRecoveryCodesResponse>({
  id: "renewRecoveryCodes",
  method: "POST",
  path: "/user/renewRecoveryCodes",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zRenewRecoveryCodesResponse,
});

/** Turn off the second factor. POST /user/turnOffSecondFactor. For super-admin, admin, supervisor, editor. */
export const turnOffSecondFactor = /* @__PURE__ */ operation<TurnOffSecondFactorData["body"], TurnOffSecondFactorResponse>({
  id: "turnOffSecondFactor",
  method: "POST",
  path: "/user/turnOffSecondFactor",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zTurnOffSecondFactorResponse,
});

/** What the caller may use. GET /user/resources. For super-admin, admin, supervisor, editor. */
export const getResources = /* @__PURE__ */ operationWithoutInput<GetResourcesResponse>({
  id: "getResources",
  method: "GET",
  path: "/user/resources",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetResourcesResponse,
});

/** What the caller did last and what waits for it. GET /user/overview. For super-admin, admin, supervisor, editor. */
export const getOverview = /* @__PURE__ */ operationWithoutInput<GetOverviewResponse>({
  id: "getOverview",
  method: "GET",
  path: "/user/overview",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetOverviewResponse,
});

/** Turn fair distribution on or off. POST /user/updateIsEquitable. For admin. */
export const updateIsEquitable = /* @__PURE__ */ operation<UpdateIsEquitableData["body"], UpdateIsEquitableResponse>({
  id: "updateIsEquitable",
  method: "POST",
  path: "/user/updateIsEquitable",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zUpdateIsEquitableResponse,
});

/** The caller's profile. GET /user/getMyProfile. For super-admin, admin, supervisor, editor. */
export const getMyProfile = /* @__PURE__ */ operationWithoutInput<GetMyProfileResponse>({
  id: "getMyProfile",
  method: "GET",
  path: "/user/getMyProfile",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetMyProfileResponse,
});

/** Save the caller's profile. POST /user/updateProfile. For super-admin, admin, supervisor, editor. */
export const updateProfile = /* @__PURE__ */ operation<UpdateProfileData["body"], UpdateProfileResponse>({
  id: "updateProfile",
  method: "POST",
  path: "/user/updateProfile",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zUpdateProfileResponse,
});

/** The viewer's own users. GET /user/myusers. For super-admin, admin, supervisor. */
export const getMyUsers = /* @__PURE__ */ operationWithoutInput<GetMyUsersResponse>({
  id: "getMyUsers",
  method: "GET",
  path: "/user/myusers",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetMyUsersResponse,
});

/** Create a user. POST /user/createNewUser. For super-admin, admin, supervisor. */
export const createUser = /* @__PURE__ */ operation<CreateUserData["body"], CreateUserResponse>({
  id: "createUser",
  method: "POST",
  path: "/user/createNewUser",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zCreateUserResponse,
});

/** Change a user. POST /user/updateUserDataFromId. For super-admin, admin, supervisor. */
export const updateUser = /* @__PURE__ */ operation<UpdateUserData["body"], UpdateUserResponse>({
  id: "updateUser",
  method: "POST",
  path: "/user/updateUserDataFromId",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zUpdateUserResponse,
});

/** Delete a user. POST /user/deleteUser. For super-admin, admin, supervisor. */
export const deleteUser = /* @__PURE__ */ operation<DeleteUserData["body"], DeleteUserResponse>({
  id: "deleteUser",
  method: "POST",
  path: "/user/deleteUser",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zDeleteUserResponse,
});

/** Give an editor another supervisor. POST /user/moveUser. For super-admin, admin. */
export const moveUser = /* @__PURE__ */ operation<MoveUserData["body"], MoveUserResponse>({
  id: "moveUser",
  method: "POST",
  path: "/user/moveUser",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zMoveUserResponse,
});

/** Activate a pending user. POST /user/activateUser. For admin, supervisor. */
export const activateUser = /* @__PURE__ */ operation<ActivateUserData["body"], ActivateUserResponse>({
  id: "activateUser",
  method: "POST",
  path: "/user/activateUser",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zActivateUserResponse,
});

/** Send a pending user's confirmation mail again. POST /user/resendConfirmation. For super-admin, admin, supervisor. */
export const resendConfirmation = /* @__PURE__ */ operation<ResendConfirmationData["body"], ResendConfirmationResponse>({
  id: "resendConfirmation",
  method: "POST",
  path: "/user/resendConfirmation",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zResendConfirmationResponse,
});

/** Turn off another user's second factor. POST /user/resetSecondFactor. For super-admin, admin, supervisor. */
export const resetSecondFactor = /* @__PURE__ */ operation<ResetSecondFactorData["body"], ResetSecondFactorResponse>({
  id: "resetSecondFactor",
  method: "POST",
  path: "/user/resetSecondFactor",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zResetSecondFactorResponse,
});

/** Sign another user out everywhere. POST /user/endUserSessions. For super-admin, admin, supervisor. */
export const endUserSessions = /* @__PURE__ */ operation<EndUserSessionsData["body"], EndUserSessionsResponse>({
  id: "endUserSessions",
  method: "POST",
  path: "/user/endUserSessions",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zEndUserSessionsResponse,
});

/** Create editors from a CSV file. POST /user/uploadEditorsFromCsv. For super-admin, admin, supervisor. */
export const uploadEditors = /* @__PURE__ */ operation<UploadEditorsData["body"], UploadEditorsResponse>({
  id: "uploadEditors",
  method: "POST",
  path: "/user/uploadEditorsFromCsv",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zUploadEditorsResponse,
});

/** Imports of editors that can be undone. GET /user/editorsImports. For super-admin, admin, supervisor. */
export const listImports = /* @__PURE__ */ operation<NonNullable<ListImportsData["query"]>, ListImportsResponse>({
  id: "listImports",
  method: "GET",
  path: "/user/editorsImports",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListImportsResponse,
});

/** Undo an import of editors. POST /user/undoEditorsImport. For super-admin, admin, supervisor. */
export const undoImport = /* @__PURE__ */ operation<UndoImportData["body"], UndoImportResponse>({
  id: "undoImport",
  method: "POST",
  path: "/user/undoEditorsImport",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zUndoImportResponse,
});

/** Whether the user may share experiences. POST /user/hasSharedGyms. For super-admin, supervisor, editor. */
export const hasSharedGyms = /* @__PURE__ */ operation<HasSharedGymsData["body"], HasSharedGymsResponse>({
  id: "hasSharedGyms",
  method: "POST",
  path: "/user/hasSharedGyms",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zHasSharedGymsResponse,
});

/** Users to choose collaborators from. POST /user/getUserChildren. For super-admin, supervisor, editor. */
export const getUserChildren = /* @__PURE__ */ operation<GetUserChildrenData["body"], GetUserChildrenResponse>({
  id: "getUserChildren",
  method: "POST",
  path: "/user/getUserChildren",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetUserChildrenResponse,
});

/** The caller's experiences. GET /gymkhanas/getUserGymkhanas. For super-admin, supervisor, editor. */
export const getUserGymkhanas = /* @__PURE__ */ operationWithoutInput<GetUserGymkhanasResponse>({
  id: "getUserGymkhanas",
  method: "GET",
  path: "/gymkhanas/getUserGymkhanas",
  authenticated: true,
  envelope: "success",
  hasData: true,
  jsonText: true,
  response: zGetUserGymkhanasResponse,
});

/** Plays of the last seven days, by experience. GET /gymkhanas/getWeekPlays. For super-admin, supervisor, editor. */
export const getWeekPlays = /* @__PURE__ */ operationWithoutInput<GetWeekPlaysResponse>({
  id: "getWeekPlays",
  method: "GET",
  path: "/gymkhanas/getWeekPlays",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetWeekPlaysResponse,
});

/** Where the experiences begin. GET /gymkhanas/getPlaces. For super-admin, supervisor, editor. */
export const getGymkhanaPlaces = /* @__PURE__ */ operationWithoutInput<GetGymkhanaPlacesResponse>({
  id: "getGymkhanaPlaces",
  method: "GET",
  path: "/gymkhanas/getPlaces",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetGymkhanaPlacesResponse,
});

/** Points by their name. GET /gymkhanas/findPoints. For super-admin, supervisor, editor. */
export const findPoints = /* @__PURE__ */ operation<NonNullable<FindPointsData["query"]>, FindPointsResponse>({
  id: "findPoints",
  method: "GET",
  path: "/gymkhanas/findPoints",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zFindPointsResponse,
});

/** Activate, deactivate, delete or duplicate. POST /gymkhanas/updateState. For super-admin, supervisor, editor. */
export const updateGymkhanaState = /* @__PURE__ */ operation<UpdateGymkhanaStateData["body"], UpdateGymkhanaStateResponse>({
  id: "updateGymkhanaState",
  method: "POST",
  path: "/gymkhanas/updateState",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zUpdateGymkhanaStateResponse,
});

/** Statistics of an experience. POST /gymkhanas/stats. For super-admin, supervisor, editor. */
export const getGymkhanaStats = /* @__PURE__ */ operation<GetGymkhanaStatsData["body"], GetGymkhanaStatsResponse>({
  id: "getGymkhanaStats",
  method: "POST",
  path: "/gymkhanas/stats",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  jsonText: true,
  response: zGetGymkhanaStatsResponse,
});

/** Plays of an experience in a period. POST /gymkhanas/playReport. For super-admin, supervisor, editor. */
export const getPlayReport = /* @__PURE__ */ operation<GetPlayReportData["body"], GetPlayReportResponse>({
  id: "getPlayReport",
  method: "POST",
  path: "/gymkhanas/playReport",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetPlayReportResponse,
});

/** The draw of an experience's prize. GET /gymkhanas/lottery. For super-admin, supervisor, editor. */
export const getLottery = /* @__PURE__ */ operation<NonNullable<GetLotteryData["query"]>, GetLotteryResponse>({
  id: "getLottery",
  method: "GET",
  path: "/gymkhanas/lottery",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetLotteryResponse,
});

/** Draw the prize of an experience. POST /gymkhanas/drawLottery. For super-admin, supervisor, editor. */
export const drawLottery = /* @__PURE__ */ operation<DrawLotteryData["body"], DrawLotteryResponse>({
  id: "drawLottery",
  method: "POST",
  path: "/gymkhanas/drawLottery",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zDrawLotteryResponse,
});

/** An experience with everything that belongs to it. GET /gymkhanas/getById. For super-admin, supervisor, editor. */
export const getGymkhanaById = /* @__PURE__ */ operation<NonNullable<GetGymkhanaByIdData["query"]>, GetGymkhanaByIdResponse>({
  id: "getGymkhanaById",
  method: "GET",
  path: "/gymkhanas/getById",
  authenticated: true,
  envelope: "success",
  hasData: true,
  jsonText: true,
  response: zGetGymkhanaByIdResponse,
});

/** Make an experience of an archive. POST /gymkhanas/import. For super-admin, supervisor, editor. */
export const importGymkhana = /* @__PURE__ */ operation<ImportGymkhanaData["body"], ImportGymkhanaResponse>({
  id: "importGymkhana",
  method: "POST",
  path: "/gymkhanas/import",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zImportGymkhanaResponse,
});

/** The versions of an experience as an archive carries them. GET /gymkhanas/history. For super-admin, supervisor, editor. */
export const getGymkhanaHistory = /* @__PURE__ */ operation<NonNullable<GetGymkhanaHistoryData["query"]>, GetGymkhanaHistoryResponse>({
  id: "getGymkhanaHistory",
  method: "GET",
  path: "/gymkhanas/history",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetGymkhanaHistoryResponse,
});

/** The versions of an experience, the latest first. GET /gymkhanas/versions. For super-admin, supervisor, editor. */
export const getGymkhanaVersions = /* @__PURE__ */ operation<NonNullable<GetGymkhanaVersionsData["query"]>, GetGymkhanaVersionsResponse>({
  id: "getGymkhanaVersions",
  method: "GET",
  path: "/gymkhanas/versions",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetGymkhanaVersionsResponse,
});

/** What a version of an experience holds. GET /gymkhanas/version. For super-admin, supervisor, editor. */
export const getGymkhanaVersion = /* @__PURE__ */ operation<NonNullable<GetGymkhanaVersionData["query"]>, GetGymkhanaVersionResponse>({
  id: "getGymkhanaVersion",
  method: "GET",
  path: "/gymkhanas/version",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetGymkhanaVersionResponse,
});

/** Bring a version back, or deleted points of it. POST /gymkhanas/restoreVersion. For super-admin, supervisor, editor. */
export const restoreGymkhanaVersion = /* @__PURE__ */ operation<RestoreGymkhanaVersionData["body"], RestoreGymkhanaVersionResponse>({
  id: "restoreGymkhanaVersion",
  method: "POST",
  path: "/gymkhanas/restoreVersion",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zRestoreGymkhanaVersionResponse,
});

/** Name a version, which is then kept for ever. POST /gymkhanas/nameVersion. For super-admin, supervisor, editor. */
export const nameGymkhanaVersion = /* @__PURE__ */ operation<NameGymkhanaVersionData["body"], NameGymkhanaVersionResponse>({
  id: "nameGymkhanaVersion",
  method: "POST",
  path: "/gymkhanas/nameVersion",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zNameGymkhanaVersionResponse,
});

/** The texts of an experience and its points in each language. GET /gymkhanas/texts. For super-admin, supervisor, editor. */
export const getGymkhanaTexts = /* @__PURE__ */ operation<NonNullable<GetGymkhanaTextsData["query"]>, GetGymkhanaTextsResponse>({
  id: "getGymkhanaTexts",
  method: "GET",
  path: "/gymkhanas/texts",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetGymkhanaTextsResponse,
});

/** Save texts of an experience and its points. POST /gymkhanas/saveTexts. For super-admin, supervisor, editor. */
export const saveGymkhanaTexts = /* @__PURE__ */ operation<SaveGymkhanaTextsData["body"], SaveGymkhanaTextsResponse>({
  id: "saveGymkhanaTexts",
  method: "POST",
  path: "/gymkhanas/saveTexts",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zSaveGymkhanaTextsResponse,
});

/** Have a story spoken by a machine. POST /gymkhanas/speak. For super-admin, supervisor, editor. */
export const speakText = /* @__PURE__ */ operation<SpeakTextData["body"], SpeakTextResponse>({
  id: "speakText",
  method: "POST",
  path: "/gymkhanas/speak",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zSpeakTextResponse,
});

/** Machine drafts of an experience's translations. GET /gymkhanas/drafts. For super-admin, supervisor, editor. */
export const getTextDrafts = /* @__PURE__ */ operation<NonNullable<GetTextDraftsData["query"]>, GetTextDraftsResponse>({
  id: "getTextDrafts",
  method: "GET",
  path: "/gymkhanas/drafts",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetTextDraftsResponse,
});

/** Have translations drafted by the language model. POST /gymkhanas/startDrafts. For super-admin, supervisor, editor. */
export const startTextDrafts = /* @__PURE__ */ operation<StartTextDraftsData["body"], StartTextDraftsResponse>({
  id: "startTextDrafts",
  method: "POST",
  path: "/gymkhanas/startDrafts",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zStartTextDraftsResponse,
});

/** Stop drafting translations. POST /gymkhanas/stopDrafts. For super-admin, supervisor, editor. */
export const stopTextDrafts = /* @__PURE__ */ operation<StopTextDraftsData["body"], StopTextDraftsResponse>({
  id: "stopTextDrafts",
  method: "POST",
  path: "/gymkhanas/stopDrafts",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zStopTextDraftsResponse,
});

/** Throw machine drafts away. POST /gymkhanas/dropDrafts. For super-admin, supervisor, editor. */
export const dropTextDrafts = /* @__PURE__ */ operation<DropTextDraftsData["body"], DropTextDraftsResponse>({
  id: "dropTextDrafts",
  method: "POST",
  path: "/gymkhanas/dropDrafts",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zDropTextDraftsResponse,
});

/** The glossary that goes along with machine drafts. GET /gymkhanas/glossary. For super-admin, supervisor, editor. */
export const getGlossary = /* @__PURE__ */ operation<NonNullable<GetGlossaryData["query"]>, GetGlossaryResponse>({
  id: "getGlossary",
  method: "GET",
  path: "/gymkhanas/glossary",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetGlossaryResponse,
});

/** Save the glossary of an account. POST /gymkhanas/saveGlossary. For super-admin, supervisor, editor. */
export const saveGlossary = /* @__PURE__ */ operation<SaveGlossaryData["body"], SaveGlossaryResponse>({
  id: "saveGlossary",
  method: "POST",
  path: "/gymkhanas/saveGlossary",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zSaveGlossaryResponse,
});

/** Create or update an experience. POST /gymkhanas/new. For super-admin, supervisor, editor. */
export const saveGymkhana = /* @__PURE__ */ operation<SaveGymkhanaData["body"], SaveGymkhanaResponse>({
  id: "saveGymkhana",
  method: "POST",
  path: "/gymkhanas/new",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zSaveGymkhanaResponse,
});

/** Create a point. POST /mappoints/new. For super-admin, supervisor, editor. */
export const createMapPoint = /* @__PURE__ */ operation<CreateMapPointData["body"], CreateMapPointResponse>({
  id: "createMapPoint",
  method: "POST",
  path: "/mappoints/new",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zCreateMapPointResponse,
});

/** Create several points at once. POST /mappoints/newList. For super-admin, supervisor, editor. */
export const createMapPoints = /* @__PURE__ */ operation<CreateMapPointsData["body"], CreateMapPointsResponse>({
  id: "createMapPoints",
  method: "POST",
  path: "/mappoints/newList",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zCreateMapPointsResponse,
});

/** Update a point. POST /mappoints/update. For super-admin, supervisor, editor. */
export const updateMapPoint = /* @__PURE__ */ operation<UpdateMapPointData["body"], UpdateMapPointResponse>({
  id: "updateMapPoint",
  method: "POST",
  path: "/mappoints/update",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zUpdateMapPointResponse,
});

/** Delete a point. POST /mappoints/delete. For super-admin, supervisor, editor. */
export const deleteMapPoint = /* @__PURE__ */ operation<DeleteMapPointData["body"], DeleteMapPointResponse>({
  id: "deleteMapPoint",
  method: "POST",
  path: "/mappoints/delete",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zDeleteMapPointResponse,
});

/** Put the points of an experience into an order. POST /mappoints/order. For super-admin, supervisor, editor. */
export const orderMapPoints = /* @__PURE__ */ operation<OrderMapPointsData["body"], OrderMapPointsResponse>({
  id: "orderMapPoints",
  method: "POST",
  path: "/mappoints/order",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zOrderMapPointsResponse,
});

/** Change several points at once. POST /mappoints/updateSeveral. For super-admin, supervisor, editor. */
export const updateMapPoints = /* @__PURE__ */ operation<UpdateMapPointsData["body"], UpdateMapPointsResponse>({
  id: "updateMapPoints",
  method: "POST",
  path: "/mappoints/updateSeveral",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zUpdateMapPointsResponse,
});

/** Delete several points, which can be undone for a day. POST /mappoints/deleteSeveral. For super-admin, supervisor, editor. */
export const deleteMapPoints = /* @__PURE__ */ operation<DeleteMapPointsData["body"], DeleteMapPointsResponse>({
  id: "deleteMapPoints",
  method: "POST",
  path: "/mappoints/deleteSeveral",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zDeleteMapPointsResponse,
});

/** Undo a deletion of points. POST /mappoints/restore. For super-admin, supervisor, editor. */
export const restoreMapPoints = /* @__PURE__ */ operation<RestoreMapPointsData["body"], RestoreMapPointsResponse>({
  id: "restoreMapPoints",
  method: "POST",
  path: "/mappoints/restore",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zRestoreMapPointsResponse,
});

/** Thumbnail and sound of an asset. GET /assets/getById. For super-admin, supervisor, editor. */
export const getAssetById = /* @__PURE__ */ operation<NonNullable<GetAssetByIdData["query"]>, GetAssetByIdResponse>({
  id: "getAssetById",
  method: "GET",
  path: "/assets/getById",
  authenticated: true,
  envelope: "success",
  hasData: true,
  jsonText: true,
  response: zGetAssetByIdResponse,
});

/** Drafts of an image's alternative texts by a machine. POST /assets/draftAltTexts. For super-admin, supervisor, editor. */
export const draftAltTexts = /* @__PURE__ */ operation<DraftAltTextsData["body"], DraftAltTextsResponse>({
  id: "draftAltTexts",
  method: "POST",
  path: "/assets/draftAltTexts",
  body: "json",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zDraftAltTextsResponse,
});

/** The global library. GET /library2ixr/getModels. For super-admin, supervisor, editor. */
export const getModels = /* @__PURE__ */ operation<NonNullable<GetModelsData["query"]>, GetModelsResponse>({
  id: "getModels",
  method: "GET",
  path: "/library2ixr/getModels",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetModelsResponse,
});

/** The caller's own library. GET /myLibrary/getUserModels. For supervisor, editor. */
export const getUserModels = /* @__PURE__ */ operation<NonNullable<GetUserModelsData["query"]>, GetUserModelsResponse>({
  id: "getUserModels",
  method: "GET",
  path: "/myLibrary/getUserModels",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetUserModelsResponse,
});

/** How many assets a library has, of each kind, and how many match some filters. GET /library2ixr/getCounts. For super-admin, supervisor, editor. */
export const getLibraryCounts = /* @__PURE__ */ operation<NonNullable<GetLibraryCountsData["query"]>, GetLibraryCountsResponse>({
  id: "getLibraryCounts",
  method: "GET",
  path: "/library2ixr/getCounts",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetLibraryCountsResponse,
});

/** Categories of assets. GET /library2ixr/getModelCategories. For super-admin, supervisor, editor. */
export const getModelCategories = /* @__PURE__ */ operationWithoutInput<GetModelCategoriesResponse>({
  id: "getModelCategories",
  method: "GET",
  path: "/library2ixr/getModelCategories",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetModelCategoriesResponse,
});

/** Upload an asset. POST /library2ixr/uploadFile. For super-admin, supervisor, editor. */
export const uploadAsset = /* @__PURE__ */ operation<UploadAssetData["body"], UploadAssetResponse>({
  id: "uploadAsset",
  method: "POST",
  path: "/library2ixr/uploadFile",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zUploadAssetResponse,
});

/** Replace the file of an asset. POST /library2ixr/replaceFile. For super-admin, supervisor, editor. */
export const replaceAssetFile = /* @__PURE__ */ operation<ReplaceAssetFileData["body"], ReplaceAssetFileResponse>({
  id: "replaceAssetFile",
  method: "POST",
  path: "/library2ixr/replaceFile",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zReplaceAssetFileResponse,
});

/** Delete an asset. POST /library2ixr/deleteAsset. For super-admin, supervisor, editor. */
export const deleteAsset = /* @__PURE__ */ operation<DeleteAssetData["body"], DeleteAssetResponse>({
  id: "deleteAsset",
  method: "POST",
  path: "/library2ixr/deleteAsset",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zDeleteAssetResponse,
});

/** Put several assets into categories. POST /library2ixr/updateSeveral. For super-admin, supervisor, editor. */
export const updateAssets = /* @__PURE__ */ operation<UpdateAssetsData["body"], UpdateAssetsResponse>({
  id: "updateAssets",
  method: "POST",
  path: "/library2ixr/updateSeveral",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zUpdateAssetsResponse,
});

/** Add tags to several assets, or take them away. POST /library2ixr/tagSeveral. For super-admin, supervisor, editor. */
export const tagAssets = /* @__PURE__ */ operation<TagAssetsData["body"], TagAssetsResponse>({
  id: "tagAssets",
  method: "POST",
  path: "/library2ixr/tagSeveral",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zTagAssetsResponse,
});

/** Share assets with the team, or stop sharing them. POST /library2ixr/share. For supervisor, editor. */
export const shareAssets = /* @__PURE__ */ operation<ShareAssetsData["body"], ShareAssetsResponse>({
  id: "shareAssets",
  method: "POST",
  path: "/library2ixr/share",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zShareAssetsResponse,
});

/** Delete several assets. POST /library2ixr/deleteSeveral. For super-admin, supervisor, editor. */
export const deleteAssets = /* @__PURE__ */ operation<DeleteAssetsData["body"], DeleteAssetsResponse>({
  id: "deleteAssets",
  method: "POST",
  path: "/library2ixr/deleteSeveral",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zDeleteAssetsResponse,
});

/** In how many experiences only earlier versions use some assets, and how many of others use them. POST /library2ixr/getInVersions. For super-admin, supervisor, editor. */
export const getAssetsInVersions = /* @__PURE__ */ operation<GetAssetsInVersionsData["body"], GetAssetsInVersionsResponse>({
  id: "getAssetsInVersions",
  method: "POST",
  path: "/library2ixr/getInVersions",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetAssetsInVersionsResponse,
});

/** Change the data of an asset. POST /library2ixr/updateAsset. For super-admin, supervisor, editor. */
export const updateAsset = /* @__PURE__ */ operation<UpdateAssetData["body"], UpdateAssetResponse>({
  id: "updateAsset",
  method: "POST",
  path: "/library2ixr/updateAsset",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zUpdateAssetResponse,
});

/** Where an asset is used. GET /library2ixr/getAssetUses. For super-admin, supervisor, editor. */
export const getAssetUses = /* @__PURE__ */ operation<NonNullable<GetAssetUsesData["query"]>, GetAssetUsesResponse>({
  id: "getAssetUses",
  method: "GET",
  path: "/library2ixr/getAssetUses",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetAssetUsesResponse,
});

/** Every bot, for a super-admin. POST /chatbot/listBots. For super-admin. */
export const listChatbots = /* @__PURE__ */ operationWithoutInput<ListChatbotsResponse>({
  id: "listChatbots",
  method: "POST",
  path: "/chatbot/listBots",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListChatbotsResponse,
});

/** Activate or deactivate a bot. POST /chatbot/setState. For super-admin. */
export const setChatbotState = /* @__PURE__ */ operation<SetChatbotStateData["body"], SetChatbotStateResponse>({
  id: "setChatbotState",
  method: "POST",
  path: "/chatbot/setState",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zSetChatbotStateResponse,
});

/** Delete the record of a bot. POST /chatbot/delete. For super-admin, admin. */
export const deleteChatbot = /* @__PURE__ */ operation<DeleteChatbotData["body"], DeleteChatbotResponse>({
  id: "deleteChatbot",
  method: "POST",
  path: "/chatbot/delete",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zDeleteChatbotResponse,
});

/** Save the record of a new bot. POST /chatbot/createNewChatbot. For super-admin, admin. */
export const createChatbot = /* @__PURE__ */ operation<CreateChatbotData["body"], CreateChatbotResponse>({
  id: "createChatbot",
  method: "POST",
  path: "/chatbot/createNewChatbot",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zCreateChatbotResponse,
});

/** Update the record of a bot. POST /chatbot/updateChatbot. For super-admin, admin. */
export const updateChatbot = /* @__PURE__ */ operation<UpdateChatbotData["body"], UpdateChatbotResponse>({
  id: "updateChatbot",
  method: "POST",
  path: "/chatbot/updateChatbot",
  body: form,
  authenticated: true,
  envelope: "success",
  response: zUpdateChatbotResponse,
});

/** The record of a bot. POST /chatbot/getBotDataFromBotId. For super-admin, admin. */
export const getChatbotByBotId = /* @__PURE__ */ operation<GetChatbotByBotIdData["body"], GetChatbotByBotIdResponse>({
  id: "getChatbotByBotId",
  method: "POST",
  path: "/chatbot/getBotDataFromBotId",
  body: form,
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zGetChatbotByBotIdResponse,
});

/** What happened, newest first. GET /audit/list. For super-admin. */
export const listAudit = /* @__PURE__ */ operation<NonNullable<ListAuditData["query"]>, ListAuditResponse>({
  id: "listAudit",
  method: "GET",
  path: "/audit/list",
  authenticated: true,
  envelope: "success",
  hasData: true,
  response: zListAuditResponse,
});
