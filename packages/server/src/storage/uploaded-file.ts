/** What files of one sender take on disk while they arrive or are worked on. */
export interface DiskShare {
  /**
   * Counts more bytes.
   * @throws AppError too-many when the sender has too many in work, unavailable when all have
   */
  add(bytes: number): void;
  /** The bytes count until each holder has let go, whoever made the share included. */
  hold(): void;
  release(): void;
  /** Another one of the same sender, for what is made of the file. */
  another(): DiskShare;
}

/** A file of a request, whole on disk; it is deleted with the request unless somebody takes it. */
export interface UploadedFile {
  /** Where it lies until the request is answered. */
  path: string;
  /** As the sender calls it: never a path of ours, never trusted. */
  fileName: string;
  bytes: number;
  /** Hex SHA-256 of the content. */
  sha256: string;
  /** Where its bytes are counted. */
  share?: DiskShare;
}
