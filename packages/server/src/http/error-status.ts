import type { AppError, ErrorKind } from "../app-error.ts";

/** The HTTP status of each kind of error. A refusal is answered 200 with `success: false`. */
const STATUS: Readonly<Record<ErrorKind, number>> = {
  refused: 200,
  invalid: 400,
  "sender-gone": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  gone: 410,
  "too-large": 413,
  "unsupported-type": 415,
  unprocessable: 422,
  "too-many": 429,
  unexpected: 500,
  unavailable: 503,
};

export function statusOf(error: AppError): number {
  return STATUS[error.kind];
}

/** Headers that go with the status. */
export function errorHeaders(error: AppError): Record<string, string> {
  return {
    ...(error.kind === "unauthenticated" ? { "www-authenticate": "Bearer" } : {}),
    ...(error.retryAfter === undefined ? {} : { "retry-after": String(error.retryAfter) }),
  };
}
