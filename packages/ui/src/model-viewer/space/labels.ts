/** Why a model cannot be shown in the room. */
export type SpaceProblemCode =
  /** The camera was not allowed. */
  | "denied"
  /** The page lies in a frame, or has a policy, that does not allow it. */
  | "blocked"
  | "unsupported"
  /** Another view in the room is open. */
  | "busy"
  /** The system closed the view. */
  | "ended"
  /** Detail: the limit. */
  | "tooManyTriangles"
  /** Detail: the limit. */
  | "texturesTooHeavy"
  /** The file for Quick Look would be larger than such devices take. */
  | "fileTooLarge"
  | "failed";

/** Texts of the view in the room. */
export interface ModelSpaceLabels {
  /** The button that opens the view in the room. */
  view: string;
  /** The same button on a device that has no such view, where a phone can be used instead. */
  onPhone: string;
  leave: string;
  /** While the camera opens. */
  starting: string;
  /** How to find the floor. */
  findFloor: string;
  /** After ten seconds without a floor. */
  noFloor: string;
  /** Told when the floor has been found. */
  floorFound: string;
  place: string;
  /** Told when the model stands, with what the fingers do. */
  placed: string;
  placeAgain: string;
  /** While the device does not know where it is. */
  lost: string;
  changeSize: string;
  /** The button that gives the model its real size again. */
  realSize: string;
  larger: string;
  smaller: string;
  /** The size now: a factor on the real one ("1.35"), and the height with its unit. */
  size: (factor: string, height: string) => string;
  /** Told of a model that is larger than a room; the length comes with its unit. */
  large: (length: string) => string;
  /** While the file for Quick Look is made. */
  preparing: string;
  /** The link that opens that file. */
  open: string;
  problems: Record<SpaceProblemCode, (detail: string) => string>;
}

export const englishModelSpaceLabels: ModelSpaceLabels = {
  view: "View in your space",
  onPhone: "View in your space with a phone",
  leave: "Leave",
  starting: "Opening the camera",
  findFloor: "Point the phone at the floor and move it slowly until a ring appears.",
  noFloor:
    "No floor has been found yet. Move the phone slowly from side to side, over a floor with a pattern and in good light.",
  floorFound: "The ring shows where the model will stand. Tap to place it.",
  place: "Place it here",
  placed: "One finger turns the model, two fingers move it.",
  placeAgain: "Place it elsewhere",
  lost: "The phone does not know where it is. Point it at the floor and move it slowly.",
  changeSize: "Change the size",
  realSize: "Real size",
  larger: "Larger",
  smaller: "Smaller",
  size: (factor, height) => `× ${factor}, ${height} high`,
  large: (length) => `The model is ${length} long: step back to see it whole, or change its size.`,
  preparing: "Preparing the model",
  open: "Open it in your space",
  problems: {
    denied: () =>
      "The browser was not allowed to use the camera. Allow it in the settings of this page and try again.",
    blocked: () =>
      "This page does not allow it here. Open the page by itself, outside of its frame.",
    unsupported: () =>
      "This device cannot show models in your space. Use a phone or tablet: Chrome on Android, Safari on an iPhone or iPad.",
    busy: () => "Another view in your space is still open. Close it and try again.",
    ended: () => "The phone closed the view in your space. You can open it again.",
    tooManyTriangles: (limit) =>
      `The model has too many triangles for a phone’s camera view (at most ${limit}). Reduce its meshes.`,
    texturesTooHeavy: (limit) =>
      `The textures of the model take too much memory for a phone’s camera view (at most ${limit}). Make them smaller.`,
    fileTooLarge: () =>
      "The model is too large for Quick Look. Reduce its meshes, textures or animations.",
    failed: () => "The view in your space could not be opened. Try again.",
  },
};
