/** The entities of HTML 4: those of Latin-1 in the order of their characters, from 160 on, and the others with theirs. */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const OTHERS =
  "quot \" amp & lt < gt > apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ part ∂ prod ∏ sum ∑ minus − radic √ infin ∞ cap ∩ cup ∪ int ∫ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦";

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(" ").map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ...[...OTHERS.matchAll(/(?<![^ ])(\w+) (\S+)/g)].map(
    ([, name = "", sign = ""]) => [name, sign] as const,
  ),
  // Blanks and hyphens that nobody sees.
  ...["nbsp", "ensp", "emsp", "thinsp"].map((name) => [name, " "] as const),
  ["shy", ""],
]);

/** Elements that descriptions are written with; anything else in angle brackets is text, such as `<info@example.com>`. */
const ELEMENTS =
  "a|abbr|address|article|aside|audio|b|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|object|ol|p|param|picture|pre|s|samp|script|section|small|source|span|strike|strong|style|sub|summary|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|var|video";
const TAG = new RegExp(
  String.raw`<\/?(${ELEMENTS})(?=[\s/>])[^>]*>|<(!)(?:--[\s\S]*?--|[^>]*)>`,
  "gi",
);
const ANY_TAG = /<\/?([a-z][^\s/>]*)/gi;
const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,7});/gi;
/** An element from its beginning to its end, or one that has no end. */
const WHOLE = new RegExp(
  String.raw`<(${ELEMENTS})(?=[\s>])[^>]*>[\s\S]*?<\/\1\s*>|<(?:br|hr)\s*\/?>|<img\s[^>]*>`,
  "i",
);

/**
 * Whether texts of one column hold HTML: at least one has an element from its beginning to its end, or one that has no end, and
 * none has angle brackets that are no element of HTML.
 */
export function holdHtml(texts: readonly string[]): boolean {
  const marked = texts.filter((text) => text.includes("<"));
  const known = new RegExp(`^(?:${ELEMENTS})$`, "i");
  return (
    marked.some((text) => WHOLE.test(text)) &&
    marked.every((text) => [...text.matchAll(ANY_TAG)].every(([, name = ""]) => known.test(name)))
  );
}

/** Whether reading a text as HTML could change it. */
export const mayBeHtml = (text: string): boolean => TAG_OR_ENTITY.test(text);
const TAG_OR_ENTITY = new RegExp(`${TAG.source}|${ENTITY.source}`, "i");

export interface PlainText {
  text: string;
  /** What stood there and is gone, each once: `<img>`, `{{…}}`. */
  removed: readonly string[];
}

/** The text of a description in HTML: without tags, with the line ends that they stand for, and the addresses of links. */
export function plainText(html: string): PlainText {
  const removed = new Set<string>();
  const gone = (name: string) => {
    removed.add(`<${name.toLowerCase()}>`);
    return "";
  };
  const hasTags = html.search(TAG) >= 0;
  const untagged = hasTags
    ? html
        .replaceAll(
          /<(script|style|head)\b(?:(?!<\1\b)[^>])*>(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi,
          (_all, name: string) => gone(name),
        )
        .replaceAll(/\s+/g, " ")
        .replaceAll(/<a\s((?:(?!<a\s)[^>])*)>((?:(?!<a\s)[\s\S])*?)<\/a\s*>/gi, linked)
        .replaceAll(
          /<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|table|ul|ol|blockquote)\s*>/gi,
          "\n$&",
        )
        .replaceAll(/<\/t[dh]\s*>/gi, " $&")
        .replaceAll(TAG, (_all, name: string | undefined, comment: string | undefined) =>
          comment ? "" : gone(name ?? ""),
        )
        .replaceAll(/ +/g, " ")
        .replaceAll(/ ?\n ?/g, "\n")
        .replaceAll(/\n{3,}/g, "\n\n")
    : html;
  const text = untagged.replaceAll(ENTITY, decoded).replaceAll("\0", "").trim();
  return { text, removed: [...removed] };
}

/** A link as text, its address behind it unless it is there already. */
function linked(all: string, attributes: string, inner: string): string {
  const address = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  if (address === undefined) return all;
  const isSaid = !/^(?:https?|mailto|tel):/i.test(address) || inner.includes(bare(address));
  return isSaid ? `<a>${inner}</a>` : `<a>${inner}</a> (${address})`;
}

const bare = (address: string) =>
  address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, "").replace(/\/$/, "");

function decoded(entity: string, name: string): string {
  if (!name.startsWith("#")) {
    return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? entity;
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const drawable = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return drawable ? String.fromCodePoint(code) : "";
}
