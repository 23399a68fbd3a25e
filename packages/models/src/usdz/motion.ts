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
    const before = this.turn(Math.max(0, frame - 1));
    place.decompose(position, turn, scale);
    if (place.determinantAffine() === 0) {
      // What is shrunk to nothing, so that it is not seen, has no turn of its own.
      for (const axis of [0, 1, 2])
        scale.setComponent(axis, column.setFromMatrixColumn(place, axis).length());
      if (frame > 0) turn.fromArray(before);
    }
    // Of the two quaternions for a turn, the one that is next to the last.
    if (frame > 0 && turn.dot(last.fromArray(before)) < 0)
      turn.set(-turn.x, -turn.y, -turn.z, -turn.w);
    position.toArray(this.numbers, frame * width);
    turn.toArray(this.numbers, frame * width + 3);
    scale.toArray(this.numbers, frame * width + 7);
    again.compose(position, turn, scale);
    const largest = place.elements
      .slice(0, 12)
      .reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    return place.elements.every(
      (part, at) => Math.abs(part - (again.elements[at] ?? 0)) <= largest * tolerance || at >= 12,
    );
  }
}

const position = new Vector3();
const turn = new Quaternion();
const scale = new Vector3();
const last = new Quaternion();
const column = new Vector3();
const again = new Matrix4();

/** What moves, and where it is now. */
export type Places = ReadonlyMap<object, () => Matrix4>;

export interface Motion {
  /** Samples, the first at the clip's start, the last at its end; 1 where nothing moves. */
  frames: number;
  /** Samples a second. */
  rate: number;
  tracks: ReadonlyMap<object, Track>;
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
 * Plays a clip and notes where things are. The pose afterwards is that at the clip's start.
 * @param most samples of each: for a longer clip they are fewer a second
 */
export function sample(
  root: Object3D,
  clip: AnimationClip,
  places: Places,
  most: number,
): Motion & { isSparse: boolean } {
  const wanted = Math.ceil(clip.duration * usualRate - 1e-6) + 1;
  const frames = clip.duration > 0 ? Math.max(2, Math.min(wanted, most)) : 1;
  const tracks = new Map(Array.from(places.keys(), (each) => [each, new Track(frames)]));
  const mixer = new AnimationMixer(root);
  const action = mixer.clipAction(clip).setLoop(LoopOnce, 1);
  action.clampWhenFinished = true;
  action.play();
  let shears = false;
  const pose = (frame: number) => {
    mixer.setTime(frames > 1 ? (clip.duration * frame) / (frames - 1) : 0);
    root.updateMatrixWorld(true);
  };
  for (let frame = 0; frame < frames; frame += 1) {
    pose(frame);
    for (const [each, place] of places) {
      if (!tracks.get(each)?.set(frame, place())) shears = true;
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
