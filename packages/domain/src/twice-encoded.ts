/** Characters of windows-1252 for 0x80 to 0x9F; those without one stay as they are. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
/** Behind a capital they may also be what they look like: `“AMANHÔ`. */
const SIGNS = "‚„…‹‘’“”•–—›";
const LETTERS = HIGH.replaceAll(new RegExp(`[${SIGNS}]`, "g"), "");
/** What letters of Latin languages and signs of typography become when their UTF-8 is read as windows-1252. */
const TWICE = new RegExp(
  [
    "Â[\u00A0-\u00BF]",
    `Ã[\u00A0-\u00BF${LETTERS}]`,
    `Ã[${SIGNS}](?=\\p{L})`,
    `â[\u0080‚€][\u00A0-\u00BF${HIGH}]`,
  ].join("|"),
  "gu",
);

const byteOf = (sign: string): number => {
  const high = HIGH.indexOf(sign);
  return high < 0 ? (sign.codePointAt(0) ?? 0) : high + 0x80;
};

/** A text whose letters went through UTF-8 twice, as they were: `LÃ³pez` is López. */
export function withoutTwiceEncoded(text: string): string {
  if (!/[ÂÃâ]/.test(text)) return text;
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  return text.replaceAll(TWICE, (signs) => {
    try {
      return utf8.decode(Uint8Array.from(signs, byteOf));
    } catch {
      return signs;
    }
  });
}
