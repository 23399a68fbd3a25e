/** Why a model cannot be shown. */
export type ModelProblemCode =
  | "notModel"
  | "unsupported"
  | "compressed"
  | "textureFormat"
  | "textureTooLarge"
  | "texturesTooHeavy"
  | "noModel"
  | "encrypted"
  | "tooManyEntries"
  | "tooLarge"
  | "ratio"
  | "nested"
  | "unsafePath"
  | "broken"
  | "unreadable"
  | "oldFbx"
  | "missingFile"
  | "outsideFile"
  | "empty"
  | "tooComplex"
  | "tooManyParts"
  | "tooDeep"
  | "cycle"
  | "unreachable"
  | "timeout"
  | "outOfMemory"
  | "noWebgl"
  | "contextLost"
  | "noWebp"
  | "failed";

/** A model that cannot be read or shown; `code` says why, `detail` names what it is about. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly code: ModelProblemCode;
  /** The name of a file, a format or a technique; "" where there is none. */
  readonly detail: string;

  constructor(code: ModelProblemCode, detail = "", options?: ErrorOptions) {
    super(detail ? `${code}: ${detail}` : code, options);
    this.code = code;
    this.detail = detail;
  }
}
