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
  /** A folder was dropped where one file is taken. */
  folder: (name: string) => string;
  readingFolder: string;
  folderUnusable: (name: string) => string;
  /** Files of a folder that are not of a type that is taken. */
  folderLeftOut: (name: string, count: number) => string;
  /** More is in a folder than is taken at once. */
  folderCut: (name: string, taken: number) => string;
  folderFailed: (name: string) => string;
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
  folder: (name) => `“${name}” is a folder. Open it and drop the one file that you need.`,
  readingFolder: "Opening the folder…",
  folderUnusable: (name) => `In the folder “${name}” there is no file that can be used here.`,
  folderLeftOut: (name, count) =>
    `Files of the folder “${name}” that cannot be used here and were left out: ${count}.`,
  folderCut: (name, taken) =>
    `The folder “${name}” holds more than is taken at once. Taken: ${taken} files. Drop the others by themselves.`,
  folderFailed: (name) =>
    `The folder “${name}” could not be opened. Drop the files that are in it.`,
  uploading: (name) => `Uploading ${name}`,
  uploaded: "Uploaded",
  cancelled: "Cancelled",
  failed: "Could not be uploaded. Check the connection and try again.",
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try again with ${name}`,
  dismiss: (name) => `Remove ${name} from the list`,
};
