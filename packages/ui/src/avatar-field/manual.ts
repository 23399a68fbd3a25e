import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To choose the picture of a person or of a chatbot: choose, cut out a square, see it, change it, remove it.",
  ],
  avoid: [
    "For other files: take Upload. For assets of the library: take AssetField.",
    "To show a picture: take Avatar.",
  ],
  keys: [
    ["Enter, Space", "Presses the buttons that choose and remove."],
    ["↑, ↓, ←, →", "In the cropper, moves the square."],
    ["+, -", "In the cropper, zooms."],
    ["Escape", "Closes the cropper and changes nothing, also while the picture is encoded."],
  ],
  accessibility: [
    "Its button is the control of the Field around it.",
    "Cropping works by keys, mouse and touch alike.",
    "A refused file is announced with the reason; the focus stays in the field.",
  ],
};
