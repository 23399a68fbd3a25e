import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fileKind } from "./file-kind.ts";

const text = (content: string) => strToU8(content);
const zip = (files: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, [strToU8(content), { level: 0 }]]),
    ),
  );
const ODF = "application/vnd.oasis.opendocument.";

test.each([
  ["a workbook", zip({ "[Content_Types].xml": "", "xl/workbook.xml": "" }), "workbook"],
  ["a sheet of LibreOffice", zip({ mimetype: `${ODF}spreadsheet`, "content.xml": "" }), "ods"],
  ["a document of LibreOffice", zip({ mimetype: `${ODF}text`, "content.xml": "" }), "document"],
  ["a sheet of Numbers", zip({ "Index/Document.iwa": "", "preview.jpg": "" }), "numbers"],
  ["a document of Word", zip({ "[Content_Types].xml": "", "word/document.xml": "" }), "document"],
  ["a binary workbook", zip({ "[Content_Types].xml": "", "xl/workbook.bin": "" }), "oldExcel"],
  ["an archive of places", zip({ "doc.kml": "" }), "kmz"],
  ["the beginning of an archive", zip({ "doc.kml": "" }).slice(0, 20), "cut"],
  ["any other archive", zip({ "a.txt": "" }), "archive"],
  ["an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), "oldExcel"],
  [
    "a workbook as XML",
    text(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ),
    "oldExcel",
  ],
  ["a page in a mail", text("MIME-Version: 1.0\nX-Document-Type: Workbook"), "oldExcel"],
  ["a PDF", text("%PDF-1.7"), "document"],
  ["cards", text("\uFEFFBEGIN:VCARD\nVERSION:3.0"), "cards"],
  ["a directory", text("version: 1\n\n# people\ndn: cn=Ona\nmail: ona@example.com"), "ldif"],
  ["a directory without a version", text("dn:: Y249T25h\nmail: ona@example.com"), "ldif"],
  [
    "a flat sheet of LibreOffice",
    text('<?xml version="1.0" encoding="UTF-8"?>\n<office:document xmlns:office="o">'),
    "ods",
  ],
  [
    "a page of Excel",
    text('<html xmlns:x="urn:schemas-microsoft-com:office:excel">\n<table>'),
    "html",
  ],
  ["a table alone", text("\n  <table><tr><td>a</td></tr></table>"), "html"],
  ["a page as XML", text('<?xml version="1.0"?><!-- x --><html><body>'), "html"],
  ["a CSV file", text("nombre,email\nPau,pau@example.com"), "text"],
  ["addresses", text("<pau@example.com>; <ona@example.com>"), "text"],
  ["nothing", new Uint8Array(), "text"],
] as const)("USR-13 %s is told by its content", (_what, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind);
});
