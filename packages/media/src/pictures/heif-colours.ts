import { isForeign, isHighRange, type CodedColours } from "./coded-colours.ts";

/** What the numbers of a picture's pixels mean, where that is not sRGB: an ICC profile, or colours by number. */
export type Colours = Uint8Array<ArrayBuffer> | CodedColours;

/**
 * The colours of a HEIC, which its decoder leaves as they are: the first profile in it, as phones write one for all
 * pictures of a file, or else the first colours by number. Of high range only these say so.
 */
export function heifColours(bytes: Uint8Array): Colours | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let coded: CodedColours | undefined;
  let profile: Colours | undefined;
  for (let at = 4; at + 12 <= bytes.length; at += 1) {
    // "colr", the name of the box
    if (bytes[at] !== 0x63 || view.getUint32(at) !== 0x636f6c72) continue;
    const length = view.getUint32(at - 4);
    const kind = new TextDecoder("latin1").decode(bytes.subarray(at + 4, at + 8));
    const content = bytes.slice(at + 8, at - 4 + length);
    if (content.length !== length - 12) continue;
    if ((kind === "prof" || kind === "rICC") && isProfile(content)) profile ??= content;
    if (kind !== "nclx" || content.length < 4) continue;
    const found = { primaries: view.getUint16(at + 8), transfer: view.getUint16(at + 10) };
    if (isForeign(found)) coded ??= found;
  }
  return coded && isHighRange(coded) ? coded : (profile ?? coded);
}

/** Whether it is an ICC profile of red, green and blue, or of gray; others would not fit the decoded pixels. */
export function isProfile(content: Uint8Array, of: "RGB " | "GRAY" = "RGB "): boolean {
  const at = (start: number) =>
    new TextDecoder("latin1").decode(content.subarray(start, start + 4));
  return content.length > 128 && at(36) === "acsp" && at(16) === of;
}
