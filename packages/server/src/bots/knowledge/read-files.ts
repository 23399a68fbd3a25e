import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Connection } from "../../db/connection.ts";
import type { Storage } from "../../storage/storage.ts";
import {
  indexPages,
  READER_LIMITS,
  ReaderCrashed,
  readPages,
  type PageSink,
  type ReaderLimits,
  type RefusalReason,
} from "./pdf-reader.ts";
import {
  ClaimLost,
  claimFile,
  forgetReading,
  readTexts,
  release,
  saveProgress,
  setReady,
  setRefused,
  type ClaimedFile,
  type ReadPage,
} from "./reading-repository.ts";
import { PICTURE_LIMITS, type PictureLimits, type PictureReading } from "./page-pictures.ts";
import { editsOf } from "./page-edits-repository.ts";
import { scannedPages } from "./running-lines.ts";

/** How often progress is kept, and the claim renewed, in ms. */
const SAVE_EVERY = 500;
/** What ends the reader so often is the file. */
const MAX_CRASHES = 3;
/** What ends the whole server so often may be the file too. */
const MAX_ATTEMPTS = 20;
/** Before another try, in ms. */
const WAIT = 10_000;

interface ReadingLog {
  warn(details: object, message: string): void;
}

/** Reads the files of bots that wait. */
export interface FileReading {
  /** Reads one after the other until none waits, or it is stopped. */
  readWaiting(log: ReadingLog, isStopped?: () => boolean): Promise<void>;
}

class Stopped extends Error {
  override name = "Stopped";
}

interface Options {
  connection: Connection;
  storage: Storage;
  dataDir: string;
  /** For tests. */
  limits?: Partial<ReaderLimits>;
  program?: string;
  /** How pictures of pages are read; without it they are not. */
  findPictures?: () => Promise<PictureReading | undefined>;
  pictureLimits?: Pick<PictureLimits, "maxPages" | "clock">;
}

export function createFileReading({
  connection,
  storage,
  dataDir,
  limits: given,
  program,
  findPictures = () => Promise.resolve(undefined),
  pictureLimits = PICTURE_LIMITS,
}: Options): FileReading {
  const { db } = connection;
  const limits = { ...READER_LIMITS, ...given };
  const folder = folderOf(dataDir);

  /** The reason when the file is refused. */
  async function read(
    file: ClaimedFile,
    path: string,
    signal: AbortSignal,
    progress: Progress,
  ): Promise<RefusalReason | undefined> {
    await forgetReading(db, file);
    const stored = await storage.read(file.key);
    if (!stored) return "broken";
    const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
    await pipeline(stored.stream, target, { signal });
    const run = { limits, signal, ...(program ? { program } : {}) };
    const reason = await readPages({ path, firstPage: file.pagesRead + 1 }, progress.sink, run);
    await progress.save();
    if (reason) return reason;
    await readPictures(file, path, signal, progress);
    const rows = await readTexts(db, file.id);
    const texts = rows.map(({ text }) => text);
    // Before anything is taken away: what a page has may be all at its edge.
    const scanned = scannedPages(texts);
    const { count, edits } = await editsOf(db, file.id);
    const indexed = await indexPages({ pages: texts, areClean: false, edits }, run);
    if (typeof indexed === "string") return indexed;
    const { pages: all, index } = indexed;
    await progress.end();
    if (scanned.length < all.length) {
      const pages = all.map((page, at) => ({ ...page, readBy: rows[at]?.read_by ?? "text" }));
      await setReady(db, file, { pages, index, scannedPages: scanned, edits: count });
    } else await setRefused(db, file, "scanned", { scannedPages: scanned });
    return undefined;
  }

  /** Reads the pictures of pages without text, where this machine can; what fails stays a picture. */
  async function readPictures(
    file: ClaimedFile,
    path: string,
    signal: AbortSignal,
    progress: Progress,
  ): Promise<void> {
    const reading = await findPictures();
    if (!reading) return;
    const rows = await readTexts(db, file.id);
    const wanted = scannedPages(rows.map(({ text }) => text));
    const before = rows.filter(({ read_by: by }) => by === "ocr").length;
    const end = Date.now() + pictureLimits.clock;
    for (const page of wanted
      .filter((number) => rows[number - 1]?.read_by === "text")
      .slice(0, Math.max(0, pictureLimits.maxPages - before))) {
      if (Date.now() > end) break;
      const text = await reading.read(path, page, signal);
      if (text !== undefined) progress.sink.picture(page, text);
    }
    await progress.save();
  }

  async function readClaimed(file: ClaimedFile, log: ReadingLog, isStopped: () => boolean) {
    const path = join(folder, randomBytes(16).toString("hex"));
    const ending = new AbortController();
    const progress = followProgress(connection, file, ending, isStopped);
    try {
      const reason =
        file.attempts > MAX_ATTEMPTS
          ? "takes-too-long"
          : await read(file, path, ending.signal, progress);
      await progress.end();
      if (reason) await setRefused(db, file, reason);
    } catch (error) {
      // What is said first is the cause; the rest follows from the end of the process.
      const cause = ending.signal.aborted ? (ending.signal.reason as unknown) : error;
      await progress.end().catch(() => {});
      if (cause instanceof ClaimLost) return;
      if (cause instanceof Stopped) await release(db, file, 0);
      else if (cause instanceof ReaderCrashed && file.attempts >= MAX_CRASHES) {
        await setRefused(db, file, "broken");
      } else {
        log.warn({ err: cause, file: file.id }, "a knowledge file could not be read; tried again");
        await release(db, file, WAIT);
      }
    } finally {
      await progress.end().catch(() => {});
      await rm(path, { force: true });
    }
  }

  return {
    async readWaiting(log, isStopped = () => false) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      while (!isStopped()) {
        const file = await claimFile(connection);
        if (!file) return;
        try {
          await readClaimed(file, log, isStopped);
        } catch (error) {
          // Deleted at the very end, or taken over: not this node's any more.
          if (!(error instanceof ClaimLost)) throw error;
        }
      }
    },
  };
}

/** Removes what a crash left; for while nothing else works on the data folder. */
export async function clearReading(dataDir: string): Promise<void> {
  await rm(folderOf(dataDir), { recursive: true, force: true });
}

const folderOf = (dataDir: string) => join(dataDir, "reading");

/** Keeps what was read of a file now and then, and ends the reading when it is to end. */
interface Progress {
  sink: PageSink & { picture(page: number, text: string): void };
  save(): Promise<void>;
  /** No more is saved from then on; waits for what is under way. */
  end(): Promise<void>;
}

function followProgress(
  { db }: Connection,
  file: ClaimedFile,
  ending: AbortController,
  isStopped: () => boolean,
): Progress {
  let numPages: number | undefined;
  let pages: ReadPage[] = [];
  let pictures: ReadPage[] = [];
  let saving: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => {
    saving = saving.then(async () => {
      const taken = { pages, pictures, numPages };
      pages = [];
      pictures = [];
      await saveProgress(db, file, taken);
    });
    return saving;
  };
  const timer = setInterval(() => {
    if (isStopped()) ending.abort(new Stopped("The server is stopping"));
    else save().catch((error: unknown) => ending.abort(error));
  }, SAVE_EVERY);
  return {
    sink: {
      counted(count) {
        numPages = count;
      },
      page(page, text) {
        pages.push({ page, text });
      },
      picture(page, text) {
        pictures.push({ page, text });
      },
    },
    save,
    async end() {
      clearInterval(timer);
      await saving;
    },
  };
}
