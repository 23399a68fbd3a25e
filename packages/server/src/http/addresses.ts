import { LOTTERY_PATH } from "@panel/domain/lottery/address";
import { PLAY_PATH } from "@panel/domain/visits/address";
import type { FastifyRequest } from "fastify";
import { pathOf } from "./logging.ts";

export const API_PREFIX = "/api";
/** Of the bot platform and its chats. */
export const BOTS_PREFIX = "/bots";
/** Of what visitors' apps report. */
export const PLAYS_PREFIX = "/plays";
/** Of trying a route before visitors walk it. */
export const TRYOUTS_PREFIX = "/tryouts";
/** Of the page that a link of it opens. */
export const TRY_PAGE_PREFIX = "/try";
/** The page that a link of a model opens; its files are those of the other. */
export const MODEL_PAGE_PATH = `${TRY_PAGE_PREFIX}/model`;

/** Of published routes and the visits to them. */
export const VISITS_PREFIX = "/visits";

/** Of events of published routes. */
export const EVENTS_PREFIX = "/events";

/** Of contracts, whose answers are for programs. */
const CALL_PREFIXES = [
  API_PREFIX,
  BOTS_PREFIX,
  PLAYS_PREFIX,
  TRYOUTS_PREFIX,
  VISITS_PREFIX,
  EVENTS_PREFIX,
];

/** What begins with one of these is no address of the panel. */
export const OWN_PREFIXES = [...CALL_PREFIXES, TRY_PAGE_PREFIX, LOTTERY_PATH, PLAY_PATH];

/** Whether a path is one of the prefixes, or lies below one. */
export const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Whether a browser opens the address as a page, as opposed to a call or to a file of a page. */
export function opensPage({ method, headers }: FastifyRequest): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && (headers.accept?.includes("text/html") ?? false);
}

/** Whether somebody who opened the address in a browser is to read the answer: of chats, files and public pages. */
export function isForPeople(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  const isOfProgram = isBelow(path, [
    ...CALL_PREFIXES,
    "/assets",
    `${TRY_PAGE_PREFIX}/assets`,
    `${PLAY_PATH}/assets`,
  ]);
  return opensPage(request) && (!isOfProgram || isBelow(path, [`${BOTS_PREFIX}/chat`]));
}
