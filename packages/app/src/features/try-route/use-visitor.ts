import type { Position } from "@panel/domain/experience/position";
import { metresBetween } from "@panel/domain/experience/position";
import { checkInOf, openPoints, pointStatus } from "@panel/domain/play/play";
import type { PlayRules } from "@panel/domain/play/route";
import { seededRandom } from "@panel/domain/play/simulation";
import {
  GPS_NOISE,
  placeAlong,
  strayed,
  walkedOn,
  WALKING_SPEED,
  wayLength,
  type GpsNoise,
} from "@panel/domain/play/stroll";
import { clockTime, type ToPlayer, type TryClock } from "@panel/domain/play/tryout";
import { replayWalk } from "@panel/domain/play/walk";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlayedWalk } from "./use-player-frame.ts";

export type WayKind = "byHand" | "author" | "chosen" | "gpx";

/** How often a visitor who walks by itself is moved, in ms. */
const TICK = 200;
/** South of the first point, so that nothing opens before anybody moves. */
const METRES_BEFORE = 60 / 111_195;

function before({ route }: PlayRules): Position | null {
  const place = route.points.find(({ position }) => position)?.position;
  return place ? { lat: place.lat - METRES_BEFORE, lon: place.lon } : null;
}

interface VisitorOptions {
  rules: PlayRules;
  walk: PlayedWalk;
  clock: TryClock;
  seed: number;
  isReady: boolean;
  tell: (message: ToPlayer) => void;
  /** Where the visitor begins. @default south of the first point */
  first: Position | undefined;
  /** Whether the visitor sets out by itself. */
  going: boolean;
}

/** The visitor on the map: moved by hand, or walking by itself while the player shows its map. */
export function useVisitor(options: VisitorOptions) {
  const { rules, walk, clock, seed, isReady, tell, first, going } = options;
  const [place, setPlace] = useState<Position | null>(() => first ?? before(rules));
  const [noise, setNoise] = useState<GpsNoise>("none");
  const [random] = useState(() => seededRandom(seed));
  const [kind, setKind] = useState<WayKind>("author");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [track, setTrack] = useState<readonly Position[]>([]);
  const [walked, setWalked] = useState(0);
  const [isGoing, setGoing] = useState(going);
  const [codeAt, setCodeAt] = useState<number>();

  const show = useEffectEvent((to: Position | null) => {
    const metres = GPS_NOISE[noise];
    const position = to && { ...strayed(to, metres, random), accuracy: Math.max(4, metres) };
    tell({ type: "try-position", position });
  });
  useEffect(() => {
    if (isReady) show(place);
  }, [isReady, place, noise]);

  const step = useEffectEvent(() => {
    if (!place || walk.startedAt === undefined || !walk.isWalking) return;
    const metres = (WALKING_SPEED * clock.speed * TICK) / 1000;
    const now = clockTime(clock, Date.now()) - walk.startedAt;
    const { state } = replayWalk(rules, walk.steps);
    const open = openPoints(rules, state, now);
    const arrives = (at: Position) =>
      open.some(
        (point) =>
          point.position &&
          checkInOf(rules.route, point) === "position" &&
          metresBetween(point.position, at) <= point.checkIn.radius,
      );
    if (kind === "gpx") {
      // A noisy phone may not see the point beside it: the walk goes on once one look was taken.
      const next = walkedOn(track, walked, metres, arrives);
      setWalked(next);
      setPlace(placeAlong(track, next) ?? place);
      if (next >= wayLength(track)) setGoing(false);
      return;
    }
    const isReached = (id: number) => {
      const point = rules.points.get(id);
      return !point || pointStatus(rules, state, point, now) !== "open";
    };
    const left =
      kind === "chosen" ? chosen.filter((id) => !isReached(id)) : open.map(({ id }) => id);
    const next = left.map((id) => rules.points.get(id)).find((point) => point?.position);
    const target = next?.position;
    const isByCode = next !== undefined && checkInOf(rules.route, next) !== "position";
    setCodeAt(isByCode && target && metresBetween(place, target) < 1 ? next.id : undefined);
    if (!target) {
      setGoing(false);
      return;
    }
    const way = [place, target];
    // Someone who stands at the point already lets the phone look again, as it strays.
    setPlace(placeAlong(way, walkedOn(way, 0, metres, arrives)) ?? place);
    if (metresBetween(place, target) < 1) show(place);
  });
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(() => step(), TICK);
    return () => clearInterval(timer);
  }, [isGoing]);

  const changeKind = (next: WayKind) => {
    setGoing(false);
    setWalked(0);
    setKind(next);
  };
  return {
    place,
    /** Puts the visitor somewhere. */
    put: (to: Position) => setPlace(to),
    noise,
    setNoise,
    kind,
    setKind: changeKind,
    chosen,
    choose: (id: number) => setChosen((ids) => [...ids.filter((each) => each !== id), id]),
    clearChosen: () => setChosen([]),
    track,
    setTrack: (positions: readonly Position[]) => {
      setGoing(false);
      setWalked(0);
      setTrack(positions);
    },
    isGoing,
    /** The point that the visitor stands at and whose code has to be read before the walk goes on. */
    codeAt,
    go: () => {
      if (kind === "gpx" && walked === 0 && track[0]) setPlace(track[0]);
      if (kind === "gpx" && walked >= wayLength(track)) setWalked(0);
      setGoing(true);
    },
    halt: () => setGoing(false),
  };
}

export type Visitor = ReturnType<typeof useVisitor>;
