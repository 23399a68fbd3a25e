import { expect, test } from "vitest";
import { boxGlb, boxGltf, encode, zipOf } from "./fixtures.ts";
import { uastcPicture } from "./fixtures-ktx2.ts";
import { defaultModelLimits } from "./limits.ts";
import { readFiles } from "./read-files.ts";

const picture = uastcPicture(16, (column) => [200, column * 40, 0, 255]);
const inZip = (content: Uint8Array) =>
  zipOf({ ...boxGltf({ texture: "wood.ktx2" }), "wood.ktx2": content });
const infoOf = async (name: string, content: Uint8Array<ArrayBuffer>, pixels = 256) => {
  const limits = { ...defaultModelLimits, texturePixels: pixels };
  return (await readFiles([{ name, content }], limits, false)).info;
};

test("UIK-05 LIB-04 a model whose textures are in KTX2 is measured, with the memory that they take packed", async () => {
  const measures = { width: 16, height: 16, bytes: picture.length, bytesPerPixel: 1 };
  expect(await infoOf("a.glb", boxGlb({ texture: picture }))).toMatchObject({
    textures: [{ ...measures, name: "inside" }],
    unreadableTextures: [],
  });
  expect(await infoOf("a.zip", inZip(picture))).toMatchObject({
    textures: [{ ...measures, name: "wood.ktx2" }],
    archive: { unused: [] },
  });
});

test("UIK-05 a KTX2 of more pixels than the limit is named as other textures are", async () => {
  expect(await infoOf("a.zip", inZip(picture), 255)).toMatchObject({
    textures: [],
    unreadableTextures: ["wood.ktx2"],
  });
});

test("UIK-05 TRU-23 so many KTX2 that to check them would take long are refused", async () => {
  const { "box.gltf": json, ...rest } = boxGltf({ texture: "wood.ktx2" });
  const box = JSON.parse(new TextDecoder().decode(json));
  const [{ primitives }] = box.meshes;
  const many = (count: number) => {
    const each = Array.from({ length: count }, (_, index) => index);
    const scene = {
      ...box,
      images: each.map((index) => ({ uri: `${index}/../wood.ktx2` })),
      textures: each.map((source) => ({ extensions: { KHR_texture_basisu: { source } } })),
      materials: each.map((index) => ({ pbrMetallicRoughness: { baseColorTexture: { index } } })),
      meshes: [{ primitives: each.map((material) => ({ ...primitives[0], material })) }],
    };
    return infoOf(
      "a.zip",
      zipOf({ ...rest, "box.gltf": encode(JSON.stringify(scene)), "wood.ktx2": picture }),
    );
  };
  expect((await many(16)).textures).toHaveLength(16);
  await expect(many(17)).rejects.toMatchObject({ code: "tooLarge" });
});

test("UIK-05 a KTX2 that the model refers to and that is missing is named", async () => {
  expect(await infoOf("a.zip", zipOf(boxGltf({ texture: "wood.ktx2" })))).toMatchObject({
    missingTextures: ["wood.ktx2"],
  });
});

test("UIK-05 TRU-23 a model whose KTX2 is damaged or of another kind is refused by the texture's name", async () => {
  const cut = picture.slice(0, -1);
  const damaged = { code: "broken", detail: "wood.ktx2" };
  await expect(infoOf("a.zip", inZip(cut))).rejects.toMatchObject(damaged);
  const inside = { code: "broken", detail: "inside" };
  await expect(infoOf("a.glb", boxGlb({ texture: cut }))).rejects.toMatchObject(inside);
  const bc7 = picture.with(12, 145);
  const other = { code: "compressed", detail: "KTX2 (VkFormat 145)" };
  await expect(infoOf("a.zip", inZip(bc7))).rejects.toMatchObject(other);
});
