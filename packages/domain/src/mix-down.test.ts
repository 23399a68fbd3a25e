import { expect, test } from "vitest";
import { mixDownOf, waveMask } from "./mix-down.ts";

const h = Math.SQRT1_2;

test("LIB-04 5.1 becomes stereo as BS.775 says: centre and surround at -3 dB, no low frequencies", () => {
  expect(mixDownOf(6)).toEqual([
    [1, 0],
    [0, 1],
    [h, h],
    [0, 0],
    [h, 0],
    [0, h],
  ]);
});

test.each([
  ["three", 3, {}, [2, h, h]],
  ["four of a WAVE file, which are the corners", 4, {}, [2, h, 0]],
  ["four of AAC, whose third is the centre", 4, { isAac: true }, [2, h, h]],
  ["five", 5, {}, [2, h, h]],
  ["6.1, whose fifth is behind", 7, {}, [4, 0.5, 0.5]],
  ["7.1, whose last is at the right side", 8, {}, [7, 0, h]],
  ["three with the file's word that the third is for low frequencies", 3, { mask: 0xb }, [2, 0, 0]],
  ["twelve with the file's word", 12, { mask: 0x2_d6_3f }, [11, 0, h]],
  ["a mask of another number of channels, which says nothing", 6, { mask: 0x3 }, [2, h, h]],
] as const)("LIB-04 %s channels", (_what, channels, said, [at, left, right]) => {
  const mix = mixDownOf(channels, said);
  expect(mix).toHaveLength(channels);
  expect(mix?.[at]).toEqual([left, right]);
});

test("LIB-04 what the 16 channels of a sound field are for is not guessed", () => {
  expect(mixDownOf(16)).toBeUndefined();
});

/** The head of a WAVE file with another part before its format. */
function wave(format: number, mask: number, extra = 3): Uint8Array {
  const bytes = new Uint8Array(200);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  write(8, "WAVE");
  write(12, "JUNK");
  view.setUint32(16, extra, true);
  const at = 20 + extra + (extra % 2);
  write(at, "fmt ");
  view.setUint32(at + 4, 40, true);
  view.setUint16(at + 8, format, true);
  view.setUint32(at + 28, mask, true);
  return bytes;
}

test("LIB-04 a WAVE file says which speakers its channels are for, or does not", () => {
  expect(waveMask(wave(0xff_fe, 0x3f))).toBe(0x3f);
  expect(waveMask(wave(0xff_fe, 0))).toBeUndefined();
  expect(waveMask(wave(1, 0x3f))).toBeUndefined();
  expect(waveMask(new Uint8Array(20))).toBeUndefined();
  expect(waveMask(wave(0xff_fe, 0x3f).subarray(0, 50))).toBeUndefined();
});
