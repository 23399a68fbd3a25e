import { ASSET_BYTES, ASSET_TYPE_CODE } from "./assets.ts";

/** Sounds that people have. The library takes MP3; of the others the panel makes one. */
export type SoundKind =
  | "mp3"
  | "mp4"
  | "caf"
  | "wav"
  | "rf64"
  | "ogg"
  | "webm"
  | "flac"
  | "aac"
  | "aiff"
  | "aifc"
  | "amr";

interface KindRules {
  /** As people call it. */
  name: string;
  /** Endings of file names, without the dot; the first is the usual one. */
  endings: readonly string[];
}

export const SOUND_KINDS: Readonly<Record<SoundKind, KindRules>> = {
  mp3: { name: "MP3", endings: ["mp3", "mpga", "mpeg"] },
  mp4: { name: "M4A", endings: ["m4a", "mp4", "m4b"] },
  caf: { name: "CAF", endings: ["caf"] },
  wav: { name: "WAV", endings: ["wav"] },
  rf64: { name: "RF64", endings: ["rf64"] },
  ogg: { name: "OGG", endings: ["ogg", "oga", "opus"] },
  webm: { name: "WebM", endings: ["webm", "weba"] },
  flac: { name: "FLAC", endings: ["flac"] },
  aac: { name: "AAC", endings: ["aac"] },
  aiff: { name: "AIFF", endings: ["aiff", "aif"] },
  aifc: { name: "AIFF-C", endings: ["aifc"] },
  amr: { name: "AMR", endings: ["amr", "3gp"] },
};

/** What a sound may be before it is made smaller. */
export const SOURCE_SOUND = { bytes: 150 * 1_048_576, seconds: 45 * 60 } as const;

/** Up to this length a sound is decoded at 44,100 samples a second, where a minute takes 21 MB. */
const FULL_RATE_SECONDS = 20 * 60;

/** Samples a second at which a sound is decoded; what is longer takes no more memory, and may only be kept in part. */
export const decodingRate = (seconds: number | undefined): number =>
  (seconds ?? 0) > FULL_RATE_SECONDS ? 24_000 : 44_100;

/** Bytes at the beginning of a file that say of which kind it is. */
export const SOUND_KIND_BYTES = 16;

const SIGNATURES: readonly (readonly [SoundKind, RegExp])[] = [
  ["mp3", /^ID3|^\u00FF[\u00E2\u00E3\u00F2\u00F3\u00FA\u00FB]/],
  ["aac", /^\u00FF[\u00F0\u00F1\u00F8\u00F9]/],
  ["mp4", /^[^]{4}ftyp(?!3gp)/],
  ["caf", /^caff/],
  ["amr", /^#!AMR|^[^]{4}ftyp3gp/],
  ["wav", /^RIFF[^]{4}WAVE/],
  ["rf64", /^(?:RF64|BW64)[^]{4}WAVE/],
  ["ogg", /^OggS/],
  // Its first byte is a control character.
  ["webm", /^.E\u00DF\u00A3/s],
  ["flac", /^fLaC/],
  ["aiff", /^FORM[^]{4}AIFF/],
  ["aifc", /^FORM[^]{4}AIFC/],
];

/** Of which kind a sound is, by its first bytes. */
export function soundKindOf(head: Uint8Array): SoundKind | undefined {
  const text = Array.from(head.subarray(0, SOUND_KIND_BYTES), (byte) =>
    String.fromCodePoint(byte),
  ).join("");
  return SIGNATURES.find(([, signature]) => signature.test(text))?.[0];
}

/** The `accept` of an input for sounds of every kind that is taken or made into an MP3. */
export const soundsAccepted = (): string =>
  Object.values(SOUND_KINDS)
    .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
    .join(",");

/** Kilobits a second of an MP3, best first. */
export const BIT_RATES = [128, 96, 64, 48, 32] as const;
export type BitRate = (typeof BIT_RATES)[number];

/** From this rate on a sound keeps its two channels; below, one sounds better. */
const STEREO_FROM: BitRate = 96;

/** How many channels an MP3 has. */
export const channelsAt = (rate: BitRate, channels: number): 1 | 2 =>
  channels > 1 && rate >= STEREO_FROM ? 2 : 1;

/** The frames that an encoder adds before and after, in seconds. */
const PADDING = 0.1;

/** About how large an MP3 becomes, in bytes, a little rounded up. */
export const soundBytes = (seconds: number, rate: BitRate): number =>
  Math.ceil((seconds + PADDING) * rate * 125);

export const fitsAt = (seconds: number, rate: BitRate): boolean =>
  soundBytes(seconds, rate) <= ASSET_BYTES[ASSET_TYPE_CODE.audio];

/** The best rate for a voice or a field recording: more is not heard, and fewer bytes come sooner on a street. */
export const usualRate = (channels: number): BitRate => (channels > 1 ? 128 : 96);

/** What is done to a sound; times in seconds of the one that was given. */
export interface SoundEdit {
  start: number;
  end: number;
  /** How long it swells at its start and fades at its end. */
  fadeIn: number;
  fadeOut: number;
  /** Whether it is made as loud as others. */
  even: boolean;
  rate: BitRate;
}

/** As it is, as loud as others. */
export const wholeSound = (seconds: number, channels: number): SoundEdit => ({
  start: 0,
  end: seconds,
  fadeIn: 0,
  fadeOut: 0,
  even: true,
  rate: usualRate(channels),
});

/** A change of what is done that keeps it possible: at least half a second, or all of a shorter sound, fades within it. */
export function edited(before: SoundEdit, change: Partial<SoundEdit>, seconds: number): SoundEdit {
  const next = { ...before, ...change };
  const least = Math.min(LEAST_SECONDS, seconds);
  const start = Math.min(Math.max(0, next.start), seconds - least);
  const end = Math.max(Math.min(seconds, next.end), start + least);
  const half = (end - start) / 2;
  return {
    ...next,
    start,
    end,
    fadeIn: Math.min(next.fadeIn, half),
    fadeOut: Math.min(next.fadeOut, half),
  };
}

/** The shortest that can be left of a sound, in seconds. */
export const LEAST_SECONDS = 0.5;
