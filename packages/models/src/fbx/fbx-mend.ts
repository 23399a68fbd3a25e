import { dropLooseFaces, layers, trianglesOf } from "./fbx-faces.ts";
import { FbxObjects, type FbxObject } from "./fbx-objects.ts";
import { mendMaterials, picturesOf } from "./fbx-materials.ts";
import { restingShapes, type RestingShapes } from "./fbx-shapes.ts";
import type { NamedPicture } from "../textures/textures.ts";
import {
  childOf,
  isNumbers,
  leaf,
  numbersOf,
  propertyOf,
  textOf,
  type FbxNode,
} from "./fbx-tree.ts";

/** The kinds of objects that are shown; files hold many more, such as cameras, sounds and settings. */
const shown = new Set([
  "Model",
  "Geometry",
  "Material",
  "Texture",
  "LayeredTexture",
  "Video",
  "Deformer",
  "Pose",
  "AnimationStack",
  "AnimationLayer",
  "AnimationCurveNode",
  "AnimationCurve",
]);

const animated = new Set(["T", "R", "S", "DeformPercent"]);

export interface MendedFbx {
  nodes: FbxNode[];
  /** Names of the pictures of properties that cannot be shown, such as roughness. */
  unshown: string[];
  /** All that the file holds or names. */
  pictures: NamedPicture[];
  hasSurfaces: boolean;
  shapes: RestingShapes;
  /** The axis that points upwards: 0 for x, 1 for y, 2 for z. */
  upAxis: number;
}

/**
 * What three's FBXLoader can read of a file. It expects that objects are complete and linked, and
 * fails at the first one that is not; valid files hold many such, because programs write what they need.
 */
export function mendFbx(nodes: readonly FbxNode[]): MendedFbx {
  const objects = new FbxObjects(nodes);
  const pictures = picturesOf(objects);
  for (const kind of new Set([...objects.all.values()].map((object) => object.kind))) {
    if (!shown.has(kind)) objects.keep(kind, () => false);
  }
  mendGeometries(objects);
  mendModels(objects);
  const unshown = mendMaterials(objects, isByBlender(nodes));
  mendDeformers(objects);
  mendPoses(objects);
  mendAnimations(objects);
  return {
    nodes: [...settings(nodes), ...objects.written()],
    unshown,
    pictures,
    hasSurfaces: objects.of("Model", "Mesh").length > 0,
    shapes: restingShapes(objects),
    upAxis: numberIn(settingsOf(nodes), "UpAxis") ?? 1,
  };
}

/**
 * Whether Blender has written the file. Its exporter leaves colours as its materials have them, which is linear (`base_color`
 * in `io_scene_fbx`); those of Maya, 3ds Max and the FBX SDK are what their pickers show.
 */
function isByBlender(nodes: readonly FbxNode[]): boolean {
  const [header, top] = ["FBXHeaderExtension", "Creator"].map((name) =>
    nodes.find((node) => node.name === name),
  );
  const info = childOf(header, "SceneInfo");
  const creators = [
    top?.values[0],
    textOf(header, "Creator"),
    info && propertyOf(info, "Original|ApplicationName")?.[0],
  ];
  return creators.some((creator) => typeof creator === "string" && /^Blender\b/.test(creator));
}

const settingsOf = (nodes: readonly FbxNode[]) =>
  nodes.find(({ name }) => name === "GlobalSettings");

function numberIn(node: FbxNode | undefined, property: string): number | undefined {
  const [value] = (node && propertyOf(node, property)) ?? [];
  return typeof value === "number" ? value : undefined;
}

/** Only the unit: for the axis, the loader would overwrite how the root of a scene is turned if it has only one. */
function settings(nodes: readonly FbxNode[]): FbxNode[] {
  const unit = numberIn(settingsOf(nodes), "UnitScaleFactor");
  if (unit === undefined) return [];
  const property = leaf("P", "UnitScaleFactor", "double", "Number", "", unit);
  const children = [{ name: "Properties70", values: [], children: [property] }];
  return [{ name: "GlobalSettings", values: [], children }];
}

