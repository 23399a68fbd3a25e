import fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import type { Connection } from "../db/connection.ts";
import type { Settings } from "../settings/settings.ts";
import { answerClientError } from "./client-errors.ts";
import {
  CONNECTION_LIMITS,
  connectionOptions,
  registerConnectionLimits,
  type ConnectionLimits,
} from "./connections.ts";
import { registerContract, type ServedContract } from "./contract-endpoints.ts";
import { botsEnvelope, panelEnvelope } from "./envelope.ts";
import { registerErrorHandler, sendError } from "./error-handler.ts";
import { badRequest, notFound } from "../app-error.ts";
import { ignoreBodies, registerBodies } from "./bodies.ts";
import { createBodyBudget, type BodyLimits } from "./body-budget.ts";
import { foreignHost, isLocalHost, refuseForeignHosts } from "./demo-host.ts";
import { watchConnections } from "./drain.ts";
import { registerApiDocs } from "./api-docs.ts";
import { registerHealth, type Drain } from "./health.ts";
import { loggerOptions, type LogStream } from "./logging.ts";
import { isNavigation, registerPanel } from "./panel-files.ts";
import { registerFiles } from "./stored-files.ts";
import type { Storage } from "../storage/storage.ts";
import { securityHeaders } from "./security-headers.ts";
import { registerTransfer } from "./transfer.ts";
import { registerUnreadBodies } from "./unread-bodies.ts";
import type { Incoming } from "./uploads.ts";
import { strictValidation } from "./validation.ts";
import { Readable } from "node:stream";

/**
 * Ends what is read for an answer with the request: also where nobody waits for it any more when the answer begins, and for
 * a `HEAD`, which the framework would read to its end.
 */
function registerStreams(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    if (request.method === "HEAD" || reply.raw.destroyed) {
      payload.destroy();
      return done(null, Readable.from([]));
    }
    reply.raw.once("close", () => payload.destroy());
    done(null, payload);
  });
}

export interface AppParts {
  settings: Settings;
  connection: Connection;
  contracts: readonly ServedContract[];
  drain: Drain;
  storage: Storage;
  incoming: Incoming;
  logStream?: LogStream;
  connectionLimits?: ConnectionLimits | undefined;
  bodyLimits?: BodyLimits | undefined;
  /** Adds endpoints that are not part of the contract. */
  registerMore?: (app: FastifyInstance) => Promise<void>;
}

/** The HTTP server: contracts, health and, unless it is the bot platform alone, the panel. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, connectionLimits = CONNECTION_LIMITS } = parts;
  const setSecurityHeaders = securityHeaders(settings);
  const app = fastify({
    logger: loggerOptions(settings.logLevel, parts.logStream),
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    // While draining, requests on open connections are still answered.
    return503OnClosing: false,
    ...connectionOptions(connectionLimits),
    clientErrorHandler: answerClientError,
    // An address that cannot be decoded reaches neither hooks nor the error handler. No screen has
    // one, and whoever opens an unknown address comes to the sign-in.
    frameworkErrors(_error, request, reply) {
      setSecurityHeaders(request, reply);
      if (settings.demo && !isLocalHost(request.raw)) void sendError(reply, foreignHost());
      else if (isNavigation(request)) void reply.redirect("/login");
      else void sendError(reply, badRequest("The address cannot be understood"));
    },
    routerOptions: { ignoreTrailingSlash: false },
  });
  watchConnections(app);
  registerConnectionLimits(app, connectionLimits, settings);
  app.decorateRequest("viewer", null);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (parts.drain.draining) reply.header("connection", "close");
    done();
  });
  if (settings.demo) refuseForeignHosts(app);
  registerUnreadBodies(app);
  ignoreBodies(app);
  const budget = createBodyBudget(parts.bodyLimits);
  app.addHook("onSend", (request, reply, _payload, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
  registerStreams(app);
  registerErrorHandler(app, { envelope: panelEnvelope });
  registerHealth(app, { ...parts, dataDir: settings.dataDir });
  await parts.registerMore?.(app);
  if (settings.bots.only) {
    app.setNotFoundHandler((_request, reply) => sendError(reply, notFound(), botsEnvelope));
  } else {
    registerFiles(app, parts.storage);
    await registerPanel(app, settings);
  }
  if (settings.apiDocs) await registerApiDocs(app, parts.contracts);
  for (const contract of parts.contracts) {
    await app.register(async (api) => {
      api.addHook("onSend", (_request, reply, _payload, done) => {
        if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
        done();
      });
      await registerTransfer(api);
      strictValidation(api);
      await registerBodies(api, {
        incoming: parts.incoming,
        budget,
        takesAnyKey: contract.takesAnyValue,
      });
      await registerContract(api, contract);
    });
  }
  return app;
}
