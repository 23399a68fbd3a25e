import type { ComponentProps, Ref } from "react";
import type { ModelViewerLabels, ViewerTexts } from "./labels.ts";
import type { ModelError } from "@panel/models/problem";
import type { ModelInfo, ModelLimits } from "@panel/models/types";
import type { ModelGround, ModelSource, ModelViewerActions, SnapshotOptions } from "./types.ts";

/** The view in the room: WebXR where the device has it, Quick Look on an iPhone or iPad. */
export interface ModelSpace {
  /**
   * Address of a USDZ of the model at this scale, for Quick Look, which then keeps its size. Without it the browser makes
   * the file, and its size can be changed there.
   */
  usdz?: string | undefined;
  /** Adds the button on devices that have neither, and is called by it, e.g. to show a QR code for a phone. */
  onPhone?: (() => void) | undefined;
  /** Leaves the button out on devices that have neither; else it says there what it needs. @default false */
  onlyWhereAvailable?: boolean;
  /** Called when a view closes in which the size was changed, with the new value of `scale`. WebXR only. */
  onScale?: ((scale: number) => void) | undefined;
}

export interface ModelViewerProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name: what the model is. */
  label: string;
  /** URL or content of a model or of a ZIP with one, or a model with its files. Nothing else is fetched. */
  source: ModelSource;
  /** Address of a picture of it, shown until the model has come. */
  poster?: string | null | undefined;
  /** A CSS height. @default "24rem" */
  height?: string;
  /** Background at first. @default the one that fits the theme */
  defaultGround?: ModelGround;
  /** Shows a person of 1.70 m beside the model at first. @default false */
  defaultPerson?: boolean;
  /** Factor for the model's size, in the picture and in the size in words; more than 0. @default 1 */
  scale?: number;
  /** Plays the chosen animation automatically, except under reduced motion. @default true */
  autoPlay?: boolean;
  /**
   * How the animation begins: by itself, when the model is tapped, or never: then there are no buttons for it. The view in
   * the room does the same.
   * @default "automatic"
   */
  animate?: "automatic" | "onTap" | "never";
  /**
   * Turns the model once when it is shown, in less than five seconds, unless it is touched or motion is reduced.
   * @default false
   */
  turnsOnce?: boolean;
  /** Name of the animation that is chosen at first. @default the first, also in place of one that the model lacks */
  defaultAnimation?: string;
  /** Called when the model is shown, with what is known about it. */
  onReady?: (info: ModelInfo) => void;
  /** Called when the model cannot be shown; the viewer itself shows a message. */
  onProblem?: (error: ModelError) => void;
  /** Adds a button that takes a picture, and is called with it. */
  onSnapshot?: (picture: Blob) => void;
  /** Options of the button's picture. */
  snapshot?: SnapshotOptions;
  /** Adds a button that shows the model in the room at its real size, through the camera. @default none */
  space?: ModelSpace;
  /** Limits for the model; one that is left out keeps its default. */
  limits?: Partial<ModelLimits>;
  /** Replaces the browser's `fetch`, e.g. for URLs that need a token. */
  fetch?: typeof fetch;
  /** Gives the caller functions, such as taking a picture. */
  actionsRef?: Ref<ModelViewerActions>;
  /** BCP 47 locale for lengths. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Partial<ModelViewerLabels>;
}

/** What the part that draws is given. */
export interface ModelStageProps extends Omit<ModelViewerProps, "labels"> {
  labels: ViewerTexts;
  ground: ModelGround | undefined;
  onGround: (ground: ModelGround) => void;
  person: boolean;
  onPerson: (person: boolean) => void;
  /** Loads the model again from the start. */
  onRetry: () => void;
  helpId: string;
}
