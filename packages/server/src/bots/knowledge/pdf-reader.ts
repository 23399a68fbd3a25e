import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "../../settings/child-environment.ts";
import { watchMemory } from "../../settings/process-memory.ts";
import { watchTime, type TimeLimits } from "../../settings/process-time.ts";
import { FILE_TEXT_MAX } from "@panel/domain/knowledge-pages";
import type { IndexedPage, PageEdit } from "./page-edits.ts";

/** Why a file's text cannot be used; the contract's reasons. */
export type RefusalReason =
  | "encrypted"
  | "scanned"
  | "broken"
  | "too-many-pages"
  | "too-large-text"
  | "takes-too-long";

export interface ReadTask {
  kind: "read";
  path: string;
  /** From 1; those before it were read already. */
  firstPage: number;
  maxPages: number;
  /** In characters. */
  maxText: number;
}

export interface IndexTask {
  kind: "index";
  /** As they were read, all of them. */
  pages: readonly string[];
  /** Whether what concerns all pages together was done already. */
  areClean: boolean;
  edits: readonly PageEdit[];
}

export type Task = ReadTask | IndexTask;

/** What the process says, in this order of a file. */
export type Reply =
  | { kind: "counted"; pages: number }
  | { kind: "page"; page: number; text: string }
  | { kind: "read" }
  | { kind: "indexed"; pages: IndexedPage[]; index: string }
  | { kind: "refused"; reason: RefusalReason }
  | { kind: "failed"; message: string };

/** What one file may take. */
export interface ReaderLimits {
  maxPages: number;
  /** In characters. */
  maxText: number;
  maxTime: TimeLimits;
  /** In bytes, everything that the process has in memory. */
  maxMemory: number;
}

export const READER_LIMITS: ReaderLimits = {
  maxPages: 1000,
  maxText: FILE_TEXT_MAX,
  maxTime: { processor: 180_000, clock: 30 * 60_000 },
  maxMemory: 512 * 1024 * 1024,
};

const PROGRAM = fileURLToPath(new URL("./pdf-reader-process.ts", import.meta.url));

/** The process has ended for no reason of the file's that is known. */
export class ReaderCrashed extends Error {
  override name = "ReaderCrashed";
}

interface Run {
  limits: ReaderLimits;
  /** Ends the process. */
  signal: AbortSignal;
  /** For tests. */
  program?: string;
}

/** Pages as they come, from the first one asked for. */
export interface PageSink {
  counted(pages: number): void;
  page(page: number, text: string): void;
}

/**
 * PDFs are untrusted, and what reads them is large: a process of its own reads each, and can take no
 * more than the limits. In a worker thread a file of 1 MB took 1.1 GB in spite of them.
 * @returns why the file is refused, if it is
 * @throws ReaderCrashed; the signal's reason
 */
export async function readPages(
  task: Pick<ReadTask, "path" | "firstPage">,
  sink: PageSink,
  run: Run,
): Promise<RefusalReason | undefined> {
  const { maxPages, maxText } = run.limits;
  const last = await runTask({ kind: "read", ...task, maxPages, maxText }, run, (reply) => {
    if (reply.kind === "counted") sink.counted(reply.pages);
    if (reply.kind === "page") sink.page(reply.page, reply.text);
  });
  return last.kind === "refused" ? last.reason : undefined;
}

/** A file's pages, cleaned and edited, and their index in base64; or why they are refused. */
export async function indexPages(
  task: Omit<IndexTask, "kind">,
  run: Run,
): Promise<{ pages: IndexedPage[]; index: string } | RefusalReason> {
  const last = await runTask({ kind: "index", ...task }, run, () => {});
  if (last.kind === "refused") return last.reason;
  if (last.kind !== "indexed") throw new ReaderCrashed("The reader gave no index");
  return { pages: last.pages, index: last.index };
}

function start(program: string): ChildProcess {
  return fork(program, {
    execArgv: ["--max-old-space-size=256", "--max-semi-space-size=2"],
    env: childEnvironment(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

function runTask(
  task: Task,
  { limits, signal, program = PROGRAM }: Run,
  onReply: (reply: Reply) => void,
): Promise<Reply> {
  signal.throwIfAborted();
  const child = start(program);
  return new Promise<Reply>((resolve, reject) => {
    let last: Reply | undefined;
    let refused: RefusalReason | undefined;
    const refuse = (reason: RefusalReason): void => {
      refused ??= reason;
      child.kill("SIGKILL");
    };
    const abort = (): void => void child.kill("SIGKILL");
    const stopWatching = watchTime(child, limits.maxTime, () => refuse("takes-too-long"));
    const stopMemory = watchMemory(child, limits.maxMemory, () => refuse("too-large-text"));
    signal.addEventListener("abort", abort);
    child.on("message", (message) => {
      last = message as Reply;
      onReply(last);
    });
    child.on("error", () => {});
    child.on("close", (code, by) => {
      stopWatching();
      stopMemory();
      signal.removeEventListener("abort", abort);
      if (signal.aborted) reject(signal.reason as Error);
      else if (refused) resolve({ kind: "refused", reason: refused });
      else if (last?.kind === "failed") reject(new ReaderCrashed(last.message));
      else if (last && ENDS.has(last.kind)) resolve(last);
      // V8 aborts when its heap is full.
      else if (by === "SIGABRT" || code === 134) {
        resolve({ kind: "refused", reason: "too-large-text" });
      } else reject(new ReaderCrashed(`The reader has ended with ${by ?? code}`));
    });
    child.send(task, (error) => {
      if (error) child.kill("SIGKILL");
    });
  });
}

const ENDS: ReadonlySet<Reply["kind"]> = new Set(["read", "indexed", "refused"]);
