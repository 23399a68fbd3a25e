import { describedFile, filesOf } from "./files-of.ts";
import { ModelError } from "@panel/models/problem";
import type { ModelSource } from "./types.ts";

interface FetchOptions {
  /** Limit of bytes of all files together; beyond it `tooLarge` is thrown. */
  inputBytes: number;
  signal: AbortSignal;
  /** Called with the loaded share, from 0 to 1; null while unknown. */
  onProgress: (share: number | null) => void;
  fetch: typeof fetch;
}

interface NamedBlob {
  name: string;
  content: Blob;
}

/** The content of every file of a source. @throws {ModelError} unreachable, tooLarge; the signal's reason */
export async function fetchFiles(
  source: ModelSource,
  { inputBytes, signal, onProgress, fetch }: FetchOptions,
): Promise<NamedBlob[]> {
  const files = filesOf(source).map(describedFile);
  const totals = files.map(({ content }) => (content instanceof Blob ? content.size : Number.NaN));
  const got = files.map(() => 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const tell = (index: number, bytes: number, total: number) => {
    got[index] = bytes;
    totals[index] = total;
    if (sum(got) > inputBytes) throw new ModelError("tooLarge", files[index]?.name);
    const all = sum(totals);
    onProgress(all > 0 ? Math.min(1, sum(got) / all) : null);
  };
  return Promise.all(
    files.map(async ({ name, content }, index) => {
      if (content instanceof Blob) {
        tell(index, content.size, content.size);
        return { name, content };
      }
      const told = (bytes: number, total: number) => tell(index, bytes, total);
      return { name, content: await download(content, name, { signal, told, fetch }) };
    }),
  );
}

interface DownloadOptions {
  signal: AbortSignal;
  told: (bytes: number, total: number) => void;
  fetch: typeof fetch;
}

async function download(address: string, name: string, options: DownloadOptions): Promise<Blob> {
  const { signal, told, fetch } = options;
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}`);
    const length = Number(response.headers.get("content-length") ?? Number.NaN);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      bytes += value.length;
      told(bytes, length);
    }
    return new Blob(chunks);
  } catch (error) {
    if (signal.aborted || error instanceof ModelError) throw error;
    throw new ModelError("unreachable", name, { cause: error });
  }
}
