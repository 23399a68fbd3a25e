import { expect, test } from "vitest";
import { parseColor } from "./color-text.ts";

test.each([
  ["#c4ec04", "#c4ec04"],
  [" C4EC04 ", "#c4ec04"],
  ["#FFF", "#ffffff"],
  ["1a9", "#11aa99"],
])("%j is %s", (text, color) => expect(parseColor(text)).toBe(color));

test.each(["", "#", "lime", "#c4ec0", "#c4ec04ff", "#12345g"])("%j is no colour", (text) => {
  expect(parseColor(text)).toBeNull();
});
