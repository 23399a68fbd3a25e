import type { CodeAnswer } from "./code.worker.ts";
import { hardPictureReader } from "./read-hard-picture.ts";

/** The worker's answer to a picture; "unready" where it could not be loaded. */
export type HardAnswer = { readonly text: CodeAnswer } | "unready";

async function makeReader() {
  const file = await fetch(new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url));
  if (!file.ok) throw new Error(`The decoder was not loaded: ${file.status}`);
  return hardPictureReader(await file.arrayBuffer());
}

const made = makeReader().catch(() => undefined);

async function read(picture: ImageData): Promise<HardAnswer> {
  const reader = await made;
  return reader ? { text: await reader(picture) } : "unready";
}

addEventListener("message", ({ data }: MessageEvent<ImageData>) => {
  void read(data).then((answer) => postMessage(answer));
});
