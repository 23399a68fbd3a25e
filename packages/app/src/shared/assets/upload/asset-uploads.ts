import { isApiError } from "@panel/api-client";
import type { NewAssetForm } from "@panel/api-client/panel";
import { assetNameOf } from "@panel/domain/assets";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { createUploadQueue, type TransferContext, type UploadItem } from "@panel/ui/upload";

/** An asset that a file is already, and the library where it is. */
export interface ExistingAsset {
  id: number;
  name: string;
  scope: LibraryScope;
}

/** What is sent beside each file, its name and its thumbnail. */
export type Shared = Omit<NewAssetForm, "file" | "thumbnail" | "name" | "requestId" | "allowCopy">;

interface AssetDetails {
  /** What the asset will be called. */
  name: string;
  /** What will stand for a model; null while there is none. */
  thumbnail: File | null;
  /** Of the latest attempt; null before the first one. */
  shared: Shared | null;
  /** Names the upload, so that trying again after a lost answer makes no second one. */
  requestId: string;
  /** Its author wants it although the library has it. */
  allowCopy: boolean;
}

interface StoredAsset {
  id: number;
}

/** A file that becomes an asset. */
export type AssetUpload = UploadItem<AssetDetails, StoredAsset>;

interface AssetUploadsOptions {
  send(form: NewAssetForm, context: TransferContext): Promise<StoredAsset>;
  /** A transfer has ended: the file has arrived, or may have, or has not. */
  onSettled(): void;
}

export type AssetUploads = ReturnType<typeof createAssetUploads>;

/** A queue of files that become assets. */
export function createAssetUploads({ send, onSettled }: AssetUploadsOptions) {
  const queue = createUploadQueue<AssetDetails, StoredAsset>({
    transfer: ({ file, details: { shared, name, thumbnail, ...fixed } }, context) => {
      if (!shared) throw new Error("It is not known what type of asset the file becomes");
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
    /** Sends every file that has not arrived and that the library does not have. */
    start: (shared: Shared) =>
      sendAll(
        queue
          .items()
          .filter(toBeSent)
          .map(({ id }) => id),
        shared,
      ),
    /** Sends one file once more, with what is said of it now. */
    retry: (id: number, shared: Shared) => sendAll([id], shared),
  };
}

const toBeSent = (item: AssetUpload) =>
  item.state === "ready" ||
  item.state === "cancelled" ||
  (item.state === "failed" && !existingAssetOf(item));

/** The asset that the refusal of a file names as the same one. */
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
