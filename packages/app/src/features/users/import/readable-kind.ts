import { fileKind, type FileKind } from "@panel/files/file-kind";

/** Files that hold people but that are not read here; each has a way of becoming one that is. */
const UNREAD_KINDS = ["numbers", "oldExcel", "document"] as const;
type UnreadKind = (typeof UNREAD_KINDS)[number];
/** Archives that hold no workbook; what is wrong with them its reader says. */
const ARCHIVES = ["kmz", "shapefile", "archive", "cut"] as const;
type Archive = (typeof ARCHIVES)[number];
type ReadableKind = Exclude<FileKind, UnreadKind | Archive>;
const isArchive = (kind: FileKind): kind is Archive => ARCHIVES.some((each) => each === kind);

/** A file of a kind that is not read. */
export class UnreadFile extends Error {
  readonly kind: UnreadKind;

  constructor(kind: UnreadKind) {
    super(`A file of the kind ${kind} is not read`);
    this.kind = kind;
  }
}

const isUnread = (kind: FileKind): kind is UnreadKind =>
  (UNREAD_KINDS as readonly FileKind[]).includes(kind);

/** @throws UnreadFile for a file that is not read */
export function readableKind(bytes: Uint8Array): ReadableKind {
  const kind = fileKind(bytes);
  if (isUnread(kind)) throw new UnreadFile(kind);
  // No list of people: its reader finds no sheets in it.
  return isArchive(kind) ? "workbook" : kind;
}
