const MEBIBYTE = 2 ** 20;

/**
 * What a model may take at most to be stored. The panel and the server read it with the same limits,
 * so that the panel says before an upload what the server would refuse.
 */
export const MODEL_LIMITS = {
  /** Files of a zip. */
  entries: 1000,
  /** Of a zip, unpacked. */
  unpackedBytes: 128 * MEBIBYTE,
  /** Far beyond what phones show; more would take all the memory that the reading may take. */
  triangles: 1_000_000,
  /** Archives inside the archive. */
  nesting: 0,
} as const;
