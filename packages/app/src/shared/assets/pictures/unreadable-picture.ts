import { Unreadable } from "@panel/domain/unreadable";

/** Why no picture can be made of a file; the texts are in `ASSET_UPLOAD.unreadable`. */
export type UnreadablePictureReason =
  /** It ends too early, or contradicts itself. */
  | "damaged"
  /** It has more pixels than are read: `found` and `most`, in megapixels, and its `size`. */
  | "pixels"
  /** The file is larger than what is read: `found` and `most`, in bytes. */
  | "weight"
  /** This device has not the memory for so many: `found`, in megapixels. */
  | "memory"
  /** What a camera records before it is a picture. */
  | "raw"
  /** The browser does not know the kind. */
  | "kind";

export class UnreadablePicture extends Unreadable<UnreadablePictureReason> {}
