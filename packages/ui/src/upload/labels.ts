/** Texts of an upload. */
export interface UploadLabels {
  /** Text on the zone, before the button. */
  drop: string;
  choose: string;
  /** The size limit, shown below; "" to show nothing. */
  maxSize: (size: string) => string;
  wrongType: (name: string) => string;
  tooLarge: (name: string, maxSize: string) => string;
  empty: (name: string) => string;
  onlyOne: string;
  uploading: (name: string) => string;
  uploaded: string;
  cancelled: string;
  failed: string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  dismiss: (name: string) => string;
}

export const englishUploadLabels: UploadLabels = {
  drop: "Drop files here, paste them, or",
  choose: "choose",
  maxSize: (size) => `At most ${size} each.`,
  wrongType: (name) => `“${name}” is not of a type that can be used here.`,
  tooLarge: (name, maxSize) => `“${name}” is too large. It may be ${maxSize} at most.`,
  empty: (name) => `“${name}” is empty.`,
  onlyOne: "Only one file can be chosen. The first was taken.",
  uploading: (name) => `Uploading ${name}`,
  uploaded: "Uploaded",
  cancelled: "Cancelled",
  failed: "Could not be uploaded. Check the connection and try again.",
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try again with ${name}`,
  dismiss: (name) => `Remove ${name} from the list`,
};
