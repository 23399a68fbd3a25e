import type { Channel } from "@panel/domain/loudness";
import type { SoundEdit } from "@panel/domain/source-sounds";

/** What the thread is given. */
export interface SoundJob {
  channels: readonly Channel[];
  sampleRate: number;
  edit: SoundEdit;
}

/** An MP3 that was made, and its loudness before and after in LUFS, if it was evened. */
export interface MadeSound {
  blob: Blob;
  loudness?: { from: number; to: number };
}
