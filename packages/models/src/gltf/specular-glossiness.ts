import type { GltfDescription, GltfMaterial } from "./gltf-description.ts";

/** The materials that glTF had beside its own, before 2021. */
const specularGlossiness = "KHR_materials_pbrSpecularGlossiness";

/** At which light is reflected by a colour alone, and not by the usual 4 %. */
const reflecting = 1000;

/** The extension as far as it is written well. */
interface SpecularGlossiness {
  diffuseFactor?: readonly number[];
  diffuseTexture?: object;
  specularFactor?: readonly number[];
  glossinessFactor?: number;
  specularGlossinessTexture?: { index?: number };
}

/**
 * Turns materials of specular and glossiness into those of metal and roughness, as gltf-transform's `metalRough` does: no
 * metal, and what is reflected is a colour of its own. A picture's glossiness, which is its opacity, becomes a picture of
 * roughness.
 * @returns how glossy the roughness of a material is, whose picture has glossiness instead, by its number
 */
export function convertGlossiness(description: GltfDescription): ReadonlyMap<number, number> {
  const glossy = new Map<number, number>();
  for (const [index, material] of (description.materials ?? []).entries()) {
    const old = material.extensions?.[specularGlossiness] as SpecularGlossiness | undefined;
    if (typeof old !== "object" || old === null) continue;
    const { glossinessFactor: gloss = 1, specularGlossinessTexture: picture } = old;
    const roughness = picture && withPictureOfItsOwn(description, picture);
    if (roughness) glossy.set(index, gloss);
    const converted = convert(old, gloss);
    Object.assign(material, {
      pbrMetallicRoughness: {
        ...converted.pbrMetallicRoughness,
        ...(roughness && { roughnessFactor: 1, metallicRoughnessTexture: roughness }),
      },
      extensions: { ...without(material), ...converted.extensions },
    });
  }
  for (const list of [description.extensionsUsed, description.extensionsRequired]) {
    const at = list?.indexOf(specularGlossiness) ?? -1;
    if (at >= 0) list?.splice(at, 1);
  }
  return glossy;
}

function convert(old: SpecularGlossiness, gloss: number): GltfMaterial {
  const { diffuseFactor = [1, 1, 1, 1], diffuseTexture, specularFactor = [1, 1, 1] } = old;
  const { specularGlossinessTexture: picture } = old;
  const [red = 1, green = 1, blue = 1, opacity = 1] = diffuseFactor;
  // What has no colour but the one that it reflects is metal.
  const isMetal = !picture && Math.max(red, green, blue) === 0;
  const pbrMetallicRoughness = {
    baseColorFactor: isMetal ? [...specularFactor.slice(0, 3), opacity] : diffuseFactor,
    ...(diffuseTexture && !isMetal && { baseColorTexture: diffuseTexture }),
    metallicFactor: isMetal ? 1 : 0,
    roughnessFactor: 1 - gloss,
  };
  if (isMetal) return { pbrMetallicRoughness };
  return {
    pbrMetallicRoughness,
    extensions: {
      KHR_materials_ior: { ior: reflecting },
      KHR_materials_specular: {
        specularColorFactor: specularFactor,
        ...(picture && { specularColorTexture: picture }),
      },
    },
  };
}

function without({ extensions = {} }: GltfMaterial): Record<string, unknown> {
  const { [specularGlossiness]: _, ...others } = extensions;
  return others;
}

/** A reference to the same picture as one that the loader does not share: it does by its address and its sampler. */
function withPictureOfItsOwn<Reference extends { index?: number }>(
  description: GltfDescription,
  reference: Reference,
): Reference | undefined {
  const { textures = [], images = [] } = description;
  const texture = textures[reference.index ?? -1];
  if (!texture) return undefined;
  const own = <Named extends { source?: number }>(named: Named): Named => {
    const image = images[named.source ?? -1];
    return image ? { ...named, source: images.push({ ...image }) - 1 } : named;
  };
  const extensions = Object.entries(texture.extensions ?? {}).map(
    ([name, value]) => [name, own(value)] as const,
  );
  description.samplers ??= [];
  const sampler = description.samplers.push({ ...description.samplers[texture.sampler ?? -1] }) - 1;
  const copy = { ...own(texture), sampler, extensions: Object.fromEntries(extensions) };
  return { ...reference, index: textures.push(copy) - 1 };
}
