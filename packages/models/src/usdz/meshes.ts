import {
  type BufferAttribute,
  type InterleavedBufferAttribute,
  Matrix4,
  type Object3D,
} from "three";
import type { CoordinateSets } from "./coordinates.ts";
import type { Layer } from "./layer.ts";
import { paletteSet, type WrittenMaterial } from "./materials.ts";
import type { Motion } from "./motion.ts";
import { fraction, matrix, tuple, upTo } from "./numbers.ts";
import type { Surface } from "./surfaces.ts";

type Attribute = BufferAttribute | InterleavedBufferAttribute;

export interface WrittenMesh {
  name: string;
  surface: Surface;
  /** Of its parts, in their order. */
  materials: readonly WrittenMaterial[];
  /** Of each face, where its colour is in the picture of colours. */
  colours: readonly string[] | undefined;
  isSkinned?: boolean;
  /** Whether its points are where they are in the scene. */
  isSettled: boolean;
}

const binding = '"MaterialBindingAPI"';

/**
 * Writes a mesh.
 * @param target path of the prim that holds the materials, and the sets of texture coordinates of the model
 * @param more writes what places it or binds it to a skeleton
 */
export function writeMesh(
  layer: Layer,
  { name, surface, materials, colours, isSkinned = false }: WrittenMesh,
  { scope, sets }: { scope: string; sets: CoordinateSets },
  more: () => void,
): void {
  const { geometry, corners, parts } = surface;
  const { position, normal } = geometry.attributes;
  if (!position) return;
  const schemas = isSkinned ? `${binding},"SkelBindingAPI"` : binding;
  layer.open(`Mesh "${name}"`, [`prepend apiSchemas = [${schemas}]`]);
  more();
  if (materials.some(({ isDoubleSided }) => isDoubleSided))
    layer.line("uniform bool doubleSided = 1");
  layer.line('uniform token subdivisionScheme = "none"');
  const { length, low, high } = reach(position);
  const write = upTo(length);
  layer
    .line(`float3[] extent = [${tuple(low, write)},${tuple(high, write)}]`)
    .list("int[] faceVertexCounts", corners.length / 3, () => "3")
    .list("int[] faceVertexIndices", corners.length, (at) => String(corners[at]))
    .list("point3f[] points", position.count, (at) => vector(position, at, write));
  if (normal) {
    layer.primvar(
      "normal3f[] normals",
      position.count,
      (at) => vector(normal, at, fraction),
      "vertex",
    );
  }
  const names = new Set(materials.flatMap((material) => [...material.sets]));
  sets.writeTo(layer, names, geometry.attributes);
  if (colours && names.has(paletteSet)) {
    layer.primvar(
      `texCoord2f[] primvars:${paletteSet}`,
      corners.length,
      (corner) => colours[Math.floor(corner / 3)] ?? "(0,0)",
      "faceVarying",
    );
  }
  const [first, ...others] = materials;
  if (first && others.length === 0) layer.line(bound(scope, first));
  else {
    layer.line('uniform token subsetFamily:materialBind:familyType = "partition"');
    for (const [index, { start, count }] of parts.entries()) {
      const material = materials[index];
      if (!material) continue;
      layer
        .open(`GeomSubset "part${index}"`, [`prepend apiSchemas = [${binding}]`])
        .line('uniform token elementType = "face"')
        .line('uniform token familyName = "materialBind"')
        .list("int[] indices", count / 3, (face) => String(start / 3 + face))
        .line(bound(scope, material))
        .close();
    }
  }
  layer.close();
}

const bound = (scope: string, { name }: WrittenMaterial) =>
  `rel material:binding = <${scope}/${name}>`;

const vector = (attribute: Attribute, index: number, write: (value: number) => string) =>
  `(${write(attribute.getX(index))},${write(attribute.getY(index))},${write(attribute.getZ(index))})`;

/** The corners of a mesh's box, and the largest of its numbers. */
function reach(position: Attribute) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < position.count; index += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      const value = position.getComponent(index, axis);
      if (value < (low[axis] ?? 0)) low[axis] = value;
      if (value > (high[axis] ?? 0)) high[axis] = value;
    }
  }
  return { low, high, length: Math.max(...[...low, ...high].map(Math.abs)) };
}

/** Places a prim in the scene: at rest by its matrix, while it moves by a place, a turn and a size. */
export function writePlace(layer: Layer, object: Object3D, motion: Motion | undefined): void {
  const track = motion && motion.frames > 1 ? motion.tracks.get(object) : undefined;
  if (!motion || !track) {
    writeMatrix(layer, object.matrixWorld);
    return;
  }
  const frames = Array.from({ length: motion.frames }, (_, frame) => frame);
  const write = upTo(
    Math.max(...frames.flatMap((frame) => Array.from(track.position(frame), Math.abs))),
  );
  const size = upTo(
    Math.max(...frames.flatMap((frame) => Array.from(track.scale(frame), Math.abs))),
  );
  const ops = {
    "float3 xformOp:translate": (frame: number) => tuple(track.position(frame), write),
    "quatf xformOp:orient": (frame: number) => {
      const [x = 0, y = 0, z = 0, w = 1] = track.turn(frame);
      return tuple([w, x, y, z], fraction);
    },
    "float3 xformOp:scale": (frame: number) => tuple(track.scale(frame), size),
  };
  for (const [op, value] of Object.entries(ops)) {
    const first = value(0);
    if (frames.some((frame) => value(frame) !== first)) layer.samples(op, motion.frames, value);
    // Also by itself, for readers that do not play.
    layer.line(`${op} = ${first}`);
  }
  layer.line(
    'uniform token[] xformOpOrder = ["xformOp:translate","xformOp:orient","xformOp:scale"]',
  );
}

const unmoved = new Matrix4();

export function writeMatrix(layer: Layer, place: Matrix4): void {
  if (place.equals(unmoved)) return;
  layer
    .line(`matrix4d xformOp:transform = ${matrix(place)}`)
    .line('uniform token[] xformOpOrder = ["xformOp:transform"]');
}
