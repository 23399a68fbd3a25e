import { getDocumentProxy } from "unpdf";
import { pageLines } from "./page-lines.ts";
import type { TextRun } from "./text-lines.ts";
import type { ReadTask, RefusalReason } from "./pdf-reader.ts";

/** The header may stand somewhat into the file. */
const HEADER_WITHIN = 1024;
/** Of a document that is damaged pdf.js says so by these names. */
const BROKEN = new Set(["InvalidPDFException", "FormatError", "XRefEntryException"]);

const OPTIONS = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  maxImageSize: 1,
  stopAtErrors: false,
  useWasm: false,
  useWorkerFetch: false,
  enableXfa: false,
} as const;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Where the text goes, page by page. */
export interface PdfSink {
  counted(pages: number): Promise<void>;
  /** @param page from 1 */
  page(page: number, text: string): Promise<void>;
}

/** Reads a PDF from a page on; gives the reason when it is refused. */
export async function readPdf(
  bytes: Uint8Array,
  { firstPage, maxPages, maxText }: Pick<ReadTask, "firstPage" | "maxPages" | "maxText">,
  sink: PdfSink,
): Promise<RefusalReason | undefined> {
  if (!Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes("%PDF-")) return "broken";
  const pdf = await open(bytes);
  if (typeof pdf === "string") return pdf;
  if (pdf.numPages < 1) return "broken";
  await sink.counted(pdf.numPages);
  if (pdf.numPages > maxPages) return "too-many-pages";
  let length = 0;
  let readable = false;
  for (let number = firstPage; number <= pdf.numPages; number += 1) {
    const text = await textOf(pdf, number);
    readable ||= text !== undefined;
    length += text?.length ?? 0;
    if (length > maxText) return "too-large-text";
    await sink.page(number, text ?? "");
  }
  return readable || firstPage > 1 ? undefined : "broken";
}

async function open(bytes: Uint8Array): Promise<Pdf | RefusalReason> {
  try {
    return await getDocumentProxy(bytes, OPTIONS);
  } catch (error) {
    const { name } = error as { name?: unknown };
    if (name === "PasswordException") return "encrypted";
    if (typeof name === "string" && BROKEN.has(name)) return "broken";
    // Whatever else goes wrong while a document is opened is about the document as well.
    if (error instanceof Error) return "broken";
    throw error;
  }
}

/** Undefined when the page is damaged; the others may be read all the same. */
async function textOf(pdf: Pdf, number: number): Promise<string | undefined> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    const runs = items.filter((item): item is TextRun & typeof item => "str" in item);
    const [, low = 0, , high = 0] = page.view;
    return pageLines(runs, [low, high]);
  } catch {
    return undefined;
  }
}
