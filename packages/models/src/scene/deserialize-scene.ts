import {
  AnimationClip,
  BooleanKeyframeTrack,
  BufferAttribute,
  BufferGeometry,
  ColorKeyframeTrack,
  Group,
  InterpolateDiscrete,
  type KeyframeTrack,
  type Material,
  NumberKeyframeTrack,
  type Object3D,
  ObjectLoader,
  QuaternionKeyframeTrack,
  StringKeyframeTrack,
  type Texture,
  TextureSource,
  VectorKeyframeTrack,
} from "three";
import type {
  SerializedAttribute,
  SerializedGeometry,
  SerializedScene,
  SerializedTrack,
} from "./serialize-scene.ts";

/** A model in the page, and a function that frees its resources. */
export interface ShownModel {
  /** The scene, in metres. */
  root: Group;
  clips: readonly AnimationClip[];
  dispose: () => void;
}

/** The parts of three's ObjectLoader that accept existing resources. */
interface SceneParts {
  parseTextures(json: unknown, images: unknown): Record<string, Texture>;
  parseMaterials(json: unknown, textures: unknown): Record<string, Material>;
  parseObject(json: unknown, ...libraries: unknown[]): Object3D;
  parseSkeletons(json: unknown, object: Object3D): Record<string, { dispose(): void }>;
  bindSkeletons(object: Object3D, skeletons: unknown): void;
}

/** Rebuilds a scene from what the worker posted. */
export function deserializeScene(serialized: SerializedScene): ShownModel {
  const loader = new ObjectLoader() as unknown as SceneParts;
  const mapped = <From, To>(from: Record<string, From>, change: (value: From) => To) =>
    Object.fromEntries(Object.entries(from).map(([uuid, value]) => [uuid, change(value)]));
  const geometries = mapped(serialized.geometries, deserializeGeometry);
  const images = mapped(serialized.images, (bitmap) => new TextureSource(bitmap));
  const textures = loader.parseTextures(serialized.textures, images);
  for (const texture of Object.values(textures)) {
    // The pictures are already flipped; browsers do not flip an ImageBitmap on upload.
    texture.flipY = false;
    texture.anisotropy = 4;
  }
  const materials = loader.parseMaterials(serialized.materials, textures);
  const object = loader.parseObject(serialized.object, geometries, materials, textures, {});
  const skeletons = loader.parseSkeletons(serialized.skeletons, object);
  loader.bindSkeletons(object, skeletons);

  const root = new Group();
  root.scale.setScalar(serialized.metresPerUnit);
  root.add(object);
  root.traverse((each) => {
    each.castShadow = true;
    each.receiveShadow = true;
  });
  return {
    root,
    clips: serialized.clips.map(
      ({ name, duration, tracks }) =>
        new AnimationClip(name, duration, tracks.map(deserializeTrack)),
    ),
    dispose() {
      const held = [geometries, textures, materials, skeletons].flatMap((all) =>
        Object.values(all),
      );
      for (const each of held) each.dispose();
      for (const bitmap of Object.values(serialized.images)) bitmap.close();
    },
  };
}

const deserializeAttribute = ({ array, itemSize, normalized }: SerializedAttribute) =>
  new BufferAttribute(array, itemSize, normalized);

function deserializeGeometry(serialized: SerializedGeometry): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, attribute] of Object.entries(serialized.attributes)) {
    geometry.setAttribute(name, deserializeAttribute(attribute));
  }
  if (serialized.index) geometry.setIndex(deserializeAttribute(serialized.index));
  for (const [name, list] of Object.entries(serialized.morphs)) {
    Object.assign(geometry.morphAttributes, { [name]: list.map(deserializeAttribute) });
  }
  geometry.morphTargetsRelative = serialized.morphsRelative;
  for (const { start, count, materialIndex } of serialized.groups) {
    geometry.addGroup(start, count, materialIndex);
  }
  return geometry;
}

const tracks: Record<
  string,
  new (name: string, times: number[], values: number[]) => KeyframeTrack
> = {
  bool: BooleanKeyframeTrack as never,
  color: ColorKeyframeTrack,
  number: NumberKeyframeTrack,
  quaternion: QuaternionKeyframeTrack,
  string: StringKeyframeTrack as never,
  vector: VectorKeyframeTrack,
};

function deserializeTrack({ name, kind, times, values, stepped }: SerializedTrack): KeyframeTrack {
  const Track = tracks[kind] ?? NumberKeyframeTrack;
  const track = new Track(name, times as never, values as never);
  if (stepped) track.setInterpolation(InterpolateDiscrete);
  return track;
}
