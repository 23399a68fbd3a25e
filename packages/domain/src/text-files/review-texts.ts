import { cleanText } from "../clean-text.ts";
import { isBlank, problemOf } from "../experience/fields.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "../languages.ts";
import { isCopied, isSameText, plainText } from "../texts/same-text.ts";
import { SOURCE_LANGUAGE, textValue, writtenText, type RouteText } from "../texts/texts.ts";
import { withoutOwnNotes } from "./own-notes.ts";
import { isTextId, languageOfTag, textMark, type FileUnit } from "./text-file.ts";

/** What becomes of a unit. Only of the first three a text can be taken, of the last two it is unless the author says otherwise. */
export const OUTCOMES = [
  "choose",
  "withoutSource",
  "taken",
  "tooLong",
  "invalid",
  "language",
  "unknown",
  "doubled",
  "empty",
  "same",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why an author has to choose. */
export const REASONS = [
  "sourceChanged",
  "targetChanged",
  "doubled",
  "noId",
  "unfinished",
  "copy",
  "otherLanguage",
  "noText",
  "codes",
] as const;
export type Reason = (typeof REASONS)[number];

export interface ReviewedUnit {
  readonly unit: FileUnit;
  readonly outcome: Outcome;
  readonly reasons: readonly Reason[];
  /** The text that it is a translation of; undefined where there is none. */
  readonly text: RouteText | undefined;
  readonly language: ContentLanguage | undefined;
  /** The translation as it would be stored. */
  readonly value: string;
}

interface Reviewing {
  experience: number;
  texts: readonly RouteText[];
  /** The language of units that name none, or one that the texts do not have. */
  language?: ContentLanguage | undefined;
  /** The notes that go out with a text, which are no translator's. */
  ownNotes?: (text: RouteText) => readonly string[];
}

/** Judges the units of a file: each has one outcome, in the order of the file. */
export function reviewTexts(
  units: readonly FileUnit[],
  { experience, texts, language, ownNotes = () => [] }: Reviewing,
): ReviewedUnit[] {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const bySource = idsBySource(units, texts);
  const found = units.map((unit): Found => {
    const here = unit.experience === undefined || unit.experience === experience;
    const text = here
      ? (byId.get(unit.id) ?? (isNameless(unit) ? bySource(unit) : undefined))
      : undefined;
    const source = sourceOf(unit, text);
    const own = targetOf(unit, source) ?? (language === source ? undefined : language);
    return {
      unit: text ? withoutOwnNotes(unit, ownNotes(text)) : unit,
      text,
      language: own,
      value: text ? stored(text, unit.target) : unit.target,
    };
  });
  const copies = grouped(
    found.filter(({ text, language: own, unit }) => text && own && hasTarget(unit)),
    textKey,
  );
  const keepsStates = found.some(
    ({ unit, value }) => isDone(unit) && unit.mark !== undefined && textMark(value) !== unit.mark,
  );
  return found.map((each) => judged(each, copies.get(textKey(each)) ?? [], keepsStates));
}

type Found = Omit<ReviewedUnit, "outcome" | "reasons">;

const textKey = ({ text, language }: Found) => `${language} ${text?.id}`;

function judged(found: Found, copies: readonly Found[], keepsStates: boolean): ReviewedUnit {
  const { unit, text, language, value } = found;
  const of = (outcome: Outcome, reasons: readonly Reason[] = []): ReviewedUnit => ({
    ...found,
    outcome,
    reasons,
  });
  if (!text) return of("unknown");
  if (!language) return of("language");
  if (!hasTarget(unit)) return of("empty");
  const first = copies.find((copy) => copy.value === value);
  if (first && first.unit.index < unit.index) return of("doubled");
  if (value === text.values[language].trim()) return of("same");
  const problem = problemOf(text.field, textValue(text.field, value));
  if (problem) return of(problem === "VALIDATION.tooLong" ? "tooLong" : "invalid");

  const source = text.values[sourceOf(unit, text)];
  const applies: Record<Reason, boolean> = {
    sourceChanged: unit.source.trim() !== "" && !isSameText(stored(text, unit.source), source),
    targetChanged: isChangedHere(text.values[language], unit.mark),
    doubled: copies.some((copy) => copy.value !== value),
    noId: unit.id !== text.id,
    unfinished:
      unit.isUneven ||
      (keepsStates && (unit.state === "untranslated" || unit.state === "needsReview")),
    copy: isCopied(value, source),
    otherLanguage: isOtherLanguage(unit.targetLanguage, language),
    noText: unit.isValue === true,
    codes: unit.codes.length > 0,
  };
  const reasons = REASONS.filter((reason) => applies[reason]);
  if (unit.source.trim() === "") return of("withoutSource", reasons);
  return of(reasons.length > 0 ? "choose" : "taken", reasons);
}

const hasTarget = ({ target, isPartial }: FileUnit) =>
  !isPartial && !isBlank(cleanText(target, true));

const isDone = ({ state }: FileUnit) =>
  state === "translated" || state === "reviewed" || state === "final";

/** Some programs write a language of their own choice as the source's: the text tells which it is. */
function sourceOf({ sourceLanguage, source }: FileUnit, text?: RouteText): ContentLanguage {
  const said = languageOfTag(sourceLanguage) ?? SOURCE_LANGUAGE;
  if (!text || isBlank(source) || isSameText(source, text.values[said])) return said;
  return CONTENT_LANGUAGES.find((each) => isSameText(source, text.values[each])) ?? said;
}

/** Nothing is translated into its own language. */
function targetOf(unit: FileUnit, source: ContentLanguage): ContentLanguage | undefined {
  const language = languageOfTag(unit.language);
  return language === source ? undefined : language;
}

/** The id is none of a text: there is none, or the one that another program has given. */
const isNameless = ({ id }: FileUnit) => !isTextId(id);

function isOtherLanguage(tag: string | undefined, language: ContentLanguage): boolean {
  return tag !== undefined && languageOfTag(tag) !== language;
}

/** A text as it would be stored. Words may come with commas between them. */
function stored({ field }: RouteText, target: string): string {
  const text = cleanText(target, field.lines === true).trim();
  return field.kind === "words"
    ? writtenText(textValue(field, text.replaceAll(/[,;\n]/g, " ")))
    : text;
}

/** Whether a translation is there that may have been written since the file went out. */
function isChangedHere(now: string, mark: string | undefined): boolean {
  return mark === undefined ? !isBlank(now) : textMark(now) !== mark;
}

/** Finds the text of a unit without an id: the only one with its source that no other unit is for. */
function idsBySource(units: readonly FileUnit[], texts: readonly RouteText[]) {
  const keyed = (language: ContentLanguage, source: string) => `${language} ${plainText(source)}`;
  const nameless = units.filter((unit) => isNameless(unit) && !isBlank(unit.source));
  const named = new Set(units.map(({ id }) => id));
  const free = nameless.length > 0 ? texts.filter(({ id }) => !named.has(id)) : [];
  const found = grouped(
    CONTENT_LANGUAGES.flatMap((language) =>
      free.map((text) => ({ text, key: keyed(language, text.values[language]) })),
    ),
    ({ key }) => key,
  );
  const wantedBy = (unit: FileUnit) => `${unit.language} ${plainText(unit.source)}`;
  const wanted = grouped(nameless, wantedBy);
  return (unit: FileUnit): RouteText | undefined => {
    const languages = [sourceOf(unit), ...CONTENT_LANGUAGES];
    const matches = languages.map((each) => found.get(keyed(each, unit.source)) ?? []);
    const [only, ...others] = matches.find((each) => each.length > 0) ?? [];
    return others.length === 0 && wanted.get(wantedBy(unit))?.length === 1 ? only?.text : undefined;
  };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Whether the translation of a unit can be taken. */
export const isTakeable = ({ outcome }: ReviewedUnit): boolean =>
  outcome === "choose" || outcome === "withoutSource" || outcome === "taken";

/** What an author has decided of units, by their index. */
export type Decisions = ReadonlyMap<number, boolean>;

/** The units whose translations are taken. */
export function takenUnits(
  reviewed: readonly ReviewedUnit[],
  decisions: Decisions,
): ReviewedUnit[] {
  return reviewed.filter(
    (each) => isTakeable(each) && (decisions.get(each.unit.index) ?? each.outcome === "taken"),
  );
}

/**
 * Takes units or leaves them. A text has one translation: whoever takes one of several leaves the others, and of several that
 * are taken at once the first one is.
 */
export function decided(
  reviewed: readonly ReviewedUnit[],
  decisions: Decisions,
  units: readonly ReviewedUnit[],
  isTaken: boolean,
): Decisions {
  const next = new Map(decisions);
  const byText = grouped(reviewed.filter(isTakeable), textKey);
  const taken = new Set<string>();
  for (const each of units.filter(isTakeable)) {
    const key = textKey(each);
    const isFirst = !taken.has(key);
    if (isTaken && isFirst) {
      for (const { unit } of byText.get(key) ?? []) next.set(unit.index, false);
      taken.add(key);
    }
    next.set(each.unit.index, isTaken && isFirst);
  }
  return next;
}
