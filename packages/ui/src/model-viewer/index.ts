export { inspectModel } from "./inspect-model.ts";
export type { InspectOptions } from "./inspect-model.ts";
export { lengthText } from "./length-text.ts";
export { defaultModelLimits } from "./limits.ts";
export { ModelViewer } from "./ModelViewer.tsx";
export type { ModelViewerProps } from "./props.ts";
export { ModelError, type ModelProblemCode } from "./problem.ts";
export type {
  ModelAnimation,
  ModelArchive,
  ModelFile,
  ModelFormat,
  ModelGround,
  ModelInfo,
  ModelLimits,
  ModelSource,
  ModelTexture,
  ModelViewerActions,
  SnapshotOptions,
} from "./types.ts";
export { englishModelViewerLabels, type ModelViewerLabels } from "./labels.ts";
