import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from "pdf-lib";
import sharp from "sharp";
import { chatbotPicture } from "./chatbot-picture.ts";
import type { Guide } from "./guide.ts";
import { AVATAR_FILE, GUIDE_FOLDER, guides } from "./guides.ts";

/* Makes the PDFs and the picture of the demo's chatbot, for whoever has changed one: pnpm run demo-guides. */

/** A4, in points. */
const SIZE: [number, number] = [595.28, 841.89];
const MARGIN = 64;
const INK = rgb(0.13, 0.11, 0.2);
const FAINT = rgb(0.45, 0.43, 0.52);
/** So that the same guide is the same file. */
const DATE = new Date("2026-11-01T00:00:00Z");

async function draw(guide: Guide): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  document.setTitle(guide.title);
  document.setLanguage(guide.language);
  document.setAuthor("Explorar");
  document.setCreationDate(DATE);
  document.setModificationDate(DATE);
  for (const [index, { title, paragraphs }] of guide.pages.entries()) {
    const page = document.addPage(SIZE);
    const number = `${index + 1} / ${guide.pages.length}`;
    page.drawText(guide.title, { x: MARGIN, y: 790, size: 9, font: fonts.text, color: FAINT });
    page.drawText(title, { x: MARGIN, y: 745, size: 22, font: fonts.bold, color: INK });
    page.drawText(number, { x: MARGIN, y: 40, size: 9, font: fonts.text, color: FAINT });
    drawParagraphs(page, paragraphs, fonts.text);
  }
  return document.save();
}

function drawParagraphs(page: PDFPage, paragraphs: readonly string[], font: PDFFont): void {
  const size = 11.5;
  let y = 712;
  for (const paragraph of paragraphs) {
    for (const line of linesOf(paragraph, font, size)) {
      page.drawText(line, { x: MARGIN, y, size, font, color: INK });
      y -= 17;
    }
    y -= 10;
  }
  if (y < MARGIN) throw new Error("A page of the guide holds too much");
}

/** The words of a paragraph, broken into lines that fit between the margins. */
function linesOf(paragraph: string, font: PDFFont, size: number): string[] {
  const width = SIZE[0] - 2 * MARGIN;
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

await rm(GUIDE_FOLDER, { recursive: true, force: true });
await mkdir(GUIDE_FOLDER);
for (const guide of guides) await writeFile(join(GUIDE_FOLDER, guide.fileName), await draw(guide));
await sharp(Buffer.from(chatbotPicture))
  .resize(512, 512)
  .webp({ quality: 84 })
  .toFile(join(GUIDE_FOLDER, AVATAR_FILE));
