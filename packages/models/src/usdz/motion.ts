import {
  type AnimationClip,
  AnimationMixer,
  LoopOnce,
  Matrix4,
  type Object3D,
  PropertyBinding,
  Quaternion,
  Vector3,
} from "three";

/** Numbers of a sample: a place, a turn (x, y, z, w) and a size. */
const width = 10;
/** Samples a second of a clip that is not too long. */
const usualRate = 30;
/** How far apart two numbers of a matrix may be, as a share of its largest: what is skewed less is not seen to be. */
const tolerance = 2e-3;

/** How an object moves through the scene. */
export class Track {
  private readonly numbers: Float32Array;

  constructor(frames: number) {
    this.numbers = new Float32Array(frames * width);
  }

  position(frame: number): Float32Array {
    return this.numbers.subarray(frame * width, frame * width + 3);
  }

  /** As x, y, z, w. */
  turn(frame: number): Float32Array {
    return this.numbers.subarray(frame * width + 3, frame * width + 7);
  }

  scale(frame: number): Float32Array {
    return this.numbers.subarray(frame * width + 7, (frame + 1) * width);
  }

  /** Takes a sample. @returns false where the matrix also skews, which a sample cannot say */
  set(frame: number, place: Matrix4): boolean {
    place.decompose(position, turn, scale);
    // Of the two quaternions for a turn, the one that is next to the last.
    const before = frame > 0 ? this.turn(frame - 1) : undefined;
    const isFar =
      before !== undefined &&
      before.reduce((sum, x, at) => sum + x * (turn.toArray()[at] ?? 0), 0) < 0;
    if (isFar) turn.set(-turn.x, -turn.y, -turn.z, -turn.w);
    position.toArray(this.numbers, frame * width);
    turn.toArray(this.numbers, frame * width + 3);
    scale.toArray(this.numbers, frame * width + 7);
    again.compose(position, turn, scale);
    const largest = place.elements.reduce(
      (most, x, at) => (at < 12 ? Math.max(most, Math.abs(x)) : most),
      0,
    );
    return place.elements.every(
      (x, at) => Math.abs(x - (again.elements[at] ?? 0)) <= largest * tolerance || at >= 12,
    );
  }
}

const position = new Vector3();
const turn = new Quaternion();
const scale = new Vector3();
const again = new Matrix4();

export interface Motion {
  /** Samples, the first at the clip's start, the last at its end; 1 where nothing moves. */
  frames: number;
  /** Samples a second. */
  rate: number;
  tracks: ReadonlyMap<Object3D, Track>;
  /** Whether a part is skewed at some time. */
  shears: boolean;
}

/** The objects that a clip moves, with all that hangs on them. */
export function movedBy(clip: AnimationClip, root: Object3D): Set<Object3D> {
  const moved = new Set<Object3D>();
  for (const { name } of clip.tracks) {
    const { nodeName, propertyName } = PropertyBinding.parseTrackName(name);
    if (!["position", "quaternion", "rotation", "scale"].includes(propertyName)) continue;
    const target = PropertyBinding.findNode(root, nodeName) as Object3D | null | undefined;
    if (target && !moved.has(target)) target.traverse((object) => moved.add(object));
  }
  return moved;
}

/**
 * Plays a clip and notes where objects are. The pose afterwards is that at the clip's start.
 * @param objects what is noted
 * @param most samples of each: for a longer clip they are fewer a second
 */
export function sample(
  root: Object3D,
  clip: AnimationClip,
  objects: Iterable<Object3D>,
  most: number,
): Motion & { isSparse: boolean } {
  const tracked = [...objects];
  const wanted = Math.ceil(clip.duration * usualRate - 1e-6) + 1;
  const frames = clip.duration > 0 ? Math.max(2, Math.min(wanted, most)) : 1;
  const tracks = new Map(tracked.map((object) => [object, new Track(frames)]));
  const mixer = new AnimationMixer(root);
  const action = mixer.clipAction(clip).setLoop(LoopOnce, 1);
  action.clampWhenFinished = true;
  action.play();
  let shears = false;
  const pose = (frame: number) => {
    const time = frames > 1 ? (clip.duration * frame) / (frames - 1) : 0;
    // At its very end a clip may already have begun again.
    mixer.setTime(Math.min(time, Math.max(0, clip.duration - 1e-6)));
    root.updateMatrixWorld(true);
  };
  for (let frame = 0; frame < frames; frame += 1) {
    pose(frame);
    for (const [object, track] of tracks) {
      if (!track.set(frame, object.matrixWorld)) shears = true;
    }
  }
  pose(0);
  return {
    frames,
    rate: frames > 1 ? (frames - 1) / clip.duration : usualRate,
    tracks,
    shears,
    isSparse: clip.duration > 0 && most < wanted,
  };
}
