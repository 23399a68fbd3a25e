/** Kinds of files that are told by their content. `archive` is any other ZIP, `cut` one without its end, `document` a text document, a PDF or a presentation. */
export type FileKind =
  | "workbook"
  | "ods"
  | "kmz"
  | "shapefile"
  | "archive"
  | "cut"
  | "numbers"
  | "oldExcel"
  | "document"
  | "cards"
  | "ldif"
  | "html"
  | "text";

const latin1 = new TextDecoder("latin1");

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
  if (/word\/document\.xml|ppt\/presentation\.xml/.test(names)) return "document";
  if (names.includes("xl/workbook.bin")) return "oldExcel";
  if (names.includes("xl/workbook.xml")) return "workbook";
  // Packed again, the kind of document is not at the beginning.
  if (names.includes("content.xml")) return "ods";
  if (!names.includes("PK\u0005\u0006")) return "cut";
  if (/\.kml/i.test(names)) return "kmz";
  return /\.shp/i.test(names) ? "shapefile" : "archive";
}
