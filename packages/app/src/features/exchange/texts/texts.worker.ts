import {
  UnreadableTexts,
  type FileTexts,
  type UnreadableReason,
} from "@panel/domain/text-files/text-file";
import type { ThreadMessage } from "../../../shared/in-thread.ts";
import { readTextFile } from "./read-text-file.ts";

globalThis.addEventListener("message", ({ data }: MessageEvent<Blob>) => void read(data));

async function read(file: Blob): Promise<void> {
  try {
    tell({ read: await readTextFile(file, (share) => tell({ share })) });
  } catch (error) {
    const { reason, params } =
      error instanceof UnreadableTexts ? error : new UnreadableTexts("damaged");
    tell({ reason, params });
  }
}

function tell(message: ThreadMessage<FileTexts, UnreadableReason>): void {
  globalThis.postMessage(message, {});
}
