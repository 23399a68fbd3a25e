import { AppError } from "../app-error.ts";
import { take, thumbnails } from "./take.ts";
import type { Reply, Task } from "./workshop.ts";

/* The process of the workshop: one task after the other, as they come. */

async function work({ type, upload, thumbnail }: Task): Promise<Omit<Reply, "memory">> {
  try {
    if (upload && type !== undefined) return { taken: await take(type, upload, thumbnail) };
    return { taken: thumbnail ? await thumbnails(thumbnail) : {} };
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
  });
});
// The server is gone, and with it whoever wanted an answer. A plain exit would wait for the decoder,
// whose files the next server would not expect.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
