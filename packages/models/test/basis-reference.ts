import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compileFunction } from "node:vm";

/** Parts of the transcoder of Basis Universal that comes with three. */
interface Transcoder {
  initializeBasis(): void;
  KTX2File: new (bytes: Uint8Array) => {
    startTranscoding(): boolean;
    getImageTranscodedSizeInBytes(level: number, layer: number, face: number, to: number): number;
    transcodeImage(into: Uint8Array, level: number, ...options: number[]): boolean;
    close(): void;
    delete(): void;
  };
}

/** Four bytes for each pixel. */
const rgba32 = 13;

/** Starts the transcoder of Basis Universal, which makes functions from text and is therefore for tests only. */
export async function startReference() {
  const at = (name: string) =>
    fileURLToPath(import.meta.resolve(`three/examples/jsm/libs/basis/${name}`));
  const script = readFileSync(at("basis_transcoder.js"), "utf8");
  const names = ["require", "__dirname", "__filename"];
  const start = compileFunction(`${script}; return BASIS;`, names) as (
    ...values: unknown[]
  ) => (options: object) => Promise<Transcoder>;
  const wasmBinary = readFileSync(at("basis_transcoder.wasm"));
  const create = start(createRequire(import.meta.url), "", "");
  const transcoder = await create({ wasmBinary, print: () => {}, printErr: () => {} });
  transcoder.initializeBasis();

  /** The pixels of a level; undefined where the transcoder refuses the file. */
  return (bytes: Uint8Array, level: number): Buffer | undefined => {
    const file = new transcoder.KTX2File(bytes);
    try {
      if (!file.startTranscoding()) return undefined;
      const pixels = Buffer.alloc(file.getImageTranscodedSizeInBytes(level, 0, 0, rgba32));
      return file.transcodeImage(pixels, level, 0, 0, rgba32, 0, -1, -1) ? pixels : undefined;
    } finally {
      file.close();
      file.delete();
    }
  };
}
