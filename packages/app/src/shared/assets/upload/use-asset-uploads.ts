import { uploadAsset } from "@panel/api-client/panel";
import { useUploadQueue } from "@panel/ui/upload";
import { useQueryClient } from "@tanstack/react-query";
import { withSession } from "../../../session/session.ts";
import { fetchAnew } from "../../change-cached.ts";
import { panelApi } from "../../connections.ts";
import { assetKeys, listAsset } from "../queries.ts";
import { createAssetUploads } from "./asset-uploads.ts";

/** Timeout in ms. 15 MB take long on a slow connection. */
const PATIENCE = 15 * 60_000;

/** The files of one upload. What has arrived is put into the list of its library. */
export function useAssetUploads() {
  const queryClient = useQueryClient();
  return useUploadQueue(() =>
    createAssetUploads({
      send: (form, { signal, onProgress }) =>
        withSession(() => uploadAsset(panelApi, form, { signal, onProgress, timeout: PATIENCE })),
      onStored: (asset) => void listAsset(queryClient, asset),
      onUnknown: () => void fetchAnew(queryClient, assetKeys.lists),
    }),
  );
}
