import {
  type AnimationClip,
  type BufferAttribute,
  type BufferGeometry,
  InterleavedBufferAttribute,
  type KeyframeTrack,
  type Material,
  type Object3D,
  type TypedArray,
} from "three";

/** The result of a reader. */
export interface ParsedScene {
  root: Object3D;
  clips: readonly AnimationClip[];
  metresPerUnit: number;
  unitKnown: boolean;
}

export interface SerializedAttribute {
  array: TypedArray;
  itemSize: number;
  normalized: boolean;
}

export interface SerializedGeometry {
  attributes: Record<string, SerializedAttribute>;
  index: SerializedAttribute | undefined;
  morphs: Record<string, SerializedAttribute[]>;
  morphsRelative: boolean;
  groups: { start: number; count: number; materialIndex?: number | undefined }[];
}

export interface SerializedTrack {
  name: string;
  kind: string;
  times: Float32Array;
  values: Float32Array;
  /** True where a value is kept until the next key. */
  stepped: boolean;
}

/** A scene as posted by the worker: numbers and pictures are transferred, not copied. */
export interface SerializedScene {
  object: unknown;
  materials: unknown[];
  textures: unknown[];
  skeletons: unknown[];
  geometries: Record<string, SerializedGeometry>;
  images: Record<string, ImageBitmap>;
  clips: { name: string; duration: number; tracks: SerializedTrack[] }[];
  metresPerUnit: number;
}

/** The parts of an object that are rendered. */
interface Drawn {
  geometry?: BufferGeometry;
  material?: Material | Material[];
}

export const geometryOf = (object: Object3D): BufferGeometry | undefined =>
  (object as Drawn).geometry;

export function materialsOf(root: Object3D): Set<Material> {
  const materials = new Set<Material>();
  root.traverse((object) => {
    const { material } = object as Drawn;
    for (const each of Array.isArray(material) ? material : [material])
      if (each) materials.add(each);
  });
  return materials;
}

/** Converts a scene so that it can be posted. */
export function serializeScene(scene: ParsedScene, images: ReadonlyMap<string, ImageBitmap>) {
  const { root, clips, metresPerUnit } = scene;
  const transfer = new Set<Transferable>(images.values());
  const geometries: Record<string, SerializedGeometry> = {};
  root.animations = [];
  root.traverse((object) => {
    object.userData = {};
    const geometry = geometryOf(object);
    if (geometry) geometries[geometry.uuid] ??= serializeGeometry(geometry);
  });
  for (const geometry of Object.values(geometries)) {
    const morphs = Object.values(geometry.morphs).flat();
    for (const each of [...Object.values(geometry.attributes), geometry.index, ...morphs]) {
      if (each) transfer.add(each.array.buffer as ArrayBuffer);
    }
  }
  for (const material of materialsOf(root)) material.userData = {};
  // Resources that the library already has are not serialised again as lists of numbers.
  const named = (ids: Iterable<string>) =>
    Object.fromEntries([...ids].map((uuid) => [uuid, { uuid }]));
  const library = {
    geometries: named(Object.keys(geometries)),
    images: named(images.keys()),
    materials: {},
    textures: {},
    shapes: {},
    skeletons: {},
    animations: {},
    nodes: {},
  };
  const { object } = root.toJSON(library as never) as unknown as { object: unknown };
  const serialized: SerializedScene = {
    object,
    materials: Object.values(library.materials),
    textures: Object.values(library.textures),
    skeletons: Object.values(library.skeletons),
    geometries,
    images: Object.fromEntries(images),
    clips: clips.map(({ name, duration, tracks }) => ({
      name,
      duration,
      tracks: tracks.map(serializeTrack),
    })),
    metresPerUnit,
  };
  return { serialized, transfer: [...transfer] };
}

function serializeGeometry(geometry: BufferGeometry): SerializedGeometry {
  const serialize = (
    attribute: BufferAttribute | InterleavedBufferAttribute,
  ): SerializedAttribute => {
    const own = attribute instanceof InterleavedBufferAttribute ? attribute.clone() : attribute;
    const { itemSize, normalized } = own;
    // An attribute may be a view of a large buffer that it shares with others.
    return { array: own.array.slice(), itemSize, normalized };
  };
  return {
    attributes: Object.fromEntries(
      Object.entries(geometry.attributes).map(([name, each]) => [name, serialize(each)]),
    ),
    index: geometry.index ? serialize(geometry.index) : undefined,
    morphs: Object.fromEntries(
      Object.entries(geometry.morphAttributes).map(([name, list]) => [name, list.map(serialize)]),
    ),
    morphsRelative: geometry.morphTargetsRelative,
    groups: geometry.groups,
  };
}

/** What GLTFLoader adds to tracks with tangents. */
interface CurvedTrack {
  createInterpolant: {
    (): { evaluate(time: number): ArrayLike<number> };
    isInterpolantFactoryMethodGLTFCubicSpline?: boolean;
  };
}

/** Samples per second, where a curve is replaced by straight lines. */
const curveRate = 30;

function serializeTrack(track: KeyframeTrack): SerializedTrack {
  const { name, times, values } = track;
  const { createInterpolant } = track as unknown as CurvedTrack;
  const stepped = track.getInterpolation() === 2300;
  const base = { name, kind: track.ValueTypeName, stepped };
  if (!createInterpolant.isInterpolantFactoryMethodGLTFCubicSpline) {
    return { ...base, times: Float32Array.from(times), values: Float32Array.from(values) };
  }
  // Only GLTFLoader can interpolate curves with tangents.
  const start = times[0] ?? 0;
  const end = times.at(-1) ?? start;
  const count = Math.min(3600, Math.max(2, Math.ceil((end - start) * curveRate) + 1));
  const interpolant = createInterpolant.call(track);
  const at = Float32Array.from(
    { length: count },
    (_, index) => start + ((end - start) * index) / (count - 1),
  );
  const sampled = [...at].flatMap((time) => Array.from(interpolant.evaluate(time)));
  return { ...base, times: at, values: Float32Array.from(sampled) };
}
