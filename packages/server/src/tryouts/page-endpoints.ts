import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { notFound } from "../app-error.ts";
import { sendError } from "../http/error-handler.ts";
import { TRY_PAGE_PREFIX } from "../http/addresses.ts";
import { registerPlayerFiles } from "../http/player-files.ts";
import { contentSecurityPolicy, permissionsPolicy } from "../http/security-headers.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * The page that plays a route: for a trial link, whose token is behind the `#` of its address and so comes to no server, and
 * for a frame of the panel. Whether the link counts is said by the calls that the page makes.
 */
export async function registerTryPage(app: FastifyInstance, settings: Settings): Promise<void> {
  const { playerDir } = settings;
  const file = join(playerDir, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const headers = {
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": contentSecurityPolicy(settings, { ancestors: "'self'" }),
    "permissions-policy": permissionsPolicy("geolocation=(self)", "screen-wake-lock=(self)"),
  };
  const open = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    page === undefined
      ? sendError(reply, notFound())
      : reply.headers(headers).type("text/html; charset=utf-8").send(page);
  const config = { mayBeFramed: true };
  app.get(TRY_PAGE_PREFIX, (_request, reply) => reply.redirect(`${TRY_PAGE_PREFIX}/`));
  app.get(`${TRY_PAGE_PREFIX}/`, { config }, open);
  app.get(`${TRY_PAGE_PREFIX}/author`, { config }, open);
  if (page === undefined) return;
  await registerPlayerFiles(app, playerDir, TRY_PAGE_PREFIX);
}
