import { MapFile, refusalOf } from "./map-file.ts";
import { MapPainter, type Square } from "./map-painter.ts";
import { SketchFile } from "./sketch-file.ts";

/** A square of a map that is wanted, or no longer. */
export type SquareRequest = { id: number; file: string; square: Square } | { id: number };

export type SquareAnswer =
  | { id: number; picture: ImageBitmap }
  | { id: number; problem: string; status: 401 | 403 | undefined };

const painters = new Map<string, MapPainter>();
const wanted = new Map<number, AbortController>();

const isSketch = (file: string): boolean => file.endsWith(".geojson");

async function answer({ data }: MessageEvent<SquareRequest>): Promise<void> {
  const { id } = data;
  wanted.get(id)?.abort();
  if (!("file" in data)) return;
  const { file, square } = data;
  const control = new AbortController();
  wanted.set(id, control);
  try {
    const painter =
      painters.get(file) ??
      new MapPainter(isSketch(file) ? new SketchFile(file) : new MapFile(file));
    painters.set(file, painter);
    const picture = await painter.paint(square, control.signal);
    post({ id, picture }, [picture]);
  } catch (error) {
    post({ id, problem: String(error), status: refusalOf(error) }, []);
  } finally {
    wanted.delete(id);
  }
}

const post = (message: SquareAnswer, transfer: Transferable[]) =>
  (
    self as unknown as { postMessage: (message: SquareAnswer, transfer: Transferable[]) => void }
  ).postMessage(message, transfer);

addEventListener("message", (event: MessageEvent<SquareRequest>) => void answer(event));
