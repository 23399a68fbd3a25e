import { AnimationMixer, type Box3, Group, LoopOnce, Vector3 } from "three";
import type { ModelPart } from "../src/archive/file-set.ts";
import { defaultModelLimits } from "../src/limits.ts";
import { readScene } from "../src/read-files.ts";
import { standing } from "../src/scene/stand.ts";
import { drawnIn } from "./read-usdz.ts";

/** The model as the viewer places it, its clip at a share of its time; a clip moves it after it has been placed. */
export async function shown(
  parts: readonly ModelPart[],
  scale: number,
  clipName?: string,
  share = 0,
) {
  const { scene } = await readScene(parts, defaultModelLimits);
  const root = new Group().add(scene.root);
  root.scale.setScalar(scene.metresPerUnit);
  root.position.add(standing(root).shift);
  const place = new Group().add(root);
  place.scale.setScalar(scale);
  const clip = scene.clips.find(({ name }) => name === clipName);
  if (clip) {
    const mixer = new AnimationMixer(root);
    mixer.clipAction(clip).setLoop(LoopOnce, 1).play();
    mixer.setTime(clip.duration * share);
  }
  return { clips: scene.clips, ...drawnIn(place) };
}

/** The largest distance between the sides of two boxes, as a share of the diagonal. */
export function apart(one: Box3, other: Box3): number {
  const size = one.getSize(new Vector3()).length();
  return (
    Math.max(
      ...[...one.min.clone().sub(other.min), ...one.max.clone().sub(other.max)].map(Math.abs),
    ) / size
  );
}
