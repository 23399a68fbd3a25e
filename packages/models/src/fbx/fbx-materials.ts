import type { FbxLink, FbxObject, FbxObjects } from "./fbx-objects.ts";
import { embeddedBytes } from "./fbx-text.ts";
import { toSrgb } from "../srgb.ts";
import { imageHead } from "../textures/image-size.ts";
import type { NamedPicture } from "../textures/textures.ts";
import { childOf, leaf, numbersOf, propertyOf, textOf, type FbxNode } from "./fbx-tree.ts";

/** The properties that are the colour of a surface. */
const diffuse =
  /\|(?:base_?color|TEX_color)(?:_?map)?$|\|diffuse(?:_?map|_?color)?$|^DiffuseColor$/i;

/** Properties of materials of 3ds Max, Maya and Arnold, by those of the classic material that show the same. */
const classic: readonly (readonly [name: RegExp, property: string])[] = [
  [diffuse, "DiffuseColor"],
  [/\|emi(?:t|ssion|ssive)(?:_?color)?(?:_?map)?$|^EmissiveColor$/i, "EmissiveColor"],
  [/\|(?:normal_?camera|TEX_normal|normal)(?:_?map)?$|^NormalMap$/i, "NormalMap"],
  [/\|bump(?:_?map)?$|^Bump$/i, "Bump"],
  [
    /\|(?:cutout|opacity)(?:_?map)?$|^(?:TransparentColor|TransparencyFactor)$/i,
    "TransparentColor",
  ],
  [/\|(?:TEX_)?ao(?:_?map)?$/i, "Maya|TEX_ao_map"],
  [/^SpecularColor$/, "SpecularColor"],
];

/** The colour of such a material. */
const baseColour = /\|(?:base_?color|TEX_color|diffuse)$/i;

/**
 * @param isLinear whether colours are linear, as Blender writes them
 * @returns the names of the pictures that cannot be shown
 */
export function mendMaterials(objects: FbxObjects, isLinear: boolean): string[] {
  keepOneForAll(objects);
  objects.keep("Material", ({ id }) => objects.isPartOf(id, "Model"));
  for (const material of objects.of("Material")) {
    // Of a classic material the colour is what the texture is multiplied by; Blender leaves there what the texture replaces.
    const isTextured = objects.to(material.id).some(({ from, property = "" }) => {
      const replaces = isLinear || property.includes("|");
      return isPicture(objects.kindOf(from)) && replaces && diffuse.test(property);
    });
    mendMaterial(material, isTextured, isLinear);
  }
  mendTextures(objects);

  const unshown = new Set<string>();
  objects.relink((link) => {
    const picture = objects.kindOf(link.from);
    if (!isPicture(picture)) return true;
    const target = objects.kindOf(link.to);
    if (picture === "Texture" && target === "LayeredTexture") return true;
    if (target !== "Material") return false;
    const property = classic.find(([name]) => name.test(link.property ?? ""))?.[1];
    if (property === undefined) {
      const shown = objects.all.get(link.from);
      if (shown) unshown.add(fileNameOf(objects, shown));
      return false;
    }
    link.property = property;
    return true;
  });
  objects.keep("LayeredTexture", ({ id }) => objects.parts(id, "Texture").length > 0);
  objects.keep("Texture", ({ id }) => objects.from(id).length > 0);
  objects.keep("Video", ({ id }) => objects.isPartOf(id, "Texture"));
  for (const { id } of objects.of("Texture"))
    unshown.delete(fileNameOf(objects, objects.all.get(id)));
  return [...unshown].filter((name) => name !== "");
}

/** Every picture that a file holds or names, whether a surface shows it or not. */
export function picturesOf(objects: FbxObjects): NamedPicture[] {
  return [...objects.of("Video"), ...objects.of("Texture")].map((object) => {
    const content = embeddedBytes(childOf(object.node, "Content")?.values ?? []);
    return { name: nameOf(object.node), ...(content ? { content } : {}) };
  });
}

const isPicture = (kind: string) => kind === "Texture" || kind === "LayeredTexture";

/** Leaves one material to a mesh whose faces are not told apart: with several, the loader draws none of them. */
function keepOneForAll(objects: FbxObjects): void {
  const gone = new Set<FbxLink>();
  for (const { id } of objects.of("Model", "Mesh")) {
    const [geometry] = objects.parts(id, "Geometry", "Mesh");
    const layer = geometry && childOf(geometry.node, "LayerElementMaterial");
    const mapping = textOf(layer, "MappingInformationType");
    const isForAll = mapping === "AllSame";
    if (layer && !isForAll && mapping !== "NoMappingInformation") continue;
    const links = objects.to(id).filter(({ from }) => objects.kindOf(from) === "Material");
    const place = (isForAll && layer && numbersOf(layer, "Materials")?.[0]) || 0;
    const kept = links[place] ?? links[0];
    for (const link of links) if (link !== kept) gone.add(link);
  }
  objects.relink((link) => !gone.has(link));
}

