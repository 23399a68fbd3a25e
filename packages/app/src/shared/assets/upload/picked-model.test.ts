import type { InspectOptions, ModelInfo } from "@panel/ui/model-viewer";
import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { pickedModel, type ChooseModel } from "./picked-model.ts";

const names = ["kit/a.gltf", "kit/a.bin", "kit/b.gltf", "kit/b.bin", "leeme.txt"];
const archive = new File(
  [zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])))],
  "kit.zip",
);
const models = ["kit/a.gltf", "kit/b.gltf"];

/** Each model uses the files that begin as it does. */
const inspect = (_: File, { model = "kit/a.gltf" }: InspectOptions) =>
  Promise.resolve({
    name: model,
    archive: { models, unused: names.filter((name) => !name.startsWith(model.slice(0, 6))) },
  } as unknown as ModelInfo);
const entriesOf = async (file: File | undefined) =>
  Object.keys(
    unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())),
  ).toSorted();

test("LIB-03 of a zip with many models the chosen one is sent with its files, and the others are named", async () => {
  const choose = vi.fn<ChooseModel>(() => Promise.resolve("kit/b.gltf"));
  const picked = await pickedModel(archive, choose, inspect);
  expect(choose).toHaveBeenCalledWith(archive, models);
  expect(await entriesOf(picked?.file)).toEqual(["kit/b.bin", "kit/b.gltf"]);
  expect(picked?.file.name).toBe("b.zip");
  expect(picked?.leftOut).toEqual(["kit/a.gltf", "kit/a.bin", "leeme.txt"]);
});

test("LIB-03 nothing is sent of a zip of which no model is chosen", async () => {
  expect(await pickedModel(archive, () => Promise.resolve(undefined), inspect)).toBeUndefined();
});

test("LIB-03 a chosen model that cannot be read is sent without the other models", async () => {
  const broken = (file: File, options: InspectOptions) =>
    options.model ? Promise.reject(new Error("broken")) : inspect(file, options);
  const picked = await pickedModel(archive, () => Promise.resolve("kit/b.gltf"), broken);
  expect(picked?.leftOut).toEqual(["kit/a.gltf"]);
});

test("LIB-03 what cannot be read, is no zip, or uses all of its files stays as it is", async () => {
  const never = () => Promise.reject(new Error("asked"));
  const whole = () =>
    Promise.resolve({ name: "a", archive: { models: ["a"], unused: [] } } as unknown as ModelInfo);
  expect((await pickedModel(archive, never, never))?.file).toBe(archive);
  expect((await pickedModel(archive, never, whole))?.file).toBe(archive);
  const fbx = new File(["x"], "silla.fbx");
  expect((await pickedModel(fbx, never, never))?.file).toBe(fbx);
});
