import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { UploadedAssetTypeCode } from "@panel/domain/assets";
import type { TranslationKey } from "@panel/i18n";
import { childEnvironment } from "../settings/child-environment.ts";
import { watchTime, type TimeLimits } from "../settings/process-time.ts";
import { AppError, type ErrorKind } from "../app-error.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { unusable } from "./refusals.ts";
import type { ProcessedUpload } from "./process-upload.ts";
import type { UsdzForm } from "./process-usdz.ts";
import { createFairQueue, type Sender } from "./fair-queue.ts";

/** A whole upload, without `upload` only the picture of one, a photo alone, a stored model for Quick Look, or a stored picture as an icon. */
export interface Task {
  icon?: UploadedFile;
  usdz?: { model: UploadedFile; form: UsdzForm };
  photo?: UploadedFile;
  type?: UploadedAssetTypeCode;
  upload?: UploadedFile | undefined;
  thumbnail?: UploadedFile | undefined;
}

/** What the process sends back when a task is done. */
export interface Reply {
  processed?: Partial<ProcessedUpload>;
  refused?: {
    kind: ErrorKind;
    key: TranslationKey;
    message: string;
    data: Record<string, unknown>;
  };
  failed?: { message: string; code?: string | undefined };
  /** Bytes of memory that the process has. */
  memory: number;
}

/** Where uploads are decoded: apart from the server, one at a time. */
export interface Decoder {
  /**
   * Users take turns, however many files one of them sends.
   * @throws AppError when the file is refused, also because looking into it takes too much; too-many
   *   when too many of the sender's are waiting
   */
  process(task: Task, sender: Sender): Promise<Partial<ProcessedUpload>>;
  close(): void;
}

/** What may differ in tests. */
interface DecoderOptions {
  program?: string;
  /** What one file may take. */
  maxTime?: TimeLimits;
  /** Without work the process ends after this time, in ms. */
  idle?: number;
  maxWaiting?: number;
}

const PROGRAM = fileURLToPath(new URL("./decoder-process.ts", import.meta.url));
/** A process whose memory exceeds this many bytes is replaced. */
const MAX_MEMORY = 96 * 1024 * 1024;

/** Generous by the clock: the file is not to blame for what else the machine does. */
const MAX_TIME: TimeLimits = { processor: 60_000, clock: 10 * 60_000 };

/** So many files of one user wait at most, the one under way included. */
const MAX_WAITING = 20;

/** A process and what it has done so far. */
interface Worker {
  child: ChildProcess;
  tasks: number;
}

/**
 * Decoders are native code that reads untrusted files, and they need much memory, not all of which
 * is freed. In a process of their own they cannot harm the server: one that crashes, hangs or grows
 * is replaced.
 */
export function openDecoder({
  program = PROGRAM,
  maxTime = MAX_TIME,
  idle = 15_000,
  maxWaiting = MAX_WAITING,
}: DecoderOptions = {}): Decoder {
  let worker: Worker | undefined;
  let idling: NodeJS.Timeout | undefined;
  const queue = createFairQueue(maxWaiting);
  let closed = false;

  const end = (): void => {
    worker?.child.kill("SIGKILL");
    worker = undefined;
  };

  const startWorker = (): Worker => {
    const started: Worker = { child: start(program), tasks: 0 };
    // It may also die while it has nothing to do.
    const forget = (): void => {
      if (worker === started) worker = undefined;
    };
    started.child.on("exit", forget).on("error", forget);
    return started;
  };

  const workOn = async (task: Task): Promise<Partial<ProcessedUpload>> => {
    clearTimeout(idling);
    worker ??= startWorker();
    const { child, tasks } = worker;
    worker.tasks += 1;
    const reply = await replyOf(child, task, maxTime);
    if (closed) throw new Error("The server is stopping");
    if (typeof reply === "string" || reply.memory > MAX_MEMORY) end();
    else idling = setTimeout(end, idle).unref();
    // An earlier task may have caused the crash: the file is tried again, alone in a new process.
    if (reply === "died" && tasks > 0) return workOn(task);
    return outcome(reply);
  };

  return {
    process: (task, sender) =>
      queue.run(sender, () => {
        if (closed) throw new Error("The server is stopping");
        return workOn(task);
      }),
    close() {
      closed = true;
      clearTimeout(idling);
      end();
    },
  };
}

function start(program: string): ChildProcess {
  const child = fork(program, {
    execArgv: [
      "--optimize-for-size",
      "--max-semi-space-size=2",
      "--max-old-space-size=256",
      // What large models leave behind is collected earlier.
      "--heap-growing-percent=15",
      // What is unpacked is collected as it is read.
      "--expose-gc",
    ],
    env: {
      ...childEnvironment(),
      // Makes the allocator return the memory of an image to the system at once.
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: "131072",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // The process does not keep the server's own process running.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Why a process gave no reply: it has ended, or took too much of the processor's time or of the clock's. */
type Silence = "died" | keyof TimeLimits;

/** The reply of the process, or why there is none: it has then ended and writes no more files. */
function replyOf(child: ChildProcess, task: Task, maxTime: TimeLimits): Promise<Reply | Silence> {
  child.channel?.ref();
  return new Promise((resolve) => {
    let late: keyof TimeLimits | undefined;
    const stopWatching = watchTime(child, maxTime, (limit) => {
      late = limit;
      child.kill("SIGKILL");
    });
    const settle = (reply: Reply | Silence): void => {
      stopWatching();
      child.off("message", answered).off("exit", died).off("error", died);
      child.channel?.unref();
      resolve(reply);
    };
    const answered = (reply: unknown): void => settle(reply as Reply);
    const died = (): void => settle(late ?? "died");
    child.on("message", answered).on("exit", died).on("error", died);
    child.send(task, (error) => {
      if (error) died();
    });
  });
}

function outcome(reply: Reply | Silence): Partial<ProcessedUpload> {
  if (reply === "processor") {
    throw unusable("ASSET_ERRORS.tooMuchWork", "Decoding the file takes too much work");
  }
  if (reply === "clock") {
    throw new AppError("unavailable", "ASSET_ERRORS.tooSlow", "The server was too slow", {
      retryAfter: 60,
    });
  }
  if (reply === "died") {
    throw unusable("ASSET_ERRORS.processing", "The decoder has crashed over the file");
  }
  const { processed, refused, failed } = reply;
  if (refused) {
    throw new AppError(refused.kind, refused.key, refused.message, { data: refused.data });
  }
  if (failed) throw Object.assign(new Error(failed.message), { code: failed.code });
  return processed ?? {};
}
