/** The text of quoted-printable (RFC 2045). @param charset label of its encoding; UTF-8 where none is known */
export function unquoted(text: string, charset = "utf-8"): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [part] of text.matchAll(/=[\dA-F]{2}|[^=]+|=/gi)) {
    if (part.length === 3 && part.startsWith("=")) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...encoder.encode(part));
  }
  return decoded(Uint8Array.from(bytes), charset);
}

/** A text with the encoded words of mail in it (RFC 2047) as people read it: `=?UTF-8?Q?N=C3=BAria?=` is Núria. */
export const withoutEncodedWords = (text: string): string =>
  text
    // Blanks between two encoded words belong to neither.
    .replaceAll(/\?=\s+(?==\?[\w-]+\?[bq]\?)/gi, "?=")
    .replaceAll(
      /=\?([\w-]{1,40})\?([bq])\?([^?\s]*)\?=/gi,
      (word, charset: string, kind: string, content: string) => {
        if (kind.toLowerCase() === "q") return unquoted(content.replaceAll("_", " "), charset);
        try {
          const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
          return decoded(bytes, charset);
        } catch {
          return word;
        }
      },
    );

function decoded(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
