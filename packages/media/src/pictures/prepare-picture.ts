import { noConnection } from "@panel/api-client";
import {
  isNamedForeign,
  isRaw,
  KIND_BYTES,
  PICTURE_KINDS,
  pictureKindOf,
  SOURCE_PICTURE,
  type PictureKind,
} from "@panel/domain/source-pictures";
import { FOREIGN_BYTES, foreignKindOf } from "@panel/domain/foreign-kinds";
import { assetNameOf, extensionOf } from "@panel/domain/assets";
import { readInThread } from "@panel/files/in-thread";
import { drawing, encodePicture } from "./encode-picture.ts";
import { isMovingPicture } from "./moving-picture.ts";
import type { PictureJob, PictureResult, Size } from "./picture-job.ts";
import { UnreadablePicture, type UnreadablePictureReason } from "./unreadable-picture.ts";

/** A picture that the library takes, and what was done to the one that was given. */
export interface PreparedPicture {
  file: File;
  /** Kinds before and after, as people call them. */
  converted?: { from: string; to: string };
  /** The kind that it is, though its name says another. */
  renamed?: string;
  shrunk?: { from: Size; to: Size };
  /** Of an animated picture: only the first one stays. */
  still?: boolean;
  /** Its lights were brighter than the white of a screen, and were brought down to it. */
  toned?: boolean;
  /** How many pages it has, of which the first is taken, if it has several. */
  pages?: number;
}

/**
 * Makes a picture that the library takes of one that people have: of another kind, too large or too heavy, it is made
 * anew; others stay as they are. What is no picture stays as it is, too, since the rules for files say why.
 * @throws UnreadablePicture, what the signal says, or ApiError where the code for it does not come
 */
export async function preparedPicture(file: File, signal: AbortSignal): Promise<PreparedPicture> {
  if (isRaw(file.name)) throw new UnreadablePicture("raw");
  const kind = await kindOf(file);
  if (!kind) {
    const other = foreignKindOf(new Uint8Array(await file.slice(0, FOREIGN_BYTES).arrayBuffer()));
    if (other) throw new UnreadablePicture("format", { what: other.name });
    if (file.size > 0 && isNamedForeign(file.name)) throw new UnreadablePicture("damaged");
    return { file };
  }
  const { bytes: most } = SOURCE_PICTURE;
  if (file.size > most) throw new UnreadablePicture("weight", { found: file.size, most });
  const still = (await isMovingPicture(file, kind)) ? { still: true } : {};
  const made = await madePicture(file, kind, signal);
  if (!made) return { ...asItIs(file, kind), ...still };
  const { blob, from, to, pages, isToned } = made;
  const madeKind = kindOfType(blob.type);
  const name = namedAs(madeKind, file.name);
  return {
    file: new File([blob], name, { type: blob.type }),
    ...(madeKind === kind && name !== file.name ? { renamed: PICTURE_KINDS[kind].name } : {}),
    ...(PICTURE_KINDS[kind].taken
      ? {}
      : { converted: { from: PICTURE_KINDS[kind].name, to: PICTURE_KINDS[madeKind].name } }),
    ...(from.join() === to.join() ? {} : { shrunk: { from, to } }),
    ...(isToned ? { toned: true } : {}),
    ...(pages > 1 ? { pages } : {}),
    ...still,
  };
}

/** Pixels of the longer side of a picture that is made lighter. */
const LIGHT_SIDE = 1024;

/**
 * A picture of another kind than the library takes, as one that it takes, and a heavier one made lighter; any other file as
 * it is, whose rules say what is wrong with it.
 * @param most bytes that it may have
 * @throws as preparedPicture
 */
export async function convertedPicture(file: File, most: number): Promise<File> {
  const kind = await kindOf(file);
  const stays = kind ? isTaken(kind) : !isRaw(file.name) && !isNamedForeign(file.name);
  const made = stays ? file : (await preparedPicture(file, new AbortController().signal)).file;
  return made.size > most && kind ? lighter(made, kind, most) : made;
}

async function lighter(file: File, kind: PictureKind, most: number): Promise<File> {
  const options: ImageBitmapOptions = { imageOrientation: "from-image" };
  const picture = await createImageBitmap(file, options).catch(() => undefined);
  // What is no picture is told by the rules for files.
  if (!picture) return file;
  const share = Math.min(1, LIGHT_SIDE / Math.max(picture.width, picture.height));
  const sides = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * share)),
  );
  const canvas = new OffscreenCanvas(...(sides as [number, number]));
  const flat = drawing(canvas);
  flat.imageSmoothingQuality = "high";
  flat.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { blob } = await encodePicture(canvas, kind, most);
  return new File([blob], namedAs(kindOfType(blob.type), file.name), { type: blob.type });
}

const kindOf = async (file: Blob): Promise<PictureKind | undefined> =>
  pictureKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));

/** Keeps the bytes; the name gets the ending of what it is, by which the library judges it. */
function asItIs(file: File, kind: PictureKind): PreparedPicture {
  const name = namedAs(kind, file.name);
  if (name === file.name) return { file };
  const renamed = new File([file], name, { type: `image/${kind}` });
  return { file: renamed, renamed: PICTURE_KINDS[kind].name };
}

/** The name of a file, with the ending of the kind that it is: a WebP is often saved as ".jpg". */
function namedAs(kind: PictureKind, name: string): string {
  const { endings } = PICTURE_KINDS[kind];
  return endings.includes(extensionOf(name)) ? name : `${assetNameOf(name)}.${endings[0]}`;
}

const kindOfType = (type: string): PictureKind =>
  type === "image/jpeg" ? "jpeg" : type === "image/webp" ? "webp" : "png";

/** Each picture has a thread of its own, which gives its memory back at the end. */
async function madePicture(
  file: Blob,
  kind: PictureKind,
  signal: AbortSignal,
): Promise<PictureResult> {
  if (kind === "tiff") return inThread(foreignThread(), { file, kind }, signal);
  try {
    return await inThread(
      new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" }),
      { file, kind },
      signal,
    );
  } catch (error) {
    // A HEIC is read by the browsers of the phones that make it; others need a decoder.
    if (error instanceof UnreadablePicture && error.reason === "kind")
      return inThread(foreignThread(), { file, kind }, signal);
    // What the browser itself cannot read of a kind that the server takes, the server judges.
    if (error instanceof UnreadablePicture && error.reason === "damaged" && isTaken(kind))
      return undefined;
    throw error;
  }
}

const isTaken = (kind: PictureKind): boolean => PICTURE_KINDS[kind].taken;

const foreignThread = () =>
  new Worker(new URL("./foreign-picture.worker.ts", import.meta.url), { type: "module" });

const inThread = (thread: Worker, job: PictureJob, signal: AbortSignal) =>
  readInThread<PictureResult, UnreadablePictureReason>(thread, job, {
    signal,
    onProgress: () => {},
    unreadable: (reason, params) => new UnreadablePicture(reason, params),
    disconnected: noConnection,
  });
