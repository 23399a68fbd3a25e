import type { ImageHead } from "./image-size.ts";
import { ModelError } from "../problem.ts";
import type { ModelLimits } from "../types.ts";

/** Mipmaps add a third to a texture. */
const withMipmaps = 4 / 3;

/** Counts the graphics memory of textures by their headers, so that none is unpacked that no phone could hold. */
export class TextureTally {
  private readonly limits: Pick<ModelLimits, "textureSide" | "textureMemory">;
  private memory = 0;

  constructor(limits: Pick<ModelLimits, "textureSide" | "textureMemory">) {
    this.limits = limits;
  }

  /** @throws {ModelError} textureTooLarge, texturesTooHeavy */
  add(name: string, { width, height, layers, bytesPerPixel }: Omit<ImageHead, "type">): void {
    if (Math.max(width, height) > this.limits.textureSide) {
      throw new ModelError("textureTooLarge", `${name} (${width} × ${height})`);
    }
    this.memory += width * height * layers * bytesPerPixel * withMipmaps;
    if (this.memory > this.limits.textureMemory) {
      throw new ModelError("texturesTooHeavy");
    }
  }
}

/** Tells files whose content was seen before. */
export class SeenContents {
  private readonly byHash = new Map<string, Uint8Array[]>();

  /** Whether the content is new; it is not the next time. */
  add(content: Uint8Array): boolean {
    const key = `${content.length} ${hashOf(content)}`;
    const known = this.byHash.get(key) ?? [];
    const isKnown = known.some((other) => content.every((byte, index) => byte === other[index]));
    if (!isKnown) this.byHash.set(key, [...known, content]);
    return !isKnown;
  }
}

/** FNV-1a. */
function hashOf(content: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of content) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
