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
