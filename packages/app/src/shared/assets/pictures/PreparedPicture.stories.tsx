import * as made from "@panel/media/pictures/fixtures";
import {
  convertedPicture,
  preparedPicture,
  type PreparedPicture,
} from "@panel/media/pictures/prepare-picture";
import { UnreadablePicture } from "@panel/media/pictures/unreadable-picture";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { PreparationNote } from "../upload/PreparationNote.tsx";
import { startDesk } from "../../story-desk.tsx";

interface GivenProps {
  file(): Promise<File>;
  onMade(made: PreparedPicture): void;
  onProblem(problem: unknown): void;
}

/** Makes a given picture ready, shows it and says what was done. */
function Given({ file, onMade, onProblem }: GivenProps) {
  const [ready, setReady] = useState<PreparedPicture & { src: string }>();
  useEffect(() => {
    const control = new AbortController();
    const make = async () => {
      const picture = await preparedPicture(await file(), control.signal);
      onMade(picture);
      setReady({ ...picture, src: URL.createObjectURL(picture.file) });
    };
    void make().catch((error: unknown) => {
      if (!control.signal.aborted) onProblem(error);
    });
    return () => control.abort();
  }, [file, onMade, onProblem]);
  if (!ready) return <p>…</p>;
  return (
    <div className="grid gap-2">
      <img src={ready.src} alt={ready.file.name} className="h-24 w-fit rounded-field" />
      <PreparationNote {...ready} />
    </div>
  );
}

const meta = {
  title: "Library/Pictures made ready",
  component: Given,
  loaders: [startDesk],
  args: { file: () => Promise.resolve(new File([], "")), onMade: fn(), onProblem: fn() },
} satisfies Meta<typeof Given>;
export default meta;
type Story = StoryObj<typeof meta>;

const decoded = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
const fileOf = (name: string, content: BlobPart) => async () => new File([content], name);

/** Red, green and blue in the middle of a picture's left and right half, or of its upper and lower one. */
async function halves(file: Blob, axis: "across" | "down" = "across"): Promise<number[][]> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const flat = new OffscreenCanvas(width, height).getContext("2d");
  flat?.drawImage(picture, 0, 0);
  return [1, 3].map((quarter) => {
    const [x, y] = axis === "across" ? [quarter / 4, 0.5] : [0.5, quarter / 4];
    return [...(flat?.getImageData(width * x, height * y, 1, 1).data ?? [])].slice(0, 3);
  });
}

/** What a callback was called with first. */
const handed = (callback: unknown): unknown[] =>
  (callback as { mock: { calls: unknown[][] } }).mock.calls[0] ?? [];

/** Display P3's 200 110 90 and 120 180 110 in sRGB, by the matrices of both. */
const P3 = [
  [214, 104, 84],
  [100, 182, 102],
];
const PLAIN = [
  [200, 110, 90],
  [120, 180, 110],
];

interface Expected {
  name: string;
  colours: number[][];
  said: string | RegExp;
  axis?: "across" | "down";
  size?: [number, number];
}

const becomes =
  ({ name, colours, said, axis, size = [64, 48] }: Expected): NonNullable<Story["play"]> =>
  async ({ args, canvas }) => {
    await waitFor(() => expect(args.onMade).toHaveBeenCalled());
    const [ready] = handed(args.onMade);
    const { file } = ready as PreparedPicture;
    await expect(file.name).toBe(name);
    await expect(await canvas.findByText(said)).toBeVisible();
    const picture = await createImageBitmap(file);
    await expect([picture.width, picture.height]).toEqual(size);
    const found = await halves(file, axis);
    for (const [half, parts] of colours.entries())
      for (const [part, value] of parts.entries())
        await expect(Math.abs((found[half]?.[part] ?? 0) - value)).toBeLessThan(5);
  };

export const PhonePhoto: Story = {
  name: "LIB-04 a HEIC in Display P3 becomes a JPEG with the colours that it had",
  args: { file: fileOf("IMG_0412.HEIC", decoded(made.HEIC_P3)) },
  play: becomes({
    name: "IMG_0412.jpg",
    colours: P3,
    said: "Convertida de HEIC a JPEG con sus colores.",
  }),
};

// oxlint-disable-next-line explorar/no-hard-coded-colour -- the content of a picture
const ORANGE = "rgb(200 110 90)";

/** A WebP of one colour, as a browser writes it. */
async function webp(name: string, width = 64, height = 48): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const flat = canvas.getContext("2d");
  if (flat) flat.fillStyle = ORANGE;
  flat?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: "image/webp" })], name);
}
const SAME = [PLAIN[0] ?? [], PLAIN[0] ?? []];

