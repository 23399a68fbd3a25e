import { createHash } from "node:crypto";
import { constants, deflateRawSync, deflateSync } from "node:zlib";

/*
 * PDFs written by hand, also such as no program would write. Their font has no shapes, only a map
 * from its codes to Unicode: any character of the basic plane can be written.
 */

const LINE_LENGTH = 90;
const LEADING = 14;
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /U def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
256 beginbfrange
${Array.from({ length: 256 }, (_, high) => {
  const row = high.toString(16).padStart(2, "0");
  return `<${row}00> <${row}FF> <${row}00>`;
}).join("\n")}
endbfrange endcmap CMapName currentdict /CMap defineresource pop end end`;

type Stream = { dictionary: string; bytes: Buffer };
type PdfObject = string | Stream;

const stream = (text: string | Buffer, dictionary = ""): Stream => ({
  dictionary,
  bytes: Buffer.from(text),
});

/** Lines of at most 90 characters, cut between words. */
function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < LINE_LENGTH) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function contentOf(page: string): Stream {
  let content = "";
  let y = 800;
  for (const paragraph of page.split("\n")) {
    for (const line of wrapped(paragraph)) {
      const codes = Buffer.from(line, "utf16le").swap16().toString("hex");
      content += `BT /F 10 Tf 1 0 0 1 50 ${y} Tm <${codes}> Tj ET\n`;
      y -= LEADING;
    }
    y -= LEADING;
  }
  return stream(deflateSync(content), "/Filter /FlateDecode");
}

interface Parts {
  pages: readonly Stream[];
  /** As the catalogue claims. */
  count?: number;
  kids?: string;
  /** Of every page, beside the font. */
  resources?: string;
  /** Entries of the trailer, and what is done to each stream. */
  trailer?: string;
  encrypt?: (bytes: Buffer, objectNumber: number) => Buffer;
  more?: readonly PdfObject[];
}

/** Objects 1 to 5 are catalogue, pages, font, its descendant and its map; pages follow. */
function assemble({
  pages,
  count,
  kids,
  resources = "",
  trailer = "",
  encrypt,
  more = [],
}: Parts): Buffer {
  const pageNumber = (at: number) => 6 + 2 * at;
  const objects: PdfObject[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${count ?? pages.length} /Kids [${
      kids ?? pages.map((_, at) => `${pageNumber(at)} 0 R`).join(" ")
    }] >>`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /U /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>",
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /U /DW 500 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /U /Flags 4 /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontBBox [0 -200 1000 800] >> >>",
    stream(TO_UNICODE),
    ...pages.flatMap((page, at): PdfObject[] => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> ${resources} >> /Contents ${
        pageNumber(at) + 1
      } 0 R >>`,
      page,
    ]),
    ...more,
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%âãÏÓ\n", "latin1")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer | string): void => {
    const bytes = Buffer.from(part as string, "latin1");
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    add(`${at + 1} 0 obj\n`);
    if (typeof object === "string") add(object);
    else {
      const bytes = encrypt ? encrypt(object.bytes, at + 1) : object.bytes;
      add(`<< ${object.dictionary} /Length ${bytes.length} >>\nstream\n`);
      parts.push(bytes);
      length += bytes.length;
      add("\nendstream");
    }
    add("\nendobj\n");
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n`);
  add(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** A page for each text, a paragraph for each of its lines. An empty text is a page without any. */
export function pdfOf(pages: readonly string[]): Buffer {
  return assemble({ pages: pages.map(contentOf) });
}

/** A page for each picture, a JPEG that fills it: what a scanner makes. */
export function scannedPdf(
  pictures: readonly { bytes: Buffer; width: number; height: number }[],
): Buffer {
  const first = 6 + 2 * pictures.length;
  return assemble({
    pages: pictures.map((_, at) => stream(`q 595 0 0 842 0 0 cm /P${at} Do Q`)),
    resources: `/XObject << ${pictures.map((_, at) => `/P${at} ${first + at} 0 R`).join(" ")} >>`,
    more: pictures.map(({ bytes, width, height }) => ({
      dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      bytes,
    })),
  });
}

/** One page, over and over. */
export function pdfOfManyPages(count: number, text: string): Buffer {
  return assemble({ pages: [contentOf(text)], count, kids: "6 0 R ".repeat(count) });
}

/** A page of 1.2 GB of blanks, in a file of 1.2 MB. */
export function pdfBomb(): Buffer {
  const chunk = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const end = Buffer.from([1, 0, 0, 255, 255]);
  const header = Buffer.from([0x78, 0x9c]);
  const content = Buffer.concat([header, ...Array<Buffer>(75).fill(chunk), end]);
  return assemble({ pages: [stream(content, "/Filter /FlateDecode")] });
}

/** Pages, and then one whose drawing never ends: forms that draw others three times each. */
export function pdfWithEndlessPage(pages: readonly string[] = []): Buffer {
  const forms = 40;
  const first = 8 + 2 * pages.length;
  const more = Array.from({ length: forms }, (_, at) => {
    const isLast = at + 1 === forms;
    const next = isLast ? "" : `/XObject << /X ${first + at + 1} 0 R >>`;
    const resources = `/Resources << /Font << /F 3 0 R >> ${next} >>`;
    const dictionary = `/Type /XObject /Subtype /Form /BBox [0 0 1 1] ${resources}`;
    return stream(isLast ? "BT /F 10 Tf <0041> Tj ET" : "/X Do /X Do /X Do", dictionary);
  });
  const content = [...pages.map(contentOf), stream("/X Do")];
  return assemble({ pages: content, more, resources: `/XObject << /X ${first} 0 R >>` });
}

const PADDING = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => ([box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let a = 0;
  let b = 0;
  return Buffer.from(
    bytes.map((byte) => {
      a = (a + 1) & 255;
      b = (b + (box[a] ?? 0)) & 255;
      swap(a, b);
      return byte ^ (box[((box[a] ?? 0) + (box[b] ?? 0)) & 255] ?? 0);
    }),
  );
}

const md5 = (...parts: readonly Buffer[]) =>
  createHash("md5").update(Buffer.concat(parts)).digest();

/**
 * Encrypted by the standard handler of PDF 1.1.
 * @param password what opens it; the empty one leaves it open to read, with the owner's restrictions
 */
export function encryptedPdf(pages: readonly string[], password: string): Buffer {
  const id = Buffer.alloc(16, 7);
  const owner = Buffer.alloc(32, 9);
  const permissions = Buffer.from([0xc0, 0xff, 0xff, 0xff]);
  const padded = Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
  const key = md5(padded, owner, permissions, id).subarray(0, 5);
  const entries = `/V 1 /R 2 /O <${owner.toString("hex")}> /U <${rc4(key, PADDING).toString("hex")}> /P ${permissions.readInt32LE()}`;
  return assemble({
    pages: pages.map(contentOf),
    trailer: `/Encrypt << /Filter /Standard ${entries} >> /ID [<${id.toString("hex")}> <${id.toString("hex")}>]`,
    encrypt: (bytes, number) => {
      const salt = Buffer.from([number & 255, number >> 8, 0, 0, 0]);
      return rc4(md5(key, salt).subarray(0, 10), bytes);
    },
  });
}
