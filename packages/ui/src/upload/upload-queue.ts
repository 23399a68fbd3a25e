/** The second argument of a transfer. */
export interface TransferContext {
  /** Aborted when the file is cancelled or `abortAll` is called. */
  signal: AbortSignal;
  /** Reports the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
}

export interface UploadItem<Details = unknown, Result = unknown> {
  id: number;
  file: File;
  /** Data that the caller keeps with the file, such as its name. */
  details: Details;
  /** `ready` means added, but not yet passed to `send`. */
  state: "ready" | "waiting" | "running" | "done" | "failed" | "cancelled";
  /** Sent share, from 0 to 1; null while unknown. */
  progress: number | null;
  /** For a failed file: what its transfer threw. */
  error?: unknown;
  /** For a finished file: what its transfer resolved to. */
  result?: Result;
}

export interface UploadQueueOptions<Details, Result> {
  /** Sends one file. Rejects on failure. */
  transfer: (item: UploadItem<Details, Result>, context: TransferContext) => Promise<Result>;
  /** Number of files sent at once. @default 3 */
  atATime?: number;
  /** Called when a transfer has ended: the file has arrived, may have arrived, or has not. */
  onSettled?: () => void;
}

export type UploadQueue<Details, Result> = ReturnType<typeof createUploadQueue<Details, Result>>;

/** Files that are collected and sent a few at a time; each can be cancelled and sent again by itself. */
export function createUploadQueue<Details, Result>({
  transfer,
  atATime = 3,
  onSettled,
}: UploadQueueOptions<Details, Result>) {
  type Item = UploadItem<Details, Result>;
  let items: readonly Item[] = [];
  let lastId = 0;
  /** The latest attempt of each file; results of earlier attempts are ignored. */
  const attempts = new Map<number, AbortController>();
  const running = new Set<AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Item[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<Item>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

  async function run(item: Item, attempt: AbortController) {
    const { signal } = attempt;
    const changeOwn = (part: Partial<Item>) => {
      if (attempts.get(item.id) === attempt) change(item.id, part);
    };
    running.add(attempt);
    change(item.id, { state: "running" });
    const onProgress = (share: number) => {
      if (!signal.aborted) changeOwn({ progress: Math.min(1, Math.max(0, share)) });
    };
    try {
      const result = await transfer(item, { signal, onProgress });
      // Also when it was cancelled meanwhile, because the file has arrived.
      changeOwn({ state: "done", progress: 1, result });
    } catch (error) {
      changeOwn(signal.aborted ? { state: "cancelled" } : { state: "failed", error });
    }
    running.delete(attempt);
    onSettled?.();
    fill();
  }

  function fill() {
    for (const item of items) {
      if (running.size >= atATime) return;
      const attempt = attempts.get(item.id);
      if (item.state === "waiting" && attempt && !attempt.signal.aborted) void run(item, attempt);
    }
  }

  /** Starts the next file at once, even where the transfer ignores its signal. */
  const abort = (id: number) => {
    const attempt = attempts.get(id);
    attempt?.abort();
    if (attempt) running.delete(attempt);
  };
  const abortAll = () => {
    for (const attempt of attempts.values()) attempt.abort();
  };

  return {
    items: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @returns the ids of the added files */
    add(added: readonly { file: File; details: Details }[]): number[] {
      const next = added.map(({ file, details }): Item => {
        lastId += 1;
        return { id: lastId, file, details, state: "ready", progress: null };
      });
      set([...items, ...next]);
      return next.map(({ id }) => id);
    },
    /** Changes the details of a file. A running transfer keeps the earlier details. */
    describe(id: number, details: Partial<Details>) {
      set(
        items.map((item) =>
          item.id === id ? { ...item, details: { ...item.details, ...details } } : item,
        ),
      );
    },
    /**
     * Puts another file in the place of one, to be sent anew.
     * @returns false for one that is being sent or has arrived, which stays
     */
    exchange(id: number, file: File): boolean {
      const { state } = items.find((item) => item.id === id) ?? {};
      if (state !== "ready" && state !== "failed" && state !== "cancelled") return false;
      change(id, { file, state: "ready", progress: null, error: undefined });
      return true;
    },
    /** Sends files, for the first time or again, as soon as fewer than `atATime` are being sent. */
    send(ids: readonly number[]) {
      for (const id of ids) {
        attempts.set(id, new AbortController());
        change(id, { state: "waiting", progress: null, error: undefined });
      }
      fill();
    },
    cancel(id: number) {
      abort(id);
      change(id, { state: "cancelled" });
      fill();
    },
    remove(id: number) {
      abort(id);
      set(items.filter((item) => item.id !== id));
      fill();
    },
    clear() {
      abortAll();
      set([]);
    },
    /** Aborts every transfer; waiting files are not sent. */
    abortAll,
  };
}
