import { withoutAddresses } from "./addresses.ts";

/** Control, format and private-use characters but the line break; format ones can hide text. */
const INVISIBLE = /[^\P{C}\n]/gu;

/** Without characters that nobody sees: they hide instructions from people, or words from filters. */
export function visible(text: string): string {
  return text.normalize("NFC").replaceAll(INVISIBLE, (found) => (found === "\t" ? " " : ""));
}

/**
 * What a model wrote as plain text: no HTML, no Markdown, no images, and of all addresses only
 * those that stand in `sources`.
 */
export function plainText(written: string, sources: readonly string[]): string {
  const text = withoutMarkdown(withoutTags(visible(written)));
  return tidy(withoutAddresses(text, sources));
}

const TAG = /<[/!?]?[a-z][^<>]*(?:>|$)|<!--[\s\S]*?(?:-->|$)/giu;

/** Until nothing is left to remove: what stood around a tag may be one in its turn. */
function withoutTags(text: string): string {
  for (let before = text; ; before = text) {
    text = before.replaceAll(TAG, "");
    if (text === before) return text;
  }
}

function withoutMarkdown(text: string): string {
  return (
    text
      .replaceAll(/^ {0,3}\[[^\]\n]+\]:\s*\S.*$/gm, "")
      .replaceAll(/!?\[([^[\]\n]*)\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*(?:\)|$)/g, "$1")
      .replaceAll(/!\[([^[\]\n]*)\](?:\[[^[\]\n]*\])?/g, "$1")
      .replaceAll(/\[([^[\]\n]+)\]\[[^[\]\n]*\]/g, "$1")
      .replaceAll(/^ {0,3}(?:`{3}|~{3}).*$/gm, "")
      .replaceAll(/^ {0,3}(?:#{1,6}|>+|[-*+])\s+/gm, "")
      .replaceAll(/^ {0,3}(?:[-*_] ?){3,}$/gm, "")
      .replaceAll(/`+|\*{2,}|~~/g, "")
      .replaceAll(/(?<![\p{L}\p{N}_])_{1,2}(?=\S)|(?<=\S)_{1,2}(?![\p{L}\p{N}_])/gu, "")
      // A lone star with blanks on both sides is a sign of its own.
      .replaceAll(/(?<=^|[\s(«"“¿¡])\*(?=\S)|(?<=\S)\*(?=$|[\s.,;:!?)»"”])/gm, "")
  );
}

function tidy(text: string): string {
  return text
    .replaceAll(/[([«“]\s*[)\]»”]/g, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ([.,;:)\]])/g, "$1")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();
}
