import { ApiError, type ApiErrorKind, type Conflict } from "./api-error.ts";
import type { OperationSpec } from "./operation-spec.ts";

type Json = Record<string, unknown>;

/** Marks a body that is not JSON. It matches no schema. */
const unreadable = Symbol("unreadable");

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
}

/** Parses the JSON of a body. Bytes that are not UTF-8 are treated like broken JSON. */
export function readJson(bytes: ArrayBuffer): unknown {
  try {
    return parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return unreadable;
  }
}

export const kindOfStatus: Readonly<Record<number, ApiErrorKind>> = {
  400: "invalidRequest",
  401: "unauthenticated",
  403: "forbidden",
  404: "notFound",
  409: "conflict",
  413: "tooLarge",
  415: "invalidRequest",
  422: "invalidRequest",
  429: "throttled",
  503: "unavailable",
};

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Retry-After in whole seconds; the header may hold seconds or a date. */
function retryAfter(response: Response): number | undefined {
  const value = response.headers.get("retry-after");
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function conflictOf(data: unknown): Conflict | undefined {
  if (!isRecord(data) || !isRecord(data.current) || typeof data.version !== "number") {
    return undefined;
  }
  const changed = Array.isArray(data.changed) ? data.changed : [];
  return {
    current: data.current,
    version: data.version,
    changed: changed.filter((name) => typeof name === "string"),
  };
}

/** The key is in data on the panel API and at the top on the bot platform. */
const keyOf = (body: Json): string | undefined =>
  text(isRecord(body.data) ? body.data.translation_key : undefined) ?? text(body.translation_key);

function failure(spec: OperationSpec, response: Response, body: unknown): ApiError {
  const envelope = isRecord(body) ? body : {};
  const { status } = response;
  const kind = kindOfStatus[status] ?? "server";
  return new ApiError(kind, text(envelope.message) ?? `HTTP ${status}`, {
    status,
    translationKey: keyOf(envelope),
    retryAfter: retryAfter(response),
    conflict: kind === "conflict" ? conflictOf(envelope.data) : undefined,
    data: isRecord(envelope.data) ? envelope.data : undefined,
    operationId: spec.id,
  });
}

/** The body with its data decoded, whether that came as JSON in a text, as JSON, or bare. */
function decoded(spec: OperationSpec, body: unknown): unknown {
  if (!spec.jsonText) return body;
  const whole = typeof body === "string" ? parse(body) : body;
  if (!isRecord(whole) || !("success" in whole)) return { success: true, message: "", data: whole };
  return typeof whole.data === "string" ? { ...whole, data: parse(whole.data) } : whole;
}

/** The data of an answer, checked against the contract; throws an ApiError for everything else. */
export function answerOf(spec: OperationSpec, response: Response, body: unknown): unknown {
  if (!response.ok) throw failure(spec, response, body);
  if (isRecord(body) && (body.success === false || body.status === "error")) {
    throw new ApiError("refused", text(body.message) ?? "", {
      status: response.status,
      translationKey: keyOf(body),
      data: isRecord(body.data) ? body.data : undefined,
      operationId: spec.id,
    });
  }
  const checked = spec.response().safeParse(decoded(spec, body));
  if (!checked.success) {
    throw new ApiError("invalidFormat", "The answer breaks the contract", {
      status: response.status,
      operationId: spec.id,
      cause: checked.error,
    });
  }
  const answer = checked.data;
  if (!isRecord(answer)) return answer;
  if (answer.success === true) return "data" in answer ? answer.data : { message: answer.message };
  return answer.status === "ok" ? answer.data : answer;
}
