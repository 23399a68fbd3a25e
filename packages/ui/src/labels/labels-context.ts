import { createContext, use, useMemo, useSyncExternalStore } from "react";
import { fold, type Fold } from "../style/fold.ts";
import type { Inserted } from "../field/field-context.ts";
import type { ComponentLabels } from "./component-labels.ts";
import { defaultLocale } from "./default-locale.ts";
import type { Direction } from "./use-direction.ts";

/** Labels of single components, as far as a provider gives them. */
export type ProvidedLabels = { [Name in keyof ComponentLabels]?: Partial<ComponentLabels[Name]> };

/** Cleans a text, and counts the characters that it takes out. */
type Clean = (text: string, lines: boolean, areCells: boolean) => { text: string; removed: number };

/**
 * Takes in what is pasted or dropped into the text controls of a field, or put in by an input method.
 * @returns what ends it
 */
export type ListenToInsertions = (
  field: HTMLElement,
  options: {
    clean: Clean | undefined;
    /** Shows what became of a text, or nothing any more. */
    tell: (inserted: Inserted | undefined) => void;
  },
) => () => void;

/**
 * What components say by default: the words that several share, and in `ComponentLabels` those of single components, which
 * are English where they are left out.
 */
export interface UiLabels extends ProvidedLabels {
  /** BCP 47 locale of numbers, dates and alphabetical order in components without a `locale` of their own. @default "en-GB" */
  locale?: string;
  /** IANA time zone of dates, such as "Europe/Madrid", in components without a `timeZone` of their own. @default the reader's */
  timeZone?: string;
  /**
   * By which the arrow keys move and menus open. The layout follows `dir` of the page, which this leaves as it is.
   * @default that of the page
   */
  direction?: Direction;
  /** Makes alike what searches take for the same; without case and accents unless given. Keep it stable. */
  fold?: Fold;
  /**
   * Cleans a text that comes into a text control as a whole, pasted or dropped, and counts the characters that it takes out; line
   * ends of one kind unless given. Keep it stable.
   * @param lines whether the control has several lines
   * @param areCells whether cells of a table were copied: spreadsheets put quotes around those of several lines
   */
  clean?: Clean;
  /** What takes such texts in: `listenToInsertions` of the field. Without it they are left to the browser. */
  insertions?: ListenToInsertions;
  close: string;
  dismiss: string;
  ok: string;
  cancel: string;
  required: string;
  previous: string;
  next: string;
  loading: string;
  retry: string;
  showPassword: string;
  hidePassword: string;
  menu: string;
  copy: string;
  copied: string;
  copyFailed: string;
  add: string;
  notifications: string;
  complete: string;
  incomplete: string;
  withErrors: string;
  unsaved: string;
  saving: string;
  saveFailed: string;
  offlineDraft: string;
  skipToContent: string;
  savedAt: (time: string) => string;
  remove: (item: string) => string;
  charactersLeft: (left: number) => string;
  charactersOver: (over: number) => string;
  page: (current: number, total: number) => string;
}

/** The labels of the nearest provider; without one a component takes English ones. */
export const LabelsContext = createContext<UiLabels | undefined>(undefined);

/** Labels of one component: those given to it, else those of the nearest provider, else the English ones. */
export function useLabels<Name extends keyof ComponentLabels, English>(
  name: Name,
  english: English & Partial<ComponentLabels[Name]>,
  given: Partial<ComponentLabels[Name]> | undefined,
): English & Partial<ComponentLabels[Name]> {
  const labels: ProvidedLabels | undefined = use(LabelsContext);
  const provided = labels?.[name];
  return useMemo(() => ({ ...english, ...provided, ...given }), [english, provided, given]);
}

/** The given locale, or else the nearest provider's, or else the fallback. */
export function useLocale(given: string | undefined, fallback = defaultLocale): string {
  const labels = use(LabelsContext);
  return given ?? labels?.locale ?? fallback;
}

/** Watches what never changes. */
const never = () => () => {};

/**
 * The given time zone, or else the nearest provider's, or else the reader's. A server does not know that: it writes UTC, and so
 * does hydration; then the reader's is used.
 */
export function useTimeZone(given: string | undefined): string {
  const ofReader = useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => "UTC",
  );
  return given ?? use(LabelsContext)?.timeZone ?? ofReader;
}

/** How searches fold texts: as the nearest provider says, or else without case and accents. */
export function useFold(): Fold {
  return use(LabelsContext)?.fold ?? fold;
}
