import type { Readable } from "node:stream";

/** A part of a file, first and last byte included, as in an HTTP range. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface StoredBytes {
  /** Of the whole file, whatever part of it is read. */
  total: number;
  stream: Readable;
}

/** A form that puts a file into the storage: its fields come before the file, which is `file`. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface FormLimits {
  contentType: string;
  maxBytes: number;
  expiresAt: Date;
}

/** Where the bytes of files live. Keys are made by us: `isKey` holds for each. */
export interface Storage {
  /**
   * Stores a local file under a key. The file becomes visible as a whole, and survives a crash once
   * this returns.
   */
  save(key: string, path: string): Promise<void>;
  /** Undefined when there is no such file. `range` picks a part, given the size of the whole. */
  read(
    key: string,
    range?: (total: number) => ByteRange | undefined,
  ): Promise<StoredBytes | undefined>;
  /** Bytes of a file, of which nothing is read or opened; undefined when there is no such file. */
  sizeOf(key: string): Promise<number | undefined>;
  /** A missing file is not an error. */
  remove(key: string): Promise<void>;
  /** A form with which a browser puts a file there by itself; absent where it cannot. */
  signForm?(key: string, limits: FormLimits): UploadForm;
}

const KEY = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/**
 * 32 hex digits and an extension: nothing in it comes from users, and it works on file systems that
 * ignore case.
 */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** What we store, by extension. Everything else is handed over as a download of bytes. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  // Of a note from the street, which is deleted for everybody: see tryouts/photo-endpoints.ts.
  photo: "image/webp",
  mp3: "audio/mpeg",
  glb: "model/gltf-binary",
  zip: "application/zip",
  pdf: "application/pdf",
  // Safari opens it in Quick Look by this type alone.
  usdz: "model/vnd.usdz+zip",
};

export function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}

export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[extensionOf(key)] ?? "application/octet-stream";
}

/** The storage does not answer, or refuses our credentials. */
export class StorageDown extends Error {
  override name = "StorageDown";
}

/** A disk that is full, over quota, broken or mounted for reading only; no descriptors left. */
const DISK_CODES = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS", "EMFILE", "ENFILE"]);
/** Of a write, these say that the folder is gone or has become another's. */
const FOLDER_CODES = new Set(["ENOENT", "ENOTDIR", "EACCES", "EPERM"]);

/** What a failed write into our folders means: that the storage is down, or the error itself. */
export function storageError(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && FOLDER_CODES.has(code)
    ? new StorageDown("The data folder cannot be written", { cause: error })
    : error;
}

/** Whether an error means that the storage cannot be used now, rather than a fault of ours. */
export function isStorageDown(error: unknown): boolean {
  if (error instanceof StorageDown) return true;
  const { code } = error as { code?: unknown };
  return error instanceof Error && typeof code === "string" && DISK_CODES.has(code);
}
