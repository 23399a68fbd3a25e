/** A page's text around its quote; `quote` is empty where the text does not have it. */
export interface MarkedText {
  before: string;
  quote: string;
  after: string;
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Finds the quote in a page's text, whatever spaces and line breaks are between its words. */
export function markQuote(text: string, quote: string): MarkedText {
  const words = quote.split(/\s+/).filter(Boolean).map(escaped);
  const found = words.length > 0 ? new RegExp(words.join(String.raw`\s+`)).exec(text) : null;
  if (!found) return { before: text, quote: "", after: "" };
  const end = found.index + found[0].length;
  return { before: text.slice(0, found.index), quote: found[0], after: text.slice(end) };
}
