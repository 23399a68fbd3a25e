import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { tooLarge } from "../app-error.ts";
import { createDiskBudget, DISK_LIMITS, type DiskLimits } from "./disk-budget.ts";
import { storageError } from "../storage/storage.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The files of the form by the name of their field; null when the body is no form. */
    uploads: ReadonlyMap<string, UploadedFile> | null;
  }
  interface FastifyContextConfig {
    /** Most bytes of each file field of the operation's form; a form without any takes no file. */
    fileCaps?: Readonly<Record<string, number>>;
  }
}

/** A file of a form while it arrives. */
interface UploadedPart {
  fieldname: string;
  filename: string;
  file: Readable;
}

/** The folder of uploads that are being processed. */
export interface Incoming {
  /**
   * Writes a file part to disk as it arrives; never more than a few kB of it are in memory.
   * @param sender whose bytes in work it counts against until it is discarded
   * @param onWritten is told of each piece that has been written
   * @throws AppError too-large at the first byte past `most`, naming the field; too-many or unavailable when too
   *   many bytes are in work
   */
  receive(
    part: UploadedPart,
    most: number,
    sender: string,
    onWritten?: (bytes: number) => void,
  ): Promise<UploadedFile>;
  discard(file: UploadedFile): void;
}

export async function openIncoming(
  dataDir: string,
  limits: DiskLimits = DISK_LIMITS,
): Promise<Incoming> {
  const shareOf = createDiskBudget(limits);
  const there = new Set<UploadedFile>();
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async receive({ fieldname, filename: fileName, file }, most, sender, onWritten) {
      const share = shareOf(sender);
      const path = join(folder, randomBytes(16).toString("hex"));
      const hash = createHash("sha256");
      let bytes = 0;
      const measured = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes > most) return done(tooLarge(fieldname));
          try {
            share.add(chunk.length);
          } catch (error) {
            return done(error as Error);
          }
          hash.update(chunk);
          onWritten?.(chunk.length);
          done(null, chunk);
        },
      });
      try {
        await pipeline(file, measured, createWriteStream(path, { flags: "wx", mode: 0o600 }));
      } catch (error) {
        await rm(path, { force: true }).catch(() => undefined);
        share.release();
        throw storageError(error);
      }
      const received = { path, fileName, bytes, sha256: hash.digest("hex"), share };
      there.add(received);
      return received;
    },
    discard(file) {
      if (!there.delete(file)) return;
      // What cannot be removed now is removed at a later start.
      rm(file.path, { force: true })
        .finally(() => file.share?.release())
        .catch(() => {});
    },
  };
}

/** Removes what a crash left; for while nothing else works on the data folder. */
export async function clearIncoming(dataDir: string): Promise<void> {
  await rm(folderOf(dataDir), { recursive: true, force: true });
}

const folderOf = (dataDir: string) => join(dataDir, "incoming");
