import { open, readFile, stat } from "node:fs/promises";
import { z } from "zod";
import { isFbx } from "./fbx.ts";

/** What can be shown, the likeliest main file of an archive first. */
export const SCENE_FORMATS = ["glb", "gltf", "fbx", "obj"] as const;
export type SceneFormat = (typeof SCENE_FORMATS)[number];

/** Most bytes of the JSON of a glTF. */
const MAX_JSON = 16 * 1024 * 1024;

const gltf = z.object({ asset: z.object({ version: z.string().regex(/^2\./) }) });

/** Whether a file is a whole model of that format, rather than just called like one. */
export async function isScene(path: string, format: SceneFormat): Promise<boolean> {
  switch (format) {
    case "glb":
      return isGlb(path);
    case "gltf":
      return (await stat(path)).size <= MAX_JSON && isGltf(await readFile(path, "utf8"));
    case "fbx":
      return isFbx(path);
    case "obj":
      return isObj(path);
  }
}

/** Its header says how long it is; the first part is the scene as JSON. */
async function isGlb(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(20), 0, 20, 0);
    if (bytesRead < 20 || buffer.toString("latin1", 0, 4) !== "glTF") return false;
    const [version, whole, json] = [4, 8, 12].map((at) => buffer.readUInt32LE(at));
    if (version !== 2 || whole !== size || json === undefined) return false;
    if (buffer.toString("latin1", 16, 20) !== "JSON" || json > Math.min(size - 20, MAX_JSON))
      return false;
    const { buffer: scene } = await file.read(Buffer.alloc(json), 0, json, 20);
    return isGltf(scene.toString("utf8"));
  } finally {
    await file.close();
  }
}

function isGltf(text: string): boolean {
  try {
    return gltf.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** It has corners and faces. */
async function isObj(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const buffer = Buffer.alloc(65_536);
    let corners = false;
    let rest = "\n";
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
      if (bytesRead === 0) return false;
      const text = rest + buffer.toString("latin1", 0, bytesRead);
      corners ||= /[\r\n][ \t]*v[ \t]+[-+.\d]/.test(text);
      if (corners && /[\r\n][ \t]*f[ \t]+-?\d/.test(text)) return true;
      rest = text.slice(-64);
    }
  } finally {
    await file.close();
  }
}
