export { ImagePreview } from "./ImagePreview.tsx";
export type { ImagePreviewProps } from "./ImagePreview.tsx";
export type { ImagePreviewWords } from "./words.ts";
