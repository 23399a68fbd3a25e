/** Letters with accents of the languages around here; capitals of other languages are rather misread bytes. */
const ACCENTED = /[áéíóúàèìòùâêîôûãõäëïöüñçÁÉÍÓÚÀÈÒÏÜÑÇ]/;
const SIGNS = /[“”«»‘’…¿¡€ºª·–—]/;
const LETTER = /\p{L}/u;
/** Before an apostrophe: `l’`, `d’`, `qu’`, but not `Garc’`. */
const ELIDED = /(?:^|[^\p{L}])(?:[ldmnstjco]|qu)$/iu;

/** How much the characters beyond ASCII look like words, rather than like bytes in another encoding. */
function plausibility(text: string): number {
  let score = 0;
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7F]/g)) {
    const before = text[index - 1] ?? "";
    const after = text[index + 1] ?? "";
    score += isPlausible(character, before, after, text.slice(Math.max(0, index - 3), index))
      ? 1
      : -1;
  }
  return score;
}

function isPlausible(character: string, before: string, after: string, start: string): boolean {
  const isUpper = character !== character.toLowerCase();
  if (/[–—]/.test(character)) return !LETTER.test(before);
  if (ACCENTED.test(character)) {
    if (/\d/.test(before) || (character === "ç" && !LETTER.test(before))) return false;
    return isUpper ? !/\p{Ll}/u.test(before) : !/\p{Lu}/u.test(after);
  }
  if (!SIGNS.test(character)) return false;
  if (character === "’") return ELIDED.test(start) || !LETTER.test(before);
  if (character === "·") return before.toLowerCase() === "l";
  return !(LETTER.test(before) && LETTER.test(after));
}

/** Whether bytes that are not UTF-8 are of an old Mac rather than of Windows: its accents are other bytes. */
export function isMacRoman(bytes: Uint8Array): boolean {
  const mac = plausibility(new TextDecoder("macintosh").decode(bytes));
  return mac > 0 && mac > plausibility(new TextDecoder("windows-1252").decode(bytes));
}
