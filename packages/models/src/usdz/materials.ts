import {
  AdditiveBlending,
  ClampToEdgeWrapping,
  type Color,
  type Material,
  MirroredRepeatWrapping,
  MultiplyBlending,
  NoColorSpace,
  SubtractiveBlending,
  type Texture,
} from "three";
import { paletteFile } from "./colours.ts";
import type { CoordinateSets } from "./coordinates.ts";
import type { UsdzLoss } from "./loss.ts";
import { number, tuple } from "./numbers.ts";
import type { Pictures } from "./pictures.ts";
import { type Channel, ShaderNodes } from "./shader-nodes.ts";

/** What the materials of three have, those of each kind some of it. */
export interface AnyMaterial extends Material {
  isMeshBasicMaterial?: boolean;
  color?: Color;
  map?: Texture | null;
  alphaMap?: Texture | null;
  emissive?: Color;
  emissiveIntensity?: number;
  emissiveMap?: Texture | null;
  normalMap?: Texture | null;
  normalScale?: { x: number; y: number };
  aoMap?: Texture | null;
  aoMapIntensity?: number;
  roughness?: number;
  roughnessMap?: Texture | null;
  metalness?: number;
  metalnessMap?: Texture | null;
  shininess?: number;
  clearcoat?: number;
  clearcoatRoughness?: number;
  ior?: number;
  transmission?: number;
  sheen?: number;
  iridescence?: number;
  anisotropy?: number;
  bumpMap?: Texture | null;
  displacementMap?: Texture | null;
  specularMap?: Texture | null;
  lightMap?: Texture | null;
}

/** How much of clear glass is still seen, where light does not bend. */
const clearest = 0.15;

/** A material of UsdPreviewSurface as statements, and the sets of texture coordinates that it needs. */
export interface WrittenMaterial {
  name: string;
  lines: readonly string[];
  sets: ReadonlySet<string>;
  isDoubleSided: boolean;
}

export interface MaterialParts {
  /** Path of the prim that holds all materials. */
  scope: string;
  sets: CoordinateSets;
  pictures: Pictures;
  lost: Set<UsdzLoss>;
}

/** The set of texture coordinates by which the picture of the corners' colours is laid on. */
export const paletteSet = "stColours";

/**
 * Writes a material.
 * @param coloured whether the corners of its faces have colours
 */
