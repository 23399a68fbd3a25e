export { ApiError, isApiError, noConnection } from "./api-error.ts";
export type { ApiErrorDetails, ApiErrorKind, Conflict } from "./api-error.ts";
export { getCurrentUser } from "./current-user.ts";
export type { Operation, OperationWithoutInput, Result } from "./operation.ts";
export type { CallOptions, Connection } from "./request.ts";
export { uploadForm, type FormUploadTarget } from "./upload-form.ts";
