import type { CsvTable } from "@panel/domain/csv";
import type { RouteSource } from "@panel/domain/route-files/source";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { readInThread } from "../../../shared/in-thread.ts";
import type { ReadFile } from "@panel/files/read-places";
import { UnreadableFile, type UnreadableReason } from "@panel/files/unreadable-places";

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
  const thread = new Worker(new URL("./read.worker.ts", import.meta.url), { type: "module" });
  const read = await readInThread<ReadFile, UnreadableReason>(thread, file, {
    signal,
    onProgress,
    unreadable: (reason, params) => new UnreadableFile(reason, params),
  });
  if (read.kind !== "xml") return read;
  // Threads have no DOM.
  const { readXml } = await fetchCode(() => import("@panel/files/read-xml"));
  return { kind: "source", source: await readXml(read.xml, signal, read.notes) };
}
