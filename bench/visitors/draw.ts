import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from "pdf-lib";
import type { Block, Table, VisitorDocument } from "./documents.ts";

/* Sets the documents as a word processor does: a running head, headings, paragraphs, tables cell by cell. */

const SIZE: [number, number] = [595.28, 841.89];
const MARGIN = 56;
const TEXT = 10.5;
const LEADING = 14;
/** Between two columns of a table. */
const GUTTER = 22;

interface Fonts {
  text: PDFFont;
  bold: PDFFont;
}

export async function drawDocument({ running, pages }: VisitorDocument): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  for (const [index, blocks] of pages.entries()) {
    const page = document.addPage(SIZE);
    page.drawText(running, { x: MARGIN, y: 812, size: 8, font: fonts.text });
    let y = 770;
    for (const block of blocks) y = drawBlock(page, block, fonts, y);
    page.drawText(String(index + 1), { x: 290, y: 28, size: 8, font: fonts.text });
    if (y < 40) throw new Error("A page holds too much");
  }
  return document.save();
}

function drawBlock(page: PDFPage, block: Block, fonts: Fonts, top: number): number {
  if ("table" in block) return drawTable(page, block.table, fonts, top);
  if ("title" in block) {
    page.drawText(block.title, { x: MARGIN, y: top - 8, size: 15, font: fonts.bold });
    return top - 28;
  }
  let y = top;
  for (const paragraph of block.text.split("\n")) {
    for (const line of linesOf(paragraph, fonts.text)) {
      page.drawText(line, { x: MARGIN, y, size: TEXT, font: fonts.text });
      y -= LEADING;
    }
  }
  return y - 10;
}

function drawTable(page: PDFPage, { head, rows }: Table, fonts: Fonts, top: number) {
  const all = head ? [head, ...rows] : rows;
  const fontOf = (row: readonly string[]) => (row === head ? fonts.bold : fonts.text);
  const widths = (head ?? rows[0] ?? []).map((_, at) =>
    Math.max(...all.map((row) => fontOf(row).widthOfTextAtSize(row[at] ?? "", TEXT))),
  );
  let y = top;
  for (const row of all) {
    let x = MARGIN;
    for (const [at, cell] of row.entries()) {
      page.drawText(cell, { x, y, size: TEXT, font: fontOf(row) });
      x += (widths[at] ?? 0) + GUTTER;
    }
    if (x - GUTTER > SIZE[0]) throw new Error("A table is too wide");
    y -= LEADING + 4;
  }
  return y - 10;
}

/** The words of a paragraph, broken into lines that fit between the margins. */
function linesOf(paragraph: string, font: PDFFont): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    const fits = font.widthOfTextAtSize(longer, TEXT) <= SIZE[0] - 2 * MARGIN;
    if (fits && lines.length > 0) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
