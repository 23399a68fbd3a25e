import type { PlainText } from "./plain-text.ts";

const PICTURE_OR_FRAME = /\{\{\{?[^{}]+\}?\}\}/g;
const LINK = /\[\[([^\][|]+)(?:\|([^\][]+))?\]\]/g;

/** Whether reading a text as uMap's could change it. */
export const mayBeUmap = (text: string): boolean =>
  /\*\*|\[\[|\{\{|^#{1,3}\s|^-{3,}\s*$/m.test(text) || /(^|\s)\*\S/.test(text);

/** The text of a description in uMap's way of writing: links with their addresses, without signs of headings and bold words. */
export function umapText(written: string): PlainText {
  const removed = new Set<string>();
  const gone = (sign: string) => {
    removed.add(sign);
    return "";
  };
  const text = written
    .replaceAll(PICTURE_OR_FRAME, (found) => gone(found.startsWith("{{{") ? "{{{…}}}" : "{{…}}"))
    .replaceAll(LINK, (all, link: string, label: string | undefined) => {
      const [address, words = address] = [link.trim(), label?.trim()];
      if (address === "" || words === "") return all;
      return words === address ? address : `${words} (${address})`;
    })
    .replaceAll(/^#{1,3}[ \t]+/gm, () => gone("#"))
    .replaceAll(/^-{3,}[ \t]*$/gm, () => gone("---"))
    .replaceAll(/\*\*([^*\n]+)\*\*/g, (_all, inner: string) => gone("**") + inner)
    .replaceAll(
      /(?<![*\w])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![*\w])/g,
      (_all, inner: string) => gone("*") + inner,
    );
  return { text: text.trim(), removed: [...removed] };
}
