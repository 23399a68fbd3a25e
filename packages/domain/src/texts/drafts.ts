import { isBlank, problemOf } from "../experience/fields.ts";
import type { ContentLanguage } from "../languages.ts";
import { isCopied } from "./same-text.ts";
import { keepsGlossary, type GlossaryEntry } from "./glossary.ts";
import {
  outdatedKey,
  SOURCE_LANGUAGE,
  TARGET_LANGUAGES,
  textValue,
  type OutdatedSources,
  type RouteText,
} from "./texts.ts";

/*
 * A machine draft lies beside the texts until a person has accepted it or thrown it away. It is one of the source that it was made
 * from and of the translation that it would replace: once either is another, it stands for nothing any more.
 */

/** For which texts drafts are made: missing translations, and those whose source has changed. */
export const DRAFTED = ["missing", "changed"] as const;
export type Drafted = (typeof DRAFTED)[number];

/** What of a draft asks for a closer look. */
export const DRAFT_MARKS = ["tooLong", "copy", "numbers", "placeholders", "glossary"] as const;
export type DraftMark = (typeof DRAFT_MARKS)[number];

/** A text in one language, by its id. */
export interface TextCell {
  readonly id: string;
  readonly language: ContentLanguage;
}

/** A machine draft of a translation. */
export interface TextDraft extends TextCell {
  readonly text: string;
  /** The source that it was made from. */
  readonly source: string;
  /** The translation that was stored then, "" for none. */
  readonly replaced: string;
}

/** What is stored of a route's texts. */
export interface StoredTexts {
  readonly texts: readonly RouteText[];
  readonly outdated: OutdatedSources;
}

/** Why a translation wants a draft; undefined where it wants none. */
export function draftedAs(
  { id, values }: Pick<RouteText, "id" | "values">,
  language: ContentLanguage,
  outdated: OutdatedSources,
): Drafted | undefined {
  if (language === SOURCE_LANGUAGE || isBlank(values[SOURCE_LANGUAGE])) return undefined;
  if (isBlank(values[language])) return "missing";
  return outdated.has(outdatedKey(id, language)) ? "changed" : undefined;
}

/** The translations that a run is to draft, language by language, in the order of the texts; not those that have a draft. */
export function wantedDrafts(
  { texts, outdated }: StoredTexts,
  { languages, which }: { languages: readonly ContentLanguage[]; which: readonly Drafted[] },
  drafted: ReadonlySet<string> = new Set(),
): TextCell[] {
  return TARGET_LANGUAGES.filter((language) => languages.includes(language)).flatMap((language) =>
    texts
      .filter((text) => {
        const as = draftedAs(text, language, outdated);
        return as && which.includes(as) && !drafted.has(outdatedKey(text.id, language));
      })
      .map(({ id }) => ({ id, language })),
  );
}

/** The drafts that still stand for something, with the text that each is of. */
export function currentDrafts<Draft extends TextDraft>(
  { texts, outdated }: StoredTexts,
  drafts: readonly Draft[],
): { draft: Draft; of: RouteText }[] {
  const byId = new Map(texts.map((text) => [text.id, text]));
  return drafts.flatMap((draft) => {
    const of = byId.get(draft.id);
    const isCurrent =
      of !== undefined &&
      draftedAs(of, draft.language, outdated) !== undefined &&
      of.values[SOURCE_LANGUAGE] === draft.source &&
      of.values[draft.language] === draft.replaced;
    return isCurrent ? [{ draft, of }] : [];
  });
}

/** Whether a draft keeps to the rules of its field: a limit, or the words that a grid can hold. */
export function fitsField({ field }: Pick<RouteText, "field">, text: string): boolean {
  return problemOf(field, textValue(field, text)) === undefined;
}

/** What a draft's text asks a closer look for. */
export function draftMarks(
  of: Pick<RouteText, "field">,
  draft: Pick<TextDraft, "text" | "source" | "language">,
  glossary: readonly GlossaryEntry[],
): DraftMark[] {
  const { source, text } = draft;
  const isWords = of.field.kind === "words";
  const found: Record<DraftMark, boolean> = {
    tooLong: !fitsField(of, text),
    // A single word is the same in many languages, as names are.
    copy: !isWords && /\p{L}[^\p{L}]+\p{L}/u.test(text) && isCopied(text, source),
    numbers: !keepsNumbers(source, text),
    placeholders: !keepsAll(source.match(PLACEHOLDER), text.match(PLACEHOLDER)),
    // The words of a grid are other words of the same subject.
    glossary: !isWords && !keepsGlossary(draft, glossary),
  };
  return DRAFT_MARKS.filter((mark) => found[mark]);
}

/** What programs put something in place of, markup, addresses. */
const PLACEHOLDER =
  /\{\{?[^{}\s]+\}\}?|%\d*\$?[sd]\b|<[^<>\s][^<>]*>|https?:\/\/\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]+/g;
const DIGITS = /\d+/g;
/** With what separates thousands and decimals, which languages write differently. */
const NUMBER = /\d+(?:[.,'’\u00A0\u202F]\d+)*/g;

/** Whether the numbers of the source are in the translation, however that separates their digits. */
function keepsNumbers(source: string, text: string): boolean {
  const numbers = (of: string) => of.match(NUMBER)?.map((each) => each.replace(/\D/g, ""));
  return (
    keepsAll(source.match(DIGITS), text.match(DIGITS)) || keepsAll(numbers(source), numbers(text))
  );
}

/** Whether all of these are among those, each as often. */
function keepsAll(
  these: readonly string[] | null | undefined,
  those: readonly string[] | null | undefined,
): boolean {
  const left = [...(those ?? [])];
  return (these ?? []).every((each) => {
    const at = left.indexOf(each);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