function mendGeometries(objects: FbxObjects): void {
  for (const { node } of objects.of("Geometry", "Mesh")) dropLooseFaces(node);
  const faces = ({ node }: FbxObject) => trianglesOf(node) > 0;
  objects.relink(
    ({ from, to }) =>
      objects.all.get(from)?.kind !== "Geometry" ||
      objects.kindOf(to) === "Model" ||
      objects.kindOf(to) === "Deformer",
  );
  objects.keep(
    "Geometry",
    (geometry) =>
      (geometry.sort === "Mesh" && faces(geometry) && objects.isPartOf(geometry.id, "Model")) ||
      (geometry.sort === "Shape" && objects.isPartOf(geometry.id, "Deformer")),
  );
  for (const { node } of objects.of("Geometry")) {
    node.children = node.children.filter((child) => {
      const [values, index] = layers[child.name] ?? [];
      if (values === undefined || index === undefined) return true;
      const indirect = childOf(child, "ReferenceInformationType")?.values[0] !== "Direct";
      const complete = numbersOf(child, values) && (!indirect || !index || numbersOf(child, index));
      return complete && typeof childOf(child, "MappingInformationType")?.values[0] === "string";
    });
    for (const name of Object.keys(layers)) {
      const found = node.children.filter((child) => child.name === name);
      for (const [at, layer] of found.entries()) layer.values[0] = at;
    }
  }
}

function mendModels(objects: FbxObjects): void {
  for (const model of objects.of("Model")) {
    const isMesh = objects.parts(model.id, "Geometry", "Mesh").length > 0;
    if (isMesh) objects.setSort(model, "Mesh");
    else if (model.sort !== "LimbNode" && model.sort !== "Root") objects.setSort(model, "Null");
    const properties = childOf(model.node, "Properties70");
    if (properties) properties.children = properties.children.filter(isWholeProperty);
    model.node.children = model.node.children.filter(({ name }) => name === "Properties70");
  }
  breakCycles(objects);
  for (const { id } of objects.of("Model")) {
    if (objects.isPartOf(id, "Model") || objects.from(id).some(({ to }) => to === 0)) continue;
    objects.link({ from: id, to: 0, property: undefined });
  }
}

/** A vector has three numbers. What the loader would look up elsewhere is left out. */
function isWholeProperty({ name, values }: FbxNode): boolean {
  if (name !== "P" || typeof values[0] !== "string" || typeof values[1] !== "string") return false;
  if (values[0] === "LookAtProperty" || values[4] === undefined) return false;
  const isVector =
    /^(?:Lcl |Color|Vector)/.test(values[1]) || String(values[2]).startsWith("Vector");
  if (!isVector) return true;
  return [4, 5, 6].every((at) => typeof values[at] === "number");
}

/** A model that belongs to one of its own parts is put into the scene itself. */
function breakCycles(objects: FbxObjects): void {
  const isModel = (id: number) => objects.kindOf(id) === "Model";
  const state = new Map<number, "open" | "done">();
  const bad = new Set<unknown>();
  for (const { id } of objects.of("Model")) {
    const path = [{ id, links: objects.from(id).filter((link) => isModel(link.to)), at: 0 }];
    if (state.has(id)) continue;
    state.set(id, "open");
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const link = top.links[top.at];
      top.at += 1;
      if (!link) {
        state.set(top.id, "done");
        path.pop();
      } else if (state.get(link.to) === "open") bad.add(link);
      else if (!state.has(link.to)) {
        state.set(link.to, "open");
        const links = objects.from(link.to).filter((each) => isModel(each.to));
        path.push({ id: link.to, links, at: 0 });
      }
    }
  }
  objects.relink((link) => !bad.has(link));
}

