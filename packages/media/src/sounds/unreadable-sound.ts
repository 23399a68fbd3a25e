import { Unreadable } from "@panel/domain/unreadable";

/** Why no MP3 can be made of a file; the texts are in `ASSET_UPLOAD.unheard`. */
export type UnreadableSoundReason =
  /** It ends too early, contradicts itself, or has no sound in it. */
  | "damaged"
  /** Nobody knows which speakers its channels are for: `found` of them. */
  | "channels"
  /** It is of Vorbis with more than two channels, which browsers mix wrongly: `found` of them. */
  | "vorbis"
  /** It is of a kind that is not opened here: `kind`, as programs call it. */
  | "format"
  /** The browser does not know the kind: `kind`. */
  | "kind"
  /** It is longer than what is read: `found` and `most`, in minutes. */
  | "seconds"
  /** The file is larger than what is read: `found` and `most`, in bytes. */
  | "weight";

export class UnreadableSound extends Unreadable<UnreadableSoundReason> {}
