import { type AnimationClip, AnimationMixer, Box3, LoopOnce, type Object3D, Vector3 } from "three";
import { hiddenParts } from "./hidden.ts";
import type { ParsedScene } from "./serialize-scene.ts";

/** Clips that are looked at by themselves, since each look takes in every vertex. */
const most = 4;

/** Poses of a clip that are looked at, where it does not end with its parts in sight. */
const poses = 8;

/**
 * Poses a scene whose parts are nothing until a clip makes them grow as that clip leaves them: it would be measured as 0
 * metres high, and its picture would be empty.
 */
export function grow({ root, clips }: Pick<ParsedScene, "root" | "clips">): void {
  const rest = lookAt(root);
  const together = clips.length > 1 ? [clips] : [];
  const sets = [...together, ...clips.slice(0, most).map((clip) => [clip])];
  const ends = sets.map((set) => poseAt(root, set, 1));
  const best = bestOf(ends);
  const shown = best?.hidden ? bestOf([best, ...sets.flatMap((set) => posesOf(root, set))]) : best;
  if (shown && isBetter(shown, rest)) for (const put of shown.places) put();
  root.updateMatrixWorld(true);
}

interface Look {
  hidden: number;
  size: number;
}

interface Pose extends Look {
  /** Each puts an object as it is in the pose. */
  places: (() => void)[];
}

function lookAt(root: Object3D): Look {
  const hidden = hiddenParts(root);
  return { hidden, size: new Box3().setFromObject(root, true).getSize(new Vector3()).length() };
}

const posesOf = (root: Object3D, clips: readonly AnimationClip[]): Pose[] =>
  Array.from({ length: poses }, (_, at) => poseAt(root, clips, (at + 0.5) / poses));

/** The scene after a share of some clips that play together; it is as before afterwards. */
function poseAt(root: Object3D, clips: readonly AnimationClip[], share: number): Pose {
  const mixer = new AnimationMixer(root);
  const longest = Math.max(...clips.map(({ duration }) => duration));
  for (const clip of clips) {
    const action = mixer.clipAction(clip).setLoop(LoopOnce, 1);
    action.clampWhenFinished = true;
    action.play();
  }
  mixer.setTime(longest * share);
  const look = lookAt(root);
  const places: (() => void)[] = [];
  root.traverse((object) => {
    const [position, quaternion, scale] = [
      object.position.clone(),
      object.quaternion.clone(),
      object.scale.clone(),
    ] as const;
    const { morphTargetInfluences: shapes } = object as { morphTargetInfluences?: number[] };
    const kept = shapes?.slice();
    places.push(() => {
      object.position.copy(position);
      object.quaternion.copy(quaternion);
      object.scale.copy(scale);
      if (kept) Object.assign(object, { morphTargetInfluences: kept });
    });
  });
  mixer.stopAllAction();
  mixer.uncacheRoot(root);
  root.updateMatrixWorld(true);
  return { ...look, places };
}

const isBetter = (one: Look, other: Look): boolean =>
  one.hidden < other.hidden || (one.hidden === other.hidden && one.size > other.size);

const bestOf = (all: readonly Pose[]): Pose | undefined =>
  all.reduce<Pose | undefined>(
    (best, each) => (best && !isBetter(each, best) ? best : each),
    undefined,
  );
