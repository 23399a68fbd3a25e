import type { ModelProblemCode } from "@panel/models/problem";
import type { ModelSpaceLabels } from "./space/labels.ts";

/** Texts of a 3D viewer. */
export interface ModelViewerLabels {
  /** How to turn the model; the description of the viewer. */
  instructions: string;
  rotateLeft: string;
  rotateRight: string;
  rotateUp: string;
  rotateDown: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  /** Accessible name of the group of buttons that move the view. */
  view: string;
  darkGround: string;
  /** Label of the button that shows a person of 1.70 m. */
  person: string;
  snapshot: string;
  snapshotFailed: string;
  play: string;
  pause: string;
  animation: string;
  /** Text for an animation without a name. */
  unnamedAnimation: (number: number) => string;
  /** Lengths come with their unit: "1.20 m". */
  size: (width: string, height: string, depth: string) => string;
  /** Added after the size, when the file has no unit. */
  sizeAssumed: string;
  loading: string;
  /** Shown while the model is read, after the download. */
  reading: string;
  cancel: string;
  cancelled: string;
  load: string;
  retry: string;
  problemTitle: string;
  missingTextures: (names: readonly string[]) => string;
  unreadableTextures: (names: readonly string[]) => string;
  /** Texts of the view in the room. */
  space: ModelSpaceLabels;
  /** What is wrong and what to do; `detail` is the name of a file, format or technique, or "". */
  problems: Record<ModelProblemCode, (detail: string) => string>;
}

const quoted = (name: string) => (name ? `“${name}”` : "The file");
const list = (names: readonly string[], most = 5) =>
  names.slice(0, most).join(", ") + (names.length > most ? ` and ${names.length - most} more` : "");

/** The texts of the viewer itself; those of the view in the room come with its code. */
export type ViewerTexts = Omit<ModelViewerLabels, "space"> & { space?: ModelSpaceLabels };

export const englishViewerTexts: ViewerTexts = {
  instructions:
    "Drag to turn the model. With the keyboard: arrow keys turn it, + and - zoom, Home or 0 goes back to the start.",
  rotateLeft: "Turn left",
  rotateRight: "Turn right",
  rotateUp: "Tilt up",
  rotateDown: "Tilt down",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  reset: "Back to the start",
  view: "View",
  darkGround: "Dark ground",
  person: "Person of 1.70 m",
  snapshot: "Take a picture",
  snapshotFailed: "The picture could not be taken. Try again.",
  play: "Play the animation",
  pause: "Pause the animation",
  animation: "Animation",
  unnamedAnimation: (number) => `Animation ${number}`,
  size: (width, height, depth) => `${width} wide, ${height} high, ${depth} deep`,
  sizeAssumed: "if its unit is the metre",
  loading: "Loading the model",
  reading: "Reading the model",
  cancel: "Cancel",
  cancelled: "Loading was cancelled.",
  load: "Load the model",
  retry: "Try again",
  problemTitle: "The model cannot be shown",
  missingTextures: (names) =>
    names.length === 1
      ? `A texture is missing: ${list(names)}. Add it to the files of the model.`
      : `${names.length} textures are missing: ${list(names)}. Add them to the files of the model.`,
  unreadableTextures: (names) =>
    `These textures cannot be read here: ${list(names)}. Save them as PNG, JPEG or WebP and export the model again.`,
  problems: {
    notModel: (name) => `${quoted(name)} is not a 3D model. Choose a GLB, glTF, OBJ or FBX file.`,
    unsupported: (format) =>
      `${format} cannot be shown here. Save the model as GLB, glTF, OBJ or FBX.`,
    compressed: (technique) =>
      `The model is compressed with ${technique}, which cannot be read here. Save it without compression.`,
    textureFormat: (format) =>
      `A texture is stored as ${format}, which models cannot have. Save it as PNG, JPEG, WebP or KTX2 of Basis Universal.`,
    textureTooLarge: (texture) =>
      `The texture ${texture} is larger than phones can hold. Make it 4096 pixels wide and high at most.`,
    texturesTooHeavy: () =>
      "The textures of the model would take more graphics memory than phones have. Make them smaller or use fewer.",
    noModel: () => "There is no GLB, glTF, OBJ or FBX file in the ZIP.",
    encrypted: () => "The ZIP is protected with a password. Pack it again without one.",
    tooManyEntries: () =>
      "There are too many files in the ZIP. Leave only the model and its textures.",
    tooLarge: () => "The model is too large. Make it simpler or its textures smaller.",
    ratio: (name) => `${quoted(name)} is packed so tightly that it is not safe to unpack.`,
    nested: () => "There are too many ZIPs inside each other. Pack the files into one.",
    unsafePath: (name) => `The ZIP is not safe: it holds a file called ${quoted(name)}.`,
    broken: (name) => `${quoted(name)} is damaged or incomplete. Save or download it again.`,
    missingFile: (name) => `The model needs the file ${quoted(name)}. Add it, or save it as GLB.`,
    empty: () =>
      "The file holds no surfaces: only curves, bones, lights or the like. Convert it into polygons (a mesh) and export it again.",
    tooComplex: () => "The model has too many triangles. Reduce its meshes and export it again.",
    unreadable: () =>
      "We cannot read this model. It may be sound all the same: export it again as GLB and try that.",
    oldFbx: () =>
      "This FBX is of an old version that cannot be read here. Export it again with “FBX version: FBX 2013 or later” (in Blender: “FBX 7.4 binary”).",
    outsideFile: (name) =>
      `The model takes a file from elsewhere: ${quoted(name)}. Put it into the ZIP beside the model, or save it as GLB.`,
    tooManyParts: () =>
      "The model consists of too many separate parts. Join its meshes and export it again.",
    tooDeep: () =>
      "The parts of the model are nested too deep in one another. Flatten its groups and export it again.",
    cycle: () =>
      "A part of the model contains itself. Export it again from the program that made it.",
    unreachable: () => "The model could not be loaded. Check the connection and try again.",
    timeout: () =>
      "Reading the model took too long on this device and was stopped. Try again, or on another device.",
    outOfMemory: () =>
      "This device has too little memory left to read the model. Close other programs, or try another device.",
    noWebgl: () =>
      "This browser cannot show 3D. Turn on hardware acceleration or use another browser.",
    contextLost: () => "The graphics card stopped showing the model. Try again.",
    noWebp: () => "This browser cannot make WebP pictures. Use another browser.",
    failed: () => "The viewer could not be started. Check the connection and try again.",
  },
};
