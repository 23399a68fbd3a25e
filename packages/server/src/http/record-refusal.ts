import type { FastifyRequest } from "fastify";
import type { Ownership } from "@panel/api-client/contract";
import { Refusal, type AppError, type ErrorKind } from "../app-error.ts";
import type { Authenticator } from "./guards.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of the contract; what lies outside of it has none. */
    operationId?: string;
    /** The request fields that hold a record's id. */
    ownership?: readonly Ownership[];
  }
}

/**
 * Not allowed, a foreign or missing record, a body that is too large or of a kind that is not
 * taken, too many tries. Invalid fields and conflicting saves are not counted as refusals.
 */
const REFUSED: ReadonlySet<ErrorKind> = new Set([
  "forbidden",
  "not-found",
  "too-large",
  "unsupported-type",
  "unprocessable",
  "too-many",
]);

function isRefusal(error: AppError): boolean {
  if (error instanceof Refusal) return !error.key.startsWith("VALIDATION.");
  return REFUSED.has(error.kind);
}

/** Records when a signed-in user is refused something; no other answer changes for it. */
export async function recordRefusal(
  authenticator: Authenticator,
  request: FastifyRequest,
  error: AppError,
): Promise<void> {
  const { viewer } = request;
  const { operationId, ownership = [] } = request.routeOptions.config;
  if (!viewer || operationId === undefined || !isRefusal(error)) return;
  const reason = error.key.replace(/^ERRORS\./, "");
  await authenticator.recordRefusal(viewer, {
    operation: operationId,
    reason,
    subject: subjectOf(request, ownership),
  });
}

/** Ids that may be written into the log, as opposed to a session's: numbers, and those of bots. */
function isShown(record: string, value: unknown): boolean {
  if (typeof value === "number") return value > 0;
  return record.startsWith("bot") && typeof value === "string" && /^[\w-]{1,100}$/.test(value);
}

/** The record that was asked for, by its kind and id. */
function subjectOf(request: FastifyRequest, ownership: readonly Ownership[]): string {
  const subjects = ownership.flatMap(({ field, in: place, record }) => {
    const value = (request[place] as Record<string, unknown> | null | undefined)?.[field];
    return isShown(record, value) ? [`${record} ${String(value)}`] : [];
  });
  return subjects.join(", ");
}
