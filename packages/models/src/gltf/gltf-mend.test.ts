import { expect, test } from "vitest";
import { boxGltf, encode, pngPicture } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

test.each([
  ["MSFT_texture_dds", { MSFT_texture_dds: { source: 0 } }, ["a.dds"]],
  ["EXT_texture_avif", { EXT_texture_avif: { source: 0 } }, ["a.dds"]],
  ["no picture", {}, ["#1"]],
])(
  "UIK-05 a texture of %s leaves the model readable, and is named",
  async (_, extensions, names) => {
    const { "box.gltf": text, ...rest } = boxGltf({ texture: "a.dds" });
    const json = {
      ...(JSON.parse(new TextDecoder().decode(text)) as object),
      textures: [{ extensions }],
    };
    const dds = new Uint8Array(128);
    dds.set(encode("DDS "));
    dds.set([8, 0, 0, 0, 8], 12);
    const files = { "box.gltf": encode(JSON.stringify(json)), ...rest, "a.dds": dds };
    const given = Object.entries(files).map(([name, content]) => ({ name, content }));
    const { info } = await readFiles(given, defaultModelLimits, false);
    expect(info).toMatchObject({ triangles: 12, textures: [], unreadableTextures: names });
  },
);

test("UIK-05 a picture is taken for what its bytes are, whatever its name is", async () => {
  const { "box.gltf": text, ...rest } = boxGltf({ texture: "paint" });
  const files = { "box.gltf": text, ...rest, paint: pngPicture() };
  const given = Object.entries(files).map(([name, content]) => ({ name, content }));
  const { info } = await readFiles(given, defaultModelLimits, false);
  expect(info).toMatchObject({ textures: [{ name: "paint", width: 8 }], missingTextures: [] });
});
