import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { notFound } from "../app-error.ts";
import { sendError } from "../http/error-handler.ts";
import { MODEL_PAGE_PATH, TRY_PAGE_PREFIX } from "../http/addresses.ts";
import { registerPlayerFiles } from "../http/player-files.ts";
import {
  AR_PERMISSIONS,
  contentSecurityPolicy,
  permissionsPolicy,
} from "../http/security-headers.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * The pages of links, whose token is behind the `#` of their address and so comes to no server: one plays a route, also in a
 * frame of the panel, the other shows a model. Whether the link counts is said by the calls that the page makes.
 */
export async function registerTryPage(app: FastifyInstance, settings: Settings): Promise<void> {
  const { playerDir } = settings;
  const file = join(playerDir, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const headers = {
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "permissions-policy": permissionsPolicy(
      ...AR_PERMISSIONS,
      "geolocation=(self)",
      "screen-wake-lock=(self)",
    ),
  };
  const ofModel = {
    ...headers,
    "content-security-policy": contentSecurityPolicy(settings),
    "permissions-policy": permissionsPolicy(...AR_PERMISSIONS),
  };
  const ofRoute = {
    ...headers,
    "content-security-policy": contentSecurityPolicy(settings, { ancestors: "'self'" }),
  };
  const open =
    (own: typeof ofRoute) =>
    async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      page === undefined
        ? sendError(reply, notFound())
        : reply.headers(own).type("text/html; charset=utf-8").send(page);
  const config = { mayBeFramed: true };
  app.get(TRY_PAGE_PREFIX, (_request, reply) => reply.redirect(`${TRY_PAGE_PREFIX}/`));
  app.get(`${TRY_PAGE_PREFIX}/`, { config }, open(ofRoute));
  app.get(`${TRY_PAGE_PREFIX}/author`, { config }, open(ofRoute));
  app.get(MODEL_PAGE_PATH, open(ofModel));
  if (page === undefined) return;
  await registerPlayerFiles(app, playerDir, TRY_PAGE_PREFIX);
}
