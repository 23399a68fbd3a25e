import { useEffect, useRef, useState } from "react";

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

interface Job {
  controller: AbortController;
}

/** Files on their way: so many at a time, each to be cancelled and tried again by itself. */
export function useUploads(transfer: Transfer, atATime: number) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const jobs = useRef(new Map<number, Job>());
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
      const { signal } = controller;
      jobs.current.set(id, { controller });
      change(id, { state: "running" });
      const end = (part: Partial<UploadItem>) => {
        jobs.current.delete(id);
        change(id, part);
      };
      send
        .current(file, {
          signal,
          onProgress: (share) => {
            if (!signal.aborted) change(id, { progress: Math.min(1, Math.max(0, share)) });
          },
        })
        .then(
          () => end(signal.aborted ? { state: "cancelled" } : { state: "done", progress: 1 }),
          (error: unknown) =>
            end(signal.aborted ? { state: "cancelled" } : { state: "failed", error }),
        );
    }
  }, [items, atATime]);

  useEffect(() => {
    const running = jobs.current;
    // Left alone, nobody could cancel them any more.
    return () => {
      for (const { controller } of running.values()) controller.abort();
    };
  }, []);

  return {
    items,
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadItem => {
        nextId.current += 1;
        return { id: nextId.current, file, state: "waiting", progress: null };
      });
      setItems((all) => [...all, ...added]);
    },
    cancel: (id: number) => {
      const job = jobs.current.get(id);
      if (job) job.controller.abort();
      change(id, { state: "cancelled" });
    },
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
