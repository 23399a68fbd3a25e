import { isApiError } from "@panel/api-client";
import type { NewAssetForm } from "@panel/api-client/panel";
import { assetNameOf } from "@panel/domain/assets";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { createUploadQueue, type TransferContext, type UploadItem } from "@panel/ui/upload";

/** The existing asset that has the same content as a file, and the library that holds it. */
export interface ExistingAsset {
  id: number;
  name: string;
  scope: LibraryScope;
}

/** Data that all files of an upload share. */
export type Shared = Omit<NewAssetForm, "file" | "thumbnail" | "name" | "requestId" | "allowCopy">;

interface AssetDetails {
  /** Name for the asset. */
  name: string;
  /** Thumbnail of a model; null while there is none. */
  thumbnail: File | null;
  /** The shared data sent in the latest attempt; null before the first one. */
  shared: Shared | null;
  /** Identifies the upload, so that a retry after a lost answer does not create a second asset. */
  requestId: string;
  /** The user wants a copy although the library already has the file. */
  allowCopy: boolean;
}

interface StoredAsset {
  id: number;
}

/** The upload of one file that becomes an asset. */
export type AssetUpload = UploadItem<AssetDetails, StoredAsset>;

interface AssetUploadsOptions {
  send(form: NewAssetForm, context: TransferContext): Promise<StoredAsset>;
  /** Called at the end of each transfer, whether it succeeded, failed or was cancelled. */
  onSettled(): void;
}

export type AssetUploads = ReturnType<typeof createAssetUploads>;

/** A queue of files that become assets. */
export function createAssetUploads({ send, onSettled }: AssetUploadsOptions) {
  const queue = createUploadQueue<AssetDetails, StoredAsset>({
    transfer: ({ file, details: { shared, name, thumbnail, ...fixed } }, context) => {
      if (!shared) throw new Error("The shared data of the upload is missing");
      const form: NewAssetForm = {
        ...shared,
        ...(thumbnail ? { thumbnail } : {}),
        ...fixed,
        file,
        name: name.trim() || assetNameOf(file.name),
      };
      return send(form, context);
    },
    onSettled,
  });
  const sendAll = (ids: readonly number[], shared: Shared) => {
    for (const id of ids) queue.describe(id, { shared });
    queue.send(ids);
  };
  return {
    ...queue,
    add: (files: readonly File[]) =>
      queue.add(
        files.map((file) => ({
          file,
          details: {
            name: assetNameOf(file.name),
            thumbnail: null,
            shared: null,
            requestId: crypto.randomUUID(),
            allowCopy: false,
          },
        })),
      ),
    /** Sends every file that has not arrived and that the library does not have already. */
    start: (shared: Shared) =>
      sendAll(
        queue
          .items()
          .filter(toBeSent)
          .map(({ id }) => id),
        shared,
      ),
    /** Sends one file again with its current data. */
    retry: (id: number, shared: Shared) => sendAll([id], shared),
  };
}

const toBeSent = (item: AssetUpload) =>
  item.state === "ready" ||
  item.state === "cancelled" ||
  (item.state === "failed" && !existingAssetOf(item));

/** The existing asset that is named in the error which refused a file as a duplicate. */
export function existingAssetOf({ state, error }: AssetUpload): ExistingAsset | undefined {
  if (state !== "failed" || !isApiError(error, "refused")) return undefined;
  const existing = error.data["existing"] as Partial<Record<string, unknown>> | null | undefined;
  const { id, model, idUser } = existing ?? {};
  if (typeof id !== "number") return undefined;
  return {
    id,
    name: typeof model === "string" ? model : "",
    scope: idUser === 0 ? "global" : "own",
  };
}
