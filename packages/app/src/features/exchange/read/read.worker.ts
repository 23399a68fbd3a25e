import type { PlacesReason } from "@panel/files/places-outcome";
import { readPlaces, type PlacesFile } from "@panel/files/read-places";
import type { ThreadMessage } from "@panel/files/in-thread";
import type { WithNotes } from "./read-route-file.ts";

globalThis.addEventListener("message", ({ data }: MessageEvent<Blob>) => void read(data));

async function read(file: Blob): Promise<void> {
  try {
    const answer = await readPlaces(file, navigator.language, (share) => tell({ share }));
    if (answer.outcome === "refused") tell({ reason: answer.reason, params: answer.params ?? {} });
    else tell({ read: { ...answer.value, notes: answer.notes } });
  } catch {
    tell({ reason: "damaged", params: {} });
  }
}

function tell(message: ThreadMessage<WithNotes<PlacesFile>, PlacesReason>): void {
  globalThis.postMessage(message, {});
}
