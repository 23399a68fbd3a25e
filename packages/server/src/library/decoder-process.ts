import { flushCompileCache } from "node:module";
import { AppError } from "../app-error.ts";
import { isStorageDown } from "../storage/storage.ts";
import {
  processIcon,
  processPhoto,
  processStored,
  processThumbnail,
  processUpload,
} from "./process-upload.ts";
import { unusable } from "./refusals.ts";
import type { Reply, Task } from "./decoder.ts";

/* The program of the decoder process: it works on one task after the other, in the order of arrival. */

// The loaders of models warn with texts from the files, which nobody has checked.
Object.assign(console, { warn: () => {}, error: () => {} });

async function work(task: Task): Promise<Omit<Reply, "memory">> {
  const { icon, photo, type, upload, thumbnail, usdz } = task;
  try {
    if (usdz) return { processed: { file: await processStored(usdz.model, usdz.form) } };
    if (icon) return { processed: { file: await processIcon(icon) } };
    if (photo) return { processed: { file: await processPhoto(photo) } };
    if (upload && type !== undefined)
      return { processed: await processUpload(type, upload, thumbnail) };
    return { processed: thumbnail ? await processThumbnail(thumbnail) : {} };
  } catch (error) {
    if (error instanceof AppError) {
      const { kind, key, message, data } = error;
      return { refused: { kind, key, message, data } };
    }
    const { message, code } = error as NodeJS.ErrnoException;
    // As a code, since the class of an error does not go over to the server.
    return { failed: { message, code: code ?? (isStorageDown(error) ? "EIO" : undefined) } };
  }
}

/** Refuses the file under way, of which a decoder has failed where nobody could catch it. */
let giveUp: (() => void) | undefined;

process.on("message", (task) => {
  const given = new Promise<Reply>((resolve) => {
    const { kind, key, message, data } = unusable(
      "ASSET_ERRORS.processing",
      "A decoder has failed",
    );
    // Nobody knows in what state the decoder is left: the process is replaced.
    const memory = Number.MAX_SAFE_INTEGER;
    giveUp = () => resolve({ refused: { kind, key, message, data }, memory });
  });
  const done = work(task as Task).then((reply) => ({
    ...reply,
    memory: process.memoryUsage.rss(),
  }));
  Promise.race([done, given])
    .then((reply) => {
      giveUp = undefined;
      process.send?.(reply satisfies Reply);
      // The process is killed in the end, which keeps nothing.
      flushCompileCache();
    })
    .catch(onFailure);
});
const onFailure = (error: unknown): void => {
  // Its message may quote the file.
  process.stderr.write(`a decoder has failed: ${error instanceof Error ? error.name : ""}\n`);
  giveUp?.();
};
process.on("uncaughtException", onFailure).on("unhandledRejection", onFailure);
// The server has ended. A plain exit would wait for a running decoder, which would leave files behind.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
