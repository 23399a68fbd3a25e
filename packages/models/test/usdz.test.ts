import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { boxBinaryFbx } from "../src/fixtures/fbx.ts";
import { boxFbx, boxGlb, boxGltf, boxObj, goneGltf, pngPicture } from "../src/fixtures/boxes.ts";
import { defaultModelLimits } from "../src/limits.ts";
import { filesToUsdz } from "../src/usdz/convert-files.ts";
import { readByThree, readByTinyUsdz, textOf } from "./read-usdz.ts";
import { apart, shown } from "./shown-model.ts";

const demo = new URL("../../server/src/demo/assets/", import.meta.url);

type Files = Record<string, Uint8Array<ArrayBuffer>>;
const partsOf = (files: Files) =>
  Object.entries(files).map(([name, content]) => ({ name, content }));

const limits = defaultModelLimits;
const redraw = () => Promise.reject(new Error("No picture of these models is drawn anew"));

const models: [string, Files | string][] = [
  ["a GLB with a texture", { "box.glb": boxGlb({ texture: pngPicture() }) }],
  ["a GLB that moves", { "box.glb": boxGlb({ animations: ["spin"], size: [3, 1, 2] }) }],
  ["a glTF that goes away", goneGltf(40)],
  ["a glTF of two files", boxGltf()],
  ["an OBJ", boxObj("wood.png")],
  ["an FBX as text, of centimetres", { "box.fbx": boxFbx() }],
  ["an FBX of inches", { "box.fbx": boxFbx(2.54) }],
  ["a binary FBX", { "box.fbx": boxBinaryFbx() }],
  ["the demo's coin", "coin.zip"],
  ["the demo's fountain", "fountain.zip"],
  ["the demo's milestone", "milestone.fbx"],
  ["the demo's weathercock", "weathercock.zip"],
];

beforeAll(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe.each(models)("%s", (_, given) => {
  const filesOf = async (): Promise<Files> =>
    typeof given === "string"
      ? { [given]: new Uint8Array(await readFile(new URL(given, demo))) }
      : given;

  test("UIK-05 stands in a USDZ as in the viewer, to three and to tinyusdz", async () => {
    const files = await filesOf();
    const model = await shown(partsOf(files), 1.5);
    const { bytes, lost } = await filesToUsdz(partsOf(files), { limits, scale: 1.5, redraw });
    const byThree = readByThree(bytes);
    const byTiny = await readByTinyUsdz(bytes);
    for (const read of [byThree, byTiny]) {
      expect(read).toMatchObject({ meshes: model.meshes, triangles: model.triangles });
      expect(apart(model.box, read.box)).toBeLessThan(0.01);
      expect(read.box.min.y).toBeCloseTo(0, 3);
    }
    expect(lost).toEqual([]);
  });

  test("UIK-05 moves in a USDZ as in the viewer", async () => {
    const files = await filesOf();
    const { clips } = await shown(partsOf(files), 1);
    for (const { name: clip } of clips) {
      const { bytes } = await filesToUsdz(partsOf(files), { limits, scale: 1, clip, redraw });
      for (const share of [0, 0.25, 0.5, 0.9]) {
        const model = await shown(partsOf(files), 1, clip, share);
        const read = readByThree(bytes, share);
        expect(read.triangles).toBe(model.triangles);
        expect(apart(model.box, read.box)).toBeLessThan(0.01);
      }
    }
  });

  test("UIK-05 gives the same bytes each time", async () => {
    const files = await filesOf();
    const write = () => filesToUsdz(partsOf(files), { limits, scale: 2, clip: "Giro", redraw });
    const [one, other] = [await write(), await write()];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  });
});

test("UIK-05 a surface that is seen from both sides says so", async () => {
  const write = async (files: Files) =>
    textOf((await filesToUsdz(partsOf(files), { limits, scale: 1, redraw })).bytes);
  expect(await write({ "box.fbx": boxFbx() })).toContain("\nuniform bool doubleSided = 1\n");
  expect(await write({ "box.glb": boxGlb() })).not.toContain("doubleSided");
});
