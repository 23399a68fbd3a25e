import { uploadAsset } from "@panel/api-client/panel";
import { useUploadQueue } from "@panel/ui/upload";
import { useQueryClient } from "@tanstack/react-query";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../connections.ts";
import { assetKeys } from "../queries.ts";
import { createAssetUploads } from "./asset-uploads.ts";

/** Milliseconds: 15 MB take a while from a village. */
const PATIENCE = 15 * 60_000;

/** The files of one upload; the lists of the library follow what arrives. */
export function useAssetUploads() {
  const queryClient = useQueryClient();
  return useUploadQueue(() =>
    createAssetUploads({
      send: (form, { signal, onProgress }) =>
        withSession(() => uploadAsset(panelApi, form, { signal, onProgress, timeout: PATIENCE })),
      // The server may have taken a file whose answer is lost or whose sender gave up.
      onSettled: () => void queryClient.invalidateQueries({ queryKey: assetKeys.lists }),
    }),
  );
}
