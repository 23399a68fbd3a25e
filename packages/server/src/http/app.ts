import fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import type { ContractDocument } from "@panel/api-client/contract";
import type { Db } from "../db/connection.ts";
import type { Settings } from "../settings/settings.ts";
import { answerClientError } from "./client-errors.ts";
import { registerContract } from "./contract-routes.ts";
import type { Operations } from "./operation.ts";
import { registerErrorHandler, sendError } from "./error-handler.ts";
import { badRequest } from "../app-error.ts";
import { JSON_BYTES, registerForms } from "./forms.ts";
import type { Authenticator } from "./guards.ts";
import { registerHealth, type Drain } from "./health.ts";
import { loggerOptions, type LogStream } from "./logging.ts";
import { isNavigation, registerPanel } from "./panel-files.ts";
import { registerFiles } from "./stored-files.ts";
import type { Storage } from "../storage/storage.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import { registerUnreadBodies } from "./unread-bodies.ts";
import type { Incoming } from "./uploads.ts";
import { strictValidation } from "./validation.ts";

export interface AppParts {
  settings: Settings;
  db: Db;
  contract: ContractDocument;
  operations: Operations;
  authenticator: Authenticator;
  drain: Drain;
  storage: Storage;
  incoming: Incoming;
  logStream?: LogStream;
  /** Adds routes that are not part of the contract. */
  registerMore?: (app: FastifyInstance) => void;
}

/** The HTTP server: contract, panel and health, not listening yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings } = parts;
  const app = fastify({
    logger: loggerOptions(settings.logLevel, parts.logStream),
    trustProxy: settings.trustProxy,
    bodyLimit: JSON_BYTES,
    genReqId: () => randomUUID(),
    // While draining, requests on open connections are still answered.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    // An address that cannot be decoded reaches neither hooks nor the error handler. No screen has
    // one, and whoever opens an unknown address comes to the sign-in.
    frameworkErrors: (_error, request, reply) =>
      void (isNavigation(request)
        ? reply.redirect("/login")
        : sendError(reply, badRequest("The address cannot be understood"))),
    routerOptions: { ignoreTrailingSlash: false },
  });
  app.decorateRequest("viewer", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (parts.drain.draining) reply.header("connection", "close");
  });
  registerUnreadBodies(app);
  registerSecurityHeaders(app, settings);
  registerErrorHandler(app, parts.authenticator);
  registerHealth(app, parts.db, parts.drain);
  registerFiles(app, parts.storage);
  parts.registerMore?.(app);
  await registerPanel(app, settings);
  await app.register(async (api) => {
    api.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    strictValidation(api);
    await registerForms(api, parts.incoming);
    await registerContract(api, parts.contract, parts.operations, parts.authenticator);
  });
  return app;
}
