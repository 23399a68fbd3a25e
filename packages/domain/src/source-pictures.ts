import { ADVISED_SIDE, ASSET_BYTES, ASSET_TYPE_CODE, IMAGE_PIXELS, extensionOf } from "./assets.ts";

/** Pictures that people have. The library takes the first four; of the others the panel makes one that it takes. */
export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif" | "avif" | "tiff" | "bmp";

interface KindRules {
  /** As people call it. */
  name: string;
  /** Endings of file names, without the dot; the first is the usual one. */
  endings: readonly string[];
  /** Whether the library takes it as it is. */
  taken: boolean;
  /** Whether it becomes a JPEG where nothing of it is transparent; otherwise it becomes a WebP. */
  photo: boolean;
}

export const PICTURE_KINDS: Readonly<Record<PictureKind, KindRules>> = {
  jpeg: { name: "JPEG", endings: ["jpg", "jpeg"], taken: true, photo: true },
  png: { name: "PNG", endings: ["png"], taken: true, photo: false },
  webp: { name: "WebP", endings: ["webp"], taken: true, photo: false },
  gif: { name: "GIF", endings: ["gif"], taken: true, photo: false },
  heif: { name: "HEIC", endings: ["heic", "heif", "hif"], taken: false, photo: true },
  avif: { name: "AVIF", endings: ["avif"], taken: false, photo: true },
  tiff: { name: "TIFF", endings: ["tif", "tiff"], taken: false, photo: true },
  bmp: { name: "BMP", endings: ["bmp"], taken: false, photo: true },
};

/** What a picture may be before it is made smaller: as much as the largest cameras of phones make. */
export const SOURCE_PICTURE = { bytes: 150 * 1_048_576, pixels: 12_000 * 9000 } as const;

/** Bytes at the beginning of a file that say of which kind it is. */
export const KIND_BYTES = 64;

/** Brands of pictures in ISO containers, which may stand anywhere in the list of a file's brands. */
const BRANDS: readonly (readonly [PictureKind, RegExp])[] = [
  ["avif", /avi[fs]/],
  ["heif", /hei[cxms]|hev[cxms]|mif1|msf1/],
];

/** Of which kind a picture is, by its first bytes: names lie, most of all those of pictures that were sent on. */
export function pictureKindOf(head: Uint8Array): PictureKind | undefined {
  const text = Array.from(head.subarray(0, KIND_BYTES), (byte) => String.fromCodePoint(byte)).join(
    "",
  );
  if (text.startsWith("\u00FF\u00D8\u00FF")) return "jpeg";
  if (text.startsWith("\u0089PNG\r\n\u001A\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  // The second of each counts in 64 bits.
  if (/^(?:II[*+]\0|MM\0[*+])/.test(text)) return "tiff";
  // The next bytes are the file's length and two that are reserved.
  if (text.startsWith("BM") && text.slice(6, 10) === "\0\0\0\0") return "bmp";
  if (text.slice(4, 8) !== "ftyp") return undefined;
  const brands = text.slice(8, head[3]);
  return BRANDS.find(([, brand]) => brand.test(brands))?.[0];
}

/** The `accept` of an input for pictures of every kind that is taken or made into one that is. */
export const picturesAccepted = (): string =>
  Object.values(PICTURE_KINDS)
    .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
    .join(",");

/** The size at which a picture is sent, within the advised one; undefined where it may stay as it is. */
export function sentSize(
  { width, height }: { width: number; height: number },
  bytes: number,
  kind: PictureKind,
): readonly [width: number, height: number] | undefined {
  const { taken } = PICTURE_KINDS[kind];
  // How much a file weighs whose kind changes says nothing of the one that is made.
  const heavy = taken && bytes > ASSET_BYTES[ASSET_TYPE_CODE.image];
  const reduces = heavy || width * height > IMAGE_PIXELS.atOnce;
  if (taken && !reduces) return undefined;
  const share = reduces ? Math.min(1, ADVISED_SIDE / Math.max(width, height)) : 1;
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
}

/** Endings of what cameras record before it is a picture. */
const RAW_ENDINGS: readonly string[] = "dng cr2 cr3 nef arw orf rw2 raf".split(" ");

export const isRaw = (fileName: string): boolean => RAW_ENDINGS.includes(extensionOf(fileName));

/** Whether a file's name says that it is a picture of another kind than those that the library takes. */
export const isNamedForeign = (fileName: string): boolean =>
  Object.values(PICTURE_KINDS).some(
    ({ taken, endings }) => !taken && endings.includes(extensionOf(fileName)),
  );
