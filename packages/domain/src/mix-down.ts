/*
 * Which speakers the channels of a sound are for, and what each becomes in two of them, as ITU-R BS.775 (annex 4) mixes down:
 * the centre and what is behind at -3 dB, without the channel of low frequencies.
 */

const HALF_POWER = Math.SQRT1_2;
const [LEFT, RIGHT, BOTH, BEHIND] = [
  [HALF_POWER, 0],
  [0, HALF_POWER],
  [HALF_POWER, HALF_POWER],
  [0.5, 0.5],
] as const;

/** What goes to the left and to the right, by the bit of the speaker in a WAVE file's channel mask. */
const SPEAKERS: readonly (readonly [left: number, right: number])[] = [
  [1, 0], // front left
  [0, 1], // front right
  BOTH, // front centre
  [0, 0], // low frequencies
  LEFT, // back left
  RIGHT, // back right
  LEFT, // left of centre
  RIGHT, // right of centre
  BEHIND, // back centre
  LEFT, // side left
  RIGHT, // side right
  BEHIND, // top centre
  LEFT, // top front left
  BEHIND, // top front centre
  RIGHT, // top front right
  LEFT, // top back left
  BEHIND, // top back centre
  RIGHT, // top back right
];

/** The masks of 3 to 8 channels in the order in which decoders give them, where the file says nothing else. */
const USUAL_MASKS: Readonly<Record<number, number>> = {
  3: 0x7,
  4: 0x33,
  5: 0x37,
  6: 0x3f,
  7: 0x70f,
  8: 0x63f,
};
/** Four channels of AAC: the front three, and one behind. */
const AAC_OF_FOUR = 0x1_07;

/** What each channel adds to the left and to the right. */
export type MixDown = readonly (readonly [left: number, right: number])[];

/**
 * How more than two channels become two; undefined where nobody knows what they are for, such as the 16 of a sound field.
 * @param mask what the file says of its speakers
 */
export function mixDownOf(
  channels: number,
  { mask, isAac = false }: { mask?: number | undefined; isAac?: boolean } = {},
): MixDown | undefined {
  const said = mask === undefined ? undefined : speakersOf(mask);
  if (said?.length === channels) return said;
  const usual = isAac && channels === 4 ? AAC_OF_FOUR : USUAL_MASKS[channels];
  return usual === undefined ? undefined : speakersOf(usual);
}

const speakersOf = (mask: number): MixDown =>
  SPEAKERS.filter((_speaker, bit) => ((mask >>> bit) & 1) === 1);

const EXTENSIBLE = 0xff_fe;
/** Bytes at the beginning of a WAVE file within which it says what its channels are for. */
export const WAVE_HEAD_BYTES = 65_536;

/** The channel mask of a WAVE file, by its beginning; undefined where it has none. */
export function waveMask(head: Uint8Array): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const FMT = 0x66_6d_74_20;
  // Behind "RIFF", the length and "WAVE", each part has a name and a length; parts begin at even places.
  for (let at = 12; at + 8 <= head.length;) {
    const length = view.getUint32(at + 4, true);
    if (view.getUint32(at) === FMT) {
      const isExtensible = at + 32 <= head.length && view.getUint16(at + 8, true) === EXTENSIBLE;
      return isExtensible ? view.getUint32(at + 28, true) || undefined : undefined;
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}
