import {
  type AnimationClip,
  AnimationMixer,
  Box3,
  type BufferGeometry,
  type Mesh,
  type Object3D,
  Vector3,
} from "three";

/** Poses of a clip that are looked at. */
const poses = 24;
/** Vertices that are looked at in each pose, of all meshes that bones or morph targets deform. */
const vertices = 3000;

const verticesOf = (geometry: BufferGeometry) => geometry.getAttribute("position")?.count ?? 0;

/** Roughly what a model fills in its pose, in the world: the boxes of its meshes, and some vertices of those that deform. */
export function poseBox(root: Object3D): Box3 {
  const box = new Box3();
  const deforming: Mesh[] = [];
  root.updateMatrixWorld(true);
  root.traverse((object) => {
    const mesh = object as Mesh & { isSkinnedMesh?: boolean };
    if (!mesh.isMesh) return;
    const { geometry } = mesh;
    if (mesh.isSkinnedMesh || Object.keys(geometry.morphAttributes).length > 0) {
      deforming.push(mesh);
      return;
    }
    if (!geometry.boundingBox) geometry.computeBoundingBox();
    if (geometry.boundingBox) {
      box.union(geometry.boundingBox.clone().applyMatrix4(mesh.matrixWorld));
    }
  });
  const all = deforming.reduce((sum, { geometry }) => sum + verticesOf(geometry), 0);
  const step = Math.max(1, Math.ceil(all / vertices));
  const place = new Vector3();
  for (const mesh of deforming) {
    for (let vertex = 0; vertex < verticesOf(mesh.geometry); vertex += step) {
      box.expandByPoint(mesh.getVertexPosition(vertex, place).applyMatrix4(mesh.matrixWorld));
    }
  }
  return box;
}

/** Roughly what a model fills while a clip plays. Its pose is the same afterwards. */
export function clipBox(root: Object3D, clip: AnimationClip): Box3 {
  const mixer = new AnimationMixer(root);
  mixer.clipAction(clip).play();
  const box = new Box3();
  for (let pose = 0; pose < poses; pose += 1) {
    mixer.setTime((clip.duration * pose) / poses);
    box.union(poseBox(root));
  }
  mixer.stopAllAction();
  mixer.uncacheRoot(root);
  root.updateMatrixWorld(true);
  return box;
}
