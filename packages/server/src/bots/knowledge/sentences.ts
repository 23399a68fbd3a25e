import type { InterfaceLanguage } from "@panel/domain/languages";

/** A part of a text: from its first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

const segmenters = new Map<InterfaceLanguage, Intl.Segmenter>();

function segmenter(language: InterfaceLanguage): Intl.Segmenter {
  let found = segmenters.get(language);
  if (!found) {
    found = new Intl.Segmenter(language, { granularity: "sentence" });
    segmenters.set(language, found);
  }
  return found;
}

/** Abbreviations that a name or word follows, and the start of what may stand before them. */
const BEFORE_NAME =
  /(?:^|[\s(«"“'’[])(?:avda?|bldg|c|capt|cf|cra|ctra|dept|dra?|drs|e\. ?g|eds?|excm|fr|gen|gov|hon|i\. ?e|ing|lt|mn|mrs?|ms|mt|p\. ?ej|p\. ?ex|pl|profa?|pza|rev|sgt|sra?|sres|srta|ss|sta|ste|sto|st|vs)\.\s*$/iu;
/** Abbreviations that a number follows, in figures or Roman. */
const BEFORE_NUMBER =
  /(?:^|[\s(«"“'’[])(?:approx|aprox|art|ca?|cap|figs?|l[aà]m|max|min|n[oº]|nos|n[uú]ms?|nre|op|pp?|p[aáà]gs?|s|secc?|tel|tlf|tom|vols?)\.\s*$/iu;
const NUMBER = /^(?:\d|[IVXLC]+\b)/u;
const INITIAL = /(?:^|[\s(«"“'’[.])\p{Lu}\.\s*$/u;
const GOES_ON = /^[\p{Ll},;:)]/u;

/** Whether a sentence goes on after what ICU takes for its end. */
function continues(before: string, after: string): boolean {
  if (!/\.\s*$/.test(before)) return false;
  const end = before.slice(-14);
  return (
    GOES_ON.test(after) ||
    INITIAL.test(end) ||
    BEFORE_NAME.test(end) ||
    (NUMBER.test(after) && BEFORE_NUMBER.test(end))
  );
}

/** The sentences of a text, without the blanks between them; the end of a line ends one too. */
export function sentences(text: string, language: InterfaceLanguage): Span[] {
  const spans: Span[] = [];
  let lineStart = 0;
  for (const line of text.split("\n")) {
    let open: Span | undefined;
    for (const { segment, index } of segmenter(language).segment(line)) {
      const start = lineStart + index;
      const end = start + segment.length;
      if (open && continues(text.slice(open.start, open.end), segment)) open.end = end;
      else spans.push((open = { start, end }));
    }
    lineStart += line.length + 1;
  }
  return spans.map((span) => trimmed(text, span)).filter(({ start, end }) => end > start);
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
}
