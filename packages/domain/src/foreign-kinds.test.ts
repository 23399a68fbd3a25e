import { expect, test } from "vitest";
import { foreignKindOf } from "./foreign-kinds.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ["\0\0\0\fjP  \r\n", "JPEG 2000", "image"],
  ["\0\0\0\fJXL \r\n", "JPEG XL", "image"],
  ["\u00FF\n\u00FA", "JPEG XL", "image"],
  ["8BPS\0\u0001", "PSD (Photoshop)", "image"],
  ["v/1\u0001\u0002\0", "OpenEXR", "image"],
  ["#?RADIANCE\n", "Radiance HDR", "image"],
  ['<?xml version="1.0"?>\n<svg xmlns="', "SVG", "image"],
  ["%PDF-1.7", "PDF", "text"],
  ["riff\u002E\u0091\u00CF\u0011", "W64", "audio"],
  ["DSD \u001C", "DSD (DSF)", "audio"],
  ["0&\u00B2u\u008Ef\u00CF\u0011", "WMA", "audio"],
  ["MThd\0\0\0\u0006", "MIDI", "audio"],
  ["wvpk", "WavPack", "audio"],
] as const)("LIB-04 a file that begins with %j is told as %s", (head, name, purpose) => {
  expect(foreignKindOf(bytes(head))).toEqual({ name, purpose });
});

test.each(["", "Hola", "\u00FF\u00D8\u00FF\u00E1", "RIFF\0\0\0\0WAVE", "II*\0", "ID3\u0003"])(
  "LIB-04 what begins with %j is no kind that is not opened",
  (head) => {
    expect(foreignKindOf(bytes(head))).toBeUndefined();
  },
);
