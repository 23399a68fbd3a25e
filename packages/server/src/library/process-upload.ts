import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { ASSET_TYPE_CODE, extensionOf, type UploadedAssetTypeCode } from "@panel/domain/assets";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { ListPictures } from "../images/image-sizes.ts";
import type { NewFile } from "../storage/files.ts";
import { refusePolyglot } from "./polyglots.ts";
import type { AssetFacts } from "@panel/api-client/panel-types";
import type { UsdzForm } from "./process-usdz.ts";
import { notThatType } from "./refusals.ts";

/** What an upload was made into: files on disk that are not stored yet, and what is known of them. */
export interface ProcessedUpload {
  file: NewFile;
  small?: NewFile;
  large?: NewFile;
  facts: AssetFacts;
}

/** Suffixes of the files that the work on an upload may leave beside it. */
export const LEFTOVERS = ["", ".full", ".large", ".small", ".frames", ".usdz"];

/**
 * Checks an upload by its content and converts it into the files that will be stored. Decoders are
 * loaded only when they are needed, to save memory.
 * @throws AppError unsupported-type when the content is of another type, unprocessable when it is
 *   broken or dangerous
 */
export async function processUpload(
  type: UploadedAssetTypeCode,
  upload: UploadedFile,
  thumbnail: UploadedFile | undefined,
): Promise<ProcessedUpload> {
  switch (type) {
    case ASSET_TYPE_CODE.image: {
      const { drawPictures } = await readyToDraw(upload);
      const { width, height, ...drawn } = await drawPictures(upload.path);
      return {
        file: await measured(drawn.full, "webp"),
        ...(await measuredPictures(drawn)),
        facts: { width, height },
      };
    }
    case ASSET_TYPE_CODE.audio: {
      const { processAudio } = await import("./process-audio.ts");
      const { path, facts } = await processAudio(upload);
      return { file: await measured(path, "mp3"), facts };
    }
    case ASSET_TYPE_CODE.model: {
      // The picture first, because it needs the most memory: what reads models is not even loaded then, and does not free
      // all of its own.
      const pictures = thumbnail ? await processThumbnail(thumbnail) : {};
      const { processModel } = await import("./process-model.ts");
      const { extension, facts } = await processModel(upload);
      return {
        file: { path: upload.path, bytes: upload.bytes, sha256: upload.sha256, extension },
        ...pictures,
        facts,
      };
    }
  }
}

/** Only its picture, for a model that gets another one. */
export async function processThumbnail(
  picture: UploadedFile,
): Promise<{ small: NewFile; large: NewFile }> {
  const { drawListPictures } = await readyToDraw(picture);
  return measuredPictures(await drawListPictures(picture.path));
}

/**
 * Only the picture itself, for a photo that no list shows.
 * @throws AppError as `processUpload`
 */
export async function processPhoto(photo: UploadedFile): Promise<NewFile> {
  const { drawPhoto } = await readyToDraw(photo);
  return measured(await drawPhoto(photo.path), "photo");
}

/** A stored picture as the icon of an app. @throws AppError unprocessable where it cannot be drawn */
export async function processIcon(picture: UploadedFile): Promise<NewFile> {
  const { drawIcon } = await import("../images/image-sizes.ts");
  return measured(await drawIcon(picture.path), "png");
}

/** A stored model for Quick Look. @throws AppError unprocessable where it cannot be made */
export async function processStored(model: UploadedFile, form: UsdzForm): Promise<NewFile> {
  const { processUsdz } = await import("./process-usdz.ts");
  return measured(await processUsdz(model, form), "usdz");
}

/**
 * What draws pictures, once it is known that this is one.
 * @throws AppError when it is no image, or no plain one
 */
async function readyToDraw(upload: UploadedFile) {
  const { imageExtensions } = await import("../images/read-image.ts");
  const extensions = await imageExtensions(upload.path);
  const called = extensionOf(upload.fileName);
  if (called !== "" && !extensions.includes(called)) {
    throw notThatType(
      "ASSET_ERRORS.typeMismatch",
      "The image is of another type than its name says",
    );
  }
  await refusePolyglot(upload.path);
  return import("../images/image-sizes.ts");
}

async function measuredPictures(drawn: ListPictures): Promise<{ small: NewFile; large: NewFile }> {
  return { small: await measured(drawn.small, "webp"), large: await measured(drawn.large, "webp") };
}

async function measured(path: string, extension: string): Promise<NewFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { path, bytes, sha256: hash.digest("hex"), extension };
}
