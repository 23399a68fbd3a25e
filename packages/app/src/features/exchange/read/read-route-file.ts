import type { CsvTable } from "@panel/domain/csv";
import type { RouteSource } from "@panel/domain/route-files/source";
import { fetchCode, noConnection } from "../../../shared/fetch-code.ts";
import type { ReadFile } from "./read-file.ts";
import type { ReadMessage } from "./read.worker.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** What a file holds: records, or a table whose columns of coordinates may still have to be chosen. */
export type OpenedFile =
  | { kind: "source"; source: RouteSource }
  | { kind: "table"; table: CsvTable };

/**
 * Reads a file of a route in a thread of its own.
 * @param onProgress gets a share from 0 to 1
 * @throws UnreadableFile, or what the signal says
 */
export async function readRouteFile(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<OpenedFile> {
  const read = await readInThread(file, signal, onProgress);
  if (read.kind !== "xml") return read;
  // Threads have no DOM.
  const { readXml } = await fetchCode(() => import("./read-xml.ts"));
  return { kind: "source", source: await readXml(read.xml, signal) };
}

function readInThread(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  const thread = new Worker(new URL("./read.worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<ReadFile>((resolve, reject) => {
    thread.addEventListener("message", ({ data }: MessageEvent<ReadMessage>) => {
      if ("share" in data) onProgress(data.share);
      else if ("read" in data) resolve(data.read);
      else reject(new UnreadableFile(data.reason, data.params));
    });
    const fail = () => reject(new UnreadableFile("damaged"));
    thread.addEventListener("error", (event) => {
      // What breaks in the thread is an ErrorEvent. A plain event says that its code has not come.
      if (event instanceof ErrorEvent) fail();
      else reject(noConnection());
    });
    thread.addEventListener("messageerror", fail);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    thread.postMessage(file, []);
  });
  return done.finally(() => thread.terminate());
}
