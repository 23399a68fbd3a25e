import { withoutEnd } from "@panel/domain/text-ends";

/*
 * Web and mail addresses in a text, written out or half-hidden. A program that shows plain text may
 * still make links of them.
 */

/** A host without `https://` counts as an address when it ends like this. */
const ENDINGS =
  "com|org|net|info|biz|edu|gov|gob|mil|int|io|co|me|tv|app|dev|ai|xyz|site|online|top|link|click|shop|store|live|page|web|cloud|tech|space|example|test|invalid|local|onion|eu|es|cat|gal|eus|uk|us|fr|de|it|pt|ad|ch|be|nl|ru|cn|in|mx|ar|cl|pe|br|ly|gg|sh|to|cc|ws|su|ua|pl|se|no|fi|dk|at|ie|jp|kr|au|nz|ca|tk|ml|ga|cf|gq|pw|museum|barcelona|madrid|travel";

const PATH = String.raw`[^\s<>"'\x60]`;
const HOST = String.raw`[^\s/<>"'\x60]`;

const ADDRESS = new RegExp(
  [
    // Any scheme with slashes, and the schemes that do without.
    String.raw`(?<![\p{L}\p{N}])[a-z][a-z0-9+.-]*:[\\/]{1,}${PATH}*`,
    String.raw`(?<![\p{L}\p{N}])(?:javascript|vbscript|data|mailto|tel|sms|blob|file|ftp|https?):${PATH}+`,
    // Scheme-relative.
    String.raw`(?<![\p{L}\p{N}:/])//${HOST}+\.${PATH}+`,
    String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`,
    String.raw`(?<![\p{L}\p{N}@.-])www\d?\.${PATH}+`,
    String.raw`(?<![\p{L}\p{N}@.-])\d{1,3}(?:\.\d{1,3}){3}(?=[:/])${PATH}*`,
    String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:${ENDINGS})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])(?:[:/?#]${PATH}*)?`,
    // A host with a path, whatever it ends with.
    String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}/${PATH}*`,
  ].join("|"),
  "giu",
);

/** Marks after an address are the sentence's, and so is a bracket that the address does not open. */
const TRAILING = /[.,;:!?»”’…]/u;
const TRAILING_BRACKETS = /[.,;:!?»”’…)\]}]/u;

interface Found {
  start: number;
  end: number;
  address: string;
}

/** The addresses in a text. Full-width letters count as their plain forms. */
export function addressesIn(text: string): Found[] {
  return [...halfWidth(text).matchAll(ADDRESS)]
    .map((match) => {
      const [found] = match;
      const address = withoutEnd(found, /[([{]/.test(found) ? TRAILING : TRAILING_BRACKETS);
      return { start: match.index, end: match.index + address.length, address };
    })
    .filter(({ address }) => !MISSING_BLANK.test(address));
}

/** Two sentences without a blank between them, as in "abre.No cierra". */
const MISSING_BLANK = /^[\p{L}\p{N}-]*\p{Ll}\.\p{Lu}\p{Ll}*$/u;

/** U+FF01 to U+FF5E are ASCII in full width; each stays one character. */
function halfWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF5E]/g, (wide) =>
    String.fromCodePoint(wide.charCodeAt(0) - 0xfee0),
  );
}

/** Whether an address can carry away what a model was told: in a query, a fragment or a user name. */
const CARRIES = /[?#]|:[\\/]+[^\\/]*@|%[\da-f]{2}/i;
const LONGEST_SHOWN = 120;

/**
 * Removes every address from a text but those that stand in `sources` just so and lead to a plain
 * page or mailbox.
 */
export function withoutAddresses(text: string, sources: readonly string[]): string {
  const found = addressesIn(text);
  if (found.length === 0) return text;
  const known = new Set(
    sources.flatMap((source) => addressesIn(source).map(({ address }) => comparable(address))),
  );
  let kept = "";
  let at = 0;
  for (const { start, end, address } of found) {
    const isShown =
      known.has(comparable(address)) && !CARRIES.test(address) && address.length <= LONGEST_SHOWN;
    if (isShown) continue;
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}

function comparable(address: string): string {
  return withoutEnd(address.toLowerCase(), /\//);
}
