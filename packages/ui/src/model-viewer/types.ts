/** A file of a model: its address, or its content; a name where neither tells it. */
export type ModelFile = string | URL | Blob | { name: string; content: string | URL | Blob };

/** One file (a model or an archive), or a model with the files that it refers to. */
export type ModelSource = ModelFile | readonly ModelFile[];

export type ModelFormat = "glb" | "gltf" | "obj" | "fbx";

/** What a model may cost. Everything beyond is refused with its own message. */
export interface ModelLimits {
  /** Bytes of all given files. @default 256 MiB */
  inputBytes: number;
  /** Entries of an archive, those of inner archives included. @default 2000 */
  entries: number;
  /** Bytes that come out of an archive, as counted while they do. @default 512 MiB */
  unpackedBytes: number;
  /** Bytes out for each byte in, for an entry of more than 1 MiB. @default 200 */
  ratio: number;
  /** Archives inside archives. @default 1 */
  nesting: number;
  /** Bytes of a scene that is written as text: FBX as text, the JSON of a glTF. @default 32 MiB */
  textBytes: number;
  /** @default 3,000,000 */
  triangles: number;
  /** Meshes, bones and groups. @default 10,000 */
  objects: number;
  /** Pixels of one texture. @default 8192 × 8192 */
  texturePixels: number;
  /** For reading, once the bytes are there. @default 60,000 */
  milliseconds: number;
}

export interface ModelTexture {
  name: string;
  /** In pixels, as in the file. */
  width: number;
  height: number;
  bytes: number;
}

export interface ModelAnimation {
  name: string;
  /** In seconds. */
  duration: number;
}

/** What is known of a model once it has been read. */
export interface ModelInfo {
  format: ModelFormat;
  /** Of the file that holds the scene, within its archive. */
  name: string;
  /** Of all files given, packed as they came. */
  bytes: number;
  triangles: number;
  /** As drawn: a corner with two normals counts twice. */
  vertices: number;
  meshes: number;
  materials: number;
  textures: readonly ModelTexture[];
  /** Textures that the model names and that did not come with it. */
  missingTextures: readonly string[];
  /** Textures that came and cannot be decoded or are too large. */
  unreadableTextures: readonly string[];
  /** Width, height and depth, in metres. */
  size: readonly [width: number, height: number, depth: number];
  /** False where the format does not tell its unit (OBJ) and metres were assumed. */
  unitKnown: boolean;
  animations: readonly ModelAnimation[];
}

export type ModelGround = "light" | "dark";

export interface SnapshotOptions {
  /** Of each side, in pixels; less when it would not fit. @default 1024 */
  size?: number;
  /** @default "transparent" */
  background?: "transparent" | "ground";
  /** @default 2 MB (2,000,000) */
  maxBytes?: number;
}

/** What a screen can ask of a viewer, through `actionsRef`. */
export interface ModelViewerActions {
  /** A square picture as WebP. Rejects with a `ModelError` while no model is shown. */
  takeSnapshot(options?: SnapshotOptions): Promise<Blob>;
}

/** How a model is read. Here, because types of what is given away must not lead to those of three, which apps have not. */
export interface ReadOptions {
  limits?: Partial<ModelLimits> | undefined;
  signal?: AbortSignal | undefined;
  /** Of the bytes on their way, from 0 to 1; null once they are being read, or while unknown. */
  onProgress?: ((share: number | null) => void) | undefined;
  /** In place of the browser's own, for addresses that need a token. */
  fetch?: typeof fetch | undefined;
  /** False: measures alone. */
  show: boolean;
}
