/*
 * What a translation leaves as it is stands in the text as a tag, which Apertium carries through its
 * HTML format: addresses, placeholders, inline codes, numbers, given words, and characters that mean
 * something to it.
 */

/** A text with tags in the place of what is not translated. */
export interface Masked {
  html: string;
  /** What each tag stands for. */
  kept: readonly string[];
}

const KEPT =
  /https?:\/\/\S{1,500}|www\.\S{1,200}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}|\{{1,2}[^{}]{0,100}\}{1,2}|<[^<>]{1,100}>|\d(?:[\d.,:/-]{0,20}\d)?|[*@#^$\\/[\]{}~]/gu;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** @param words what is put in the place of some words, by those in lower case */
export function mask(text: string, words: ReadonlyMap<string, string> = new Map()): Masked {
  const kept: string[] = [];
  const tag = (as: string) => `<m${kept.push(as) - 1}/>`;
  const given = [...words.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const pattern =
    given.length === 0
      ? KEPT
      : new RegExp(
          String.raw`(?<![\p{L}\p{N}])(?:${given.join("|")})(?![\p{L}\p{N}])|${KEPT.source}`,
          "giu",
        );
  let html = "";
  let at = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    html += escaped(text.slice(at, index)) + tag(words.get(found.toLowerCase()) ?? found);
    at = index + found.length;
  }
  return { html: html + escaped(text.slice(at)), kept };
}

/** A translation, and the words in it that were not known and stand as they were. */
export interface Unmasked {
  text: string;
  unknown: string[];
}

/** What Apertium puts before a word that it does not know, or cannot form. */
const MARK = /(?<![\p{L}\p{N}*@#])[*@#]{1,3}(\p{L}[\p{L}\p{M}'’·-]*)/gu;

/** Undefined where a tag is gone or stands twice. */
export function unmask(html: string, kept: readonly string[]): Unmasked | undefined {
  const places = [...html.matchAll(/<m(\d+)\/>/g)].map(([, at]) => Number(at));
  if (places.length !== kept.length || new Set(places).size !== kept.length) return undefined;
  const unknown: string[] = [];
  const text = html
    .replaceAll(MARK, (_, word: string) => {
      unknown.push(word);
      return word;
    })
    .replaceAll(/<m(\d+)\/>|&(?:amp|lt|gt|quot);/g, (found, at?: string) =>
      at === undefined ? (SIGNS[found] ?? found) : (kept[Number(at)] ?? ""),
    );
  return { text, unknown };
}

const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};
