import { replaceAssetFile, uploadAsset } from "@panel/api-client/panel";
import { useUploadQueue } from "@panel/ui/upload";
import { useQueryClient } from "@tanstack/react-query";
import { withSession } from "../../../session/session.ts";
import { fetchAnew } from "../../change-cached.ts";
import { panelApi } from "../../connections.ts";
import { assetKeys, listAsset, listReplaced } from "../queries.ts";
import { createAssetUploads } from "./asset-uploads.ts";

/** Timeout in ms. 15 MB take long on a slow connection. */
const PATIENCE = 15 * 60_000;

/** The files of one upload. What has arrived is put into the list of its library. */
export function useAssetUploads() {
  const queryClient = useQueryClient();
  return useUploadQueue(() =>
    createAssetUploads({
      send: async (form, { signal, onProgress }) =>
        (await withSession(() =>
          uploadAsset(panelApi, form, { signal, onProgress, timeout: PATIENCE }),
        )) ?? {},
      onStored: (asset) => void listAsset(queryClient, asset),
      onUnknown: () => void fetchAnew(queryClient, assetKeys.lists),
    }),
  );
}

/** A file that takes the place of an asset's. */
export function useFileReplacement(idMod: number) {
  const queryClient = useQueryClient();
  return useUploadQueue(() =>
    createAssetUploads({
      send: async (form, { signal, onProgress }) => {
        const { file, thumbnail, allowCopy, triangles, textureSide, textureMemory } = form;
        const sent = {
          idMod,
          file,
          ...(thumbnail ? { thumbnail } : {}),
          ...(allowCopy === undefined ? {} : { allowCopy }),
          ...(triangles === undefined ? {} : { triangles }),
          ...(textureSide === undefined ? {} : { textureSide }),
          ...(textureMemory === undefined ? {} : { textureMemory }),
        };
        const { asset } = await withSession(() =>
          replaceAssetFile(panelApi, sent, { signal, onProgress, timeout: PATIENCE }),
        );
        return { id: asset.id, asset };
      },
      onStored: (asset) => void listReplaced(queryClient, asset),
      onUnknown: () => void fetchAnew(queryClient, assetKeys.all),
    }),
  );
}
