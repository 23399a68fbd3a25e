import fastifyStatic from "@fastify/static";
import { teamPagePath } from "@panel/domain/events/page-address";
import { readTeamAddress } from "@panel/domain/events/team-address";
import { isMapFile } from "@panel/domain/map-file";
import type { MapTileSettings } from "@panel/domain/play/tryout";
import { PLAY_PATH } from "@panel/domain/visits/address";
import { PUBLIC_PATHS } from "@panel/domain/public-pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { join } from "node:path";
import { demoAccounts } from "../settings/demo-accounts.ts";
import { DEMO_SKETCH } from "../settings/demo-sketch.ts";
import type { Settings } from "../settings/settings.ts";
import { sendError } from "./error-handler.ts";
import { AppError, notFound } from "../app-error.ts";
import {
  API_PREFIX,
  BOTS_PREFIX,
  isBelow,
  opensPage,
  OWN_PREFIXES,
  TRY_PAGE_PREFIX,
} from "./addresses.ts";
import { pathOf } from "./logging.ts";
import { registerMapFile } from "./map-file.ts";
import { readPages, sendPage } from "./panel-pages.ts";

/** What the panel reads when it starts, so that one build serves every installation. */
export interface RuntimeConfig {
  apiUrl: string;
  /** Address of the bot platform: here, or elsewhere. */
  botsUrl: string;
  tiles: MapTileSettings;
  phoneRegion: string;
  geocoderUrl: string;
  /** The languages in which stories are spoken by a machine; left out where there is no voice. */
  speech?: readonly string[];
  /** Whether alternative texts of images are drafted. */
  altDrafts?: true;
  legalUrl: string;
  privacyUrl: string;
  /** Providers of identities with which people may sign in. */
  providers: { id: string; name: string }[];
  demo: boolean;
  /** Only in demo mode; else empty. */
  demoAccounts: { role: string; email: string; password: string }[];
}

function runtimeConfig(settings: Settings): RuntimeConfig {
  return {
    apiUrl: API_PREFIX,
    botsUrl: settings.bots.url ?? BOTS_PREFIX,
    tiles: {
      url: settings.tileUrl,
      ...(settings.tileUrlDark ? { darkUrl: settings.tileUrlDark } : {}),
      attribution: settings.tileAttribution,
      // A file of one's own that cannot be read is told instead.
      ...(settings.demo && !isMapFile(settings.tileUrl) ? { sketch: DEMO_SKETCH } : {}),
    },
    phoneRegion: settings.phoneRegion,
    geocoderUrl: settings.geocoderUrl,
    ...(settings.speech ? { speech: Object.keys(settings.speech.voices) } : {}),
    ...(settings.bots.model?.seesPictures ? { altDrafts: true } : {}),
    legalUrl: settings.legalUrl,
    privacyUrl: settings.privacyUrl,
    providers: settings.providers.map(({ id, name }) => ({ id, name })),
    demo: settings.demo,
    demoAccounts: settings.demo ? demoAccounts() : [],
  };
}

/**
 * The built panel: files with a hash in their name are cached for ever; a page is sent for every address that the
 * server itself does not know.
 */
export async function registerPanel(app: FastifyInstance, settings: Settings): Promise<void> {
  app.get("/config.json", async (_request, reply) => {
    reply.header("cache-control", "no-cache");
    return runtimeConfig(settings);
  });
  if (settings.mapFile !== undefined) registerMapFile(app, settings.mapFile);
  const pages = readPages(settings);
  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    pages
      ? sendPage(request, reply, settings, pages)
      : sendError(reply, new AppError("not-found", "ERRORS.notFound", "The panel is not built"));
  app.get("/", open);
  app.get("/index.html", open);
  if (pages) {
    await app.register(fastifyStatic, {
      root: settings.panelDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // An endpoint for each file: whatever else is opened is the page's, however strange it is written.
      wildcard: false,
      globIgnore: ["index.html*", "pages/**"],
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(settings.panelDir, "assets"));
        reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    // A link that was mistyped: browsers keep the token, which is behind the `#`.
    if (opensPage(request) && MISTYPED_TRY.test(pathOf(request.url)))
      return reply.redirect(`${TRY_PAGE_PREFIX}/`);
    const play = inLowerCase(pathOf(request.url)) ?? teamPageOf(pathOf(request.url));
    if (play !== undefined && opensPage(request)) return reply.redirect(play);
    if (isNavigation(request) || takesPage(request)) return open(request, reply);
    return sendError(reply, notFound());
  });
}

/** Printed codes have their address in upper case: a code needs fewer modules then. */
function inLowerCase(path: string): string | undefined {
  const written = path.slice(0, PLAY_PATH.length);
  const isOther = written !== PLAY_PATH && written.toLowerCase() === PLAY_PATH;
  return isOther ? `${PLAY_PATH}${path.slice(PLAY_PATH.length)}` : undefined;
}

/** The address on a team's card, in either case, leads to the page where the team plays. */
function teamPageOf(path: string): string | undefined {
  const code = /^\/event\//i.test(path) ? readTeamAddress(path) : undefined;
  return code === undefined ? undefined : teamPagePath(code);
}

/** What is not the page of a trial link, nor a file of it. */
const MISTYPED_TRY = new RegExp(`^${TRY_PAGE_PREFIX}(?!/assets/)(/|$)`, "i");

/** A browser that opens an address, as opposed to a call or to a file that is gone. */
export function isNavigation(request: FastifyRequest): boolean {
  return isOfPanel(request) && opensPage(request);
}

/** The addresses that people and monitors know; the panel's own router knows more. */
const SCREENS = new RegExp(`^(${PUBLIC_PATHS.join("|")}|/panel(/[^.]*)?)$`);

/** A program that opens a screen and takes any answer. */
function takesPage(request: FastifyRequest): boolean {
  const { accept = "*/*" } = request.headers;
  return isOfPanel(request) && accept.includes("*/*") && SCREENS.test(pathOf(request.url));
}

function isOfPanel(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  const isPage = request.method === "GET" || request.method === "HEAD";
  return isPage && !isBelow(path, OWN_PREFIXES) && !path.startsWith("/assets/");
}
