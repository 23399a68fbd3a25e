import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { AnimationMixer, Box3, Matrix4, type Mesh, type Object3D, Vector3 } from "three";
import { USDLoader } from "three/addons/loaders/USDLoader.js";
import createTinyUsdz from "tinyusdz";

/** A file of a ZIP. */
export interface Entry {
  name: string;
  method: number;
  /** Where its data begin. */
  offset: number;
  bytes: Uint8Array;
}

/** The files of a ZIP by its directory, as each header says again. */
export function entriesOf(archive: Uint8Array): Entry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error("The archive has no end");
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < view.getUint16(end + 10, true); index += 1) {
    const head = view.getUint32(at + 42, true);
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameBytes));
    const own = new TextDecoder().decode(archive.subarray(head + 30, head + 30 + nameBytes));
    if (own !== name) throw new Error(`${name} is called ${own} in its header`);
    const offset = head + 30 + nameBytes + view.getUint16(head + 28, true);
    const bytes = archive.subarray(offset, offset + view.getUint32(at + 24, true));
    entries.push({ name, method: view.getUint16(at + 10, true), offset, bytes });
    at += 46 + nameBytes;
  }
  return entries;
}

export const textOf = (archive: Uint8Array): string =>
  new TextDecoder().decode(entriesOf(archive)[0]?.bytes);

const each = (root: Object3D, visit: (mesh: Mesh) => void) =>
  root.traverse((object) => {
    if ((object as Mesh).isMesh) visit(object as Mesh);
  });

/** The triangles that a scene draws, and their box. */
export function drawnIn(root: Object3D): { meshes: number; triangles: number; box: Box3 } {
  let [meshes, triangles] = [0, 0];
  each(root, (mesh) => {
    const { geometry } = mesh;
    const { count = 1 } = mesh as { count?: number };
    meshes += 1;
    triangles += ((geometry.index ?? geometry.getAttribute("position")).count / 3) * count;
  });
  root.updateMatrixWorld(true);
  return { meshes, triangles, box: new Box3().setFromObject(root, true) };
}

/** What three makes of a USDZ, its clips at a share of their time. Pictures are left out: they need a page. */
export function readByThree(archive: Uint8Array, share?: number) {
  const text = textOf(archive).replaceAll(/^asset inputs:file.*$/gm, "");
  const group = new USDLoader().parse(text);
  if (share !== undefined) {
    const mixer = new AnimationMixer(group);
    for (const clip of group.animations) {
      mixer.clipAction(clip).play();
      mixer.setTime(clip.duration * share);
    }
  }
  return { group, ...drawnIn(group) };
}

interface TinyNode {
  nodeType: string;
  contentId: number;
  globalMatrix: number[];
  children: TinyNode[];
}

/** The part of tinyusdz that is used. */
interface TinyUsdz {
  TinyUSDZLoaderNative: new () => {
    loadFromBinary(bytes: Uint8Array, name: string): boolean;
    error(): string;
    numMeshes(): number;
    getMesh(index: number): {
      points: Float32Array;
      faceVertexIndices: Uint32Array;
      normals?: Float32Array;
      texcoords?: Float32Array;
      materialId: number;
    };
    getDefaultRootNode(): TinyNode;
    delete(): void;
  };
}

let tinyUsdz: Promise<TinyUsdz> | undefined;

/** The package is made for pages; it starts in Node where this looks like a worker. */
async function startTinyUsdz(): Promise<TinyUsdz> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve("tinyusdz/tinyusdz.wasm")));
  const module = await WebAssembly.compile(bytes);
  const worker = { WorkerGlobalScope: Object };
  const { type } = process as { type?: string };
  Object.assign(globalThis, worker);
  Object.assign(process, { type: "renderer" });
  try {
    return await createTinyUsdz({
      instantiateWasm: (imports, done) => {
        done(new WebAssembly.Instance(module, imports));
        return {};
      },
      print: () => {},
      printErr: () => {},
    });
  } finally {
    Reflect.deleteProperty(globalThis, "WorkerGlobalScope");
    Object.assign(process, { type });
  }
}

/** What tinyusdz makes of a USDZ. It says that all is well also of files of which it has read nothing: count the meshes. */
export async function readByTinyUsdz(archive: Uint8Array) {
  tinyUsdz ??= startTinyUsdz();
  const { TinyUSDZLoaderNative } = await tinyUsdz;
  const loader = new TinyUSDZLoaderNative();
  try {
    if (!loader.loadFromBinary(archive, "model.usdz")) throw new Error(loader.error());
    const box = new Box3();
    const point = new Vector3();
    let triangles = 0;
    const visit = ({ nodeType, contentId, globalMatrix, children }: TinyNode) => {
      if (nodeType === "mesh") {
        const { points, faceVertexIndices } = loader.getMesh(contentId);
        triangles += faceVertexIndices.length / 3;
        const place = new Matrix4().fromArray(globalMatrix);
        for (const index of faceVertexIndices) {
          box.expandByPoint(point.fromArray(points, index * 3).applyMatrix4(place));
        }
      }
      for (const child of children) visit(child);
    };
    visit(loader.getDefaultRootNode());
    return { meshes: loader.numMeshes(), triangles, box };
  } finally {
    loader.delete();
  }
}
