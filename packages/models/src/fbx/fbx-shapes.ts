import { Mesh, type Object3D } from "three";
import type { FbxObject, FbxObjects } from "./fbx-objects.ts";
import { childOf, propertyOf } from "./fbx-tree.ts";

/** How far the shapes of each mesh have been brought, from 0 to 1, by the number of the mesh's model. */
export type RestingShapes = ReadonlyMap<number, readonly number[]>;

/** What a file says of its shapes, which three's FBXLoader reads and does not set. */
export function restingShapes(objects: FbxObjects): RestingShapes {
  return new Map(
    objects.of("Model", "Mesh").map(({ id }) => {
      const shapes = objects
        .parts(id, "Geometry", "Mesh")
        .slice(0, 1)
        .flatMap((geometry) => objects.parts(geometry.id, "Deformer", "BlendShape"))
        .flatMap((shape) => objects.parts(shape.id, "Deformer", "BlendShapeChannel"))
        .map(shareOf);
      return [id, shapes];
    }),
  );
}

function shareOf({ node }: FbxObject): number {
  const percent =
    propertyOf(node, "DeformPercent")?.[0] ?? childOf(node, "DeformPercent")?.values[0];
  return typeof percent === "number" ? percent / 100 : 0;
}

/** Brings the meshes of a scene into the shapes that they rest in. */
export function restShapes(root: Object3D, resting: RestingShapes): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { ID: id } = object as { ID?: number };
    const shares = id === undefined ? undefined : resting.get(id);
    if (shares && object.morphTargetInfluences?.length === shares.length)
      object.morphTargetInfluences = [...shares];
  });
}
