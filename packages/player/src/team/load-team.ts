import type { Connection } from "@panel/api-client";
import { getTeamRoute, joinTeam as callJoinTeam, type TeamState } from "@panel/api-client/events";
import type { WordsLanguage } from "@panel/i18n/page-words";
import {
  forgetAll,
  keepValue,
  keptValue,
  visitPlace,
  type KeptPlace,
} from "../phone/kept-files.ts";
import { newName, readConfig, type RouteMaterial } from "../visit/load-visit.ts";
import { removeText, storedText, storeText } from "../phone/stored-text.ts";
import { endTeamOfRoute } from "./route-team.ts";
import { forgetPastTeams, type StoredTeam, type TeamStore } from "./stored-team.ts";

/** Where the server is. @param token of the phone that calls */
export const eventsConnection = (base: string, token?: string): Connection => ({
  baseUrl: `${base}/events`,
  getToken: () => token,
});

/** Where what a team plays is kept: the page is the one that asks for a code. */
export function teamPlace(base: string, code: string): KeptPlace {
  const place = visitPlace(base, `team-${code}`);
  return { ...place, pages: [place.folder] };
}

interface JoinOptions {
  readonly base: string;
  readonly store: TeamStore;
  readonly code: string;
  readonly language: WordsLanguage;
  /** Undefined where the event does not ask for it. */
  readonly sharesPlace: boolean | undefined;
}

const joinKey = (code: string) => `team-join:${code}`;

/** Joins with this phone. Where the answer is lost it joins again as the same phone. */
export async function joinTeam(options: JoinOptions): Promise<void> {
  const { base, store, code, language, sharesPlace } = options;
  const phone = storedText(joinKey(code)) ?? newName(16);
  storeText(joinKey(code), phone);
  const { token, state } = await callJoinTeam(eventsConnection(base), {
    code,
    phone,
    language,
    ...(sharesPlace === undefined ? {} : { sharesPlace }),
  });
  removeText(joinKey(code));
  store.begin(newTeam({ code, phone, token, state, sharesPlace }));
}

type Joined = Pick<StoredTeam, "code" | "phone" | "token" | "sharesPlace"> & { state: TeamState };

/** What is there already is no news to a phone that joins. */
function newTeam({ state: { steps = [], ...state }, ...joined }: Joined): StoredTeam {
  const now = Date.parse(state.now);
  const own = steps.filter(({ phone }) => phone === joined.phone).map(({ number }) => number);
  return {
    ...joined,
    state,
    log: steps,
    own: [],
    last: Math.max(0, ...own),
    seed: Math.floor(Math.random() * 1e6),
    toldPlace: true,
    news: [],
    again: Math.max(0, ...state.messages.map(({ id }) => id)),
    ahead: now - Date.now(),
    seen: now,
  };
}

/**
 * The route that a team plays: as the phone has kept it, else from the server.
 * @param number the version, where that is known
 */
export async function loadTeamRoute(
  base: string,
  { code, token }: Pick<StoredTeam, "code" | "token">,
  number: number | undefined,
): Promise<RouteMaterial> {
  const place = teamPlace(base, code);
  const kept = await keptValue<RouteMaterial>(place);
  if (kept && (number === undefined || kept.route.number === number)) return kept;
  const [route, config] = await Promise.all([
    getTeamRoute(eventsConnection(base, token)),
    readConfig(base),
  ]);
  const told = { route, ...config };
  await keepValue(place, told);
  return told;
}

/** Leaves nothing of the team on the phone. */
export async function forgetTeam(base: string, store: TeamStore, code: string): Promise<void> {
  const route = store.read()?.state.event.route;
  if (route !== undefined) endTeamOfRoute(route, code);
  store.forget();
  await forgetAll(teamPlace(base, code));
}

/** Leaves nothing of teams whose events were over long ago. */
export function forgetOldTeams(base: string): void {
  for (const code of forgetPastTeams(Date.now())) void forgetAll(teamPlace(base, code));
}
