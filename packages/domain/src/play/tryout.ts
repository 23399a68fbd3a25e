import type { CreditedAsset } from "../asset-licences.ts";
import type { InterfaceLanguage, PerLanguage } from "../languages.ts";
import type { Position } from "../experience/position.ts";
import type { Route } from "./route.ts";
import type { WalkedStep } from "./walk.ts";

/* What the panel and the player in its frame say to one another. */

/** A file of a route, by an address that can be opened. */
export interface TryMedia {
  readonly url: string;
  /** What a picture shows; "" where nobody has said. */
  readonly alternativeTexts?: PerLanguage<string> | undefined;
  /** Whose it is, where that is said. */
  readonly credit?: CreditedAsset | undefined;
  /** Of a model: the factor for its size, 1 where nobody has said. */
  readonly scale?: number | undefined;
  /** Of a model: addresses of it for Quick Look, by the clip that plays; without a clip it stands still. */
  readonly usdz?:
    | readonly { readonly clip?: string | undefined; readonly url: string }[]
    | undefined;
}

/** A route with all that its visitors see of it. */
export interface TryMaterial {
  readonly route: Route;
  /** By the id of the asset. */
  readonly media: Readonly<Record<number, TryMedia>>;
  /** Addresses of chats by the id of the bot. */
  readonly chats: Readonly<Record<string, string>>;
}

/** Where a phone says that it is. */
export interface PhonePosition extends Position {
  /** In metres; undefined if it does not say. */
  readonly accuracy?: number | undefined;
}

/** A clock that runs `speed` times as fast as the real one since it showed `at`; times in milliseconds since 1970. */
export interface TryClock {
  readonly at: number;
  /** The real time at which it showed `at`. */
  readonly since: number;
  readonly speed: number;
}

export const clockTime = ({ at, since, speed }: TryClock, real: number): number =>
  at + Math.max(0, real - since) * speed;

/** A drawn map in place of one that cannot be reached, with what it is called in each language of the interface. */
export interface SketchSettings {
  readonly url: string;
  readonly attribution: Readonly<Record<InterfaceLanguage, string>>;
}

/** Where maps have their pictures from: `url` is a pattern, or that of one file with all tiles. */
export interface MapTileSettings {
  readonly url: string;
  /** Of the dark theme; without it the others are darkened. */
  readonly darkUrl?: string;
  readonly attribution: string;
  readonly sketch?: SketchSettings;
}

/** What the panel tells the player. */
export type ToPlayer =
  | {
      readonly type: "try-material";
      readonly material: TryMaterial;
      readonly tiles: MapTileSettings;
      /** Of the interface. */
      readonly language: string;
      readonly theme: "light" | "dark";
      /** What is left to chance is the same for the same seed. */
      readonly seed: number;
    }
  | { readonly type: "try-clock"; readonly clock: TryClock }
  | { readonly type: "try-position"; readonly position: PhonePosition | null }
  /** What has happened, in place of what the player knows; a start of undefined begins anew. */
  | {
      readonly type: "try-walk";
      readonly startedAt: number | undefined;
      readonly steps: readonly WalkedStep[];
    };

/** What the player tells the panel. */
export type FromPlayer =
  | { readonly type: "try-ready" }
  | {
      readonly type: "try-walked";
      readonly startedAt: number | undefined;
      readonly steps: readonly WalkedStep[];
      /** Whether the visitor is on the way, and not reading or playing. */
      readonly isWalking: boolean;
    }
  | { readonly type: "try-close" };
