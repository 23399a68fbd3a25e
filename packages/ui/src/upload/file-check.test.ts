import { expect, test } from "vitest";
import { refusalOf, sizeText } from "./file-check.ts";

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });

test.each([
  ["a.PDF", "application/pdf", ".pdf"],
  ["a.bin", "image/png", "image/*"],
  ["a", "application/zip", "text/plain, application/zip"],
  ["model.glb", "", ".glb,.gltf"],
  ["a.exe", "application/x-msdownload", ""],
])("%s (%s) is taken by %j", (name, type, accept) => {
  expect(refusalOf(file(name, type), { accept })).toBeUndefined();
});

test.each([
  ["a.pdf.exe", "application/pdf", ".pdf"],
  ["a.svg", "text/html", "image/*"],
  ["pdf", "", ".pdf"],
])("%s (%s) is refused by %j", (name, type, accept) => {
  expect(refusalOf(file(name, type), { accept })).toBe("type");
});

test("a file may be as large as the limit and no larger", () => {
  expect(refusalOf(file("a", "", 100), { maxSize: 100 })).toBeUndefined();
  expect(refusalOf(file("a", "", 101), { maxSize: 100 })).toBe("size");
});

test("an empty file is refused", () => {
  expect(refusalOf(file("a", "", 0), {})).toBe("empty");
});

test.each([
  [2_097_153, 2_097_152, "2.1\u00a0MB", "2\u00a0MB"],
  [3_103_785, 3_103_784, "3\u00a0MB", "2.9\u00a0MB"],
  [1025, 1024, "1.1\u00a0kB", "1\u00a0kB"],
])("%d bytes read more than a limit of %d", (bytes, limit, size, most) => {
  expect(sizeText(bytes, "en", "up")).toBe(size);
  expect(sizeText(limit, "en", "down")).toBe(most);
});

test.each([
  [0, "0\u00a0B"],
  [1023, "1,023\u00a0B"],
  [1024, "1\u00a0kB"],
  [1_048_575, "1\u00a0MB"],
  [1_572_864, "1.5\u00a0MB"],
  [5_368_709_120, "5\u00a0GB"],
])("%d bytes read %s", (bytes, text) => {
  expect(sizeText(bytes, "en")).toBe(text);
});
