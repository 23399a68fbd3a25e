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

/** The record that was asked for, by its kind and number. Ids of sessions are left out. */
function subjectOf(request: FastifyRequest, ownership: readonly Ownership[]): string {
  const asked = ownership.flatMap(({ field, in: place, record }) => {
    const value = (request[place] as Record<string, unknown> | null | undefined)?.[field];
    return typeof value === "number" && value > 0 ? [`${record} ${value}`] : [];
  });
  return asked.join(", ");
}
