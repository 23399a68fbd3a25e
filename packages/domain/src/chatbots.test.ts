import { describe, expect, test } from "vitest";
import {
  BOT_COLORS,
  botPermissions,
  contrast,
  estimatedCharacters,
  isHexColor,
  readableColorOn,
  webOrigin,
} from "./chatbots.ts";

test("BOT-08 estimated characters are the KB times 5000", () => {
  expect(estimatedCharacters(1024)).toBe(5000);
  expect(estimatedCharacters(81_920)).toBe(400_000);
  expect(estimatedCharacters(0)).toBe(0);
});

test("BOT-05 a bot is edited only while active and deleted only while not", () => {
  expect(botPermissions({ active: true })).toEqual({ edit: true, delete: false });
  expect(botPermissions({ active: false })).toEqual({ edit: false, delete: true });
});

test("only six hexadecimal digits are a colour", () => {
  expect(["#c4ec04", "#ABCDEF"].every(isHexColor)).toBe(true);
  expect(["c4ec04", "#fff", "#c4ec0g", "#c4ec04 ", "red"].some(isHexColor)).toBe(false);
});

test("contrast is that of WCAG, whichever colour comes first", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#336699", "#336699")).toBe(1);
  expect(contrast(BOT_COLORS.primary, BOT_COLORS.secondary)).toBeGreaterThan(14);
});

describe("the origin of a typed address", () => {
  test.each([
    ["https://www.example.com", "https://www.example.com"],
    [" https://Example.com/visita?x=1#y ", "https://example.com"],
    ["museu.cat", "https://museu.cat"],
    ["http://localhost:3000/", "http://localhost:3000"],
    ["https://example.com:443", "https://example.com"],
    ["https://müseum.example", "https://xn--mseum-kva.example"],
    ["https://user:secret@example.com", "https://example.com"],
  ])("%s is %s", (typed, origin) => expect(webOrigin(typed)).toBe(origin));

  test.each(["", "  ", "museu", "ftp://example.com", "javascript://example.com", "two words.com"])(
    "%j has none",
    (typed) => expect(webOrigin(typed)).toBeUndefined(),
  );
});

test.each([
  ["#c4ec04", "#000000"],
  ["#000000", "#ffffff"],
  ["#777777", "#000000"],
  ["#757575", "#ffffff"],
])("on %s text is read best in %s", (background, color) => {
  expect(readableColorOn(background)).toBe(color);
});
