import { expect, test } from "vitest";
import { readPlace } from "./read-place.ts";

/** The longest text that is looked at. */
const LONGEST = 8000;
const many = (part: string, beside = "") =>
  part.repeat(Math.floor((LONGEST - beside.length) / part.length));

/* Expressions that look at each run anew, and within it anew, take minutes for these. */
test.each([
  ["line ends", `${many("\n", "aa")}aa`],
  ["line ends and blanks", `a${many("\n ", "ab")}b`],
  ["line ends behind a label", `lat${many("\n", "latx")}x`],
  ["labels", many("lat ")],
  ["blanks behind a number", `41${many("\u00A0\n", "41x")}x`],
  ["digits", many("1")],
  ["digits and blanks", `${many("1 ", "!")}!`],
  ["degrees", many("1°")],
  ["commas behind degrees", `N1°${many(",", "N1°x")}x`],
  ["dashes", many("a-")],
  ["a host that goes on", `${many("a.", "!")}!`],
  ["closing brackets of an address", `https://x.es/${many(")", "https://x.es/a")}a`],
  ["brackets", many("(")],
  ["a point", `POINT${many("\n", "POINT(")}(`],
  ["metres", `${many("500000 ", "!")}!`],
  ["words", many("norte ")],
  ["numbers and bands beside metres", `500000 4600000 ${"1 x".repeat(60)}!`],
  ["an address with many values", `https://x.es/?${many("q=1&", "https://x.es/?")}`],
  ["an address with many marks", `https://x.es/${many("#", "https://x.es/")}`],
])("a long text is read in one go: %s", (_, text) => {
  expect(text.length).toBeLessThanOrEqual(LONGEST);
  expect(readPlace(text).kind).toBe("none");
});
