/** What a file is for that no kind of ours is. */
export type ForeignPurpose = "image" | "audio" | "film" | "text" | "other";

interface ForeignKind {
  /** As programs and people call it. */
  name: string;
  purpose: ForeignPurpose;
}

/** Bytes at the beginning of a file that say of which kind it is. */
export const FOREIGN_BYTES = 64;

const kind = (purpose: ForeignPurpose, name: string, start: RegExp) =>
  [start, { name, purpose }] as const;

/** Kinds that are not opened here, by how files of them begin, each byte a letter of Latin-1. */
const KINDS: readonly (readonly [start: RegExp, kind: ForeignKind])[] = [
  kind("image", "JPEG 2000", /^\0\0\0\fjP {2}|^\u00FFO\u00FFQ/),
  kind("image", "JPEG XL", /^\0\0\0\fJXL |^\u00FF\n/),
  kind("image", "JPEG XR", /^II\u00BC/),
  kind("image", "PSD (Photoshop)", /^8BPS/),
  kind("image", "XCF (GIMP)", /^gimp xcf/),
  kind("image", "OpenEXR", /^v\/1[^ -~]/),
  kind("image", "Radiance HDR", /^#\?(?:RADIANCE|RGBE)/),
  kind("image", "DDS", /^DDS /),
  kind("image", "KTX2", /^\u00ABKTX /),
  kind("image", "ICO", /^\0\0[^ -~]\0[^\0]/),
  kind("image", "DjVu", /^AT&TFORM/),
  kind("image", "PNM", /^P[1-7][\t\n\r ]/),
  kind("image", "FITS", /^SIMPLE {2}=/),
  kind("image", "EPS", /^%!PS|^\u00C5\u00D0\u00D3\u00C6/),
  kind("image", "SVG", /^(?:\u00EF\u00BB\u00BF)?\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/),
  kind("image", "EMF", /^[^ -~]\0\0\0[^]{36} EMF/),
  kind("image", "WMF", /^\u00D7\u00CD\u00C6\u009A/),
  kind("text", "PDF", /^%PDF-/),
  kind("audio", "W64", /^riff\.\u0091\u00CF/),
  kind("audio", "DSD (DSF)", /^DSD /),
  kind("audio", "DSD (DSDIFF)", /^FRM8/),
  kind("audio", "WMA", /^0&\u00B2u\u008Ef\u00CF/),
  kind("audio", "MIDI", /^MThd/),
  kind("audio", "Monkey’s Audio", /^MAC /),
  kind("audio", "WavPack", /^wvpk/),
  kind("audio", "AU", /^\.snd/),
  kind("audio", "RealAudio", /^\.ra\u00FD|^\.RMF/),
  kind("audio", "Musepack", /^MPCK|^MP\+/),
  kind("audio", "True Audio", /^TTA1/),
  kind("film", "AVI", /^RIFF[^]{4}AVI /),
  kind("film", "QuickTime", /^[^]{4}ftypqt/),
];

/** Of which kind a file is that is not opened here; undefined for one that nobody here knows. */
export function foreignKindOf(head: Uint8Array): ForeignKind | undefined {
  const text = Array.from(head.subarray(0, FOREIGN_BYTES), (byte) =>
    String.fromCodePoint(byte),
  ).join("");
  return KINDS.find(([start]) => start.test(text))?.[1];
}
