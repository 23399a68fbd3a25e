import fastifyStatic from "@fastify/static";
import { isInterfaceLanguage, type InterfaceLanguage } from "@panel/domain/languages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { notFound } from "../../app-error.ts";
import { botsEnvelope } from "../../http/envelope.ts";
import { sendError } from "../../http/error-handler.ts";
import { callerLanguage } from "../../http/language.ts";
import { BOTS_PREFIX } from "../../http/addresses.ts";
import { originOf } from "../../settings/variables.ts";
import type { Bots, ChatPage } from "../service.ts";
import {
  framingOrigin,
  isNameless,
  mayFrame,
  refusedPage,
  refusedPolicy,
  shellPage,
  shellPolicy,
} from "./refused-page.ts";

export interface ChatPageParts {
  bots: Pick<Bots, "chatPage">;
  /** Folder of the built page. */
  widgetDir: string;
  panelOrigins: readonly string[];
}

interface ChatRoute {
  Params: { path: string };
  /** What the chat's page reads of its address. */
  Querystring: { lang?: string; theme?: string };
}

/**
 * The chat, for frames in the panel and in other web pages: its page, the files of it, and the script
 * that web pages include. An unknown bot and an inactive one have the same page, which says so.
 *
 * A browser shows a refusal of its own where the chat's policy forbids the frame. A page that says who it is
 * gets a sentence instead, and so does one that does not, by a page around the chat; the chat itself never goes out without
 * its policy.
 */
export async function registerChatPage(app: FastifyInstance, parts: ChatPageParts): Promise<void> {
  const { bots, widgetDir, panelOrigins } = parts;
  const file = join(widgetDir, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  app.get<ChatRoute>(
    `${BOTS_PREFIX}/chat/:path`,
    { config: { mayBeFramed: true } },
    async (request, reply) => {
      if (page === undefined) return sendError(reply, notFound(), botsEnvelope);
      const { theme } = request.query;
      const found = await bots.chatPage(request.params.path);
      const origin = found ? framingOrigin(request.headers) : undefined;
      const allowed = [...panelOrigins, ...(found?.allowedOrigins ?? [])];
      const looks = { language: languageOf(request), theme };
      reply
        .headers({
          "cache-control": "no-cache",
          vary: "sec-fetch-dest, sec-fetch-site, referer, accept-language",
          // The address may hold the token of a test chat.
          "referrer-policy": "no-referrer",
        })
        .type("text/html; charset=utf-8");
      const send = (status: number, policy: string, text: string) =>
        reply.code(status).header("content-security-policy", policy).send(text);
      if (origin !== undefined && !mayFrame(allowed, origin))
        return send(403, refusedPolicy, refusedPage({ ...looks, origin }));
      if (found && isNameless(request.headers)) return send(200, shellPolicy, shellPage(looks));
      return send(found ? 200 : 404, pagePolicy(found, panelOrigins), page);
    },
  );
  if (page === undefined) return;
  await app.register(fastifyStatic, {
    root: widgetDir,
    prefix: `${BOTS_PREFIX}/`,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    wildcard: false,
    globIgnore: ["index.html*"],
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(widgetDir, "assets"));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=600",
      );
      reply.header("cross-origin-resource-policy", "cross-origin");
    },
  });
}

/** The language that the address asks for, else the visitor's. */
function languageOf(request: FastifyRequest<ChatRoute>): InterfaceLanguage {
  const { lang } = request.query;
  return isInterfaceLanguage(lang) ? lang : callerLanguage(request);
}

/** Who may show the chat in a frame, and where its picture comes from. */
function pagePolicy(found: ChatPage | undefined, panelOrigins: readonly string[]): string {
  const avatar = originOf(found?.avatarUrl ?? "");
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    // Places of overlays come as style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...panelOrigins, ...(avatar ? [avatar] : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": found ? ["'self'", ...panelOrigins, ...found.allowedOrigins] : ["*"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