/**
 * @param isTextured whether a texture stands in place of the colour
 * @param isLinear whether colours are linear
 */
function mendMaterial({ node }: FbxObject, isTextured: boolean, isLinear: boolean): void {
  const properties = childOf(node, "Properties70")?.children ?? [];
  const complete = properties.filter(({ values: [name, type, , , ...numbers] }) => {
    if (typeof name !== "string" || typeof type !== "string" || numbers.length === 0) return false;
    if (!/^(?:Color|Vector)/.test(type)) return true;
    return numbers.slice(0, 3).filter((value) => typeof value === "number").length === 3;
  });
  const vectors = isLinear ? complete.map(inSrgb) : complete;
  const base = vectors.find(({ values }) => baseColour.test(String(values[0])));
  const colour = isTextured ? [1, 1, 1] : base?.values.slice(4, 7);
  if (colour?.length === 3 && colour.every((part) => typeof part === "number")) {
    // The classic properties of such a material hold what a program without it would show.
    for (const name of ["Diffuse", "DiffuseColor"]) {
      const at = vectors.findIndex(({ values }) => values[0] === name);
      if (at >= 0) vectors.splice(at, 1);
    }
    vectors.push(leaf("P", "DiffuseColor", "Color", "", "A", ...colour));
  }
  const model = textOf(node, "ShadingModel")?.toLowerCase();
  node.children = [
    leaf("ShadingModel", model === "lambert" ? "lambert" : "phong"),
    { name: "Properties70", values: [], children: vectors },
  ];
}

/** The colours of a material, which the loader takes for sRGB. */
const colours = /^(?:Diffuse|Emissive|Specular|Ambient)(?:Color)?$/;

/** A property with its colour, if it is one, in sRGB in place of linear. */
function inSrgb(property: FbxNode): FbxNode {
  const [name, type, kind, flags, ...numbers] = property.values;
  if (!colours.test(String(name)) || !String(type).startsWith("Color")) return property;
  const rgb = numbers.map((part) => toSrgb(Number(part)));
  return leaf("P", name ?? "", type ?? "", kind ?? "", flags ?? "", ...rgb);
}

function mendTextures(objects: FbxObjects): void {
  const embedded = new Map<string, string>();
  const videos = objects.of("Video").map(({ id, node }) => {
    const content = embeddedBytes(childOf(node, "Content")?.values ?? []);
    const name = nameOf(node);
    const key = content && `${id}${endingFor(content, name)}`;
    if (key && name !== "" && !embedded.has(name)) embedded.set(name, key);
    return { node, content, name, key };
  });
  for (const { node, content, name, key = embedded.get(name) ?? name } of videos) {
    node.children = [
      leaf("Filename", key),
      leaf("RelativeFilename", key),
      ...(content ? [leaf("Content", content)] : []),
    ];
  }
  objects.relink(
    ({ from, to }) => objects.kindOf(to) !== "Texture" || objects.kindOf(from) === "Video",
  );
  for (const texture of objects.of("Texture")) {
    const { id, node } = texture;
    const name = nameOf(node);
    const [video] = objects.parts(id, "Video");
    if (!video && name !== "") {
      const added = objects.add("Video", "Clip", name, {
        children: [leaf("Filename", name), leaf("RelativeFilename", name)],
      });
      objects.link({ from: added.id, to: id, property: undefined });
    }
    const kept = ["WrapModeU", "WrapModeV", "Scaling", "Translation"].flatMap((each) => {
      const values = propertyOf(node, each);
      const found = childOf(node, "Properties70")?.children.find(({ values: [at] }) => at === each);
      return found && typeof values?.[0] === "number" ? [found] : [];
    });
    node.children = [leaf("FileName", name), { name: "Properties70", values: [], children: kept }];
  }
}

const nameOf = (node: FbxNode): string =>
  textOf(node, "RelativeFilename") || textOf(node, "Filename") || textOf(node, "FileName") || "";

/**
 * An ending by which the loader takes an embedded picture, whatever its name is: it knows few endings, and tells pictures
 * apart by their names, which may be none or the same. What the picture is, its content says.
 */
const endingFor = (content: Uint8Array, name: string): string =>
  imageHead(content, name)?.type === "image/x-tga" ? ".tga" : ".png";

function fileNameOf(objects: FbxObjects, texture: FbxObject | undefined): string {
  if (!texture) return "";
  const [first] = texture.kind === "Texture" ? [texture] : objects.parts(texture.id, "Texture");
  const path = first ? (textOf(first.node, "FileName") ?? "") : "";
  return path.split(/[/\\]/).at(-1) ?? "";
}
