import type { FileTexts, UnreadableReason } from "@panel/domain/text-files/text-file";
import { readTexts } from "@panel/files/read-texts";
import type { ThreadMessage } from "@panel/files/in-thread";

globalThis.addEventListener("message", ({ data }: MessageEvent<Blob>) => void read(data));

async function read(file: Blob): Promise<void> {
  try {
    const answer = await readTexts(file, navigator.language, (share) => tell({ share }));
    if (answer.outcome === "refused") tell({ reason: answer.reason, params: answer.params ?? {} });
    else tell({ read: answer.value });
  } catch {
    tell({ reason: "damaged", params: {} });
  }
}

function tell(message: ThreadMessage<FileTexts, UnreadableReason>): void {
  globalThis.postMessage(message, {});
}
