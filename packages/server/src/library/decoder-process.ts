import { flushCompileCache } from "node:module";
import { AppError } from "../app-error.ts";
import { processThumbnail, processUpload } from "./process-upload.ts";
import type { Reply, Task } from "./decoder.ts";

/* The program of the decoder process: it works on one task after the other, in the order of arrival. */

// The loaders of models warn with texts from the files, which nobody has checked.
Object.assign(console, { warn: () => {}, error: () => {} });

async function work({ type, upload, thumbnail }: Task): Promise<Omit<Reply, "memory">> {
  try {
    if (upload && type !== undefined)
      return { processed: await processUpload(type, upload, thumbnail) };
    return { processed: thumbnail ? await processThumbnail(thumbnail) : {} };
  } catch (error) {
    if (error instanceof AppError) {
      const { kind, key, message, data } = error;
      return { refused: { kind, key, message, data } };
    }
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: { message, code } };
  }
}

process.on("message", (task) => {
  void work(task as Task).then((reply) => {
    process.send?.({ ...reply, memory: process.memoryUsage.rss() } satisfies Reply);
    // The process is killed in the end, which keeps nothing.
    flushCompileCache();
  });
});
// The server has ended. A plain exit would wait for a running decoder, which would leave files behind.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
