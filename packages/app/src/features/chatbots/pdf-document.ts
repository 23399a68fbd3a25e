import type { PDFDocumentProxy } from "unpdf/pdfjs";

/** A PDF that is shown here. */
export interface PdfDocument {
  /** Draws a page as wide as so many pixels of the screen. */
  draw(canvas: HTMLCanvasElement, page: number, width: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Pixels of a page that is drawn, at most: a phone has little memory. */
const MOST_PIXELS = 8_000_000;

/** Fetches a PDF, and what draws it. */
export async function openPdf(address: string, signal: AbortSignal): Promise<PdfDocument> {
  const [{ getDocument }, response] = await Promise.all([
    import("unpdf/pdfjs"),
    fetch(address, { credentials: "omit", signal }),
  ]);
  if (!response.ok) throw new Error(`The PDF is answered ${response.status}`);
  const task = getDocument({
    data: new Uint8Array(await response.arrayBuffer()),
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  if (signal.aborted) void task.destroy();
  signal.throwIfAborted();
  return {
    draw: (canvas, page, width, drawing) => draw(pdf, { canvas, page, width, signal: drawing }),
    close: () => void task.destroy(),
  };
}

async function draw(
  pdf: PDFDocumentProxy,
  wanted: { canvas: HTMLCanvasElement; page: number; width: number; signal: AbortSignal },
): Promise<void> {
  const { canvas, page: number, width, signal } = wanted;
  const page = await pdf.getPage(number);
  if (signal.aborted) return;
  const whole = page.getViewport({ scale: 1 });
  const wide = (width * devicePixelRatio) / whole.width;
  const scale = Math.min(wide, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const rendering = page.render({ canvas, viewport });
  signal.addEventListener("abort", () => rendering.cancel());
  try {
    await rendering.promise;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    page.cleanup();
  }
}
