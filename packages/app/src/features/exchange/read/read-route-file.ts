import { noConnection } from "@panel/api-client";
import type { SourceNote } from "@panel/domain/route-files/source";
import { readInThread } from "@panel/files/in-thread";
import type { PlacesReason } from "@panel/files/places-outcome";
import type { PlacesFile } from "@panel/files/read-places";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** With what was left out of a file. */
export type WithNotes<File> = File & { notes: readonly SourceNote[] };

/** What a file holds: records, or a table whose columns of coordinates may still have to be chosen. */
export type OpenedFile = WithNotes<Exclude<PlacesFile, { kind: "xml" }>>;

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
  const opened = await readInThread<WithNotes<PlacesFile>, PlacesReason>(thread, file, {
    signal,
    onProgress,
    unreadable: (reason, params) => new UnreadableFile(reason, params),
    disconnected: noConnection,
  });
  if (opened.kind !== "xml") return opened;
  // Threads have no DOM.
  const { readXml } = await fetchCode(() => import("@panel/files/read-xml"));
  const read = await readXml(opened.xml, signal);
  if (read.outcome === "refused") throw new UnreadableFile(read.reason, read.params);
  return { kind: "source", source: read.value, notes: [...opened.notes, ...read.notes] };
}
