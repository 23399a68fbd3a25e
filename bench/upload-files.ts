import { randomBytes } from "node:crypto";
import { zipSync } from "fflate";
import sharp from "sharp";

const MB = 1_048_576;

/** A file of an upload, as large as its type may be. */
export interface LargeFile {
  kind: string;
  type: 0 | 1 | 2;
  name: string;
  content: Buffer;
}

/** Size in pixels of the largest accepted image whose decoder needs all of it in memory. */
const WIDTH = 3840;
const HEIGHT = 2160;

/** Fills a file up to the size limit with bytes that decoders skip. */
function filled(content: Buffer, bytes: number): Buffer {
  if (content.length > bytes) throw new Error(`${content.length} bytes are more than ${bytes}`);
  return Buffer.concat([content, Buffer.alloc(bytes - content.length)]);
}

/** Each decoder needs the whole picture in memory for these. */
async function images(): Promise<LargeFile[]> {
  const picture = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 4, background: "#c63a" },
  });
  const [jpeg, png, webp] = await Promise.all([
    picture.clone().jpeg({ progressive: true, chromaSubsampling: "4:4:4", quality: 60 }).toBuffer(),
    picture.clone().png({ progressive: true, compressionLevel: 9 }).toBuffer(),
    picture.clone().webp({ lossless: true }).toBuffer(),
  ]);
  return [
    { kind: "progressive JPEG", type: 1, name: "a.jpg", content: filled(jpeg, 2 * MB) },
    { kind: "interlaced PNG", type: 1, name: "a.png", content: filled(png, 2 * MB) },
    { kind: "WebP", type: 1, name: "a.webp", content: webp },
  ];
}

/** 15 MB packed and nearly 128 unpacked, the model the largest of it. */
function model(): LargeFile {
  const corners = Buffer.from("v 0 0 0\nv 1 0 0\nv 0 1 0\n".repeat(100_000));
  const faces = Buffer.alloc(100 * MB, "# 1234567890 abcdefghij\n");
  faces.write("\nf 1 2 3\n", faces.length - 9);
  const random = (bytes: number) => randomBytes(bytes);
  const zip = zipSync({
    "model.obj": [Buffer.concat([corners, faces]), { level: 6 }],
    "texture.bin": [random(14 * MB), { level: 0 }],
  });
  return { kind: "model", type: 0, name: "a.zip", content: Buffer.from(zip) };
}

/** Audio with the lowest bit rate, which gives the longest sound in 3 MB. */
function audio(): LargeFile {
  const frame = Buffer.alloc(72);
  frame.writeUInt32BE(0xffe318c4);
  const content = Buffer.concat(Array.from({ length: Math.floor((3 * MB) / 72) }, () => frame));
  return { kind: "audio", type: 2, name: "a.mp3", content };
}

export async function largeFiles(): Promise<LargeFile[]> {
  return [...(await images()), model(), audio()];
}

/** A picture of a model. */
export async function thumbnail(): Promise<Buffer> {
  const [first] = await images();
  return first?.content ?? Buffer.alloc(0);
}