export const NamedOtherwise: Story = {
  name: "LIB-04 a WebP that is called .jpg is taken for what it is, and its new name is said",
  args: { file: () => webp("portada.jpg") },
  play: becomes({ name: "portada.webp", colours: SAME, said: /WebP/ }),
};

export const ShrunkAndNamedOtherwise: Story = {
  name: "LIB-04 one that is made smaller gets its name too",
  args: { file: () => webp("portada.png", 4200, 2200) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onMade).toHaveBeenCalled());
    const [ready] = handed(args.onMade);
    const { file, shrunk } = ready as PreparedPicture;
    const ending = { "image/webp": "webp", "image/jpeg": "jpg", "image/png": "png" }[file.type];
    await expect(file.name).toBe(`portada.${ending}`);
    await expect(shrunk?.from).toEqual([4200, 2200]);
    await expect(canvas.queryByText("…")).toBeNull();
  },
};

export const Avif: Story = {
  name: "LIB-04 an AVIF becomes a JPEG",
  args: { file: fileOf("plaza.avif", decoded(made.AVIF_PLAIN)) },
  play: becomes({ name: "plaza.jpg", colours: PLAIN, said: /de AVIF a JPEG/ }),
};

export const AvifOfP3: Story = {
  name: "LIB-04 an AVIF in Display P3 keeps its colours",
  args: { file: fileOf("plaza.avif", decoded(made.AVIF_P3)) },
  play: becomes({ name: "plaza.jpg", colours: P3, said: /de AVIF a JPEG/ }),
};

export const Tiff: Story = {
  name: "LIB-04 a TIFF in Display P3 becomes a JPEG with the colours that it had",
  args: { file: fileOf("escáner.tif", decoded(made.TIFF_P3)) },
  play: becomes({ name: "escáner.jpg", colours: P3, said: /de TIFF a JPEG/ }),
};

export const HighRange: Story = {
  name: "LIB-04 lights of a HEIF in PQ are brought down to the white of a screen, which is said",
  args: { file: fileOf("noche.hif", decoded(made.HEIF_PQ)) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onMade).toHaveBeenCalled());
    await expect(await canvas.findByText(/Es HDR/)).toBeVisible();
    const [ready] = handed(args.onMade);
    const { file } = ready as PreparedPicture;
    const [left = []] = await halves(file);
    // Taken for sRGB it would be between 100 and 120, gray as fog.
    await expect(Math.max(...left)).toBeGreaterThan(130);
  },
};

/** A PNG that a canvas has made, with a chunk that says that its lights are those of PQ in BT.2020. */
async function pngOfHighRange(): Promise<File> {
  const plain = new Uint8Array(await (await drawn(64, 48, "image/png")).arrayBuffer());
  const chunk = Uint8Array.of(
    0,
    0,
    0,
    4,
    0x63,
    0x49,
    0x43,
    0x50,
    9,
    16,
    0,
    1,
    0x4d,
    0x23,
    0x23,
    0xfe,
  );
  return new File([plain.slice(0, 33), chunk, plain.slice(33)], "noche.png");
}

export const HighRangePng: Story = {
  name: "LIB-04 a PNG in PQ is made anew, as the server does not know what its numbers mean",
  args: { file: pngOfHighRange },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onMade).toHaveBeenCalled());
    await expect(await canvas.findByText(/Es HDR/)).toBeVisible();
    const [ready] = handed(args.onMade);
    const { file } = ready as PreparedPicture;
    await expect(new TextDecoder("latin1").decode(await file.arrayBuffer())).not.toContain("cICP");
  },
};

export const TurnedTiff: Story = {
  name: "LIB-04 a TIFF that lies on its side is set upright",
  args: { file: fileOf("lado.tiff", decoded(made.TIFF_TURNED)) },
  play: becomes({
    name: "lado.jpg",
    colours: PLAIN,
    said: /de TIFF a JPEG/,
    axis: "down",
    size: [48, 64],
  }),
};

export const JpegInTiff: Story = {
  name: "LIB-04 a TIFF that is packed as JPEG is read",
  args: { file: fileOf("libro.tif", decoded(made.TIFF_JPEG)) },
  play: becomes({ name: "libro.jpg", colours: PLAIN, said: /de TIFF a JPEG/ }),
};

export const DeepTiff: Story = {
  name: "LIB-04 a TIFF of 16 bits is read",
  args: { file: fileOf("libro.tif", decoded(made.TIFF_16_BIT)) },
  play: becomes({ name: "libro.jpg", colours: PLAIN, said: /de TIFF a JPEG/ }),
};

