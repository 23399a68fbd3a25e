const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  laquo: "«",
  raquo: "»",
  iexcl: "¡",
  iquest: "¿",
  middot: "·",
  ordm: "º",
  ordf: "ª",
  euro: "€",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  agrave: "à",
  egrave: "è",
  igrave: "ì",
  ograve: "ò",
  ugrave: "ù",
  iuml: "ï",
  uuml: "ü",
  ntilde: "ñ",
  ccedil: "ç",
};

/** The text of a description, which many programs write as HTML: without tags, with the line ends that they stand for. */
export function plainText(text: string): string {
  const untagged = /<[a-z!/][^>]*>/i.test(text)
    ? text
        .replaceAll(/<(script|style|head)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, "")
        .replaceAll(/<!--[\s\S]*?-->/g, "")
        .replaceAll(/\s+/g, " ")
        .replaceAll(
          /<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|table|ul|ol|blockquote)\s*>/gi,
          "\n",
        )
        .replaceAll(/<\/t[dh]\s*>/gi, " ")
        .replaceAll(/<[a-z!/][^>]*>/gi, "")
    : text;
  return untagged
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decoded)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll("\0", "")
    .trim();
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith("#")) {
    const known = NAMED[name.toLowerCase()];
    if (known === undefined) return entity;
    return /^[A-Z]/.test(name) ? known.toUpperCase() : known;
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const drawable = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return drawable ? String.fromCodePoint(code) : "";
}
