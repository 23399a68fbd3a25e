/** Texts of an avatar field. */
export interface AvatarFieldLabels {
  choose: string;
  change: string;
  remove: string;
  wrongType: string;
  tooLarge: (maxSize: string) => string;
  unreadable: string;
  cropTitle: string;
  cropHelp: string;
  /** Accessible name of the part that is cut out. */
  cropArea: string;
  cropKeys: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  crop: string;
  cropFailed: string;
}

export const englishAvatarFieldLabels: AvatarFieldLabels = {
  choose: "Choose a picture",
  change: "Change the picture",
  remove: "Remove the picture",
  wrongType: "Choose a PNG, JPEG or WebP picture.",
  tooLarge: (maxSize) => `The picture is too large. It may be ${maxSize} at most.`,
  unreadable: "This file could not be read as a picture.",
  cropTitle: "Choose the part to show",
  cropHelp: "Drag the picture and zoom until the circle shows what you want.",
  cropArea: "Part of the picture",
  cropKeys: "Arrows move the picture, plus and minus zoom.",
  zoom: "Zoom",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  crop: "Use this part",
  cropFailed: "The picture could not be made small enough. Choose another one.",
};
