import { BackSide, DoubleSide, FrontSide } from "three";
import { expect, test } from "vitest";
import { boxFbx, boxGlb, boxObj } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

const materialOf = async (name: string, content: Uint8Array<ArrayBuffer>) => {
  const { scene } = await readFiles([{ name, content }], defaultModelLimits, true);
  return (scene?.materials as { side?: number }[] | undefined)?.[0];
};

test.each([
  ["box.fbx", boxFbx()],
  ["box.obj", boxObj()["box.obj"]],
])(
  "UIK-05 a surface of %s is seen from both sides, and its shadow stays",
  async (name, content) => {
    expect(await materialOf(name, content)).toMatchObject({
      side: DoubleSide,
      shadowSide: BackSide,
    });
  },
);

test("UIK-05 a surface of a glTF is seen from the sides that it says", async () => {
  expect((await materialOf("box.glb", boxGlb()))?.side ?? FrontSide).toBe(FrontSide);
});
