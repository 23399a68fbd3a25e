import { isPlaced, metresBetween, type Position } from "../experience/position.ts";
import type { PlayRules } from "../play/route.ts";
import type { EventState } from "./schedule.ts";
import type { TeamProgress } from "./team-log.ts";

/* What the board tells of a team. Times are in milliseconds since 1970. */

export type TeamPhase = "notJoined" | "joined" | "playing" | "finished" | "ended";
export type TeamTrouble = "offline" | "stuck" | "fast" | "outside";

/** What the board knows of a team. */
export interface WatchedTeam {
  readonly progress: TeamProgress;
  /** Whether a phone has joined. */
  readonly hasJoined: boolean;
  readonly hasPlayed: boolean;
  /** Whether the staff has ended it. */
  readonly isEnded: boolean;
  /** Of any of its phones. */
  readonly lastSeenAt: number | null;
  /** The last places that its phones have shared. */
  readonly places: readonly Position[];
}

/** The event at a moment. */
export interface WatchedEvent {
  readonly state: EventState;
  /** When it began. */
  readonly begunAt: number | null;
  readonly now: number;
}

const MINUTE = 60_000;
const OFFLINE = 5 * MINUTE;
const STUCK = 15 * MINUTE;
/** For how long a team counts as being at the point that it has reached last. */
const HERE = 10 * MINUTE;
/** Metres outside of the points of a route. */
const OUTSIDE = 500;
const CROWD = 3;
const CROWD_SHARE = 1 / 4;

export function teamPhase(team: WatchedTeam, { state }: Pick<WatchedEvent, "state">): TeamPhase {
  if (team.progress.finishedAfter !== null) return "finished";
  if (team.isEnded || (state === "over" && team.hasPlayed)) return "ended";
  if (team.hasPlayed) return "playing";
  return team.hasJoined ? "joined" : "notJoined";
}

/** When the team did its last step, or could have begun; null before the start. */
export function lastDoneAt(
  { progress }: Pick<WatchedTeam, "progress">,
  { begunAt }: Pick<WatchedEvent, "begunAt">,
): number | null {
  return begunAt === null ? null : begunAt + progress.lastAfter;
}

/** Signs of trouble: of a team that is on its way those that somebody may help with, and of any one a walk too fast. */
export function teamTrouble(
  team: WatchedTeam,
  event: WatchedEvent,
  area: RouteArea | undefined,
): TeamTrouble[] {
  const phase = teamPhase(team, event);
  const isOnWay = event.state === "underWay" && (phase === "playing" || phase === "joined");
  const doneAt = lastDoneAt(team, event);
  const isOffline = team.lastSeenAt !== null && event.now - team.lastSeenAt >= OFFLINE;
  const isStuck = doneAt !== null && event.now - doneAt >= STUCK;
  const isOutside =
    area !== undefined && team.places.some((place) => metresOutside(area, place) > OUTSIDE);
  return [
    ...(isOnWay && isOffline ? (["offline"] as const) : []),
    ...(isOnWay && isStuck ? (["stuck"] as const) : []),
    ...(team.progress.isFast ? (["fast"] as const) : []),
    ...(isOnWay && isOutside ? (["outside"] as const) : []),
  ];
}

/** The box around the points of a route that have a place. */
export interface RouteArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export function routeArea({ route }: PlayRules): RouteArea | undefined {
  const places = route.points.flatMap(({ position }) =>
    position && isPlaced(position) ? [position] : [],
  );
  if (places.length === 0) return undefined;
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  return {
    south: Math.min(...lats),
    west: Math.min(...lons),
    north: Math.max(...lats),
    east: Math.max(...lons),
  };
}

function metresOutside({ south, west, north, east }: RouteArea, place: Position): number {
  const nearest = {
    lat: Math.min(north, Math.max(south, place.lat)),
    lon: Math.min(east, Math.max(west, place.lon)),
  };
  return metresBetween(place, nearest);
}

/** How many teams a point has, and whether that is a crowd. */
export interface PointLoad {
  readonly reached: number;
  readonly here: number;
  readonly isCrowded: boolean;
}

/** How many teams have reached each point, and how many are there now. */
export function pointLoads(
  points: readonly number[],
  teams: readonly WatchedTeam[],
  event: WatchedEvent,
): Map<number, PointLoad> {
  const playing = teams.filter((team) => teamPhase(team, event) === "playing");
  const reached = countBy(teams.flatMap(({ progress }) => progress.reached.map(([id]) => id)));
  const here = countBy(
    playing.flatMap((team) => {
      const [point] = team.progress.reached.at(-1) ?? [];
      const doneAt = lastDoneAt(team, event);
      const isHere = doneAt !== null && event.now - doneAt < HERE;
      return point !== undefined && isHere ? [point] : [];
    }),
  );
  return new Map(
    points.map((id) => {
      const now = here.get(id) ?? 0;
      const isCrowded = now >= CROWD && now >= playing.length * CROWD_SHARE;
      return [id, { reached: reached.get(id) ?? 0, here: now, isCrowded }];
    }),
  );
}

function countBy(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
