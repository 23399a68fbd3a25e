import { isApiError } from "@panel/api-client";
import type { NewAssetForm } from "@panel/api-client/panel";
import { assetNameOf } from "@panel/domain/assets";
import type { LibraryScope } from "@panel/domain/asset-policies";

/** So many files are on their way at once. */
const AT_A_TIME = 3;

/** An asset that a file is already, and the library where it is. */
export interface ExistingAsset {
  id: number;
  name: string;
  scope: LibraryScope;
}

export interface QueuedFile {
  id: number;
  file: File;
  /** What the asset will be called. */
  name: string;
  /** What will stand for a model; null while there is none. */
  thumbnail: File | null;
  state: "ready" | "waiting" | "running" | "done" | "exists" | "failed" | "cancelled";
  /** 0 to 1; null while nobody knows. */
  progress: number | null;
  error?: unknown;
  /** The asset that this very file is already. */
  existing?: ExistingAsset;
  /** Once it is done. */
  assetId?: number;
}

/** What is sent beside each file, its name and its thumbnail. */
export type Shared = Omit<NewAssetForm, "file" | "thumbnail" | "name" | "requestId" | "allowCopy">;

interface SendingContext {
  signal: AbortSignal;
  onProgress(share: number): void;
}

interface QueueSettings {
  send(form: NewAssetForm, context: SendingContext): Promise<{ id: number }>;
  /** A file is no longer on its way: it has arrived, or may have, or has not. */
  onSettled(): void;
}

interface Attempt {
  shared: Shared;
  controller: AbortController;
}

/** What stays the same however often a file is sent. */
interface Promised {
  /** Names the upload, so that trying again after a lost answer makes no second one. */
  requestId: string;
  /** Its author wants it although the library has it. */
  allowCopy: boolean;
}

const toBeSent = ({ state }: QueuedFile) =>
  state === "ready" || state === "failed" || state === "cancelled";

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files that are collected, then sent a few at a time; each can be cancelled and tried again by itself. */
export function createUploadQueue({ send, onSettled }: QueueSettings) {
  let files: readonly QueuedFile[] = [];
  let lastId = 0;
  let running = 0;
  const promised = new Map<number, Promised>();
  /** The latest attempt of each file; an earlier one has nothing more to say. */
  const attempts = new Map<number, Attempt>();
  const listeners = new Set<() => void>();

  const set = (next: readonly QueuedFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<QueuedFile>) =>
    set(files.map((each) => (each.id === id ? { ...each, ...part } : each)));

  async function run({ id, file, name, thumbnail }: QueuedFile, attempt: Attempt) {
    const { signal } = attempt.controller;
    const tell = (part: Partial<QueuedFile>) => {
      if (attempts.get(id) === attempt) change(id, part);
    };
    tell({ state: "running" });
    try {
      const sent = await send(
        {
          ...attempt.shared,
          ...(thumbnail ? { thumbnail } : {}),
          ...promised.get(id),
          file,
          name: name.trim() || assetNameOf(file.name),
        },
        {
          signal,
          onProgress: (share) => {
            if (!signal.aborted) tell({ progress: share });
          },
        },
      );
      tell({ state: "done", progress: 1, assetId: sent.id });
    } catch (error) {
      const existing = existingIn(error);
      if (signal.aborted) tell({ state: "cancelled" });
      else if (existing) tell({ state: "exists", existing });
      else tell({ state: "failed", error });
    }
    running -= 1;
    onSettled();
    fill();
  }

  function fill() {
    for (const each of files) {
      if (running >= AT_A_TIME) return;
      const attempt = attempts.get(each.id);
      if (each.state !== "waiting" || !attempt || attempt.controller.signal.aborted) continue;
      running += 1;
      void run(each, attempt);
    }
  }

  const enqueue = (id: number, shared: Shared) => {
    if (!promised.has(id)) promised.set(id, { requestId: crypto.randomUUID(), allowCopy: false });
    attempts.set(id, { shared, controller: new AbortController() });
    change(id, { state: "waiting", progress: null, error: undefined });
  };
  const abortAll = () => {
    for (const { controller } of attempts.values()) controller.abort();
  };

  return {
    files: () => files,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen: readonly File[]) {
      const added = chosen.map((file): QueuedFile => {
        lastId += 1;
        const name = assetNameOf(file.name);
        return { id: lastId, file, name, thumbnail: null, state: "ready", progress: null };
      });
      set([...files, ...added]);
    },
    rename: (id: number, name: string) => change(id, { name }),
    picture: (id: number, thumbnail: File) => change(id, { thumbnail }),
    /** Sends every file that has not arrived. */
    start(shared: Shared) {
      for (const each of files) if (toBeSent(each)) enqueue(each.id, shared);
      fill();
    },
    /** Sends one file once more, with what is said of it now. */
    retry(id: number, shared: Shared) {
      enqueue(id, shared);
      fill();
    },
    /** Whatever is sent of this file from now on may be a copy of what the library has. */
    allowCopy(id: number) {
      const known = promised.get(id);
      if (known) promised.set(id, { ...known, allowCopy: true });
    },
    cancel(id: number) {
      attempts.get(id)?.controller.abort();
      change(id, { state: "cancelled" });
    },
    remove: (id: number) => set(files.filter((each) => each.id !== id)),
    clear() {
      abortAll();
      set([]);
    },
    abortAll,
  };
}

/** The asset that a refusal names as the same file. */
function existingIn(error: unknown): ExistingAsset | undefined {
  if (!isApiError(error, "refused")) return undefined;
  const existing = error.data["existing"] as Partial<Record<string, unknown>> | null | undefined;
  const { id, model, idUser } = existing ?? {};
  if (typeof id !== "number") return undefined;
  return {
    id,
    name: typeof model === "string" ? model : "",
    scope: idUser === 0 ? "global" : "own",
  };
}
