export { ImagePreview } from "./ImagePreview.tsx";
export type { ImagePreviewProps } from "./ImagePreview.tsx";
export type { ImagePreviewLabels } from "./labels.ts";
export { useZoom } from "./use-zoom.ts";
