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
import type { AttributeParcel, GeometryParcel, SceneParcel, TrackParcel } from "./parcel.ts";

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
export function unpackScene(parcel: SceneParcel): ShownModel {
  const loader = new ObjectLoader() as unknown as SceneParts;
  const mapped = <From, To>(from: Record<string, From>, change: (value: From) => To) =>
    Object.fromEntries(Object.entries(from).map(([uuid, value]) => [uuid, change(value)]));
  const geometries = mapped(parcel.geometries, unpackGeometry);
  const images = mapped(parcel.images, (bitmap) => new TextureSource(bitmap));
  const textures = loader.parseTextures(parcel.textures, images);
  for (const texture of Object.values(textures)) {
    // The pictures are already flipped; browsers do not flip an ImageBitmap on upload.
    texture.flipY = false;
    texture.anisotropy = 4;
  }
  const materials = loader.parseMaterials(parcel.materials, textures);
  const object = loader.parseObject(parcel.object, geometries, materials, textures, {});
  const skeletons = loader.parseSkeletons(parcel.skeletons, object);
  loader.bindSkeletons(object, skeletons);

  const root = new Group();
  root.scale.setScalar(parcel.metresPerUnit);
  root.add(object);
  root.traverse((each) => {
    each.castShadow = true;
    each.receiveShadow = true;
  });
  return {
    root,
    clips: parcel.clips.map(
      ({ name, duration, tracks }) => new AnimationClip(name, duration, tracks.map(unpackTrack)),
    ),
    dispose() {
      const held = [geometries, textures, materials, skeletons].flatMap((all) =>
        Object.values(all),
      );
      for (const each of held) each.dispose();
      for (const bitmap of Object.values(parcel.images)) bitmap.close();
    },
  };
}

const unpackAttribute = ({ array, itemSize, normalized }: AttributeParcel) =>
  new BufferAttribute(array, itemSize, normalized);

function unpackGeometry(parcel: GeometryParcel): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, attribute] of Object.entries(parcel.attributes)) {
    geometry.setAttribute(name, unpackAttribute(attribute));
  }
  if (parcel.index) geometry.setIndex(unpackAttribute(parcel.index));
  for (const [name, list] of Object.entries(parcel.morphs)) {
    Object.assign(geometry.morphAttributes, { [name]: list.map(unpackAttribute) });
  }
  geometry.morphTargetsRelative = parcel.morphsRelative;
  for (const { start, count, materialIndex } of parcel.groups) {
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

function unpackTrack({ name, kind, times, values, stepped }: TrackParcel): KeyframeTrack {
  const Track = tracks[kind] ?? NumberKeyframeTrack;
  const track = new Track(name, times as never, values as never);
  if (stepped) track.setInterpolation(InterpolateDiscrete);
  return track;
}
