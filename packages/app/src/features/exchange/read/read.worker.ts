import type { ThreadMessage } from "../../../shared/in-thread.ts";
import { readFile, type ReadFile } from "@panel/files/read-places";
import { UnreadableFile, type UnreadableReason } from "@panel/files/unreadable-places";

globalThis.addEventListener("message", ({ data }: MessageEvent<Blob>) => void read(data));

async function read(file: Blob): Promise<void> {
  try {
    tell({ read: await readFile(file, (share) => tell({ share })) });
  } catch (error) {
    const { reason, params } =
      error instanceof UnreadableFile ? error : new UnreadableFile("damaged");
    tell({ reason, params });
  }
}

function tell(message: ThreadMessage<ReadFile, UnreadableReason>): void {
  globalThis.postMessage(message, {});
}
