/** Where photos of notes are read, by their keys: below the contract of trials. */
export const PHOTOS_PATH = "/tryouts/photos";
