export { DropZone } from "./DropZone.tsx";
export type { DropZoneProps } from "./DropZone.tsx";
export type { DroppedFolder, OpenedFolder, OpenFolder } from "./dropped-folder.ts";
export { type FileRefusal, type FileRules, refusalOf, sizeText } from "./file-check.ts";
export { Upload } from "./Upload.tsx";
export type { Transfer, UploadProps } from "./Upload.tsx";
export { createUploadQueue } from "./upload-queue.ts";
export type {
  TransferContext,
  UploadItem,
  UploadQueue,
  UploadQueueOptions,
} from "./upload-queue.ts";
export { useUploadQueue } from "./use-upload-queue.ts";
export type { UploadLabels } from "./labels.ts";
