import { open, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { extensionOf } from "@panel/domain/assets";
import { keptClips } from "@panel/domain/model-clips";
import { MODEL_LIMITS } from "@panel/domain/model-limits";
import { modelWeight } from "@panel/domain/model-preflight";
import { measureModel, ModelError, setDracoWasm } from "@panel/models/measure-model";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { refusePolyglotArchive, refusePolyglot } from "./polyglots.ts";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { blankAssetReferences } from "./asset-references.ts";
import { plainFileName } from "./file-name.ts";
import { inspectZip } from "./zip.ts";
import { notThatType, unshowable, unusable } from "./refusals.ts";

setDracoWasm(async () => {
  const path = fileURLToPath(import.meta.resolve("draco3dgltf/draco_decoder_gltf.wasm"));
  return new Uint8Array(await readFile(path)).buffer;
});

/**
 * Makes sure that an upload is an FBX, or a zip that can be unpacked without harm and holds a model.
 * @throws AppError unsupported-type for other content, unprocessable for a broken or dangerous one
 */
export async function processModel(
  upload: UploadedFile,
): Promise<{ extension: string; facts: AssetFacts }> {
  const start = await firstBytes(upload.path);
  const format = formatOf(start);
  if (!format) throw notThatType("ASSET_ERRORS.modelType", "The file is neither a zip nor an FBX");
  const called = extensionOf(upload.fileName);
  if (called !== "" && called !== format) {
    throw notThatType(
      "ASSET_ERRORS.typeMismatch",
      "The name of the model has the extension of another type",
    );
  }
  if (format === "zip") await refusePolyglotArchive(upload.path);
  else {
    await blankAssetReferences(upload.path);
    await refusePolyglot(upload.path);
  }
  const entries = format === "zip" ? await inspectZip(upload.path) : undefined;
  const info = await measured(upload, format);
  return {
    extension: format,
    facts: {
      ...(entries === undefined ? {} : { modelFile: info.name.slice(0, 300), entries }),
      ...modelWeight(info),
      animations: keptClips(info.animations),
    },
  };
}

/** Reads the model as the panel's viewer does: what that cannot show is not stored. */
async function measured({ path, fileName }: UploadedFile, format: "zip" | "fbx") {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  const content = new Uint8Array(buffer, byteOffset, byteLength);
  const name = plainFileName(fileName) || `model.${format}`;
  try {
    // How tightly the archive is packed has been judged as a whole.
    return await measureModel([{ name, content }], { ...MODEL_LIMITS, ratio: Infinity });
  } catch (error) {
    throw refusalOf(error, format);
  }
}

function refusalOf(error: unknown, format: "zip" | "fbx"): unknown {
  if (!(error instanceof ModelError)) {
    // Out of memory for one list, or a fault of the reader's: no proof that the file is broken.
    return unshowable("MODEL.problems.unreadable", "");
  }
  const { code, detail } = error;
  if (code === "noModel" || code === "notModel") {
    return unusable("ASSET_ERRORS.zipNoModel", "The archive holds no model");
  }
  if (code === "broken") {
    return format === "zip"
      ? unusable("ASSET_ERRORS.zipModelUnreadable", "The model is broken", detail || undefined)
      : unusable("ASSET_ERRORS.modelUnreadable", "The FBX is broken or cut short");
  }
  return unshowable(`MODEL.problems.${code}`, detail);
}

function formatOf(start: string): "zip" | "fbx" | undefined {
  if (start.startsWith("PK\u0003\u0004")) return "zip";
  if (
    start.startsWith("Kaydara FBX Binary") ||
    /^(?:\u00ef\u00bb\u00bf)?\s*;\s*FBX \d/.test(start) ||
    isUncommentedFbx(start)
  ) {
    return "fbx";
  }
  return undefined;
}

/** This many bytes tell the format. */
const HEAD = 1024;

/** Some programs write an FBX as text without the comment that names it. */
const isUncommentedFbx = (start: string): boolean =>
  !start.includes("\0") && /^(?:\u00ef\u00bb\u00bf)?[ \t]*FBXHeaderExtension:/m.test(start);

async function firstBytes(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}
