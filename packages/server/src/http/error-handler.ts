import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseDown } from "../db/connection.ts";
import { isStorageDown } from "../storage/storage.ts";
import { panelEnvelope, type Envelope } from "./envelope.ts";
import {
  AppError,
  badRequest,
  notFound,
  senderGone,
  tooLarge,
  unavailable,
  unsupportedMediaType,
} from "../app-error.ts";
import { errorHeaders, statusOf } from "./error-status.ts";
import type { Authenticator } from "./guards.ts";
import { isForPeople } from "./addresses.ts";
import { sendRefusalPage } from "./refusal-page.ts";
import { recordRefusal } from "./record-refusal.ts";

/**
 * Turns whatever was thrown into an envelope; no internal detail ever leaves. What
 * users are refused is recorded, wherever that was decided.
 * @param authenticator knows the users; without one there are none
 */
export function registerErrorHandler(
  app: FastifyInstance,
  { envelope, authenticator }: { envelope: Envelope; authenticator?: Authenticator },
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const answer = asAppError(error, request);
    if (answer.kind === "sender-gone") request.log.info("the sender has gone away");
    else if (authenticator) {
      await recordRefusal(authenticator, request, answer).catch((failure: unknown) =>
        request.log.error({ err: failure }, "a refusal could not be recorded"),
      );
    }
    return sendError(reply, answer, envelope);
  });
}

/** Answers with the error: in the envelope, or on a page for somebody who opened the address in a browser. */
export function sendError(
  reply: FastifyReply,
  error: AppError,
  envelope: Envelope = panelEnvelope,
): FastifyReply {
  if (isForPeople(reply.request)) return sendRefusalPage(reply, error);
  return (
    reply
      .code(statusOf(error))
      .headers(errorHeaders(error))
      .type("application/json; charset=utf-8")
      // The endpoint's own serializer knows only the answers of its operation.
      .serializer(JSON.stringify)
      .send(envelope.failed(error))
  );
}

/** What is said of a connection that the other side has ended. */
const ENDED: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE"]);

function asAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const known = error as Partial<FastifyError>;
  if (known.validation) {
    return badRequest("Some fields do not match the contract", {
      fields: fieldsOf(known.validation),
    });
  }
  // Before the same codes are taken for those of a database.
  if (request.raw.destroyed && !request.raw.complete && ENDED.has(known.code ?? "")) {
    return senderGone();
  }
  if (isDatabaseDown(error)) {
    request.log.error({ err: error }, "database unavailable");
    return unavailable();
  }
  if (isStorageDown(error)) {
    request.log.error({ err: error }, "storage unavailable");
    return unavailable();
  }
  // A value that passed the contract and that the database cannot hold: PostgreSQL's class 22.
  if (/^22\w{3}$/.test(known.code ?? "")) return badRequest("A value cannot be stored");
  const status = known.statusCode ?? 500;
  if (status === 413) return tooLarge();
  if (status === 415) return unsupportedMediaType();
  if (status === 404) return notFound();
  if (status >= 400 && status < 500) return badRequest("The request cannot be understood");
  request.log.error({ err: error }, "unexpected error");
  return new AppError("unexpected", "ERRORS.unknown", "An unexpected error");
}

function fieldsOf(problems: NonNullable<FastifyError["validation"]>): string[] {
  const names = problems.map((problem) => {
    const missing = problem.params["missingProperty"];
    const path = problem.instancePath.split("/").filter(Boolean);
    return [...path, ...(typeof missing === "string" ? [missing] : [])].join(".");
  });
  return [...new Set(names.filter((name) => name !== ""))];
}
