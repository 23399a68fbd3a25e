import { open, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import yauzl, { type ZipFile } from "yauzl";

const CHUNK = 65_536;

/**
 * Reads an archive at the places that its headers name, which may be any numbers: one outside the
 * file is an error of that reading. The library's own reader throws for it where nobody can catch it.
 */
class BoundedReader extends yauzl.RandomAccessReader {
  readonly #file: FileHandle;
  readonly #size: number;

  constructor(file: FileHandle, size: number) {
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
    this.#file.read(buffer, offset, length, position).then(
      ({ bytesRead }) => callback(bytesRead === length ? null : outside()),
      (error: unknown) => callback(error as Error),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    if (!this.#holds(start, end)) throw outside();
    for (let at = start; at < end; ) {
      const most = Math.min(CHUNK, end - at);
      const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(most), 0, most, at);
      if (bytesRead === 0) throw outside();
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(
      () => callback(null),
      (error: unknown) => callback(error as Error),
    );
  }
}

const outside = () => new Error("A header leads out of the archive");

/** Opens an archive; its file is closed with it. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    return await yauzl.fromRandomAccessReaderPromise(new BoundedReader(file, size), size, {
      autoClose: false,
      lazyEntries: true,
      decodeStrings: false,
    });
  } catch (error) {
    await file.close();
    throw error;
  }
}
