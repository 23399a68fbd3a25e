/*
 * The declarations of this entry stand apart, because those of three.js need a browser's, which a
 * server does not have.
 */
import type { ModelLimits } from "./types.ts";

export { ModelError, type ModelProblemCode } from "./problem.ts";
export { setDracoWasm } from "./measure-model-types.d.ts";

/** A picture that is no PNG or JPEG, or is too large: a file, or pixels (RGBA) where only we can unpack it. */
export type UnreadyPicture =
  | { content: Uint8Array<ArrayBuffer> }
  | { pixels: Uint8Array<ArrayBuffer>; width: number; height: number };

export interface MakeUsdzOptions {
  limits: Partial<ModelLimits>;
  /** Name of the clip that plays; the first plays in place of one that the model lacks. Without it the model stands still. */
  clip: string | undefined;
  /** What the model is multiplied by. */
  scale: number;
  /** Draws a picture as PNG or JPEG. @param edge pixels that its longer side may have */
  redraw: (
    picture: UnreadyPicture,
    edge: number,
  ) => Promise<{ bytes: Uint8Array; type: "image/png" | "image/jpeg" }>;
  /** Bytes of its text and of its pictures. */
  most: { textBytes: number; pictureBytes: number };
}

/**
 * @param files a model with the files that it refers to, or an archive of them
 * @throws {ModelError} the same as in the viewer, and tooLarge where the USDZ would be
 */
export function makeUsdz(
  files: readonly { name: string; content: Uint8Array<ArrayBuffer> }[],
  options: MakeUsdzOptions,
): Promise<Uint8Array<ArrayBuffer>>;
