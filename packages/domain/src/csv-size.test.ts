import { expect, test } from "vitest";
import { CSV_LINES_MAX, csvLines } from "./csv-size.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each(["\n", "\r\n", "\r"])("lines that end with %j are counted", (end) => {
  const text = ["a,b", "1,2", "3,4"].join(end);
  expect([csvLines(bytesOf(text)), csvLines(utf16(text))]).toEqual([3, 3]);
});

test("TRU-20 as many lines as a file may have are counted, one more is too many", () => {
  const text = "a\n".repeat(CSV_LINES_MAX - 1);
  expect(csvLines(bytesOf(text))).toBe(CSV_LINES_MAX);
  expect(csvLines(bytesOf(`${text}\n`))).toBeUndefined();
});

test.each([",", ";", "\t"])("TRU-20 cells parted by %j that nobody needs are too many", (by) => {
  expect(csvLines(bytesOf(by.repeat(20 * CSV_LINES_MAX - 1)))).toBe(1);
  expect(csvLines(bytesOf(by.repeat(20 * CSV_LINES_MAX)))).toBeUndefined();
});
