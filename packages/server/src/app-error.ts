import { sessionEndKey, type SessionEnd } from "@panel/domain/session-end";
import type { TranslationKey } from "@panel/i18n";

/** What kind of error it is; `http/error-status.ts` says with which status each one is answered. */
export type ErrorKind =
  | "refused"
  | "invalid"
  | "sender-gone"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "gone"
  | "too-large"
  | "unsupported-type"
  | "unprocessable"
  | "too-many"
  | "unavailable"
  | "unexpected";

interface Details {
  /** More for the answer's `data`. */
  data?: Record<string, unknown>;
  /** Seconds until it may be tried again. */
  retryAfter?: number;
}

/**
 * An answer other than success that the caller can understand: its kind, the key of the text that
 * people read, and a plain English message for developers.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly kind: ErrorKind;
  readonly key: TranslationKey;
  readonly data: Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, key: TranslationKey, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.key = key;
    this.data = details.data ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** What a person may cause with a well-formed request: an expected answer that is not a success. */
export class Refusal extends AppError {
  override name = "Refusal";
  constructor(key: TranslationKey, message: string, data: Record<string, unknown> = {}) {
    super("refused", key, message, { data });
  }
}

export const badRequest = (message: string, data?: Record<string, unknown>): AppError =>
  new AppError("invalid", "ERRORS.invalidFields", message, data ? { data } : {});

/** Nobody reads the answer any more. */
export const senderGone = (): AppError =>
  new AppError("sender-gone", "ERRORS.invalidFields", "The sender has gone away");

/** For a link of a route or a model: one that never was is as one that has ended. */
export const linkEnded = (): AppError =>
  new AppError("unauthenticated", "ERRORS.linkNotValid", "The link has ended");

/** @param end why the session of a token that is genuine is over; only its holder may know */
export const unauthenticated = (end?: SessionEnd): AppError =>
  end === undefined
    ? new AppError("unauthenticated", "ERRORS.noToken", "No valid bearer token")
    : new AppError("unauthenticated", sessionEndKey(end), `The session is over: ${end}`);

export const notAllowed = (): AppError =>
  new AppError("forbidden", "ERRORS.notAllowed", "The role may not do this");

/** The same for a record that does not exist and for one that belongs to somebody else. */
export const notFound = (): AppError => new AppError("not-found", "ERRORS.notFound", "Not found");

/** @param field of the form that is too large, unless all of the request is */
export const tooLarge = (field?: string): AppError =>
  new AppError("too-large", "ERRORS.tooLarge", "The request is too large", {
    data: field === undefined ? {} : { fields: [field] },
  });

export const unsupportedMediaType = (): AppError =>
  new AppError(
    "unsupported-type",
    "ERRORS.unsupportedType",
    "The content type is not one that this call takes",
  );

export const tooManyTries = (seconds: number): AppError =>
  new AppError("too-many", "ERRORS.tooManyTries", "Too many tries", {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

/** For one file more than a user may have in work. */
export const tooManyInWork = (): AppError =>
  new AppError(
    "too-many",
    "ASSET_ERRORS.tooManyWaiting",
    "Too many files of this user are in work",
    { retryAfter: 5 },
  );

export const unavailable = (): AppError =>
  new AppError("unavailable", "ERRORS.unavailable", "The service is not available at the moment", {
    retryAfter: 5,
  });
