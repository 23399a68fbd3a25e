/** Files that hold people but that are not read here; each has a way of becoming one that is. */
export const UNREAD_KINDS = ["numbers", "oldExcel", "document"] as const;
export type UnreadKind = (typeof UNREAD_KINDS)[number];
export type FileKind = UnreadKind | "workbook" | "ods" | "cards" | "ldif" | "html" | "text";

/** A file of a kind that is not read. */
export class UnreadFile extends Error {
  readonly kind: UnreadKind;

  constructor(kind: UnreadKind) {
    super(`A file of the kind ${kind} is not read`);
    this.kind = kind;
  }
}

const latin1 = new TextDecoder("latin1");
const isUnread = (kind: FileKind): kind is UnreadKind =>
  (UNREAD_KINDS as readonly FileKind[]).includes(kind);

/** What a file is, by its content: names of files often say something else. */
export function fileKind(bytes: Uint8Array): FileKind {
  const start = latin1.decode(bytes.subarray(0, 4096));
  if (start.startsWith("PK")) return zipKind(bytes, start);
  // Excel's format until 2003, and of workbooks with a password.
  if (start.startsWith("\u00D0\u00CF\u0011\u00E0")) return "oldExcel";
  if (start.startsWith("%PDF") || start.startsWith("{\\rtf")) return "document";
  const text = start
    .replaceAll("\0", "")
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*/, "");
  if (/^BEGIN:VCARD/i.test(text)) return "cards";
  if (/^(?:version: *1|#|dn::? )/i.test(text) && /^dn::? /im.test(text)) return "ldif";
  if (/^<\?xml[^>]*>\s*(?:<!--[^]*?-->\s*)?<office:document\b/.test(text)) return "ods";
  // Excel's formats as text: a page in a mail, and its XML of 2003.
  if (
    /^MIME-Version:/i.test(text) ||
    /^<\?xml[^]*urn:schemas-microsoft-com:office:spreadsheet"/.test(text)
  ) {
    return "oldExcel";
  }
  const page =
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body|meta|style|table|div|center)\b/i;
  return page.test(text) ? "html" : "text";
}

function zipKind(bytes: Uint8Array, start: string): FileKind {
  if (/mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/.test(start)) return "ods";
  if (/mimetypeapplication\/vnd\.oasis\.opendocument/.test(start)) return "document";
  // The list of what is in an archive stands at its end.
  const names = start + latin1.decode(bytes.subarray(-65_536));
  if (/Index\/\w+\.iwa|Index\.zip/.test(names)) return "numbers";
  return /word\/document\.xml|ppt\/presentation\.xml/.test(names) ? "document" : "workbook";
}

/** @throws UnreadFile for a file that is not read */
export function readableKind(bytes: Uint8Array): Exclude<FileKind, UnreadKind> {
  const kind = fileKind(bytes);
  if (isUnread(kind)) throw new UnreadFile(kind);
  return kind;
}
