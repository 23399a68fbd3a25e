import { expect, test } from "vitest";
import { boxGlb, boxGltf, zipOf } from "../fixtures/boxes.ts";
import { uastcPicture } from "../fixtures/ktx2.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

const picture = uastcPicture(16, (column) => [200, column * 40, 0, 255]);
const inZip = (content: Uint8Array) =>
  zipOf({ ...boxGltf({ texture: "wood.ktx2" }), "wood.ktx2": content });
const infoOf = async (name: string, content: Uint8Array<ArrayBuffer>, textureSide = 16) => {
  const limits = { ...defaultModelLimits, textureSide };
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

test("UIK-05 LIB-04 a KTX2 of a longer side than the limit is refused by its header", async () => {
  const refused = { code: "textureTooLarge", detail: "wood.ktx2 (16 × 16)" };
  await expect(infoOf("a.zip", inZip(picture), 15)).rejects.toMatchObject(refused);
  const huge = new Uint8Array(picture);
  new DataView(huge.buffer).setUint32(20, 65_536, true);
  new DataView(huge.buffer).setUint32(24, 65_536, true);
  await expect(infoOf("a.glb", boxGlb({ texture: huge }), 8192)).rejects.toMatchObject({
    code: "textureTooLarge",
    detail: "#1 (65536 × 65536)",
  });
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
  for (const [format, code, name] of [
    [145, "compressed", "BC7"],
    [152, "compressed", "ETC2"],
    [166, "compressed", "ASTC"],
    [23, "textureFormat", "R8G8B8"],
    [37, "textureFormat", "R8G8B8A8"],
    [130, "textureFormat", "VkFormat 130"],
  ] as const) {
    const other = { code, detail: `KTX2 (${name})` };
    await expect(infoOf("a.zip", inZip(picture.with(12, format)))).rejects.toMatchObject(other);
  }
});
