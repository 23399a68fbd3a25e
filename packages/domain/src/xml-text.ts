import { decodeText } from "./csv.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text for XML, which cannot hold most control characters at all. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}

/** The text of an XML file in the encoding that its first line declares, unless the bytes say otherwise. */
export const decodeXml = (bytes: Uint8Array): string =>
  decodeDeclared(bytes, /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i);

/**
 * The text of a file in the encoding that it declares, unless the bytes say otherwise.
 * @param declaration finds the name of the encoding in the text, as its first group
 */
export function decodeDeclared(bytes: Uint8Array, declaration: RegExp): string {
  const { text, encoding } = decodeText(bytes);
  const declared = declaration.exec(text)?.[1];
  const isOfOneByte = encoding === "windows-1252" || encoding === "macintosh";
  // What says that it is UTF-8 and is not, is what its bytes are.
  if (!declared || !isOfOneByte || /^utf-?8$/i.test(declared)) return text.replace(/^\uFEFF/, "");
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return text;
  }
}
