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
  /** Pieces that a graphics chip draws one after the other: a mesh, or each of its materials. */
  drawCalls: number;
  /** Those of them that let see what is behind. */
  transparentCalls: number;
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
