import { isApiError } from "@panel/api-client";
import type { LibraryAsset, NewAssetForm } from "@panel/api-client/panel";
import { assetNameOf } from "@panel/domain/assets";
import type { ModelWeight } from "@panel/domain/model-preflight";
import type { Preparation } from "./prepare-files.ts";
import type { LibraryScope } from "@panel/domain/asset-policies";
import type { ModelProblemCode } from "@panel/ui/model-viewer";
import { createUploadQueue, type TransferContext, type UploadItem } from "@panel/ui/upload";

/** The existing asset that has the same content as a file, and the library that holds it. */
export interface ExistingAsset {
  id: number;
  name: string;
  scope: LibraryScope;
}

/** Data that all files of an upload share. */
export type Shared = Omit<
  NewAssetForm,
  "file" | "thumbnail" | keyof ModelWeight | "name" | "requestId" | "allowCopy"
>;

/** What is wrong with a model, and what of it this is about: a file, a format or nothing. */
export interface ModelProblem {
  code: ModelProblemCode;
  detail: string;
}

interface AssetDetails {
  /** Name for the asset. */
  name: string;
  /** Thumbnail of a model; null while there is none. */
  thumbnail: File | null;
  /** Of a model that was shown; null while nothing is known of it. */
  weight: ModelWeight | null;
  /** Why this model cannot be uploaded, as the viewer has found; null while nothing is known against it. */
  problem: ModelProblem | null;
  /** What was done to the file before it is sent. */
  preparation: Preparation;
  /** The shared data sent in the latest attempt; null before the first one. */
  shared: Shared | null;
  /** Identifies the upload, so that a retry after a lost answer does not create a second asset. */
  requestId: string;
  /** The user wants a copy although the library already has the file. */
  allowCopy: boolean;
}

interface StoredAsset {
  /** Missing where a back end does not tell. */
  id?: number;
  /** Its record, unless the server answers for an earlier attempt, or does not tell. */
  asset?: LibraryAsset;
}

/** The upload of one file that becomes an asset. */
export type AssetUpload = UploadItem<AssetDetails, StoredAsset>;

interface AssetUploadsOptions {
  send(form: NewAssetForm, context: TransferContext): Promise<StoredAsset>;
  /** Called with the record of each file that has become an asset. */
  onStored(asset: LibraryAsset): void;
  /** Called at the end of each transfer after which the library is not known: it failed, or was cancelled. */
  onUnknown(): void;
}

export type AssetUploads = ReturnType<typeof createAssetUploads>;

/** What a form has of a model's weight; the server looks for the rest itself. */
const sentWeight = ({ triangles, textureSide, textureMemory }: ModelWeight) => ({
  triangles,
  textureSide,
  textureMemory,
});

/** A queue of files that become assets. */
export function createAssetUploads({ send, onStored, onUnknown }: AssetUploadsOptions) {
  const queue = createUploadQueue<AssetDetails, StoredAsset>({
    // Sent again it is the same request, of which no second asset comes.
    isCut: (error) => isApiError(error, "network"),
    transfer: async ({ file, details }, context) => {
      const { shared, name, thumbnail, weight, requestId, allowCopy } = details;
      if (!shared) throw new Error("The shared data of the upload is missing");
      const form: NewAssetForm = {
        ...shared,
        ...(thumbnail ? { thumbnail } : {}),
        ...(weight ? sentWeight(weight) : {}),
        requestId,
        allowCopy,
        file,
        name: name.trim() || assetNameOf(file.name),
      };
      try {
        const stored = await send(form, context);
        if (stored.asset) onStored(stored.asset);
        else onUnknown();
        return stored;
      } catch (error) {
        // The server may have stored the file although its answer was lost or the user cancelled.
        onUnknown();
        throw error;
      }
    },
  });
  const sendAll = (ids: readonly number[], shared: Shared) => {
    for (const id of ids) queue.describe(id, { shared });
    queue.send(ids);
  };
  return {
    ...queue,
    add: (files: readonly File[], notes: ReadonlyMap<File, Preparation> = new Map()) =>
      queue.add(
        files.map((file) => ({
          file,
          details: {
            name: assetNameOf(file.name),
            thumbnail: null,
            weight: null,
            problem: null,
            preparation: notes.get(file) ?? {},
            shared: null,
            requestId: crypto.randomUUID(),
            allowCopy: false,
          },
        })),
      ),
    /** Puts what was made anew of a file in its place. */
    exchange: (id: number, file: File, preparation: Preparation) => {
      if (!queue.exchange(id, file)) return;
      queue.describe(id, { preparation, requestId: crypto.randomUUID() });
    },
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

export const toBeSent = (item: AssetUpload) =>
  item.details.problem === null &&
  (item.state === "ready" ||
    item.state === "cancelled" ||
    (item.state === "failed" && !existingAssetOf(item)));

/** Whether a file waits until there is a connection again. */
export const isCutOff = ({ state, error }: AssetUpload): boolean =>
  state === "waiting" && error !== undefined;

/** The existing asset that is named in the error which refused a file as a duplicate. */
export function existingAssetOf({ state, error }: AssetUpload): ExistingAsset | undefined {
  if (state !== "failed" || !isApiError(error, "refused")) return undefined;
  const existing = error.data["existing"] as Partial<Record<string, unknown>> | null | undefined;
  const { id, model, idUser, sharedBy } = existing ?? {};
  if (typeof id !== "number") return undefined;
  return {
    id,
    name: typeof model === "string" ? model : "",
    // What a colleague shares is in the global library.
    scope: idUser === 0 || sharedBy !== undefined ? "global" : "own",
  };
}
