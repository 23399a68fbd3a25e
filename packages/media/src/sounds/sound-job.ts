import type { Channel } from "@panel/domain/loudness";
import type { SoundEdit } from "@panel/domain/source-sounds";

/** What the thread is given. */
export interface SoundJob {
  channels: readonly Channel[];
  sampleRate: number;
  edit: SoundEdit;
}

export interface MadeSound {
  /** The MP3. */
  blob: Blob;
  /** Before and after, in LUFS, if it was evened, and whether its peaks allowed no more. */
  loudness?: { from: number; to: number; heldByPeak: boolean };
}
