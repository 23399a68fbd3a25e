/** What the numbers of a picture's pixels mean, where that is not sRGB: an ICC profile, or Display P3. */
export type Colours = Uint8Array<ArrayBuffer> | "display-p3";

/** Number of the primaries of Display P3 in ITU-T H.273. */
const P3_PRIMARIES = 12;

/**
 * The colours of a HEIC, which its decoder leaves as they are: the first profile in it, as phones write one for all
 * pictures of a file, or else the named colours.
 */
export function heifColours(bytes: Uint8Array): Colours | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let named: Colours | undefined;
  for (let at = 4; at + 12 <= bytes.length; at += 1) {
    // "colr", the name of the box
    if (bytes[at] !== 0x63 || view.getUint32(at) !== 0x636f6c72) continue;
    const length = view.getUint32(at - 4);
    const kind = new TextDecoder("latin1").decode(bytes.subarray(at + 4, at + 8));
    const content = bytes.slice(at + 8, at - 4 + length);
    if (content.length !== length - 12) continue;
    if ((kind === "prof" || kind === "rICC") && isProfile(content)) return content;
    if (kind === "nclx" && view.getUint16(at + 8) === P3_PRIMARIES) named = "display-p3";
  }
  return named;
}

/** Whether it is an ICC profile of red, green and blue, or of gray; others would not fit the decoded pixels. */
export function isProfile(content: Uint8Array, of: "RGB " | "GRAY" = "RGB "): boolean {
  const at = (start: number) =>
    new TextDecoder("latin1").decode(content.subarray(start, start + 4));
  return content.length > 128 && at(36) === "acsp" && at(16) === of;
}
