import type { GltfDescription } from "./gltf-description.ts";
import { ModelError } from "../problem.ts";

const components: Record<string, number> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

const componentBytes: Record<number, number> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
};

/** The types that indices have. */
const unsigned: ReadonlySet<unknown> = new Set([5121, 5123, 5125]);

/** Limit of bytes of all accessors; more would mean too many triangles anyway. */
const accessorBytes = 2 ** 30;

const isLength = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Every list of numbers lies within its view, every view within its buffer, and what belongs together is as long.
 * @throws {ModelError} broken, tooComplex
 */
export function checkAccessors(description: GltfDescription, name: string): void {
  const broken = new ModelError("broken", name);
  const hold = (holds: boolean): void => {
    if (!holds) throw broken;
  };
  const { accessors = [], bufferViews = [], buffers = [] } = description;
  hold([accessors, bufferViews, buffers].every((list) => Array.isArray(list)));
  for (const buffer of buffers) {
    hold(buffer.byteLength === undefined || isLength(buffer.byteLength));
  }
  for (const { buffer = 0, byteOffset = 0, byteLength = 0, byteStride } of bufferViews) {
    const whole = isLength(buffer) ? buffers[buffer]?.byteLength : undefined;
    hold(whole !== undefined && isLength(byteOffset) && isLength(byteLength));
    hold(byteOffset + byteLength <= (whole ?? 0));
    hold(byteStride === undefined || isLength(byteStride));
  }

  /** Elements of some bytes each lie within a view. */
  const checkRange = (bufferView: unknown, byteOffset: unknown, count: number, each: number) => {
    const view = isLength(bufferView) ? bufferViews[bufferView] : undefined;
    if (!view || !isLength(byteOffset)) throw broken;
    const stride = view.byteStride || each;
    hold(stride >= each || count <= 1);
    hold(count === 0 || byteOffset + stride * (count - 1) + each <= (view.byteLength ?? 0));
  };

  let bytes = 0;
  for (const accessor of accessors) {
    const { bufferView, byteOffset = 0, componentType = 0, count = 0, type = "" } = accessor;
    const { sparse, min, max } = accessor;
    hold(isLength(count) && isLength(byteOffset));
    const numbers = components[type] ?? 0;
    const each = numbers * (componentBytes[componentType] ?? 0);
    hold(each > 0);
    bytes += count * each;
    if (bytes > accessorBytes) throw new ModelError("tooComplex", name);
    if (bufferView !== undefined) checkRange(bufferView, byteOffset, count, each);
    for (const bounds of [min, max]) {
      hold(
        bounds === undefined ||
          (Array.isArray(bounds) && bounds.length === numbers && bounds.every(Number.isFinite)),
      );
    }
    if (min && max) hold(min.every((least, at) => least <= (max[at] ?? least)));
    if (sparse === undefined) continue;
    const { count: changed, indices, values } = sparse ?? {};
    if (!isLength(changed) || !indices || !values) throw broken;
    hold(changed > 0 && changed <= count && unsigned.has(indices.componentType));
    const place = componentBytes[indices.componentType ?? 0] ?? 0;
    checkRange(indices.bufferView, indices.byteOffset ?? 0, changed, place);
    checkRange(values.bufferView, values.byteOffset ?? 0, changed, each);
  }

  const accessorAt = (at: unknown) => {
    const found = isLength(at) ? accessors[at] : undefined;
    if (!found) throw broken;
    return found;
  };
  for (const { primitives = [] } of description.meshes ?? []) {
    for (const { indices, attributes = {}, targets = [] } of primitives) {
      if (indices !== undefined) {
        const { type, componentType } = accessorAt(indices);
        hold(type === "SCALAR" && unsigned.has(componentType));
      }
      const { POSITION: position } = attributes;
      if (position !== undefined) hold(accessorAt(position).type === "VEC3");
      const lists = [attributes, ...targets].flatMap((each) => Object.values(each));
      const counts = new Set(lists.map((at) => accessorAt(at).count ?? 0));
      hold(counts.size <= 1);
    }
  }
}
