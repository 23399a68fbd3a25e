/** Texts of an image preview. */
export interface ImagePreviewLabels {
  zoomIn: string;
  zoomOut: string;
  fit: string;
  actualSize: string;
  fullscreen: string;
  /** The scale, such as "150 %". */
  scale: (percent: number) => string;
  /** Description of the picture's frame, which names its keys. */
  help: string;
  loading: string;
  failed: string;
  retry: string;
}

export const englishImagePreviewLabels: ImagePreviewLabels = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show all of it",
  actualSize: "Actual size",
  fullscreen: "Full screen",
  scale: (percent) => `${percent} %`,
  help: "Plus and minus zoom, arrows move, 0 shows all of it, 1 is the actual size.",
  loading: "Loading the picture",
  failed: "The picture could not be loaded.",
  retry: "Try again",
};
