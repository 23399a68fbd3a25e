import type { SoundKind } from "./source-sounds.ts";

/*
 * How sounds are packed within a file of a kind, where not every browser unpacks it: by what the file says of itself at its
 * beginning, or of MP4 also at its end.
 */

/** Bytes at the beginning, and at the end of an MP4, within which a file says how it is packed. */
export const CODEC_BYTES = 262_144;

/** By the number of a WAVE format. */
const WAVES: Readonly<Record<number, string>> = {
  0x02: "ADPCM",
  0x11: "ADPCM",
  0x22: "TrueSpeech",
  0x31: "GSM",
  0x40: "ADPCM",
  0x50: "MPEG",
  0x92: "AC-3",
  0x01_61: "WMA",
  0x01_62: "WMA",
  0x20_00: "AC-3",
  0x20_01: "DTS",
};
const [FLOAT, EXTENSIBLE] = [3, 0xff_fe];

/** By the four letters of MP4, QuickTime, CAF and AIFF-C. */
const LETTERS: Readonly<Record<string, string>> = {
  alac: "ALAC",
  "ac-3": "AC-3",
  "ec-3": "E-AC-3",
  "ac-4": "AC-4",
  dtsc: "DTS",
  dtsh: "DTS",
  dtsl: "DTS",
  mlpa: "TrueHD",
  mha1: "MPEG-H",
  mhm1: "MPEG-H",
  samr: "AMR",
  sawb: "AMR",
  ima4: "ADPCM",
  "GSM ": "GSM",
  QDM2: "QDesign",
  MAC3: "MACE",
  MAC6: "MACE",
};

/** The name of a packing that some browsers do not unpack; undefined for all others. */
export function rareCodec(kind: SoundKind, head: Uint8Array): string | undefined {
  switch (kind) {
    case "wav":
    case "rf64":
      return waveCodec(head);
    case "mp4":
      // Behind what all boxes have: the number of descriptions, and the length of the first.
      return LETTERS[behind(head, "stsd", 12)];
    case "caf":
      // Behind the length and the rate.
      return LETTERS[behind(head, "desc", 16)];
    case "aifc":
      // Behind the length: channels, frames, bits and the rate of 80 bits.
      return LETTERS[behind(head, "COMM", 22)];
    case "ogg":
      return latin(head.subarray(28, 36)) === "Speex   " ? "Speex" : undefined;
    default:
      return undefined;
  }
}

/** How many channels a sound of Vorbis has; undefined for one that is packed otherwise. */
export function vorbisChannels(kind: SoundKind, head: Uint8Array): number | undefined {
  if (kind !== "ogg" && kind !== "webm") return undefined;
  // The name of its first packet, and a version of 32 bits.
  const at = latin(head).indexOf("\u0001vorbis");
  return at < 0 ? undefined : head[at + 11];
}

function waveCodec(head: Uint8Array): string | undefined {
  const at = latin(head).indexOf("fmt ");
  if (at < 0 || at + 34 > head.length) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const said = view.getUint16(at + 8, true);
  const format = said === EXTENSIBLE ? view.getUint16(at + 32, true) : said;
  const isDouble = format === FLOAT && view.getUint16(at + 22, true) === 64;
  return isDouble ? "64-bit float" : WAVES[format];
}

/** The four letters so many bytes behind the name of a part. */
function behind(head: Uint8Array, name: string, bytes: number): string {
  const text = latin(head);
  const at = text.indexOf(name);
  const start = at + name.length + bytes;
  return at < 0 ? "" : text.slice(start, start + 4);
}

const latin = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
