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
  /** What its transfer threw: of a failed file, and of one that waits for the connection to be sent again. */
  error?: unknown;
  /** For a finished file: what its transfer resolved to. */
  result?: Result;
}

export interface UploadQueueOptions<Details, Result> {
  /** Sends one file. Rejects on failure. */
  transfer: (item: UploadItem<Details, Result>, context: TransferContext) => Promise<Result>;
  /** Number of files sent at once. @default 3 */
  atATime?: number;
  /**
   * Whether a transfer was cut off by what it threw, which says nothing of its file: this waits then, as all others do, until
   * `resume` is called or a later attempt succeeds. @default never
   */
  isCut?: (error: unknown) => boolean;
  /** Called when a transfer has ended: the file has arrived, may have arrived, or has not. */
  onSettled?: () => void;
}

export type UploadQueue<Details, Result> = ReturnType<typeof createUploadQueue<Details, Result>>;

/** Ms until the next attempt after the connection was cut: each time longer. */
const pauses = [2000, 4000, 8000, 15_000, 30_000] as const;
/** Cuts of one file, after each of which it was tried again, before it fails. */
const mostCuts = pauses.length;

/** Files that are collected and sent a few at a time; each can be cancelled and sent again by itself. */
export function createUploadQueue<Details, Result>({
  transfer,
  atATime = 3,
  isCut = () => false,
  onSettled,
}: UploadQueueOptions<Details, Result>) {
  type Item = UploadItem<Details, Result>;
  let items: readonly Item[] = [];
  let lastId = 0;
  /** The latest attempt of each file; results of earlier attempts are ignored. */
  const attempts = new Map<number, AbortController>();
  const running = new Set<AbortController>();
  const listeners = new Set<() => void>();
  /** How often each file was cut off since it was given to be sent. */
  const cuts = new Map<number, number>();
  /** Attempts since the connection was cut; 0 while there is one. */
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

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
      changeOwn({ state: "done", progress: 1, result, error: undefined });
      failures = 0;
    } catch (error) {
      if (signal.aborted) changeOwn({ state: "cancelled" });
      else if (isCut(error) && waitsAgain(item.id)) {
        changeOwn({ state: "waiting", progress: null, error });
        pause();
      } else {
        changeOwn({ state: "failed", error });
        // What was refused was answered.
        if (!isCut(error)) failures = 0;
      }
    }
    running.delete(attempt);
    onSettled?.();
    fill();
  }

  /** Whether a file that was cut off is tried again. Without any network it is no attempt. */
  function waitsAgain(id: number): boolean {
    if (isOffline()) return true;
    const count = (cuts.get(id) ?? 0) + 1;
    cuts.set(id, count);
    return count <= mostCuts;
  }

  function pause() {
    if (timer !== undefined) return;
    timer = setTimeout(tryAgain, pauses[Math.min(failures, pauses.length - 1)]);
    failures += 1;
  }

  /** Sends one file; the others follow when it has arrived. */
  function tryAgain() {
    timer = undefined;
    if (isOffline() && items.some(({ state }) => state === "waiting")) pause();
    else fill();
  }

  function fill() {
    // After a cut, one file finds out whether there is a connection again.
    const most = failures > 0 ? 1 : atATime;
    if (timer !== undefined) return;
    for (const item of items) {
      if (running.size >= most) return;
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
    clearTimeout(timer);
    timer = undefined;
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
      clearTimeout(timer);
      timer = undefined;
      for (const id of ids) {
        attempts.set(id, new AbortController());
        cuts.delete(id);
        change(id, { state: "waiting", progress: null, error: undefined });
      }
      fill();
    },
    /** Goes on at once with the files that wait for the connection. */
    resume() {
      clearTimeout(timer);
      timer = undefined;
      failures = 0;
      cuts.clear();
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

/** Whether the browser knows that there is no network. */
const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;
