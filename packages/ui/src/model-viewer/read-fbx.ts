import { type Group, LoadingManager } from "three";
import { FBXLoader } from "three/addons/loaders/FBXLoader.js";
import { checkFbx } from "./check-fbx.ts";
import type { FileSet } from "./file-set.ts";
import type { ParsedScene } from "./parcel.ts";
import { ModelError } from "./problem.ts";
import type { TextureSet } from "./textures.ts";
import type { ModelLimits } from "./types.ts";

/** Reads FBX, as text or binary. @throws {ModelError} */
export function readFbx(files: FileSet, textures: TextureSet, limits: ModelLimits): ParsedScene {
  const { content, name } = files.main;
  checkFbx(content, limits);
  // FBXLoader reads the size of the window for cameras, which are not shown; a worker has no window.
  if (typeof window === "undefined") {
    Object.assign(globalThis, { window: { innerWidth: 1, innerHeight: 1 } });
  }
  const manager = new LoadingManager().addHandler(/./, textures);
  let root: Group;
  try {
    root = new FBXLoader(manager).parse(content.slice().buffer, "");
  } catch (error) {
    const version = /not supported, FileVersion: (\d+)/.exec(String(error))?.[1];
    if (version) throw new ModelError("unsupported", `FBX ${version}`);
    throw new ModelError("broken", name, { cause: error });
  }
  // The file declares centimetres per unit; without that, its unit is the centimetre.
  const { unitScaleFactor } = root.userData as { unitScaleFactor?: unknown };
  const known = typeof unitScaleFactor === "number" && unitScaleFactor > 0;
  return {
    root,
    clips: root.animations,
    metresPerUnit: (known ? unitScaleFactor : 1) / 100,
    unitKnown: known,
  };
}
