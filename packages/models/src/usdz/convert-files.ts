import type { ModelPart } from "../archive/file-set.ts";
import { readScene } from "../read-files.ts";
import { edgeFor, type Readable, usedTextures } from "../textures/textures.ts";
import type { ModelLimits } from "../types.ts";
import type { UsdzLoss } from "./loss.ts";
import type { Picture } from "./pictures.ts";
import { type UsdzLimits, writeUsdz } from "./write-usdz.ts";

/** Draws a picture anew as PNG or JPEG. @param edge pixels that its longer side may have */
export type Redraw = (picture: Readable, edge: number) => Promise<Picture>;

export interface ConvertOptions {
  limits: ModelLimits;
  /** Name of the scene to read, where an archive has several. */
  model?: string | undefined;
  /** Name of the clip that plays; the first plays in place of one that the model lacks. Without it the model stands still. */
  clip?: string | undefined;
  /** What the model is multiplied by. */
  scale: number;
  redraw: Redraw;
  usdz?: Partial<UsdzLimits> | undefined;
}

/** Of a texture's longer side: larger ones fill the memory of older phones. */
const largestEdge = 2048;

/** What readers of USDZ take as it is. */
const plainTypes: readonly string[] = ["image/png", "image/jpeg"];

/**
 * Reads a model's files, in a worker or on a server, and writes it as USDZ.
 * @throws {ModelError} as the viewer, and tooLarge where the USDZ would be
 */
export async function filesToUsdz(
  files: readonly ModelPart[],
  { limits, model, clip: clipName, scale, redraw, usdz }: ConvertOptions,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; lost: UsdzLoss[] }> {
  const { scene, materials, textures } = await readScene(files, limits, model);
  const edge = Math.min(largestEdge, edgeFor(usedTextures(materials).size));
  const pictures = new Map<Uint8Array, Picture | undefined>();
  const clip =
    clipName === undefined
      ? undefined
      : (scene.clips.find(({ name }) => name === clipName) ?? scene.clips[0]);
  return writeUsdz(scene, {
    clip,
    scale,
    limits: usdz,
    pictureOf: async (texture) => {
      const source = textures.sourceOf(texture);
      if (!source) return undefined;
      const { content } = source.part;
      // Several textures may be of one file.
      if (!pictures.has(content)) pictures.set(content, await pictureFrom(source, edge, redraw));
      return pictures.get(content);
    },
  });
}

/** Undefined for a picture that is broken behind its header: it is missing, as in the viewer. */
async function pictureFrom(
  source: Readable,
  edge: number,
  redraw: Redraw,
): Promise<Picture | undefined> {
  const { head, part } = source;
  if (plainTypes.includes(head.type) && Math.max(head.width, head.height) <= edge) {
    return { bytes: part.content, type: head.type as Picture["type"] };
  }
  try {
    return await redraw(source, edge);
  } catch {
    return undefined;
  }
}
