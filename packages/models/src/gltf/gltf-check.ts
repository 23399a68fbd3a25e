import type { FileSet } from "../archive/file-set.ts";
import { checkAccessors } from "./gltf-accessors.ts";
import type { GltfDescription } from "./gltf-description.ts";
import { ModelError } from "../problem.ts";
import { decoded, shortName } from "../short-name.ts";
import type { ModelLimits } from "../types.ts";

const known = new Set([
  "EXT_materials_bump",
  "EXT_mesh_gpu_instancing",
  "EXT_texture_avif",
  "EXT_texture_webp",
  "KHR_lights_punctual",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
]);

/** Deepest nesting of nodes. */
const deepestNode = 200;

/** @throws {ModelError} notModel, unsupported, tooComplex, tooDeep, cycle, empty or broken */
export function checkGltf(
  description: GltfDescription,
  limits: ModelLimits,
  readable: ReadonlySet<string>,
  name: string,
): void {
  const { asset, extensionsRequired = [], meshes = [] } = description;
  const said = asset?.version;
  const version = typeof said === "string" || typeof said === "number" ? String(said) : "";
  if (!version.startsWith("2")) {
    // The first version could leave its number out; its meshes were not in a list.
    const isFirst = version.startsWith("1") || (version === "" && "meshes" in description);
    throw isFirst || version !== ""
      ? new ModelError("unsupported", `glTF ${isFirst ? "1.0" : version}`)
      : new ModelError("notModel", name);
  }
  const strange = extensionsRequired.find(
    (each) => !known.has(each) && !readable.has(each) && !each.startsWith("KHR_materials_"),
  );
  if (strange) throw new ModelError("unsupported", strange);
  checkAccessors(description, name);
  checkNodes(description, limits, name);
  const surfaces = meshes.flatMap(({ primitives = [] }) => primitives);
  if (!surfaces.some(({ mode = 4 }) => mode >= 4)) throw new ModelError("empty");
}

/** Children form trees: no node is its own descendant, and none has two parents. */
function checkNodes(description: GltfDescription, limits: ModelLimits, name: string): void {
  const { nodes = [], meshes = [], accessors = [] } = description;
  let [triangles, draws] = [0, 0];
  const corners = meshes.map(({ primitives = [] }) =>
    primitives.reduce((sum, { mode = 4, indices, attributes = {} }) => {
      const at = indices ?? attributes["POSITION"];
      const count = at === undefined ? 0 : (accessors[at]?.count ?? 0);
      return sum + (mode === 4 ? count / 3 : mode > 4 ? count - 2 : 0);
    }, 0),
  );
  const isChild = new Set<number>();
  for (const { mesh, children } of nodes) {
    if (mesh !== undefined && !meshes[mesh]) throw new ModelError("broken", name);
    // A mesh that is used by many nodes is drawn once for each.
    draws += mesh === undefined ? 1 : (meshes[mesh]?.primitives?.length ?? 1);
    triangles += mesh === undefined ? 0 : (corners[mesh] ?? 0);
    if (children === undefined) continue;
    if (!Array.isArray(children)) throw new ModelError("broken", name);
    for (const child of children as unknown[]) {
      if (typeof child !== "number" || !nodes[child]) throw new ModelError("broken", name);
      if (isChild.has(child)) throw new ModelError("cycle", name);
      isChild.add(child);
    }
  }
  if (triangles > limits.triangles)
    throw new ModelError("tooComplex", String(Math.floor(triangles)));
  if (draws > limits.objects) throw new ModelError("tooManyParts", String(draws));
  let seen = 0;
  let level = nodes.flatMap((_, index) => (isChild.has(index) ? [] : [index]));
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepestNode) throw new ModelError("tooDeep");
    seen += level.length;
    level = level.flatMap((index) => (nodes[index]?.children ?? []) as number[]);
  }
  // Each has one parent at most, so those that no root leads to are in a circle.
  if (seen < nodes.length) throw new ModelError("cycle", name);
}

/**
 * Every buffer that the scene names is there and as long as it says.
 * @param inside bytes of the buffer within a GLB
 * @throws {ModelError} outsideFile for one that is elsewhere, missingFile, broken
 */
export function checkBuffers(
  { buffers = [] }: GltfDescription,
  { find, main }: Pick<FileSet, "find" | "main">,
  inside: number,
): void {
  for (const [index, { uri, byteLength = 0, extensions = {} }] of buffers.entries()) {
    if (typeof uri !== "string") {
      // Of a compressed buffer, only the place for what will be unpacked is announced.
      const isFallback = Object.keys(extensions).some((name) => name.includes("meshopt"));
      if (!isFallback && (index > 0 || inside < byteLength)) {
        throw new ModelError("broken", main.name);
      }
      continue;
    }
    if (uri.startsWith("data:")) continue;
    if (leadsOutside(uri, main.name)) throw new ModelError("outsideFile", uri.slice(0, 200));
    const short = shortName(uri.slice(0, 200));
    const part = find(uri);
    if (!part) throw new ModelError("missingFile", short);
    if (part.content.length < byteLength) throw new ModelError("broken", short);
  }
}

/** Whether a reference leaves the files of the model: an address, a whole path or one that climbs out. */
function leadsOutside(reference: string, from: string): boolean {
  const path = decoded(reference).replaceAll("\\", "/");
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path)) return true;
  let depth = from.split("/").length - 1;
  return path.split("/").some((part) => {
    depth += part === ".." ? -1 : part === "." || part === "" ? 0 : 1;
    return depth < 0;
  });
}
