import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoAccounts } from "../settings/demo-accounts.ts";
import type { Settings } from "../settings/settings.ts";
import { sendError } from "./error-handler.ts";
import { AppError, notFound } from "../app-error.ts";
import { pathOf } from "./logging.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export const API_PREFIX = "/api";

/** What the panel reads when it starts, so that one build serves every installation. */
export interface RuntimeConfig {
  apiUrl: string;
  /** Null while no bot platform is set up. */
  botsUrl: string | null;
  tiles: { url: string; attribution: string };
  geocoderUrl: string;
  legalUrl: string;
  privacyUrl: string;
  demo: boolean;
  /** Only in demo mode; else empty. */
  demoAccounts: { role: string; email: string; password: string }[];
}

function runtimeConfig(settings: Settings): RuntimeConfig {
  return {
    apiUrl: API_PREFIX,
    botsUrl: settings.botsUrl ?? null,
    tiles: { url: settings.tileUrl, attribution: settings.tileAttribution },
    geocoderUrl: settings.geocoderUrl,
    legalUrl: settings.legalUrl,
    privacyUrl: settings.privacyUrl,
    demo: settings.demo,
    demoAccounts: settings.demo ? demoAccounts() : [],
  };
}

/**
 * The built panel: files with a hash in their name are cached for ever; the page is never cached,
 * gets a new style nonce each time and is sent for every address that the server itself does not
 * know.
 */
export async function registerPanel(app: FastifyInstance, settings: Settings): Promise<void> {
  app.get("/config.json", async (_request, reply) => {
    reply.header("cache-control", "no-cache");
    return runtimeConfig(settings);
  });
  const page = readPage(settings.panelDir);
  const sendPage = (reply: FastifyReply): FastifyReply => {
    if (page === undefined) {
      return sendError(
        reply,
        new AppError("not-found", "ERRORS.notFound", "The panel is not built"),
      );
    }
    const nonce = randomBytes(16).toString("base64");
    return reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", contentSecurityPolicy(settings, nonce))
      .type("text/html; charset=utf-8")
      .send(page.replace("<head>", `<head><meta property="csp-nonce" nonce="${nonce}">`));
  };
  app.get("/", (_request, reply) => sendPage(reply));
  app.get("/index.html", (_request, reply) => sendPage(reply));
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: settings.panelDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // A route for each file: whatever else is opened is the page's, however strange it is written.
      wildcard: false,
      globIgnore: ["index.html*"],
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(settings.panelDir, "assets"));
        reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(reply) : sendError(reply, notFound()),
  );
}

function readPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "index.html"), "utf8");
  } catch {
    return undefined;
  }
}

/** A browser that opens an address, as opposed to a call or to a file that is gone. */
export function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  const isPage = request.method === "GET" || request.method === "HEAD";
  const wantsPage = request.headers.accept?.includes("text/html") ?? false;
  const isCall = path === API_PREFIX || path.startsWith(`${API_PREFIX}/`);
  return isPage && wantsPage && !isCall && !path.startsWith("/assets/");
}
