import type { Readable } from "node:stream";
import { AppError } from "../app-error.ts";
import type { StoredFile } from "../db/schema.ts";
import type { Files, NewFile } from "../storage/files.ts";
import type { Storage } from "../storage/storage.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Decoder } from "./decoder.ts";
import type { Sender } from "./fair-queue.ts";
import { plainFileName } from "./file-name.ts";

/** How a stored file is had on disk for the time of some work. */
export interface StoredAccess {
  storage: Pick<Storage, "read">;
  incoming: {
    receive(
      part: { fieldname: string; filename: string; file: Readable },
      most: number,
      sender: string,
    ): Promise<UploadedFile>;
  };
}

export interface MakingParts extends StoredAccess {
  files: Files;
  decoder: Decoder;
}

/** What another file is made of. */
export interface StoredSource {
  key: string;
  fileName: string;
  /** Of the asset. */
  ownerId: number;
  /** Bytes it may have. */
  most: number;
}

interface Making {
  decode(
    decoder: Decoder,
    own: UploadedFile,
    sender: Sender,
    work: (made: NewFile) => Promise<void>,
  ): Promise<void>;
  /** Refers to what was made, and keeps it; it is removed again otherwise. Undefined: it cannot be made. */
  keep(file: StoredFile | undefined): Promise<unknown>;
}

/** A stored file as an upload of this server's own; undefined where the storage has none. */
export async function receiveStored(
  { storage, incoming }: StoredAccess,
  { key, fileName, most }: Pick<StoredSource, "key" | "fileName" | "most">,
): Promise<UploadedFile | undefined> {
  const stored = await storage.read(key);
  if (!stored) return undefined;
  const part = { fieldname: "file", filename: plainFileName(fileName), file: stored.stream };
  return incoming.receive(part, most, "this server");
}

/**
 * Makes a file of a stored one in the decoder process.
 * @throws AppError too-many while many are waiting, unavailable where the machine is too slow now
 */
export async function makeOfStored(
  { files, decoder, ...access }: MakingParts,
  source: StoredSource,
  { decode, keep }: Making,
): Promise<void> {
  const own = await receiveStored(access, source);
  if (!own) return;
  // Visitors of one owner's routes wait for one another, not for those of others, and no upload waits for them all.
  const sender = { userId: -source.ownerId, isGone: () => false };
  try {
    await decode(decoder, own, sender, async (made) => {
      const file = await files.put(made);
      try {
        await keep(file);
      } finally {
        await files.discard([file]);
      }
    });
  } catch (error) {
    // What cannot be made is not tried again for everyone who asks.
    const isFinal = error instanceof AppError && error.kind === "unprocessable";
    if (!isFinal) throw error;
    await keep(undefined);
  }
}
