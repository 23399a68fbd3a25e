import type { BufferAttribute, InterleavedBufferAttribute, Texture } from "three";
import { withDecimals } from "./numbers.ts";
import type { Layer } from "./layer.ts";

type Attribute = BufferAttribute | InterleavedBufferAttribute;

/** A set of texture coordinates as the pictures of a material need them. */
interface CoordinateSet {
  name: string;
  /** The attribute that it is made of. */
  source: string;
  /** The rows of the matrix that it is made by. */
  u: readonly [number, number, number];
  v: readonly [number, number, number];
}

const write = withDecimals(5);

/**
 * The sets of texture coordinates of a model. How a texture is moved, turned and stretched goes into the coordinates: no reader has to
 * know of it, and USD's own way cannot stretch what it has turned.
 */
export class CoordinateSets {
  private readonly sets = new Map<string, CoordinateSet>();

  /** The name of the set by which a texture is laid on. */
  nameFor(texture: Texture): string {
    if (texture.matrixAutoUpdate) texture.updateMatrix();
    const [a, b, , c, d, , x, y] = texture.matrix.elements;
    // USD counts from the lower left corner of a picture, and so does three where it flips it.
    const v = texture.flipY ? ([b, d, y] as const) : ([-b, -d, 1 - y] as const);
    const source = texture.channel === 0 ? "uv" : `uv${texture.channel}`;
    const key = JSON.stringify([source, a, c, x, v]);
    let set = this.sets.get(key);
    if (!set) {
      set = { name: `st${this.sets.size || ""}`, source, u: [a, c, x], v };
      this.sets.set(key, set);
    }
    return set.name;
  }

  /** Writes these sets of a mesh, as far as it has them. */
  writeTo(layer: Layer, names: ReadonlySet<string>, attributes: Record<string, Attribute>): void {
    for (const { name, source, u, v } of this.sets.values()) {
      const from = names.has(name) ? attributes[source] : undefined;
      if (!from) continue;
      const at = ([right, up, move]: readonly number[], index: number) =>
        write(from.getX(index) * (right ?? 0) + from.getY(index) * (up ?? 0) + (move ?? 0));
      layer.primvar(
        `texCoord2f[] primvars:${name}`,
        from.count,
        (index) => `(${at(u, index)},${at(v, index)})`,
        "vertex",
      );
    }
  }
}
