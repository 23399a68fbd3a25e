import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanedText, cleanText } from "./clean-text.ts";

test.each([
  ["a\r\nb\rc\u2028d\u2029e\vf\fg\u0085h", "a\nb\nc\nd\ne\nf\ng\nh", 0],
  ["a\tb", "a\tb", 0],
  ["n\u0303 c\u0327 l\u00B7l", "ñ ç l·l", 0],
  ["\u202Eabc\u202C \u2066x\u2069\u200E\u200F\u061C", "abc x", 7],
  ["a\u0000b\u0007c\u007Fd\u0092", "abcd", 4],
  ["\uFEFFa\u200Bb\u2060c\uFFFEd\uD800e", "abcde", 5],
  ["👩‍🚀 👨🏽‍💻 ❤️‍🔥 🏳️‍🌈", "👩‍🚀 👨🏽‍💻 ❤️‍🔥 🏳️‍🌈", 0],
  ["🏴󠁧󠁢󠁥󠁮󠁧󠁿 x\u{E0041}\u{E0042}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 x", 2],
  ["a\u200Db \u200D", "ab ", 2],
  ["e\u0301\u200Da", "éa", 1],
  ["می\u200Cخواهم क्\u200Dष", "می\u200Cخواهم क्\u200Dष", 0],
  ["su\u00ADper « no\u00A0break »", "su\u00ADper « no\u00A0break »", 0],
])("%j is kept as %j", (given, text, removed) => {
  expect(cleanedText(given, true)).toEqual({ text, removed });
});

test("a text of one line has blanks where lines or columns ended", () => {
  expect(cleanText("Plaça \r\n\r\n Major\t7", false)).toBe("Plaça Major 7");
});

test("a cleaned text stays as it is", () => {
  const odd = fc.constantFrom(
    "\u200D",
    "👩",
    "🚀",
    "\uFE0F",
    "e",
    "\u0301",
    "\u202E",
    "\r",
    "\n",
    "\v",
    "\u{E0041}",
    "\uD800",
  );
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: odd }));
  fc.assert(
    fc.property(text, fc.boolean(), (given, lines) => {
      const { text: clean } = cleanedText(given, lines);
      expect(cleanedText(clean, lines)).toEqual({ text: clean, removed: 0 });
      expect(/\p{Cs}/u.test(clean)).toBe(false);
    }),
  );
});