function mendDeformers(objects: FbxObjects): void {
  objects.keep("Deformer", (deformer) => {
    const { id, node, sort } = deformer;
    if (sort !== "Cluster") return true;
    const [indexes, weights] = [numbersOf(node, "Indexes"), numbersOf(node, "Weights")];
    if (!indexes || indexes.length !== weights?.length) {
      node.children = node.children.filter(({ name }) => name !== "Indexes" && name !== "Weights");
    }
    return numbersOf(node, "TransformLink")?.length === 16 && objects.parts(id, "Model").length > 0;
  });
  objects.keep(
    "Deformer",
    ({ id, node, sort }) =>
      sort !== "BlendShapeChannel" ||
      (numbersOf(node, "FullWeights") !== undefined &&
        objects.parts(id, "Geometry", "Shape").length > 0),
  );
  objects.keep("Deformer", ({ id, sort }) => {
    if (sort === "Cluster") return objects.isPartOf(id, "Deformer", "Skin");
    if (sort === "BlendShapeChannel") return objects.isPartOf(id, "Deformer", "BlendShape");
    const part = sort === "Skin" ? "Cluster" : "BlendShapeChannel";
    return (
      objects.isPartOf(id, "Geometry", "Mesh") && objects.parts(id, "Deformer", part).length > 0
    );
  });
  // Once more, for the parts of those that have just gone; and only links that the loader expects.
  objects.keep("Deformer", ({ id, sort }) => {
    const whole = sort === "Cluster" ? "Skin" : "BlendShape";
    return sort === "Skin" || sort === "BlendShape" || objects.isPartOf(id, "Deformer", whole);
  });
  objects.keep(
    "Geometry",
    ({ id, sort }) => sort !== "Shape" || objects.isPartOf(id, "Deformer", "BlendShapeChannel"),
  );
  const whole: Record<string, string> = { Cluster: "Skin", BlendShapeChannel: "BlendShape" };
  objects.relink(({ from, to }) => {
    const [part, target] = [objects.all.get(from), objects.all.get(to)];
    if (part?.kind !== "Deformer") return true;
    if (part.sort in whole) return target?.sort === whole[part.sort];
    return target?.kind === "Geometry" && target.sort === "Mesh";
  });
}

function mendPoses(objects: FbxObjects): void {
  objects.keep("Pose", ({ node, sort }) => {
    node.children = node.children.filter(
      (child) => child.name !== "PoseNode" || numbersOf(child, "Matrix")?.length === 16,
    );
    const poses = node.children.filter(({ name }) => name === "PoseNode").length;
    node.children = node.children.filter(({ name }) => name !== "NbPoseNodes");
    node.children.push({ name: "NbPoseNodes", values: [poses], children: [] });
    return sort === "BindPose" && poses > 0;
  });
}

function mendAnimations(objects: FbxObjects): void {
  // Of a curve, only its axis matters: "d|X".
  objects.relink(
    ({ from, to, property }) =>
      objects.kindOf(from) !== "AnimationCurve" ||
      (objects.kindOf(to) === "AnimationCurveNode" && property !== undefined),
  );
  objects.keep("AnimationCurveNode", ({ id, node }) => {
    const name = String(node.values[1]);
    if (!animated.has(name)) return false;
    return objects.from(id).some(({ to, property }) => {
      if (property === undefined) return false;
      if (name !== "DeformPercent") return objects.kindOf(to) === "Model";
      return objects.all.get(to)?.sort === "BlendShapeChannel";
    });
  });
  objects.relink(({ from, to, property }) => {
    if (objects.kindOf(from) !== "AnimationCurveNode") return true;
    if (property === undefined) return objects.kindOf(to) === "AnimationLayer";
    return objects.kindOf(to) === "Model" || objects.kindOf(to) === "Deformer";
  });
  objects.keep("AnimationCurve", ({ id, node }) => {
    const [times, values] = [numbersOf(node, "KeyTime"), numbersOf(node, "KeyValueFloat")];
    if (!times || times.length === 0 || times.length !== values?.length) return false;
    node.children = node.children.filter(({ name, values: [value] }) => {
      const wanted = name === "KeyTime" || name === "KeyValueFloat";
      return wanted && isNumbers(value);
    });
    return objects.isPartOf(id, "AnimationCurveNode");
  });
  objects.keep("AnimationLayer", ({ id }) => objects.isPartOf(id, "AnimationStack"));
  objects.keep("AnimationStack", ({ id }) => objects.parts(id, "AnimationLayer").length > 0);
  objects.relink(
    ({ from, to }) =>
      objects.kindOf(to) !== "AnimationStack" || objects.kindOf(from) === "AnimationLayer",
  );
}
