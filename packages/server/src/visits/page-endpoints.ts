import { isInterfaceLanguage, type InterfaceLanguage } from "@panel/domain/languages";
import { mailWords } from "@panel/i18n/mail";
import { PLAY_PATH, playPath, PRINTED_PLAY_PATH, typedCode } from "@panel/domain/visits/address";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFound } from "../app-error.ts";
import { VISITS_PREFIX } from "../http/addresses.ts";
import { sendError } from "../http/error-handler.ts";
import { isVisited } from "../http/kept-cookies.ts";
import { callerLanguage } from "../http/language.ts";
import { registerPlayerFiles } from "../http/player-files.ts";
import { FILE_METHODS, sendStored } from "../http/stored-files.ts";
import {
  AR_PERMISSIONS,
  contentSecurityPolicy,
  permissionsPolicy,
} from "../http/security-headers.ts";
import type { Settings } from "../settings/settings.ts";
import { fileAddress } from "../storage/file-address.ts";
import type { Storage } from "../storage/storage.ts";
import {
  codePageHead,
  firstOf,
  headScript,
  routeHead,
  routeManifest,
  shown,
  withHead,
  type FileAhead,
} from "./page-head.ts";
import type { PublishedPage, RoutePages } from "./pages.ts";
import type { VisitRates } from "./rates.ts";
import type { PictureIcons } from "../library/picture-icons.ts";

interface PageParts {
  settings: Settings;
  pages: RoutePages;
  icons: PictureIcons;
  storage: Storage;
  rates: Pick<VisitRates, "mayAsk" | "unknownCode">;
  /** Where people reach the server. */
  publicUrl: () => string;
}

type OfRoute = { Params: { code: string; text?: string }; Querystring: { lang?: unknown } };