export async function writeMaterial(
  material: AnyMaterial,
  name: string,
  { scope, sets, pictures, lost }: MaterialParts,
  coloured: boolean,
): Promise<WrittenMaterial> {
  const nodes = new ShaderNodes(`${scope}/${name}`);
  const surface: string[] = [];
  const used = new Set<string>();
  const set = (input: string, value: string) => surface.push(`${input} = ${value}`);

  /** Connects an input to a texture. @returns false where there is none */
  const connect = async (
    texture: Texture | null | undefined,
    input: string,
    channel: Channel,
    factors: { scale?: readonly number[]; bias?: readonly number[] } = {},
  ): Promise<boolean> => {
    if (!texture) return false;
    const file = await pictures.nameOf(texture);
    if (file === undefined) {
      lost.add("texture");
      return false;
    }
    const coordinates = sets.nameFor(texture);
    used.add(coordinates);
    const isRaw = texture.colorSpace === NoColorSpace;
    const wrap = [wrapOf(texture.wrapS), wrapOf(texture.wrapT)] as const;
    const node = nodes.texture({ file, coordinates, isRaw, wrap, ...factors });
    surface.push(`${input}.connect = ${nodes.output(node, channel)}`);
    return true;
  };

  const { r = 1, g = 1, b = 1 } = material.color ?? {};
  const isUnlit = material.isMeshBasicMaterial === true;
  const base = isUnlit ? "color3f inputs:emissiveColor" : "color3f inputs:diffuseColor";
  const opacity = opacityOf(material, lost);
  if (isUnlit) set("color3f inputs:diffuseColor", "(0,0,0)");
  let alpha: string | undefined;
  if (coloured && !material.map) {
    used.add(paletteSet);
    const node = nodes.texture({
      file: paletteFile,
      coordinates: paletteSet,
      isRaw: false,
      wrap: ["clamp", "clamp"],
      scale: [r, g, b, opacity],
    });
    surface.push(`${base}.connect = ${nodes.output(node, "rgb")}`);
    alpha = nodes.output(node, "a");
  } else {
    if (coloured) lost.add("colourOverPicture");
    if (await connect(material.map, base, "rgb", { scale: [r, g, b, opacity] })) {
      alpha = nodes.output(nodes.last, "a");
    } else set(base, tuple([r, g, b]));
  }
  const isCut = material.alphaTest > 0;
  const isSeeThrough = isCut || material.transparent || opacity < 1;
  const mask = { scale: [opacity, opacity, opacity, 1] };
  if (isSeeThrough && (await connect(material.alphaMap, "float inputs:opacity", "g", mask))) {
    // The mask alone decides, as a picture seldom has both.
  } else if (isSeeThrough && alpha !== undefined) {
    surface.push(`float inputs:opacity.connect = ${alpha}`);
  } else set("float inputs:opacity", number(isSeeThrough ? opacity : 1));
  if (isCut) set("float inputs:opacityThreshold", number(material.alphaTest));

  if (!isUnlit && material.emissive) {
    const { emissive, emissiveIntensity: intensity = 1 } = material;
    const light = [emissive.r, emissive.g, emissive.b].map((part) => part * intensity);
    const scale = [...light, 1];
    if (light.some((part) => part > 0)) {
      const input = "color3f inputs:emissiveColor";
      if (!(await connect(material.emissiveMap, input, "rgb", { scale }))) set(input, tuple(light));
    }
  }
  if (material.normalMap) {
    const { x = 1, y = 1 } = material.normalScale ?? {};
    // glTF's green is always up; three turns it over where it does not flip the picture.
    const up = material.normalMap.flipY ? y : Math.abs(x);
    await connect(material.normalMap, "normal3f inputs:normal", "rgb", {
      scale: [2 * x, 2 * up, 2, 1],
      bias: [-x, -up, -1, 0],
    });
  }
  if (material.aoMap) {
    const depth = material.aoMapIntensity ?? 1;
    const rest = 1 - depth;
    const scale = [depth, depth, depth, 1];
    const bias = [rest, rest, rest, 0];
    await connect(
      material.aoMap,
      "float inputs:occlusion",
      "r",
      depth === 1 ? {} : { scale, bias },
    );
  }
  const plain = async (
    value: number,
    texture: Texture | null | undefined,
    property: string,
    channel: Channel,
  ) => {
    const input = `float inputs:${property}`;
    const scale = [value, value, value, 1];
    if (!(await connect(texture, input, channel, { scale }))) set(input, number(value));
  };
  await plain(roughnessOf(material), material.roughnessMap, "roughness", "g");
  await plain(material.metalness ?? 0, material.metalnessMap, "metallic", "b");
  const { clearcoat = 0, clearcoatRoughness = 0, ior = 1.5 } = material;
  if (clearcoat > 0) {
    set("float inputs:clearcoat", number(clearcoat));
    set("float inputs:clearcoatRoughness", number(clearcoatRoughness));
  }
  // Above any that light has, it stands for what is reflected as a colour, which the format lacks.
  if (ior !== 1.5 && ior <= 5) set("float inputs:ior", number(ior));
  noteLosses(material, lost);
  return {
    name,
    lines: nodes.material(name, surface),
    sets: used,
    isDoubleSided: material.side === 2,
  };
}

function opacityOf({ transmission = 0, opacity, transparent }: AnyMaterial, lost: Set<UsdzLoss>) {
  const own = transparent ? opacity : 1;
  if (transmission === 0) return own;
  lost.add("glass");
  return own * (1 - transmission * (1 - clearest));
}

/** Shininess as roughness, as programs convert between the two (Blinn-Phong's exponent to GGX). */
const roughnessOf = ({ roughness, shininess }: AnyMaterial): number =>
  roughness ?? (shininess === undefined ? 1 : Math.sqrt(2 / (shininess + 2)));

function noteLosses(material: AnyMaterial, lost: Set<UsdzLoss>): void {
  const { blending, bumpMap, displacementMap, specularMap, lightMap } = material;
  const { sheen = 0, iridescence = 0, anisotropy = 0 } = material;
  if (bumpMap || displacementMap) lost.add("relief");
  if (specularMap || lightMap || sheen > 0 || iridescence > 0 || anisotropy > 0) lost.add("finish");
  if ([AdditiveBlending, MultiplyBlending, SubtractiveBlending].some((kind) => kind === blending)) {
    lost.add("blending");
  }
}

const wrapOf = (wrapping: number) =>
  wrapping === ClampToEdgeWrapping
    ? "clamp"
    : wrapping === MirroredRepeatWrapping
      ? "mirror"
      : "repeat";
