import { describe, expect, test } from "vitest";
import { boxFbx, boxGlb, boxGltf, encode, pngPicture, zipOf } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

const huge = pngPicture();
new DataView(huge.buffer).setUint32(16, 30_000);
new DataView(huge.buffer).setUint32(20, 30_000);
/** A picture of another size each time, of 8192 pixels at most. */
const wide = (width: number, height: number) => {
  const picture = pngPicture();
  new DataView(picture.buffer).setUint32(16, width);
  new DataView(picture.buffer).setUint32(20, height);
  return picture;
};
const base64 = (content: Uint8Array) => btoa(String.fromCharCode(...content));
const inGltf = (content: Uint8Array) =>
  zipOf(boxGltf({ texture: `data:image/png;base64,${base64(content)}` }));
const beside = (content: Uint8Array) =>
  zipOf({ ...boxGltf({ texture: "wood.png" }), "wood.png": content });
const inFbx = (property: string, content: Uint8Array) => {
  const text = new TextDecoder().decode(boxFbx());
  const objects = `Texture: 3001, "Texture::t", "" {\n RelativeFilename: "wood.png"\n}
    Video: 3002, "Video::v", "Clip" {\n RelativeFilename: "wood.png"\n Content: , "${base64(content)}"\n}`;
  const links = `C: "OP",3001,1003, "${property}"\n C: "OO",3002,3001`;
  return encode(
    text
      .replace(/Objects:\s*\{/, (found) => `${found}\n${objects}\n`)
      .replace(/Connections:\s*\{/, (found) => `${found}\n${links}\n`),
  );
};
const withMtl = (property: string, content: Uint8Array) =>
  zipOf({
    "a.obj": encode("mtllib a.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl paint\nf 1 2 3\n"),
    "a.mtl": encode(`newmtl paint\n${property} -s 1 1 1 maps\\wood.png\n`),
    "maps/wood.png": content,
  });
const infoOf = async (content: Uint8Array<ArrayBuffer>, limits = {}, name = "a") =>
  (await readFiles([{ name, content }], { ...defaultModelLimits, ...limits }, false)).info;

describe.each<[string, (content: Uint8Array) => Uint8Array<ArrayBuffer>]>([
  ["inside a GLB", (content) => boxGlb({ texture: content })],
  ["in a data URI", inGltf],
  ["beside a glTF", beside],
  ["inside an FBX", (content) => inFbx("DiffuseColor", content)],
  ["inside an FBX, for its roughness", (content) => inFbx("3dsMax|Parameters|roughness", content)],
  ["named by a material library", (content) => withMtl("map_Kd", content)],
  ["named by a material library, for its roughness", (content) => withMtl("map_Pr", content)],
  ["named by a material library, for a displacement", (content) => withMtl("disp", content)],
])("a texture %s", (_where, modelWith) => {
  test("LIB-04 TRU-22 is refused where no phone holds it, by its header", async () => {
    await expect(infoOf(modelWith(huge))).rejects.toMatchObject({
      code: "textureTooLarge",
      detail: expect.stringContaining("(30000 × 30000)") as string,
    });
  });

  test("LIB-04 is counted, whether it is shown or not", async () => {
    const { textures, otherTextures } = await infoOf(modelWith(wide(4096, 2048)));
    expect([...textures, ...otherTextures]).toMatchObject([{ width: 4096, height: 2048 }]);
  });

  test("LIB-04 whose header tells no size is named as one that is not counted", async () => {
    const { uncountedTextures } = await infoOf(modelWith(pngPicture().fill(0, 0, 30)));
    expect(uncountedTextures).toHaveLength(1);
  });
});

test("LIB-04 the graphics memory of all textures together is limited, each counted once", async () => {
  const box = boxGltf({ texture: "1.png" });
  const json = JSON.parse(new TextDecoder().decode(box["box.gltf"]));
  const scene = (...uris: string[]) =>
    zipOf({
      ...box,
      "box.gltf": encode(JSON.stringify({ ...json, images: uris.map((uri) => ({ uri })) })),
      "1.png": wide(1024, 1024),
      "2.png": wide(1024, 512),
    });
  const both = { textureMemory: (1024 * 1536 * 4 * 4) / 3 };
  await expect(infoOf(scene("1.png", "2.png"), both)).resolves.toMatchObject({ triangles: 12 });
  await expect(infoOf(scene("1.png", "1.png", "2.png"), both)).resolves.toBeDefined();
  const less = { textureMemory: both.textureMemory - 1 };
  await expect(infoOf(scene("1.png", "2.png"), less)).rejects.toMatchObject({
    code: "texturesTooHeavy",
  });
});
