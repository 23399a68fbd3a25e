/** A file of a request, whole on disk; it is deleted with the request unless somebody takes it. */
export interface UploadedFile {
  /** Where it lies until the request is answered. */
  path: string;
  /** As the sender calls it: never a path of ours, never trusted. */
  fileName: string;
  bytes: number;
  /** Hex SHA-256 of the content. */
  sha256: string;
}
