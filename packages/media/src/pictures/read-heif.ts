import { foreignCodec } from "./heif-codec.ts";
import { heifColours, type Colours } from "./heif-colours.ts";
import { validatePixels } from "./picture-job.ts";
import type { Pixels } from "./reduced-pixels.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

interface HeifImage {
  handle: object;
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
}

interface HeifChannel {
  id: unknown;
  width: number;
  height: number;
  stride: number;
  /** In the decoder's own memory. */
  data: Uint8Array;
}

/** What is used of libheif-js, which has no types for its module. */
interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  heif_js_decode_image2(
    handle: object,
    colorspace: unknown,
    chroma: unknown,
  ): Promise<{ code?: unknown; channels: HeifChannel[] }>;
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGBA: unknown };
  heif_channel: { heif_channel_interleaved: unknown };
}

/** An opened picture, whose pixels are in the memory of its reader until the thread ends. */
export interface OpenedPicture {
  pixels: Pixels;
  colours: Colours | undefined;
  pages: number;
  /** How it has to be turned, as EXIF numbers it; 1 is upright. */
  turn: number;
}

/** Opens the main picture of a HEIC, upright. */
export async function readHeif(bytes: Uint8Array): Promise<OpenedPicture> {
  const what = foreignCodec(bytes);
  if (what !== undefined) throw new UnreadablePicture("format", { what: `HEIF (${what})` });
  const libheif = await fetchLibheif();
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new UnreadablePicture("damaged");
  validatePixels(image.get_width(), image.get_height());
  const decoded = await libheif.heif_js_decode_image2(
    image.handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGBA,
  );
  const channel = decoded.code
    ? undefined
    : decoded.channels.find(({ id }) => id === libheif.heif_channel.heif_channel_interleaved);
  if (!channel) throw new UnreadablePicture("damaged");
  return { pixels: channel, colours: heifColours(bytes), pages: 1, turn: 1 };
}

/** The decoder stays the file that its makers have written, as its licence (LGPL 3) asks: it can be exchanged. */
async function fetchLibheif(): Promise<Libheif> {
  const address = new URL("libheif-js/libheif-wasm/libheif-bundle.mjs", import.meta.url);
  const { default: make } = (await import(/* @vite-ignore */ address.href)) as {
    default: () => Libheif | Promise<Libheif>;
  };
  return make();
}
