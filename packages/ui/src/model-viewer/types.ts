/** A file of a model: its URL or content, with a name where neither includes it. */
export type ModelFile = string | URL | Blob | { name: string; content: string | URL | Blob };

/** One file (a model or an archive), or a model with the files that it refers to. */
export type ModelSource = ModelFile | readonly ModelFile[];

export type ModelFormat = "glb" | "gltf" | "obj" | "fbx";

/** Limits for a model. Each has its own error message. */
export interface ModelLimits {
  /** Bytes of all given files. @default 256 MiB */
  inputBytes: number;
  /** Entries of an archive, including those of inner archives. @default 2000 */
  entries: number;
  /** Unpacked bytes of an archive, counted while unpacking. @default 512 MiB */
  unpackedBytes: number;
  /** Unpacked bytes per packed byte, for an entry of more than 1 MiB. @default 200 */
  ratio: number;
  /** Depth of archives inside archives. @default 1 */
  nesting: number;
  /** Bytes of a scene that is written as text: FBX as text, the JSON of a glTF. @default 32 MiB */
  textBytes: number;
  /** Triangles of the scene. @default 3,000,000 */
  triangles: number;
  /** Meshes, bones and groups. @default 10,000 */
  objects: number;
  /** Pixels of the longest side of a texture. @default 8192 */
  textureSide: number;
  /** Bytes of graphics memory of all textures, unpacked and with their mipmaps. @default 1 GiB */
  textureMemory: number;
  /** Time for reading, after the download, in milliseconds of a device of usual speed. @default 60,000 */
  milliseconds: number;
}

export interface ModelTexture {
  name: string;
  /** Width in pixels, as in the file. */
  width: number;
  height: number;
  bytes: number;
  /** Bytes that a pixel takes on a graphics chip, where they are not four: it keeps KTX2 packed. */
  bytesPerPixel?: number;
}

export interface ModelAnimation {
  name: string;
  /** Length in seconds. */
  duration: number;
}

/** What an archive holds beside the model. */
export interface ModelArchive {
  /** Names of the files with a scene, the one that is taken by itself first. */
  models: readonly string[];
  /** Names of the files that the model does not refer to. */
  unused: readonly string[];
}

/** What is known about a model after it has been read. */
export interface ModelInfo {
  format: ModelFormat;
  /** Name of the file with the scene, within its archive. */
  name: string;
  /** Bytes of all given files, as supplied (packed). */
  bytes: number;
  triangles: number;
  /** Vertices as rendered: a corner with two normals counts twice. */
  vertices: number;
  meshes: number;
  materials: number;
  textures: readonly ModelTexture[];
  /** Textures that the model refers to, but that were not supplied. */
  missingTextures: readonly string[];
  /** Textures that were supplied, but cannot be decoded. */
  unreadableTextures: readonly string[];
  /** Textures of properties that cannot be shown, such as the roughness of a material of 3ds Max. */
  unshownTextures: readonly string[];
  /** Textures that are not shown, counted by their headers all the same. */
  otherTextures: readonly ModelTexture[];
  /** Textures that were supplied and whose size their headers do not tell. */
  uncountedTextures: readonly string[];
  /** Width, height and depth, in metres. */
  size: readonly [width: number, height: number, depth: number];
  /** False where the format has no unit (OBJ) and metres were assumed. */
  unitKnown: boolean;
  animations: readonly ModelAnimation[];
  /** Of an archive: what else it holds. */
  archive?: ModelArchive;
}

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
