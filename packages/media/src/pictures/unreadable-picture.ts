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
  /** It is of another kind: `what`, as programs call it. */
  | "format"
  /** Its pixels are packed as nobody here unpacks them: `what`, as programs call it. */
  | "packing"
  /** Its colours are of a kind that screens do not show, such as those of print: `what`. */
  | "colours"
  /** Its colours are numbers with a point: `bits` of each. */
  | "floating"
  /** Its colours are numbers that may be less than nothing: `bits` of each. */
  | "signed"
  /** Its colours are numbers of another length than 8 or 16 bits: `bits` of each. */
  | "bits"
  /** What a camera records before it is a picture. */
  | "raw"
  /** The browser does not know the kind. */
  | "kind";

export class UnreadablePicture extends Unreadable<UnreadablePictureReason> {}
