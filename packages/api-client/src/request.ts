import { ApiError } from "./api-error.ts";
import { answerOf, readJson } from "./answer.ts";
import type { OperationSpec } from "./operation-spec.ts";
import { formBody } from "./form-body.ts";
import { sendWithProgress } from "./send-with-progress.ts";

/** Where a service is and who calls it. */
export interface Connection {
  /** For example /api, or https://host/api; known only at run time. No slash at its end. */
  baseUrl: string;
  /** The bearer token of now. Nothing means that nobody is signed in. */
  getToken?: () => string | null | undefined;
  /** Of the person who calls, as `es`; the server answers and mails in it. */
  getLanguage?: () => string;
  /** Milliseconds until a call gives up; 30000 unless set. */
  timeout?: number;
  /** Cookies: include unless set. A public service such as the geocoder wants "omit". */
  credentials?: RequestCredentials;
}

export interface CallOptions {
  /** Cancels the call, which then rejects with kind aborted. */
  signal?: AbortSignal | undefined;
  /** Milliseconds, instead of the connection's. */
  timeout?: number | undefined;
  /** Told which share of the request's body has been sent, from 0 to 1. For uploads, in browsers only. */
  onProgress?: ((share: number) => void) | undefined;
}

type Input = object | undefined;

const defaultTimeout = 30_000;

function address(connection: Connection, spec: OperationSpec, input: Input): string {
  const url = `${connection.baseUrl.replace(/\/$/, "")}${spec.path}`;
  if (spec.body || !input) return url;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input) as [string, string | number | undefined][]) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${url}?${query}`;
}

function requestInit(connection: Connection, spec: OperationSpec, input: Input): RequestInit {
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
    spec.body === "json"
      ? JSON.stringify(input)
      : spec.body === "form"
        ? formBody(input ?? {})
        : null;
  return { method: spec.method, headers, body, credentials: connection.credentials ?? "include" };
}

/** Why a call ended without an answer: whoever ended it first. */
function withoutAnswer(id: string, cause: unknown, clock: AbortSignal, caller?: AbortSignal) {
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
    response = await (onProgress ? sendWithProgress(url, whole, onProgress) : fetch(url, whole));
    // The clock runs until the last byte: a body that stalls is a timeout too.
    bytes = await response.arrayBuffer();
  } catch (cause) {
    throw withoutAnswer(spec.id, cause, clock.signal, signal);
  } finally {
    clearTimeout(timer);
  }
  return answerOf(spec, response, readJson(bytes));
}
