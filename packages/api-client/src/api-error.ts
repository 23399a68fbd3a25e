/**
 * The kind of a failure.
 * - network: no answer came; timeout: no answer came in time; aborted: the caller cancelled the call.
 * - unauthenticated: no token, or 401; forbidden: 403; notFound: 404, for a foreign record too.
 * - conflict: 409, another user saved in between; see `conflict`.
 * - tooLarge: 413; invalidRequest: 400, 415 or 422, the server does not accept what was sent.
 * - throttled: 429; see `retryAfter`.
 * - refused: refused for a reason that the user can correct; see `translationKey`.
 * - invalidFormat: the answer cannot be read or breaks the contract.
 * - unavailable: 503; server: any other status.
 */
export type ApiErrorKind =
  | "network"
  | "timeout"
  | "aborted"
  | "unauthenticated"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooLarge"
  | "invalidRequest"
  | "throttled"
  | "refused"
  | "invalidFormat"
  | "unavailable"
  | "server";

/** The data of a 409. The contract defines the shape of `current` for each operation. */
export interface Conflict<Current = unknown> {
  current: Current;
  version: number;
  /** Names of the response fields that changed since the version that was sent. */
  changed: string[];
}

export interface ApiErrorDetails {
  /** HTTP status, when an answer came. */
  status?: number | undefined;
  /** Key of the text to show. Every kind but a refusal without a key has one. */
  translationKey?: string | undefined;
  /** Values for the placeholders of that text. */
  params?: Readonly<Record<string, string | number>> | undefined;
  /** Seconds to wait (throttled, unavailable). */
  retryAfter?: number | undefined;
  conflict?: Conflict | undefined;
  /** Other data of the refusal, such as the record because of which the call was refused. */
  data?: Readonly<Record<string, unknown>> | undefined;
  operationId?: string | undefined;
  cause?: unknown;
}

const defaultKeys: Readonly<Record<ApiErrorKind, string | undefined>> = {
  network: "ERRORS.network",
  timeout: "ERRORS.timeout",
  aborted: "ERRORS.unknown",
  unauthenticated: "ERRORS.sessionExpired",
  forbidden: "ERRORS.notAllowed",
  notFound: "ERRORS.notFound",
  conflict: "ERRORS.conflict",
  tooLarge: "ERRORS.tooLarge",
  invalidRequest: "ERRORS.invalidFields",
  throttled: "ERRORS.tooManyTries",
  refused: undefined,
  invalidFormat: "ERRORS.invalidFormat",
  unavailable: "ERRORS.unavailable",
  server: "ERRORS.requestFailed",
};

/**
 * The one error of every call. Switch on `kind`, show the text of `translationKey`; `message` is the
 * server's own words, or the kind, and is only a fallback.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly translationKey: string | undefined;
  readonly params: Readonly<Record<string, string | number>>;
  readonly retryAfter: number | undefined;
  readonly conflict: Conflict | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly operationId: string | undefined;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message || kind, { cause: details.cause });
    this.name = "ApiError";
    this.kind = kind;
    this.status = details.status;
    this.translationKey = details.translationKey ?? defaultKeys[kind];
    this.params =
      details.params ?? (details.status === undefined ? {} : { status: details.status });
    this.retryAfter = details.retryAfter;
    this.conflict = details.conflict;
    this.data = details.data ?? {};
    this.operationId = details.operationId;
  }
}

/** The error of a call, or of code, that has not come over the network. */
export const noConnection = (cause?: unknown) =>
  new ApiError("network", "No connection to the server", { cause });

/** Whether a caught value is an ApiError, of one of these kinds when any are given. */
export function isApiError(error: unknown, ...kinds: ApiErrorKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}
