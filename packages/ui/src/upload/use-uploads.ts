import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How a file is sent. Reject to fail; what is thrown may be told by `failureText`. */
export type Transfer = (
  file: File,
  context: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<void>;

export interface UploadItem {
  id: number;
  file: File;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** 0 to 1; null while nobody knows. */
  progress: number | null;
  error?: unknown;
}

/** Files on their way: so many at a time, each to be cancelled and tried again by itself. */
export function useUploads(transfer: Transfer, atATime: number) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  /** What is on its way: one that was cancelled is no longer, whatever its transfer does. */
  const jobs = useRef(new Map<number, AbortController>());
  const nextId = useRef(0);
  const send = useRef(transfer);
  useEffect(() => {
    send.current = transfer;
  }, [transfer]);

  const change = (id: number, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));

  useEffect(() => {
    const free = atATime - jobs.current.size;
    const waiting = items.filter((item) => item.state === "waiting" && !jobs.current.has(item.id));
    for (const { id, file } of waiting.slice(0, Math.max(free, 0))) {
      const controller = new AbortController();
      jobs.current.set(id, controller);
      change(id, { state: "running" });
      const changeOwn = (part: Partial<UploadItem>) => {
        // It may have been cancelled, and be on its way a second time.
        const isOwn = jobs.current.get(id) === controller;
        if (isOwn) change(id, part);
        return isOwn;
      };
      const end = (part: Partial<UploadItem>) => {
        if (changeOwn(part)) jobs.current.delete(id);
      };
      const onProgress = (share: number) => {
        changeOwn({ progress: Math.min(1, Math.max(0, share)) });
      };
      // One that throws at once has failed like any other.
      new Promise<void>((resolve) => {
        resolve(send.current(file, { signal: controller.signal, onProgress }));
      }).then(
        () => end({ state: "done", progress: 1 }),
        (error: unknown) => end({ state: "failed", error }),
      );
    }
  }, [items, atATime]);

  const cancel = (id: number) => {
    jobs.current.get(id)?.abort();
    jobs.current.delete(id);
    change(id, { state: "cancelled" });
  };

  const cancelAll = useEffectEvent(() => {
    for (const id of jobs.current.keys()) cancel(id);
  });
  // Left alone, nobody could cancel them any more.
  useEffect(() => () => cancelAll(), []);

  return {
    items,
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadItem => {
        nextId.current += 1;
        return { id: nextId.current, file, state: "waiting", progress: null };
      });
      setItems((all) => [...all, ...added]);
    },
    cancel,
    retry: (id: number) => {
      setItems((all) =>
        all.map((item) =>
          item.id === id ? { id, file: item.file, state: "waiting", progress: null } : item,
        ),
      );
    },
    dismiss: (id: number) => setItems((all) => all.filter((item) => item.id !== id)),
  };
}
