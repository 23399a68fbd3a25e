import { readFile, type ReadFile } from "./read-file.ts";
import { UnreadableFile, type UnreadableReason } from "./unreadable-file.ts";

/** What the thread tells of the file that it was given. */
export type ReadMessage =
  | { share: number }
  | { read: ReadFile }
  | { reason: UnreadableReason; params: UnreadableFile["params"] };

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

function tell(message: ReadMessage): void {
  globalThis.postMessage(message, {});
}
