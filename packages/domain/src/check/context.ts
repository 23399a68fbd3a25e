import type { Attribution } from "../asset-licences.ts";
import type { AssetType } from "../asset-types.ts";
import type { ModelWeight } from "../model-preflight.ts";
import type { WalkedStep, WalkEnd } from "../play/walk.ts";
import type { Speech } from "../texts/speech.ts";
import type { TextInLanguage } from "../texts/texts.ts";

/** What is known of an asset that a route uses. What was never measured is left out. */
export interface RouteAsset {
  readonly id: number;
  readonly type: AssetType;
  /** Size of the file. */
  readonly bytes?: number;
  /** Length of an audio. */
  readonly seconds?: number;
  /** Pixels of an image. */
  readonly width?: number;
  readonly height?: number;
  /** What a picture shows, in words; "" if nobody has said. */
  readonly alternativeText?: string;
  /** Whose it is, and by which licence it is used. */
  readonly attribution?: Attribution;
  /** Of a model that was measured before its upload. */
  readonly weight?: ModelWeight;
  /** Of an audio that a machine has spoken. */
  readonly speech?: Pick<Speech, "hash" | "language">;
  /** Names of a model's animations, if they were kept. */
  readonly clips?: readonly string[];
}

export interface RouteBot {
  readonly id: string;
  readonly active: boolean;
}

/** A walk of the route that was kept, and what it came to then. */
export interface KeptWalk {
  readonly name: string;
  readonly steps: readonly WalkedStep[];
  readonly ended: WalkEnd;
}

/** What a check needs to know beside the route. Plain data, which may be sent between threads. */
export interface CheckContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Every asset that still exists, at least of those that the route uses; undefined if not known (yet). */
  readonly assets?: readonly RouteAsset[] | undefined;
  /** Every bot that still exists, at least of those that the route uses; undefined if not known (yet). */
  readonly bots?: readonly RouteBot[] | undefined;
  /** Translations whose source has changed since they were made. */
  readonly outdated?: readonly TextInLanguage[] | undefined;
  /** Walks that the author keeps of the route. */
  readonly walks?: readonly KeptWalk[] | undefined;
}
