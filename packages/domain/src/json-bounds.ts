/** Bounds of a JSON text. */
export interface JsonBounds {
  /** The most lists and objects within each other. */
  depth: number;
  /** The most lists, objects and commas between values together. */
  parts: number;
}

/** The most lists and objects within each other in what callers send; the contracts know seven. */
export const JSON_DEPTH = 64;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a JSON text goes beyond bounds. It is read once from its beginning to the end, without parsing: a parser would
 * hold everything before anybody could say that it is too much. What is no JSON is left to the parser.
 * @param text or its bytes in UTF-8
 */
export function exceedsJson(text: string | Uint8Array, bounds: JsonBounds): boolean {
  const at =
    typeof text === "string"
      ? (index: number) => text.charCodeAt(index)
      : (index: number) => text[index];
  const quoteFrom = (from: number) =>
    typeof text === "string" ? text.indexOf('"', from) : text.indexOf(QUOTE, from);
  /** Where the text ends that begins here: at the first quote that is not escaped. */
  const closing = (from: number): number => {
    for (let end = quoteFrom(from); end >= 0; end = quoteFrom(end + 1)) {
      let before = end;
      while (before > from && at(before - 1) === BACKSLASH) before -= 1;
      if ((end - before) % 2 === 0) return end;
    }
    return text.length;
  };
  let [depth, parts] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = at(index);
    if (code === QUOTE) {
      index = closing(index + 1);
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      parts += 1;
      if (depth > bounds.depth) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    else if (code === COMMA) parts += 1;
    if (parts > bounds.parts) return true;
  }
  return false;
}
