import type { Random } from "@panel/domain/play/chance";
import type { PlayRules, RoutePoint } from "@panel/domain/play/route";
import { seededRandom } from "@panel/domain/play/simulation";
import type { PrizeCode } from "@panel/domain/visits/prize-code";
import type { MapTileSettings, PhonePosition, TryMaterial } from "@panel/domain/play/tryout";
import { createContext, use, type ReactNode } from "react";
import type { Game, GameEvent } from "./game/game.ts";

/** How the visitor's place is known. */
export type Placing =
  /** The route needs none. */
  | { readonly kind: "free" }
  /** It was not asked for yet. */
  | { readonly kind: "unasked" }
  | { readonly kind: "searching" }
  | { readonly kind: "known"; readonly position: PhonePosition }
  /** It stopped coming, so many milliseconds ago. */
  | { readonly kind: "lost"; readonly position: PhonePosition; readonly ago: number }
  | { readonly kind: "denied" }
  /** The visitor plays without one; every point counts as the place where they are. */
  | { readonly kind: "anywhere" };

/** What a visit to a published route adds to a play. */
export interface VisitView {
  /** The number of the play. */
  readonly play: string;
  /** What the prize's code says: the visit, and the steps that the server does not know yet. */
  readonly code: PrizeCode;
  /** What the server has said of the prize last. */
  readonly prize: "none" | "earned" | "collected";
  /** The address of the public draw, where the prize is drawn and the server has said so. */
  readonly draw: string | undefined;
  /** "" where the route does not ask for it. */
  readonly visitor: string;
  /** Asks whether the visit is to be erased; undefined where it is that of a team. */
  readonly erase: (() => void) | undefined;
  /** Goes to the start of another visit; undefined where the route can be played only once. */
  readonly again: (() => void) | undefined;
}

/** All that the screens of a play read and do. */
export interface Play {
  readonly material: TryMaterial;
  readonly rules: PlayRules;
  readonly game: Game;
  readonly tiles: MapTileSettings;
  readonly seed: number;
  /** Now on the play's own clock, whose 0 is the start. */
  readonly time: number;
  readonly placing: Placing;
  /** Whether the panel plays, in a frame. */
  readonly isFramed: boolean;
  readonly send: (event: GameEvent) => void;
  /** Comes to a point, from where the visitor is or may say to be. */
  readonly arrive: (point: number, code?: string) => void;
  readonly askForHint: (point: number) => void;
  readonly settle: (point: number, result: "pass" | "fail") => void;
  readonly start: () => void;
  /** Asks for the position; undefined where nothing is to be asked. */
  readonly locate?: (() => void) | undefined;
  readonly playAnywhere?: (() => void) | undefined;
  /** Removes the open try from the phone; undefined where nothing is kept. */
  readonly forget?: (() => void) | undefined;
  /** Opens the camera that reads a point's code; undefined where there is none to read. */
  readonly scan?: (() => void) | undefined;
  /** Undefined where the route is tried. */
  readonly visit?: VisitView | undefined;
  /** In the head of each screen, such as the way to the event of a team. */
  readonly header?: ReactNode;
  /** Opens the note from the street; undefined where none can be written. */
  readonly writeNote?: (() => void) | undefined;
}

/** Where the visitor is, as far as it was ever known. */
export const positionOf = ({ placing }: Pick<Play, "placing">): PhonePosition | undefined =>
  placing.kind === "known" || placing.kind === "lost" ? placing.position : undefined;

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = use(PlayContext);
  if (!play) throw new Error("There is no play above this component");
  return play;
}

export function pointOf({ material }: Pick<Play, "material">, id: number): RoutePoint | undefined {
  return material.route.points.find((point) => point.id === id);
}

/** What is left to chance at a point is the same each time that it is shown. */
export const chanceOf = ({ seed }: Pick<Play, "seed">, point: number): Random =>
  seededRandom(seed * 7919 + point);
