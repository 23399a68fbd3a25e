import { type Matrix4, Object3D, type Skeleton } from "three";

/** A bone as a joint of USD, which is placed from the joint that it hangs on. */
export class Joint {
  /** Its place among the bones of the model. */
  readonly bone: number;
  /** The names of the joints from the first to this one. */
  readonly path: string;
  private readonly object: Object3D;
  private readonly parent: Joint | undefined;

  constructor(bone: number, object: Object3D, parent: Joint | undefined) {
    this.bone = bone;
    this.object = object;
    this.parent = parent;
    this.path = `${parent?.path ?? firstJoint}/joint${bone}`;
  }

  /** Where it is now. */
  place(): Matrix4 {
    const { object, parent } = this;
    if (!parent) return object.matrixWorld;
    // What lies between two bones need not be one.
    return object.parent === parent.object
      ? object.matrix
      : parent.object.matrixWorld.clone().invert().multiply(object.matrixWorld);
  }
}

/** The joint that stays still, on which the others hang: some readers refuse several roots. */
export const firstJoint = "root";

/** The joints of a skeleton, each after the one that it hangs on. */
export function jointsOf({ bones }: Skeleton): Joint[] {
  // A file may name bones that it lacks; they stay still.
  const objects = Array.from(bones, (bone?: Object3D) => bone ?? new Object3D());
  const numbers = new Map(objects.map((object, bone) => [object, bone]));
  const joints = new Map<number, Joint>();
  const add = (bone: number, object: Object3D): Joint => {
    const known = joints.get(bone);
    if (known) return known;
    let above = object.parent;
    while (above && !numbers.has(above)) above = above.parent;
    const number = above ? numbers.get(above) : undefined;
    const parent = above && number !== undefined ? add(number, above) : undefined;
    const joint = new Joint(bone, object, parent);
    joints.set(bone, joint);
    return joint;
  };
  for (const [bone, object] of objects.entries()) add(bone, object);
  return [...joints.values()];
}
