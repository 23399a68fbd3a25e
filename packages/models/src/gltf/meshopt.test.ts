import { expect, test } from "vitest";
import { packedCorners, packedTriangle } from "../fixtures/meshopt.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

const read = (base64: string) =>
  readFiles([{ name: "a.gltf", content: packedTriangle(base64) }], defaultModelLimits, true);

test("UIK-05 LIB-04 a model that is packed with meshopt is unpacked, measured and handed to the viewer", async () => {
  const { info, scene } = await read(packedCorners);
  expect(info).toMatchObject({ triangles: 1, vertices: 3, size: [2, 3, 0] });
  expect(scene).toBeDefined();
});

test("UIK-05 a model whose packed corners are cut short is refused", async () => {
  const short = btoa(atob(packedCorners).slice(0, -6));
  await expect(read(short)).rejects.toMatchObject({ name: "ModelError" });
});
