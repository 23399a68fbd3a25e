import { modelSpaceLabels, modelSpaceWords, modelViewerWords } from "@panel/i18n/model-viewer";
import type { PlayerKey } from "@panel/i18n/player";
import type { ModelProblemCode, ModelViewerLabels } from "@panel/ui/model-viewer";
import type { Words } from "../words.ts";

/** A visitor reads what a visitor can do; what is wrong with a file is for its author, and said in the panel. */
const PROBLEMS: Readonly<Record<ModelProblemCode, PlayerKey>> = {
  notModel: "modelFailed",
  unsupported: "modelFailed",
  compressed: "modelFailed",
  textureFormat: "modelFailed",
  textureTooLarge: "modelFailed",
  texturesTooHeavy: "modelTooHeavy",
  noModel: "modelFailed",
  encrypted: "modelFailed",
  tooManyEntries: "modelFailed",
  tooLarge: "modelFailed",
  ratio: "modelFailed",
  nested: "modelFailed",
  unsafePath: "modelFailed",
  broken: "modelFailed",
  unreadable: "modelFailed",
  oldFbx: "modelFailed",
  missingFile: "modelFailed",
  outsideFile: "modelFailed",
  empty: "modelFailed",
  tooComplex: "modelFailed",
  tooManyParts: "modelFailed",
  tooDeep: "modelFailed",
  cycle: "modelFailed",
  unreachable: "modelUnreachable",
  timeout: "modelTooHeavy",
  outOfMemory: "modelTooHeavy",
  noWebgl: "modelNo3d",
  contextLost: "modelStopped",
  noWebp: "modelFailed",
  failed: "modelUnreachable",
};

const mapped = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, To>;

/** All that the viewer of 3D models says, in the visitor's language. */
export function modelLabels({ t, language }: Pick<Words, "t" | "language">): ModelViewerLabels {
  const viewer = modelViewerWords(language);
  const incomplete = () => t("modelIncomplete");
  return {
    instructions: viewer("instructions"),
    rotateLeft: viewer("rotateLeft"),
    rotateRight: viewer("rotateRight"),
    rotateUp: viewer("rotateUp"),
    rotateDown: viewer("rotateDown"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    reset: viewer("reset"),
    view: viewer("view"),
    darkGround: viewer("darkGround"),
    person: viewer("person"),
    play: viewer("play"),
    pause: viewer("pause"),
    animation: viewer("animation"),
    unnamedAnimation: (number) => viewer("unnamedAnimation", { number }),
    size: (width, height, depth) => viewer("size", { width, height, depth }),
    sizeAssumed: viewer("sizeAssumed"),
    loading: viewer("loading"),
    reading: viewer("reading"),
    cancel: t("cancel"),
    cancelled: viewer("cancelled"),
    load: viewer("load"),
    retry: t("retry"),
    problemTitle: viewer("problemTitle"),
    missingTextures: incomplete,
    unreadableTextures: incomplete,
    space: { ...modelSpaceLabels(modelSpaceWords(language)), view: t("seeHere") },
    // The player takes no pictures of models.
    snapshot: "",
    snapshotFailed: "",
    problems: mapped(PROBLEMS, (key) => () => t(key)),
  };
}
