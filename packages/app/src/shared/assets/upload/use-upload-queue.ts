import { isApiError } from "@panel/api-client";
import { uploadAsset, type NewAssetForm } from "@panel/api-client/panel";
import { assetNameOf } from "@panel/domain/assets";
import { useCallback, useEffect, useRef, useState } from "react";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../connections.ts";

/** So many files are on their way at once. */
const AT_A_TIME = 3;
/** Milliseconds: 15 MB take a while from a village. */
const PATIENCE = 15 * 60_000;

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
  existing?: { id: number; name: string };
  /** Once it is done. */
  assetId?: number;
}

/** What is sent beside each file, its name and its thumbnail. */
export type Shared = Omit<NewAssetForm, "file" | "thumbnail" | "name" | "requestId" | "allowCopy">;

interface Job {
  shared: Shared;
  /** Names the upload, so that trying again after a lost answer makes no second one. */
  requestId: string;
  allowCopy: boolean;
  controller: AbortController;
}

const under = ({ state }: QueuedFile) => state === "waiting" || state === "running";

/** Files that are collected, then sent a few at a time; each can be cancelled and tried again by itself. */
export function useUploadQueue() {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const jobs = useRef(new Map<number, Job>());
  const running = useRef(new Set<number>());
  const nextId = useRef(0);

  const change = useCallback(
    (id: number, part: Partial<QueuedFile>) =>
      setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each))),
    [],
  );

  useEffect(() => {
    const send = async ({ id, file, name, thumbnail }: QueuedFile, job: Job) => {
      const { signal } = job.controller;
      const onProgress = (share: number) => {
        if (!signal.aborted) change(id, { progress: share });
      };
      const { shared, requestId, allowCopy } = job;
      try {
        const input = {
          ...shared,
          ...(thumbnail ? { thumbnail } : {}),
          file,
          name: name.trim() || assetNameOf(file.name),
          requestId,
        };
        const sent = await withSession(() =>
          uploadAsset(panelApi, { ...input, allowCopy }, { signal, onProgress, timeout: PATIENCE }),
        );
        change(id, { state: "done", progress: 1, assetId: sent.id });
      } catch (error) {
        const existing = existingIn(error);
        if (signal.aborted) change(id, { state: "cancelled" });
        else if (existing) change(id, { state: "exists", existing });
        else change(id, { state: "failed", error });
      } finally {
        running.current.delete(id);
      }
    };
    const waiting = files.filter(
      (each) => each.state === "waiting" && !running.current.has(each.id),
    );
    for (const each of waiting.slice(0, Math.max(0, AT_A_TIME - running.current.size))) {
      const job = jobs.current.get(each.id);
      if (!job) continue;
      running.current.add(each.id);
      change(each.id, { state: "running", progress: null });
      void send(each, job);
    }
  }, [files, change]);

  useEffect(() => {
    const known = jobs.current;
    // Left alone, nobody could cancel them any more.
    return () => {
      for (const { controller } of known.values()) controller.abort();
    };
  }, []);

  const enqueue = (id: number, job: Job) => {
    jobs.current.set(id, job);
    change(id, { state: "waiting", progress: null, error: undefined });
  };
  const again = (id: number, allowCopy: boolean) => {
    const job = jobs.current.get(id);
    if (job) enqueue(id, { ...job, allowCopy, controller: new AbortController() });
  };

  return {
    files,
    busy: files.some(under),
    add: (chosen: readonly File[]) => {
      const added = chosen.map((file): QueuedFile => {
        nextId.current += 1;
        const name = assetNameOf(file.name);
        return {
          id: nextId.current,
          file,
          name,
          thumbnail: null,
          state: "ready",
          progress: null,
        };
      });
      setFiles((all) => [...all, ...added]);
    },
    rename: (id: number, name: string) => change(id, { name }),
    picture: (id: number, thumbnail: File) => change(id, { thumbnail }),
    /** Sends every file that has not arrived. */
    start: (shared: Shared) => {
      for (const { id, state } of files) {
        if (state !== "ready" && state !== "failed" && state !== "cancelled") continue;
        const requestId = jobs.current.get(id)?.requestId ?? crypto.randomUUID();
        enqueue(id, { shared, requestId, allowCopy: false, controller: new AbortController() });
      }
    },
    cancel: (id: number) => {
      jobs.current.get(id)?.controller.abort();
      change(id, { state: "cancelled" });
    },
    retry: (id: number) => again(id, false),
    /** Sends a file that is in the library already once more. */
    sendCopy: (id: number) => again(id, true),
    remove: (id: number) => setFiles((all) => all.filter((each) => each.id !== id)),
    clear: () => {
      for (const { controller } of jobs.current.values()) controller.abort();
      setFiles([]);
    },
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/** The asset that a refusal names as the same file. */
function existingIn(error: unknown): { id: number; name: string } | undefined {
  if (!isApiError(error, "refused")) return undefined;
  const existing = error.data["existing"] as { id?: unknown; model?: unknown } | null | undefined;
  if (typeof existing?.id !== "number") return undefined;
  return { id: existing.id, name: typeof existing.model === "string" ? existing.model : "" };
}
