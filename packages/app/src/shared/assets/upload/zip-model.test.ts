import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zippedModel } from "./zip-model.ts";

test("LIB-03 a bare GLB is packed into a zip; other files stay as they are", async () => {
  const packed = await zippedModel(new File(["glTF…"], "silla.GLB"));
  expect([packed.name, packed.type]).toEqual(["silla.zip", "application/zip"]);
  const inside = unzipSync(new Uint8Array(await packed.arrayBuffer()));
  expect(new TextDecoder().decode(inside["silla.GLB"])).toBe("glTF…");
  const fbx = new File(["x"], "silla.fbx");
  expect(await zippedModel(fbx)).toBe(fbx);
});