export const TwoPages: Story = {
  name: "LIB-04 of a TIFF of two pages the first is taken, which is said",
  args: { file: fileOf("libro.tif", decoded(made.TIFF_TWO_PAGES)) },
  play: becomes({ name: "libro.jpg", colours: PLAIN, said: /Tiene 2 páginas/ }),
};

/** A BMP of one pixel a colour, as Windows writes it: rows from the bottom, blue first. */
function bmp(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(54 + 64 * 48 * 3);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, 64, true);
  view.setInt32(22, 48, true);
  view.setUint32(26, 1 + (24 << 16), true);
  for (let at = 0; at < 64 * 48; at += 1)
    bytes.set([...(PLAIN[at % 64 < 32 ? 0 : 1] ?? [])].toReversed(), 54 + at * 3);
  return bytes;
}

export const Bmp: Story = {
  name: "LIB-04 a BMP becomes a JPEG",
  args: { file: fileOf("captura.bmp", bmp()) },
  play: becomes({ name: "captura.jpg", colours: PLAIN, said: /de BMP a JPEG/ }),
};

/** A picture of two halves, drawn here. */
async function drawn(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const flat = canvas.getContext("2d");
  for (const [half, [red = 0, green = 0, blue = 0]] of PLAIN.entries()) {
    const pixel = new ImageData(Uint8ClampedArray.of(red, green, blue, 255), 1, 1);
    const colour = await createImageBitmap(pixel);
    flat?.drawImage(colour, (half * width) / 2, 0, width / 2, height);
  }
  return canvas.convertToBlob({ type, quality: 0.9 });
}

export const LargePhoto: Story = {
  name: "LIB-04 a JPEG of 48 megapixels is made as small as is advised",
  args: {
    file: async () => new File([await drawn(8064, 6048, "image/jpeg")], "plano.jpg"),
  },
  play: becomes({
    name: "plano.jpg",
    colours: PLAIN,
    size: [1920, 1440],
    said: /Reducida de 8064 × 6048 a 1920 × 1440/,
  }),
};

export const MisnamedJpeg: Story = {
  name: "LIB-04 a JPEG that is called a HEIC gets the ending of what it is",
  args: {
    file: async () => new File([await drawn(64, 48, "image/jpeg")], "IMG_7.HEIC"),
  },
  play: becomes({ name: "IMG_7.jpg", colours: PLAIN, said: /Es un JPEG/ }),
};

const isRefused =
  (reason: string): NonNullable<Story["play"]> =>
  async ({ args }) => {
    await waitFor(() => expect(args.onProblem).toHaveBeenCalled());
    const [problem] = handed(args.onProblem);
    await expect(problem).toBeInstanceOf(UnreadablePicture);
    await expect((problem as UnreadablePicture).reason).toBe(reason);
  };

export const Portrait: Story = {
  name: "PRO-02 a photo of a phone is made as light as the picture of a person may be",
  args: {
    file: async () => {
      const photo = new File([await drawn(4032, 3024, "image/png")], "yo.png");
      const heavy = new File([photo, new Uint8Array(3_000_000)], "yo.png");
      return convertedPicture(heavy, 1_048_575);
    },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMade).toHaveBeenCalled());
    const [ready] = handed(args.onMade);
    const { file } = ready as PreparedPicture;
    await expect(file.size).toBeLessThan(1_048_576);
    const picture = await createImageBitmap(file);
    await expect([picture.width, picture.height]).toEqual([1024, 768]);
  },
};

export const CutOff: Story = {
  name: "LIB-04 a HEIC that was cut off is said to be damaged",
  args: { file: fileOf("IMG_1.HEIC", decoded(made.HEIC_P3).slice(0, 900)) },
  play: isRefused("damaged"),
};

export const CutOffTiff: Story = {
  name: "LIB-04 a TIFF that was cut off is said to be damaged",
  args: { file: fileOf("libro.tif", decoded(made.TIFF_P3).slice(0, 200)) },
  play: isRefused("damaged"),
};

export const OnlyCalledHeic: Story = {
  name: "LIB-04 what is only called a HEIC is said to be damaged",
  args: { file: fileOf("IMG_1.HEIC", "no") },
  play: isRefused("damaged"),
};

export const TooManyPixels: Story = {
  name: "LIB-04 a picture of too many pixels is refused before it is decoded",
  args: {
    file: async () => {
      const bytes = bmp();
      new DataView(bytes.buffer).setInt32(18, 20_000, true);
      new DataView(bytes.buffer).setInt32(22, 20_000, true);
      return new File([bytes], "cartel.bmp");
    },
  },
  play: isRefused("pixels"),
};

export const Raw: Story = {
  name: "LIB-04 a RAW is told what to do with it",
  args: { file: fileOf("DSC_1.NEF", "II*\0") },
  play: isRefused("raw"),
};
