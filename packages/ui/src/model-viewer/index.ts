export { inspectModel } from "./inspect-model.ts";
export type { InspectOptions } from "./inspect-model.ts";
export { lengthText } from "./length-text.ts";
export { usdzLosses, type UsdzLoss } from "./usdz-losses.ts";
export { defaultModelLimits } from "@panel/models/limits";
export { ModelViewer } from "./ModelViewer.tsx";
export type { ModelSpace, ModelViewerProps } from "./props.ts";
export { ModelError, type ModelProblemCode } from "@panel/models/problem";
export type {
  ModelAnimation,
  ModelArchive,
  ModelFormat,
  ModelInfo,
  ModelLimits,
  ModelTexture,
} from "@panel/models/types";
export type {
  ModelFile,
  ModelGround,
  ModelSource,
  ModelViewerActions,
  SnapshotOptions,
} from "./types.ts";
export { englishModelViewerLabels } from "./english.ts";
export type { ModelViewerLabels } from "./labels.ts";
export {
  englishModelSpaceLabels,
  type ModelSpaceLabels,
  type SpaceProblemCode,
} from "./space/labels.ts";
export { spaceLimits } from "./space/too-heavy.ts";
