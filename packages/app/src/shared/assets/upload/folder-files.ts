import { fileRules, type AssetType } from "@panel/domain/asset-types";
import { picturesAccepted } from "@panel/domain/source-pictures";
import { soundsAccepted } from "@panel/domain/source-sounds";
import { extensionOf } from "@panel/domain/assets";
import {
  refusalOf,
  type DroppedFolder,
  type OpenedFolder,
  type OpenFolder,
} from "@panel/ui/upload";
import { packedZip } from "./pack-zip.ts";

/** Models whose other parts lie in files beside them. */
const IN_PARTS: readonly string[] = ["gltf", "obj", "fbx"];
/** Models that are whole in one file. */
const WHOLE: readonly string[] = ["glb", "fbx", "zip"];
const PARTS: readonly string[] = "bin mtl png jpg jpeg webp ktx2 basis tga bmp gif tif tiff".split(
  " ",
);
/** Larger folders are not packed, because that takes as much memory. */
const MOST_BYTES = 200 * 1_048_576;

/** What becomes of a folder that is dropped for assets of a type: its files of that type; of a model in parts, one ZIP. */
export const openFolderOf =
  (type: AssetType): OpenFolder =>
  (folder) =>
    type === "model" ? modelsOf(folder) : filesOf(folder, type);

/** What people have of a type, where the library itself takes less. */
const GIVEN: Partial<Record<AssetType, () => string>> = {
  image: picturesAccepted,
  audio: soundsAccepted,
};

function filesOf({ files }: DroppedFolder, type: AssetType): OpenedFolder {
  const accept = GIVEN[type]?.() ?? fileRules(type).accept;
  const good = files.filter(({ file }) => refusalOf(file, { accept }) !== "type");
  return { files: good.map(({ file }) => file), leftOut: files.length - good.length };
}

async function modelsOf({ name, files }: DroppedFolder): Promise<OpenedFolder> {
  const of = (extensions: readonly string[]) =>
    files.filter(({ path }) => extensions.includes(extensionOf(path)));
  const parts = of([...IN_PARTS, "glb", ...PARTS]);
  const inParts = of(IN_PARTS);
  const isWhole = inParts.every(({ path }) => WHOLE.includes(extensionOf(path)));
  const packs = !isWhole || (inParts.length > 0 && of(PARTS).length > 0);
  const whole = packs ? of(["zip"]) : of(WHOLE);
  const singly = whole.map(({ file }) => file);
  if (!packs) return { files: singly, leftOut: files.length - whole.length };
  if (parts.reduce((sum, { file }) => sum + file.size, 0) > MOST_BYTES)
    throw new RangeError("The folder is too large to be packed");
  const contents: Record<string, Uint8Array> = {};
  for (const { path, file } of parts) contents[path] = new Uint8Array(await file.arrayBuffer());
  return {
    files: [await packedZip(contents, `${name}.zip`), ...singly],
    leftOut: files.length - parts.length - whole.length,
  };
}
