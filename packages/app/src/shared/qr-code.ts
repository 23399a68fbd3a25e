import { encode } from "uqr";

/** Modules of quiet space around the code, as ISO/IEC 18004 requires. */
const QUIET = 4;

/** A QR code of a text as SVG, black on white, with one square for each dark module. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${squares.join("")}"/></svg>`;
}

/** The address of a QR code, for an image. */
export const qrImage = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(qrCode(text))}`;

/**
 * A QR code of a text as PNG, black on white.
 * @param pixels of its side at least; each module has as many pixels as every other
 * @throws where the browser cannot draw it
 */
export async function qrPicture(text: string, pixels: number): Promise<Blob> {
  const { data, size } = encode(text, { border: QUIET });
  const module = Math.ceil(pixels / size);
  const side = size * module;
  const picture = new Uint32Array(side * side).fill(0xff_ff_ff_ff);
  data.forEach((row, y) => {
    const line = picture.subarray(y * module * side, (y * module + 1) * side);
    row.forEach((dark, x) => dark && line.fill(0xff_00_00_00, x * module, (x + 1) * module));
    for (let copy = 1; copy < module; copy++) picture.set(line, (y * module + copy) * side);
  });
  const canvas = new OffscreenCanvas(side, side);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("No canvas");
  drawing.putImageData(new ImageData(new Uint8ClampedArray(picture.buffer), side), 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}
