import { close, open, read, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import yauzl, { type ZipFile } from "yauzl";

const CHUNK = 65_536;
const openFile = promisify(open);
const readInto = promisify(read);
const closeFile = promisify(close);

/**
 * Reads an archive at the places that its headers name, which may be any numbers: one outside the
 * file is an error of that reading. The library's own reader throws for it where nobody can catch it.
 */
class BoundedReader extends yauzl.RandomAccessReader {
  readonly #file: number;
  readonly #size: number;

  constructor(file: number, { size }: Pick<Stats, "size">) {
    super();
    this.#file = file;
    this.#size = size;
  }

  #holds(start: number, end: number): boolean {
    return Number.isSafeInteger(start) && start >= 0 && start <= end && end <= this.#size;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    if (!this.#holds(position, position + length)) {
      callback(outside());
      return;
    }
    read(this.#file, buffer, offset, length, position, (error, bytes) => {
      callback(error ?? (bytes === length ? null : outside()));
    });
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    if (!this.#holds(start, end)) throw outside();
    for (let at = start; at < end;) {
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK, end - at));
      const { bytesRead } = await readInto(this.#file, buffer, 0, buffer.length, at);
      if (bytesRead === 0) throw outside();
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  override close(callback: (error: Error | null) => void): void {
    close(this.#file, (error) => callback(error ?? null));
  }
}

const outside = () => new Error("A header leads out of the archive");

/** Opens an archive; its file is closed with it. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await openFile(path, "r");
  try {
    const stats = await stat(path);
    return await yauzl.fromRandomAccessReaderPromise(new BoundedReader(file, stats), stats.size, {
      autoClose: false,
      lazyEntries: true,
      decodeStrings: false,
    });
  } catch (error) {
    await closeFile(file);
    throw error;
  }
}
