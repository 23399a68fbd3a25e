import type { BufferAttribute, InterleavedBufferAttribute, Object3D } from "three";
import { ModelError } from "../problem.ts";
import { geometryOf } from "./serialize-scene.ts";

/** What each corner of a surface has; instances have attributes of other lengths. */
const ofCorners = /^(?:normal|tangent|color|uv\d?|skinIndex|skinWeight)$/;

/**
 * A surface names no corner that it lacks: a graphics chip would read what lies behind its numbers.
 * @throws {ModelError} broken
 */
export function checkGeometries(root: Object3D, name: string): void {
  const geometries = new Set<ReturnType<typeof geometryOf>>();
  root.traverse((object) => geometries.add(geometryOf(object)));
  for (const geometry of geometries) {
    if (!geometry) continue;
    const { index } = geometry;
    const attributes: Record<string, BufferAttribute | InterleavedBufferAttribute | undefined> =
      geometry.attributes;
    const corners = attributes["position"]?.count ?? 0;
    const isShort = Object.entries(attributes).some(
      ([key, attribute]) => ofCorners.test(key) && (attribute?.count ?? 0) < corners,
    );
    if (isShort) throw new ModelError("broken", name);
    if (!index) continue;
    const { array, count } = index;
    for (let at = 0; at < count; at += 1) {
      // Written so that what is no number is refused too.
      if (!((array[at] ?? Number.NaN) < corners)) throw new ModelError("broken", name);
    }
  }
}
