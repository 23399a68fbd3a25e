import { expect, test } from "vitest";
import { rareCodec, vorbisChannels } from "./sound-codecs.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
const zeros = (count: number) => "\0".repeat(count);
const little = (value: number) => String.fromCodePoint(value & 255, value >> 8);
/** A WAVE file of a format; one that is extended says it at its end. */
const wave = (format: number, bits: number, extended?: number) =>
  bytes(
    `RIFF${zeros(4)}WAVEfmt ${little(40)}\0\0${little(format)}\u0002\0${zeros(8)}\u0004\0${little(bits)}${little(22)}${zeros(6)}${little(extended ?? 0)}${zeros(14)}data`,
  );

test.each([
  ["wav", wave(0x11, 4), "ADPCM"],
  ["wav", wave(0x31, 0), "GSM"],
  ["wav", wave(3, 64), "64-bit float"],
  ["wav", wave(0xff_fe, 64, 3), "64-bit float"],
  ["wav", wave(0xff_fe, 16, 0x20_00), "AC-3"],
  ["mp4", bytes(`stsd${zeros(12)}alac`), "ALAC"],
  ["mp4", bytes(`stsd${zeros(12)}ec-3`), "E-AC-3"],
  ["caf", bytes(`caff${zeros(4)}desc${zeros(16)}ima4`), "ADPCM"],
  ["aifc", bytes(`FORM${zeros(4)}AIFCCOMM${zeros(22)}GSM `), "GSM"],
  ["ogg", bytes(`OggS${zeros(24)}Speex   1.2`), "Speex"],
] as const)("LIB-04 a sound in %s is called by how it is packed", (kind, head, name) => {
  expect(rareCodec(kind, head)).toBe(name);
});

test.each([
  ["wav", wave(1, 24)],
  ["wav", wave(3, 32)],
  ["wav", wave(0xff_fe, 24, 1)],
  ["mp4", bytes(`stsd${zeros(12)}mp4a`)],
  ["caf", bytes(`caff${zeros(4)}desc${zeros(16)}lpcm`)],
  ["ogg", bytes(`OggS${zeros(24)}OpusHead`)],
  ["mp3", bytes("ID3")],
  ["wav", bytes("RIFF")],
] as const)("LIB-04 what all browsers unpack in %s has no such name", (kind, head) => {
  expect(rareCodec(kind, head)).toBeUndefined();
});

test("LIB-04 a sound of Vorbis says its channels", () => {
  const packet = bytes(`OggS${zeros(24)}\u0001vorbis${zeros(4)}\u0006`);
  expect(vorbisChannels("ogg", packet)).toBe(6);
  expect(vorbisChannels("webm", packet)).toBe(6);
  expect(vorbisChannels("flac", packet)).toBeUndefined();
  expect(vorbisChannels("ogg", bytes(`OggS${zeros(24)}OpusHead\u0001\u0006`))).toBeUndefined();
});
