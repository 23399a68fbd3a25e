import { open } from "node:fs/promises";
import { extensionOf } from "@panel/domain/assets";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { refusePolyglotArchive, refusePolyglot } from "./polyglot-check.ts";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { isFbx } from "./fbx.ts";
import { inspectZip } from "./zip.ts";
import { notThatType, unusable } from "./refusals.ts";

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
  if (format === "zip") {
    await refusePolyglotArchive(upload.path);
    const { modelFile, entries } = await inspectZip(upload.path);
    return { extension: format, facts: { modelFile, entries } };
  }
  await refusePolyglot(upload.path);
  if (!(await isFbx(upload.path))) {
    throw unusable("ASSET_ERRORS.modelUnreadable", "The FBX is broken or cut short");
  }
  return { extension: format, facts: {} };
}

function formatOf(start: string): "zip" | "fbx" | undefined {
  if (start.startsWith("PK\u0003\u0004")) return "zip";
  if (
    start.startsWith("Kaydara FBX Binary") ||
    /^(?:\u00ef\u00bb\u00bf)?\s*;\s*FBX \d/.test(start)
  ) {
    return "fbx";
  }
  return undefined;
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}
