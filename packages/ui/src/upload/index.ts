export { DropZone } from "./DropZone.tsx";
export type { DropZoneProps } from "./DropZone.tsx";
export { type FileRefusal, type FileRules, refusalOf, sizeText } from "./file-check.ts";
export { Upload } from "./Upload.tsx";
export type { UploadProps } from "./Upload.tsx";
export type { Transfer } from "./use-uploads.ts";
export type { UploadWords } from "./words.ts";
