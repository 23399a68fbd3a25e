import { uploadAsset } from "@panel/api-client/panel";
import { useUploadQueue } from "@panel/ui/upload";
import { useQueryClient } from "@tanstack/react-query";
import { withSession } from "../../../session/session.ts";
import { panelApi } from "../../connections.ts";
import { assetKeys } from "../queries.ts";
import { createAssetUploads } from "./asset-uploads.ts";

/** Timeout in ms. 15 MB take long on a slow connection. */
const PATIENCE = 15 * 60_000;

/** The files of one upload. The lists of the library are fetched again when a file has arrived. */
export function useAssetUploads() {
  const queryClient = useQueryClient();
  return useUploadQueue(() =>
    createAssetUploads({
      send: (form, { signal, onProgress }) =>
        withSession(() => uploadAsset(panelApi, form, { signal, onProgress, timeout: PATIENCE })),
      // The server may have stored a file although its answer was lost or the user cancelled.
      onSettled: () => void queryClient.invalidateQueries({ queryKey: assetKeys.lists }),
    }),
  );
}
