import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { setDracoWasm } from "./draco.ts";
import { dracoModel, dracoTriangle } from "../fixtures/draco.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

beforeAll(() =>
  setDracoWasm(async () => {
    const path = fileURLToPath(import.meta.resolve("draco3dgltf/draco_decoder_gltf.wasm"));
    return new Uint8Array(await readFile(path)).buffer;
  }),
);

const read = (base64?: string) =>
  readFiles([{ name: "a.gltf", content: dracoModel(base64) }], defaultModelLimits, true);

test("UIK-05 LIB-04 a model that is packed with Draco is unpacked, measured and handed to the viewer", async () => {
  const { info, scene } = await read();
  expect(info).toMatchObject({ triangles: 1, vertices: 3 });
  // Draco keeps corners to a fraction of a millimetre.
  for (const [index, metres] of [2, 3, 0].entries())
    expect(info.size[index]).toBeCloseTo(metres, 3);
  expect(scene).toBeDefined();
});

test("UIK-05 a model whose packed mesh is cut short is refused", async () => {
  const short = btoa(atob(dracoTriangle).slice(0, -40));
  await expect(read(short)).rejects.toMatchObject({ name: "ModelError" });
});
