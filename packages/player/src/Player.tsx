import { needsPosition } from "@panel/domain/play/play";
import { playRules } from "@panel/domain/play/route";
import type { MapTileSettings, TryMaterial } from "@panel/domain/play/tryout";
import { useEffect, useMemo, useReducer, type ReactNode } from "react";
import { arrivedAt, nextGame, playTime, type Game, type GameEvent } from "./game/game.ts";
import { PlayContext, type Placing, type Play, type VisitView } from "./play-context.ts";
import { MapScreen } from "./screens/MapScreen.tsx";
import { PointScreen } from "./screens/PointScreen.tsx";
import { Welcome } from "./screens/Welcome.tsx";
import { useLaterScreens } from "./use-later-screens.ts";
import { Waiting } from "./Waiting.tsx";

interface PlayerProps {
  material: TryMaterial;
  tiles: MapTileSettings;
  seed: number;
  game: Game;
  send: (event: GameEvent) => void;
  /** Now, in milliseconds since 1970. */
  now: number;
  /** The same, at the moment of a press. */
  clock: () => number;
  placing: Placing;
  isFramed?: boolean;
  locate?: (() => void) | undefined;
  playAnywhere?: (() => void) | undefined;
  forget?: (() => void) | undefined;
  writeNote?: (() => void) | undefined;
  scan?: (() => void) | undefined;
  visit?: VisitView | undefined;
  /** In the head of each screen. */
  header?: ReactNode;
  /** Beside the screens, such as a dialog over them. */
  children?: ReactNode;
}

/** The play of one route, from a game that is kept above. */
export function usePlayedGame(material: TryMaterial, first: Game) {
  const rules = useMemo(() => playRules(material.route), [material]);
  return useReducer((game: Game, event: GameEvent) => nextGame(rules, game, event), first);
}

/** What a visitor meets on a route: one screen after another. */
export function Player({
  material,
  tiles,
  seed,
  game,
  send,
  now,
  clock,
  placing,
  isFramed = false,
  locate,
  playAnywhere,
  forget,
  writeNote,
  scan,
  visit,
  header,
  children,
}: PlayerProps) {
  const rules = useMemo(() => playRules(material.route), [material]);
  const isPlaced = placing.kind === "known" || placing.kind === "lost";
  const here = isPlaced ? placing.position : undefined;
  const free: Placing = needsPosition(material.route) ? placing : { kind: "free" };
  // The map is shown with where one is on free routes too, if that is known.
  const shown = free.kind === "free" && isPlaced ? placing : free;

  const play: Play = {
    material,
    rules,
    game,
    tiles,
    seed,
    time: playTime(game, now),
    placing: shown,
    isFramed,
    send,
    arrive: (point, code) => {
      const said = rules.points.get(point)?.position ?? undefined;
      const position = placing.kind === "anywhere" ? said : here;
      send({ type: "arrive", point, now: clock(), position, code });
    },
    askForHint: (point) => send({ type: "hint", point, now: clock() }),
    settle: (point, result) => send({ type: "settle", point, result, now: clock() }),
    start: () => send({ type: "start", now: clock() }),
    locate,
    playAnywhere,
    forget,
    writeNote,
    scan,
    visit,
    header,
  };

  useEffect(() => {
    if (here) send({ type: "moved", position: here });
  }, [here, send]);
  const arrived = arrivedAt(rules, game, now, here)?.id;
  useEffect(() => {
    if (arrived !== undefined)
      send({ type: "arrive", point: arrived, now: clock(), position: here });
  }, [arrived, here, clock, send]);

  return (
    <PlayContext value={play}>
      <CurrentScreen game={game} />
      {children}
    </PlayContext>
  );
}

function CurrentScreen({ game: { screen } }: { game: Game }) {
  // They come while the visitor walks to the first point.
  const later = useLaterScreens();
  switch (screen.at) {
    case "welcome":
      return <Welcome />;
    case "map":
      return <MapScreen />;
    case "point":
      return <PointScreen key={screen.point} id={screen.point} />;
    case "challenge":
      return later ? <later.ChallengeScreen key={screen.point} id={screen.point} /> : <Waiting />;
    case "end":
      return later ? <later.EndScreen /> : <Waiting />;
  }
}
