import { isApiError, type Connection } from "@panel/api-client";
import { getMyVisit, getOpenRoute, startVisit, type OpenRoute } from "@panel/api-client/visits";
import { playRules } from "@panel/domain/play/route";
import type { MapTileSettings } from "@panel/domain/play/tryout";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { forgetAll, keptValue, visitPlace } from "../phone/kept-files.ts";
import { materialOf } from "../phone/material.ts";
import { isMarked, removeMark, removeText, storedText, storeText } from "../phone/stored-text.ts";
import { forgetPastVisits, VisitStore, type StoredVisit } from "./stored-visit.ts";
import { restoredSteps } from "./visit-steps.ts";

/** A published route, and what the player needs of its server. */
export interface RouteMaterial {
  readonly route: OpenRoute;
  readonly tiles: MapTileSettings;
  readonly botsUrl: string;
}

/** A route, and the visit that this phone has to it. */
export interface LoadedRoute {
  readonly told: RouteMaterial;
  readonly visit: StoredVisit | undefined;
}

/** Where the server is. @param token of the visit that calls */
export const visitsConnection = (base: string, token?: string): Connection => ({
  baseUrl: `${base}/visits`,
  getToken: () => token,
});

/** The cookie of the server on a page whose visit it may give back. */
const MARK = "visited";

const startKey = (code: string) => `visit-start:${code}`;

/** A name at random, of letters, digits, - and _. */
export const newName = (length: number): string => {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const random = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(random, (byte) => digits[byte % digits.length]).join("");
};

/** What the server says to all its pages. */
export async function readConfig(base: string): Promise<Omit<RouteMaterial, "route">> {
  const answer = await fetch(`${base}/config.json`);
  const { tiles, botsUrl } = (await answer.json()) as Omit<RouteMaterial, "route">;
  return { tiles, botsUrl };
}

/**
 * The route of a code. A visit under way opens from the phone, without the network; one whose storage the browser has deleted
 * comes back from the server.
 */
export async function loadRoute(base: string, code: string): Promise<LoadedRoute> {
  for (const past of forgetPastVisits(Date.now(), code)) await forgetAll(visitPlace(base, past));
  const visit = new VisitStore(code).read();
  if (visit) {
    const told = await keptValue<RouteMaterial>(visitPlace(base, code));
    if (told?.route.number === visit.version) return { told, visit };
  }
  const mine = visit || isMarked(MARK) ? await myVisit(base, code, visit) : undefined;
  if (mine) return mine;
  const [route, config] = await Promise.all([
    getOpenRoute(visitsConnection(base), { code }),
    readConfig(base),
  ]);
  return { told: { route, ...config }, visit };
}

/** The visit that the server knows by this browser; undefined where it knows none. */
async function myVisit(
  base: string,
  code: string,
  before: StoredVisit | undefined,
): Promise<LoadedRoute | undefined> {
  let mine: Awaited<ReturnType<typeof getMyVisit>>;
  try {
    mine = await getMyVisit(visitsConnection(base), { code });
  } catch (error) {
    if (isApiError(error, "notFound", "unauthenticated")) return undefined;
    throw error;
  }
  const told = { route: mine.route, ...(await readConfig(base)) };
  if (before?.token === mine.token) return { told, visit: before };
  const rules = playRules(materialOf(mine.route, told.botsUrl).route);
  const visit = { ...newVisit(mine), steps: restoredSteps(rules, mine.steps) };
  new VisitStore(mine.route.code).begin(visit);
  return { told, visit };
}

type Begun = Pick<Awaited<ReturnType<typeof startVisit>>, "visit" | "token" | "now">;

function newVisit({ visit, token, now }: Begun): StoredVisit {
  const { number, play, startedAt, endsAt, anywhere, prize, lottery } = visit;
  return {
    version: number,
    token,
    phone: newName(8),
    play,
    until: endsAt,
    startedAt: Date.parse(startedAt),
    steps: [],
    seed: Math.floor(Math.random() * 1e6),
    anywhere,
    settled: [],
    told: { prize, ...(lottery ? { lottery } : {}) },
    ahead: Date.parse(now) - Date.now(),
    seen: Date.parse(now),
  };
}

interface StartOptions {
  readonly base: string;
  readonly told: RouteMaterial;
  readonly language: WordsLanguage;
  readonly gender: "man" | "woman" | undefined;
  readonly anywhere: boolean;
}

/** Starts a visit. Where the answer is lost, the same start is asked for again, also by a page that was loaded anew. */
export async function beginVisit(options: StartOptions): Promise<LoadedRoute> {
  const { base, told, language, gender, anywhere } = options;
  const { code, number } = told.route;
  const requestId = storedText(startKey(code)) ?? newName(24).replace(/_/g, "-");
  storeText(startKey(code), requestId);
  const begun = await startVisit(visitsConnection(base), {
    code,
    language,
    requestId,
    number,
    ...(gender ? { gender } : {}),
    ...(anywhere ? { anywhere } : {}),
  });
  removeText(startKey(code));
  const visit = { ...newVisit(begun), language };
  new VisitStore(code).begin(visit);
  return { told: begun.route ? { ...told, route: begun.route } : told, visit };
}

/** Leaves nothing of the visit to a route on the phone. */
export async function forgetVisit(base: string, code: string): Promise<void> {
  new VisitStore(code).forget();
  removeMark(MARK, `${base}/play/${code}`);
  await forgetAll(visitPlace(base, code));
}
