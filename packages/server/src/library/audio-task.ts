/** What the worker gets: MP3 frames one after the other, and nothing else. */
export interface AudioTask {
  bytes: Uint8Array;
  /** Where the frames begin; a piece of work starts at one of them. */
  starts: number[];
  /** Samples of each channel in all frames together. */
  samples: number;
  peaks: number;
}

export interface AudioResult {
  /** 0 to 100, 100 the loudest of them. */
  peaks: number[];
  /** Samples that could really be decoded. */
  decoded: number;
  errors: number;
}