/** The public pages of published routes: the one that asks for a code, and one for each route. */
export async function registerPlayPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { settings, pages, icons, storage, rates, publicUrl } = parts;
  const { playerDir } = settings;
  const file = join(playerDir, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const firstFile = join(playerDir, "route.html");
  const template = existsSync(firstFile) ? readFileSync(firstFile, "utf8") : undefined;
  const headers = {
    "cache-control": "no-cache",
    "content-security-policy": contentSecurityPolicy(settings, { scripts: [headScript] }),
    "permissions-policy": permissionsPolicy(
      ...AR_PERMISSIONS,
      "geolocation=(self)",
      "screen-wake-lock=(self)",
    ),
  };
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.headers(headers).type("text/html; charset=utf-8").send(html);

  /** Codes that lead nowhere are counted by who asks for them, here as in the calls. */
  async function find({ params, ip }: FastifyRequest<OfRoute>): Promise<PublishedPage | undefined> {
    await rates.mayAsk(ip);
    const found = await pages.find(params.code);
    if (!found) await rates.unknownCode(ip);
    return found;
  }

  async function openRoute(request: FastifyRequest<OfRoute>, reply: FastifyReply) {
    if (page === undefined) return sendError(reply, notFound());
    const { code, text } = request.params;
    const found = await find(request);
    // The page itself says that a code leads nowhere, and lets another one be typed.
    if (!found) return send(reply.code(404), page);
    const { search } = new URL(request.url, "http://player.invalid");
    // A visit that began before the code was changed is kept, and goes on, where it began.
    const own = isVisited(request) ? typedCode(code) : found.code;
    if (text !== undefined) {
      return reply.redirect(`${playPath(own)}#c=${encodeURIComponent(text)}`);
    }
    if (code !== own) return reply.redirect(playPath(own) + search);
    const language = languageOf(request);
    reply.header("vary", "accept-language");
    const ahead = filesAhead(found, request);
    const head = routeHead({ ...headOf(found, language), ahead, origin: publicUrl() });
    const title = shown(found.summary.name, language, found.summary);
    const cover = found.shownCoverKey;
    const first =
      template === undefined || cover === undefined || isVisited(request)
        ? undefined
        : firstOf(template, { title, cover: fileAddress(cover) });
    return send(reply, withHead(page, { title, language, head, first }));
  }

  app.get(PLAY_PATH, (_request, reply) => reply.redirect(`${PLAY_PATH}/`));
  app.get(`${PLAY_PATH}/`, async (request, reply) => {
    if (page === undefined) return sendError(reply, notFound());
    const language = callerLanguage(request);
    const words = mailWords(language);
    const title = words("PLAY_PAGE.title");
    const description = words("PLAY_PAGE.description");
    reply.header("vary", "accept-language");
    const head = codePageHead({ origin: publicUrl(), title, description });
    return send(reply, withHead(page, { title, language, head }));
  });
  app.get<OfRoute>(`${PLAY_PATH}/:code`, openRoute);
  app.get<OfRoute>(`${PLAY_PATH}/:code/`, async (request, reply) =>
    reply.redirect(playPath(encodeURIComponent(request.params.code))),
  );
  for (const mark of ["c", "C"]) app.get<OfRoute>(`${PLAY_PATH}/:code/${mark}/:text`, openRoute);
  app.get<OfRoute>(`${PLAY_PATH}/:code/manifest.webmanifest`, async (request, reply) => {
    const found = await find(request);
    if (!found) return sendError(reply, notFound());
    return reply
      .headers({ "cache-control": "no-cache", vary: "accept-language" })
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(routeManifest(headOf(found, languageOf(request)))));
  });
  app.route<OfRoute>({
    method: [...FILE_METHODS],
    url: `${PLAY_PATH}/:code/icon.png`,
    async handler(request, reply) {
      const found = await find(request);
      const key = found && (await icons.keyOf(found.summary.cover));
      const sent =
        key !== undefined &&
        (await sendStored(request, reply, storage, key, {
          name: "icon.png",
          cacheControl: "public, max-age=86400",
        }));
      return sent ? reply : sendError(reply, notFound());
    },
  });
  app.get("/sitemap.xml", async (_request, reply) => {
    const urls = (await pages.listed()).map(
      ({ path, publishedAt }) =>
        `<url><loc>${publicUrl()}${path}</loc><lastmod>${publishedAt}</lastmod></url>`,
    );
    return reply
      .header("cache-control", "no-cache")
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`,
      );
  });
  if (page === undefined) return;
  // For addresses as they are printed; a worker that is redirected is refused by browsers.
  app.get(`${PRINTED_PLAY_PATH}/worker.js`, async (_request, reply) => {
    const worker = await readFile(join(playerDir, "worker.js")).catch(() => undefined);
    // It comes last in a build, beside which a server may start.
    if (!worker) return sendError(reply, notFound());
    return reply
      .header("cache-control", "no-cache")
      .type("text/javascript; charset=utf-8")
      .send(worker);
  });
  await registerPlayerFiles(app, playerDir, PLAY_PATH);
}

/** What the page of a route shows first, beside its code. A browser with a visit has it, and goes on without asking. */
function filesAhead({ code, shownCoverKey }: PublishedPage, request: FastifyRequest): FileAhead[] {
  if (isVisited(request)) return [];
  return [
    ...(shownCoverKey === undefined
      ? []
      : [{ path: fileAddress(shownCoverKey), as: "image" as const }]),
    { path: `${VISITS_PREFIX}/route?code=${code}`, as: "answerWithCookies" },
    { path: "/config.json", as: "answer" },
  ];
}

const headOf = (found: PublishedPage, language: InterfaceLanguage) => ({
  code: found.code,
  summary: found.summary,
  cover: found.coverKey === undefined ? "" : fileAddress(found.coverKey),
  isListed: found.isListed,
  language,
});

function languageOf(request: FastifyRequest<OfRoute>): InterfaceLanguage {
  const { lang } = request.query;
  return typeof lang === "string" && isInterfaceLanguage(lang) ? lang : callerLanguage(request);
}
