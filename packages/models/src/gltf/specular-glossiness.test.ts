import type { MeshPhysicalMaterial } from "three";
import { expect, test } from "vitest";
import { boxGltf, encode, pngPicture } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { readScene } from "../read-files.ts";
import { roughen } from "../textures/roughness.ts";

const extension = "KHR_materials_pbrSpecularGlossiness";

/** The material of a box that has only the given one of specular and glossiness. */
async function materialOf(old: object, isRequired: boolean) {
  const { "box.gltf": text, ...rest } = boxGltf({ texture: "paint.png" });
  const json = {
    ...(JSON.parse(new TextDecoder().decode(text)) as object),
    materials: [{ extensions: { [extension]: old } }],
    extensionsUsed: [extension],
    ...(isRequired && { extensionsRequired: [extension] }),
  };
  const files = { "box.gltf": encode(JSON.stringify(json)), ...rest, "paint.png": pngPicture() };
  const given = Object.entries(files).map(([name, content]) => ({ name, content }));
  const { materials, textures } = await readScene(given, defaultModelLimits);
  const [material] = materials;
  return { material: material as MeshPhysicalMaterial, textures };
}

test.each([true, false])(
  "UIK-05 materials of specular and glossiness have their colours, required: %j",
  async (isRequired) => {
    const { material } = await materialOf(
      { diffuseFactor: [0.5, 0, 0, 0.5], specularFactor: [0, 1, 0], glossinessFactor: 0.2 },
      isRequired,
    );
    expect(material.color.toArray()).toEqual([0.5, 0, 0]);
    expect(material).toMatchObject({ metalness: 0, roughness: 0.8 });
    expect(material.specularColor.toArray()).toEqual([0, 1, 0]);
  },
);

test("UIK-05 what has no colour but the one that it reflects is metal", async () => {
  const gold = { diffuseFactor: [0, 0, 0, 1], specularFactor: [1, 0.5, 0.25] };
  const { material } = await materialOf(gold, true);
  expect(material.color.toArray()).toEqual([1, 0.5, 0.25]);
  expect(material).toMatchObject({ metalness: 1, roughness: 0 });
});

test("UIK-05 the picture of glossiness is one of roughness and of what is reflected", async () => {
  const { material, textures } = await materialOf(
    { diffuseTexture: { index: 0 }, specularGlossinessTexture: { index: 0 } },
    true,
  );
  const { map, specularColorMap, roughnessMap } = material;
  expect([map, specularColorMap, roughnessMap].every((texture) => texture)).toBe(true);
  expect(roughnessMap?.source).not.toBe(specularColorMap?.source);
  // For who asks for the picture as it was supplied, one of glossiness is none of roughness.
  expect([specularColorMap, roughnessMap].map((each) => each && textures.sourceOf(each))).toEqual([
    expect.objectContaining({}),
    undefined,
  ]);
  const pixels = Uint8ClampedArray.of(9, 9, 9, 255, 9, 9, 9, 100);
  roughen(pixels, 0.5);
  expect([...pixels]).toEqual([0, 128, 0, 255, 0, 205, 0, 255]);
});
