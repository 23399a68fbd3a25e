import { ApiError } from "./api-error.ts";
import { answerOf, readJson } from "./answer.ts";
import type { OperationSpec } from "./operation-spec.ts";

/** Address of a service and credentials of the caller. */
export interface Connection {
  /** Base URL, such as /api or https://host/api, without a trailing slash. */
  baseUrl: string;
  /** Returns the current bearer token; undefined if nobody is signed in. */
  getToken?: () => string | null | undefined;
  /** Language of the caller, such as `es`. The server uses it for messages and mails. */
  getLanguage?: () => string;
  /** Timeout of a call in milliseconds. @default 30000 */
  timeout?: number;
  /** Whether cookies are sent. Use "omit" for a public service such as the geocoder. @default "include" */
  credentials?: RequestCredentials;
}

export interface CallOptions {
  /** Cancels the call, which then rejects with kind aborted. */
  signal?: AbortSignal | undefined;
  /** Timeout in milliseconds, instead of the connection's. */
  timeout?: number | undefined;
  /** Called with the fraction of the request's body that has been sent, from 0 to 1. For uploads, in browsers only. */
  onProgress?: ((share: number) => void) | undefined;
}

type Input = object | undefined;

/** Timeout of a call in milliseconds where neither the connection nor the call has one. */
export const defaultTimeout = 30_000;

export function address(connection: Connection, spec: OperationSpec, input: Input): string {
  const url = `${connection.baseUrl.replace(/\/$/, "")}${spec.path}`;
  if (spec.body || !input) return url;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input) as [string, string | number | undefined][]) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${url}?${query}`;
}

/** What fetch is given for a call, without its signal. Throws where a token is needed and there is none. */
export function requestInit(
  connection: Connection,
  spec: OperationSpec,
  input: Input,
): RequestInit & { headers: Record<string, string> } {
  const headers: Record<string, string> = { accept: "application/json" };
  if (spec.authenticated) {
    const token = connection.getToken?.();
    if (!token) {
      const details = { translationKey: "ERRORS.noToken", operationId: spec.id };
      throw new ApiError("unauthenticated", "No hay token de autenticación", details);
    }
    headers.authorization = `Bearer ${token}`;
  }
  if (connection.getLanguage) headers["accept-language"] = connection.getLanguage();
  if (spec.body === "json") headers["content-type"] = "application/json";
  const body =
    spec.body === "json" ? JSON.stringify(input) : (spec.body?.encode(input ?? {}) ?? null);
  return { method: spec.method, headers, body, credentials: connection.credentials ?? "include" };
}

/** Why a call ended without an answer: timeout, abort or network, whichever came first. */
export function withoutAnswer(
  id: string,
  cause: unknown,
  clock: AbortSignal,
  caller?: AbortSignal,
): ApiError {
  const details = { operationId: id, cause };
  if (caller?.aborted) return new ApiError("aborted", "The call was cancelled", details);
  if (clock.aborted) return new ApiError("timeout", "No answer in time", details);
  return new ApiError("network", "No connection to the server", details);
}

/** Sends one request and hands back its decoded data. Rejects with an ApiError and nothing else. */
export async function perform(
  connection: Connection,
  spec: OperationSpec,
  input: Input,
  { signal, timeout = connection.timeout ?? defaultTimeout, onProgress }: CallOptions = {},
): Promise<unknown> {
  const init = requestInit(connection, spec, input);
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), timeout);
  const signals = signal ? [clock.signal, signal] : [clock.signal];
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    const url = address(connection, spec, input);
    const whole = { ...init, signal: AbortSignal.any(signals) };
    const form = spec.body === "json" ? undefined : spec.body;
    response = await (onProgress && form ? form.send(url, whole, onProgress) : fetch(url, whole));
    // The timeout covers the body as well, so a body that stalls is a timeout too.
    bytes = await response.arrayBuffer();
  } catch (cause) {
    throw withoutAnswer(spec.id, cause, clock.signal, signal);
  } finally {
    clearTimeout(timer);
  }
  return answerOf(spec, response, readJson(bytes));
}
