import type { ModelLimits } from "@panel/models/types";

/** A file of a model: its URL or content, with a name where neither includes it. */
export type ModelFile = string | URL | Blob | { name: string; content: string | URL | Blob };

/** One file (a model or an archive), or a model with the files that it refers to. */
export type ModelSource = ModelFile | readonly ModelFile[];

export type ModelGround = "light" | "dark";

export interface SnapshotOptions {
  /** Side in pixels; smaller when the picture would exceed `maxBytes`. @default 1024 */
  size?: number;
  /** What is behind the model. @default "transparent" */
  background?: "transparent" | "ground";
  /** Limit of the file size, in bytes. @default 2 MB (2,000,000) */
  maxBytes?: number;
}

/** The functions that a viewer provides through `actionsRef`. */
export interface ModelViewerActions {
  /** A square picture as WebP. Rejects with a `ModelError` while no model is shown. */
  takeSnapshot(options?: SnapshotOptions): Promise<Blob>;
}

/** Options for reading a model. Declared here, because exported types must not depend on three's types, which apps lack. */
export interface ReadOptions {
  limits?: Partial<ModelLimits> | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the downloaded share, from 0 to 1; null while it is unknown, and after the download. */
  onProgress?: ((share: number | null) => void) | undefined;
  /** Replaces the browser's `fetch`, e.g. for URLs that need a token. */
  fetch?: typeof fetch | undefined;
  /** Name of the scene to read, where an archive has several. */
  model?: string | undefined;
  /** False to measure only. */
  show: boolean;
}
