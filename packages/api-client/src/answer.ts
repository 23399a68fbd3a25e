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

/** Parses the JSON of a body; undefined for an empty one. Bytes that are not UTF-8 are treated like broken JSON. */
export function readJson(bytes: ArrayBuffer): unknown {
  if (bytes.byteLength === 0) return undefined;
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

/** How a back end says that a call was refused; that it was done may be left out. */
const NO: readonly unknown[] = [false, 0, "false", "0"];

const isRefusal = ({ envelope }: OperationSpec, body: Json): boolean =>
  envelope === "status"
    ? typeof body.status === "string" && body.status !== "ok"
    : NO.includes(body.success) || (envelope === undefined && body.status === "error");

/**
 * The answers that a body may stand for, as the contract writes them: in an envelope, or bare. A body, and the data of some
 * calls, may be JSON in a text.
 */
function answersIn(spec: OperationSpec, body: unknown): unknown[] {
  const { envelope, jsonText } = spec;
  if (!envelope || body === unreadable) return [body];
  const whole = typeof body === "string" ? parse(body) : body;
  if (whole === unreadable) return [whole];
  const inner = (data: unknown) => (jsonText && typeof data === "string" ? parse(data) : data);
  const message = isRecord(whole) ? (text(whole.message) ?? "") : "";
  const done = envelope === "success" ? { success: true, message } : { status: "ok" };
  const bare = { ...done, data: inner(whole) };
  if (!isRecord(whole)) return [bare, done];
  const isWrapped = envelope in whole;
  if (!("data" in whole)) return isWrapped ? [done, bare] : [bare, done];
  const wrapped = { ...done, data: inner(whole.data) };
  return isWrapped ? [wrapped] : [wrapped, bare];
}

/** The data of an answer, checked against the contract; throws an ApiError for everything else. */
export function answerOf(spec: OperationSpec, response: Response, body: unknown): unknown {
  if (!response.ok) throw failure(spec, response, body);
  if (isRecord(body) && isRefusal(spec, body)) {
    throw new ApiError("refused", text(body.message) ?? "", {
      status: response.status,
      translationKey: keyOf(body),
      data: isRecord(body.data) ? body.data : undefined,
      operationId: spec.id,
    });
  }
  const schema = spec.response();
  const [first, ...others] = answersIn(spec, body).map((answer) => schema.safeParse(answer));
  const checked = first?.success ? first : (others.find(({ success }) => success) ?? first);
  if (!checked?.success) {
    throw new ApiError("invalidFormat", "The answer breaks the contract", {
      status: response.status,
      operationId: spec.id,
      cause: checked?.error,
    });
  }
  const answer = checked.data;
  if (!spec.envelope || !isRecord(answer)) return answer;
  return spec.hasData || spec.envelope === "status" ? answer.data : { message: answer.message };
}
