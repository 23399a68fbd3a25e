import type { TranslationKey } from "@panel/i18n";

interface Details {
  /** More for the answer's `data`. */
  data?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * An answer other than success that the caller can understand: a status, the key of the text
 * that people read, and a plain English message for whoever reads the traffic.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly status: number;
  readonly key: TranslationKey;
  readonly data: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, key: TranslationKey, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.key = key;
    this.data = details.data ?? {};
    this.headers = details.headers ?? {};
  }
}

/** What a person may cause with a well-formed request: answered 200 with success false. */
export class Refusal extends AppError {
  override name = "Refusal";
  constructor(key: TranslationKey, message: string, data: Record<string, unknown> = {}) {
    super(200, key, message, { data });
  }
}

export const badRequest = (message: string, data?: Record<string, unknown>): AppError =>
  new AppError(400, "ERRORS.invalidFields", message, data ? { data } : {});

export const unauthenticated = (): AppError =>
  new AppError(401, "ERRORS.noToken", "No valid bearer token", {
    headers: { "www-authenticate": "Bearer" },
  });

export const notAllowed = (): AppError =>
  new AppError(403, "ERRORS.notAllowed", "The role may not do this");

/** Of a record that is not there and of one that is somebody else's alike. */
export const notFound = (): AppError => new AppError(404, "ERRORS.notFound", "Not found");

/** @param field of the form that is too large, unless all of the request is */
export const tooLarge = (field?: string): AppError =>
  new AppError(413, "ERRORS.tooLarge", "The request is too large", {
    data: field === undefined ? {} : { fields: [field] },
  });

export const unsupportedMediaType = (): AppError =>
  new AppError(415, "ERRORS.unsupportedType", "The content type is not one that this call takes");

export const tooManyTries = (seconds: number): AppError =>
  new AppError(429, "ERRORS.tooManyTries", "Too many tries", {
    headers: { "retry-after": String(Math.max(1, Math.ceil(seconds))) },
  });

export const unavailable = (): AppError =>
  new AppError(503, "ERRORS.unavailable", "The service is not available at the moment", {
    headers: { "retry-after": "5" },
  });
