import type { ModelFormat } from "../types.ts";

/** The kind of a file, detected by its first bytes; its name decides only between kinds that look alike. */
export type FileKind =
  | { kind: ModelFormat | "zip" | "other" }
  /** A model or archive format that is not supported, by its usual name. */
  | { kind: "unsupported"; format: string };

/** This many bytes are enough to detect the kind. */
export const headBytes = 65_536;

const signatures: readonly (readonly [start: string, format: string])[] = [
  ["\u001f\u008b", "GZIP"],
  ["Rar!\u001a", "RAR"],
  ["7z\u00bc\u00af\u0027\u001c", "7z"],
  ["BLENDER", "Blender"],
  ["solid ", "STL"],
  ["ply\n", "PLY"],
  ["ply\r", "PLY"],
  ["PXR-USDC", "USD"],
  ["#usda", "USD"],
  ["ISO-10303-21", "STEP"],
  ["//Maya ASCII", "Maya"],
  ["\u0028\u00b5\u002f\u00fd", "Zstandard"],
];

/** How files of several formats are packed. */
const packings: ReadonlySet<string> = new Set(["GZIP", "Zstandard"]);

const extensions: Record<string, string> = {
  stl: "STL",
  ply: "PLY",
  dae: "COLLADA",
  blend: "Blender",
  "3ds": "3DS",
  "3dm": "Rhino",
  "3mf": "3MF",
  max: "3ds Max",
  c4d: "Cinema 4D",
  dxf: "DXF",
  dwg: "DWG",
  igs: "IGES",
  iges: "IGES",
  abc: "Alembic",
  ifc: "IFC",
  lwo: "LightWave",
  ztl: "ZBrush",
  zpr: "ZBrush",
  vox: "MagicaVoxel",
  f3d: "Fusion",
  usdz: "USDZ",
  usd: "USD",
  usda: "USD",
  usdc: "USD",
  step: "STEP",
  stp: "STEP",
  ma: "Maya",
  mb: "Maya",
  skp: "SketchUp",
  x3d: "X3D",
  wrl: "VRML",
  rar: "RAR",
  "7z": "7z",
  gz: "GZIP",
  tar: "TAR",
};

/** "glb" of "a/b.GLB"; "" without one. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** @param head the first `headBytes` bytes or more, or the whole file where it is shorter */
export function detectKind(head: Uint8Array, name: string): FileKind {
  const extension = extensionOf(name);
  const start = latin(head.subarray(0, 32));
  if (start.startsWith("glTF")) return { kind: "glb" };
  if (start.startsWith("Kaydara FBX Binary")) return { kind: "fbx" };
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) {
    // USDZ and 3MF files are ZIP archives too, but their scenes are in formats that are not supported.
    const format = extension === "usdz" || extension === "3mf" ? extensions[extension] : undefined;
    return format ? { kind: "unsupported", format } : { kind: "zip" };
  }
  const known = signatures.find(([signature]) => start.startsWith(signature));
  const named = extensions[extension];
  // Blender and others pack their files so; who made one knows it by its name.
  if (known && named && packings.has(known[1])) return { kind: "unsupported", format: named };
  if (known) return { kind: "unsupported", format: known[1] };
  return textKind(head, extension) ?? byName(extension);
}

function textKind(head: Uint8Array, extension: string): FileKind | undefined {
  if (head.subarray(0, headBytes).includes(0)) return undefined;
  const text = latin(head.subarray(0, headBytes)).replace(/^\u00ef\u00bb\u00bf/, "");
  if (/^\s*\{/.test(text) && (extension === "gltf" || /"asset"\s*:/.test(text))) {
    return { kind: "gltf" };
  }
  if (/^\s*;\s*FBX/.test(text) || /^[ \t]*FBXHeaderExtension:/m.test(text)) return { kind: "fbx" };
  if (/<COLLADA[\s>]/.test(text)) return { kind: "unsupported", format: "COLLADA" };
  if (/<X3D[\s>]/.test(text)) return { kind: "unsupported", format: "X3D" };
  if (text.startsWith("#VRML")) return { kind: "unsupported", format: "VRML" };
  // An MTL file looks similar to OBJ, because it also has lines of letters and numbers.
  if (extension === "mtl" || /^[ \t]*newmtl\s/m.test(text)) return { kind: "other" };
  const looksLike = /^[ \t]*(?:v|vt|vn)\s+[-+.\d]|^[ \t]*(?:mtllib|usemtl)\s+\S/m.test(text);
  if (looksLike && (extension === "obj" || extension === "")) return { kind: "obj" };
  return undefined;
}

function byName(extension: string): FileKind {
  const format = extensions[extension];
  return format ? { kind: "unsupported", format } : { kind: "other" };
}

/** Decodes each byte as the character of the same code, which is enough for comparing. */
function latin(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
