import { isBlank } from "../experience/fields.ts";
import type { ContentLanguage } from "../languages.ts";
import { outdatedKey, type OutdatedSources, type RouteText } from "../texts/texts.ts";

/** Which texts go out: those that are missing or whose source has changed, or all. */
export const OFFERS = ["missing", "all"] as const;
export type Offer = (typeof OFFERS)[number];

/** A text that goes out to be translated. */
export interface OfferedText {
  readonly text: RouteText;
  readonly source: string;
  readonly target: string;
  readonly state: "untranslated" | "needsReview" | "translated";
}

export interface Offering {
  source: ContentLanguage;
  target: ContentLanguage;
  which: Offer;
  outdated?: OutdatedSources;
}

/** The texts that go out, in the author's order: those that have something to translate. */
export function offeredTexts(
  texts: readonly RouteText[],
  { source, target, which, outdated = new Map() }: Offering,
): OfferedText[] {
  return texts
    .filter(({ values }) => !isBlank(values[source]))
    .map((text): OfferedText => {
      const translation = text.values[target];
      const isOld = outdated.has(outdatedKey(text.id, target));
      return {
        text,
        source: text.values[source],
        target: translation,
        state: isBlank(translation) ? "untranslated" : isOld ? "needsReview" : "translated",
      };
    })
    .filter(({ state }) => which === "all" || state !== "translated");
}
