import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { cleanPages } from "./clean-text.ts";
import { buildIndex } from "./index-blob.ts";
import { withEdits } from "./page-edits.ts";
import { readPdf } from "./read-pdf.ts";
import type { Reply, Task } from "./pdf-reader.ts";

/* The program of the process that reads one PDF, or makes the index of its pages, and ends. */

/** Waits until the message has left, so that a file's text does not gather here. */
function send(reply: Reply): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(reply, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

async function work(task: Task): Promise<void> {
  if (task.kind === "index") {
    const clean = task.areClean
      ? task.pages.map((text) => ({ text, leftOut: [] }))
      : cleanPages(task.pages);
    const pages = withEdits(clean, task.edits);
    const index = buildIndex(pages.map(({ text }) => text)).toString("base64");
    await send({ kind: "indexed", pages, index });
    return;
  }
  const bytes = new Uint8Array(await readFile(task.path));
  const reason = await readPdf(bytes, task, {
    counted: (pages) => send({ kind: "counted", pages }),
    page: (page, text) => send({ kind: "page", page, text }),
  });
  await send(reason ? { kind: "refused", reason } : { kind: "read" });
}

// The server has ended, and nobody reads the reply. A file that keeps this thread busy, perhaps for
// ever, would keep it from noticing, so another thread watches.
const watch = `const { ppid } = process;
  setInterval(() => process.ppid === ppid || process.kill(process.pid, "SIGKILL"), 500)`;
new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

process.once("message", (task) => {
  void work(task as Task)
    .catch((error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return send({ kind: "failed", message });
    })
    .finally(() => process.disconnect());
});
