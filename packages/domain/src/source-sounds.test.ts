import { expect, test } from "vitest";
import {
  BIT_RATES,
  channelsAt,
  decodingRate,
  edited,
  fitsAt,
  soundBytes,
  soundKindOf,
  soundsAccepted,
  wholeSound,
} from "./source-sounds.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ["an MP3 with titles", "ID3\u0003", "mp3"],
  ["an MP3", "\u00FF\u00FB\u0090\u0000", "mp3"],
  ["AAC of a radio", "\u00FF\u00F1\u0050", "aac"],
  ["a voice memo of an iPhone", "\0\0\0\u001CftypM4A ", "mp4"],
  ["a memo of an old phone", "\0\0\0\u0018ftyp3gp4", "amr"],
  ["a WAV", "RIFF\0\0\0\0WAVEfmt ", "wav"],
  ["a picture in the same container", "RIFF\0\0\0\0WEBP", undefined],
  ["a voice message", "OggS\0\u0002", "ogg"],
  ["what a browser records", "\u001A\u0045\u00DF\u00A3", "webm"],
  ["a FLAC", "fLaC", "flac"],
  ["a compressed AIFF", "FORM\0\0\0\0AIFC", "aifc"],
  ["a memo of a Mac", "caff\0\u0001", "caf"],
  ["a WAV of more than 4 GB", "RF64\u00FF\u00FF\u00FF\u00FFWAVEds64", "rf64"],
  ["an AIFF", "FORM\0\0\0\0AIFF", "aiff"],
  ["a text", "Hola", undefined],
] as const)("LIB-04 %s is known by its bytes", (_what, head, kind) => {
  expect(soundKindOf(bytes(head))).toBe(kind);
});

test("LIB-04 a sound keeps its quality as far as 3 MB allow", () => {
  const fitting = (minutes: number) => BIT_RATES.filter((rate) => fitsAt(minutes * 60, rate));
  expect(fitting(3)).toEqual([128, 96, 64, 48, 32]);
  expect(fitting(5)).toEqual([64, 48, 32]);
  expect(fitting(12)).toEqual([32]);
  expect(fitting(14)).toEqual([]);
  expect(soundBytes(60, 128)).toBe(961_600);
});

test("LIB-04 a low rate is for one channel", () => {
  expect([channelsAt(128, 2), channelsAt(64, 2), channelsAt(128, 1)]).toEqual([2, 1, 1]);
});

test("LIB-04 a sound cannot be cut to nothing, and fades stay within what is left", () => {
  const whole = wholeSound(10, 2);
  expect(whole).toEqual({ start: 0, end: 10, fadeIn: 0, fadeOut: 0, even: true, rate: 128 });
  expect(edited(whole, { start: 12 }, 10)).toMatchObject({ start: 9.5, end: 10 });
  expect(edited(whole, { end: -1 }, 10)).toMatchObject({ start: 0, end: 0.5 });
  expect(edited({ ...whole, fadeIn: 3 }, { start: 8 }, 10)).toMatchObject({ fadeIn: 1 });
  expect(edited(wholeSound(0.2, 1), { start: 0.1, fadeIn: 1 }, 0.2)).toMatchObject({
    start: 0,
    end: 0.2,
    fadeIn: 0.1,
  });
});

test("LIB-04 the endings of sounds that people have", () => {
  expect(soundsAccepted()).toContain(".mp3,.mpga,.mpeg,.m4a");
});

test("LIB-04 what lasts longer is decoded with fewer samples, so that it takes no more memory", () => {
  expect([undefined, 1200, 1440].map(decodingRate)).toEqual([44_100, 44_100, 24_000]);
});
