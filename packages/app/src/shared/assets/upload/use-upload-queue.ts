import { uploadAsset, type NewAssetForm } from "@panel/api-client/panel";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../connections.ts";
import { assetKeys } from "../queries.ts";
import { createUploadQueue } from "./upload-queue.ts";

/** Milliseconds: 15 MB take a while from a village. */
const PATIENCE = 15 * 60_000;

/** The queue of one upload, which ends with it; the lists of the library follow what arrives. */
export function useUploadQueue() {
  const queryClient = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
      send: (form: NewAssetForm, { signal, onProgress }) =>
        withSession(() => uploadAsset(panelApi, form, { signal, onProgress, timeout: PATIENCE })),
      // The server may have taken a file whose answer is lost or whose sender gave up.
      onSettled: () => void queryClient.invalidateQueries({ queryKey: assetKeys.lists }),
    }),
  );
  // Left alone, nobody could cancel them any more.
  useEffect(() => () => queue.abortAll(), [queue]);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  const busy = files.some(({ state }) => state === "waiting" || state === "running");
  return { queue, files, busy };
}
