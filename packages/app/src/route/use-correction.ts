import type { FieldWithPath } from "@panel/domain/experience/fields";
import { outdatesTranslations } from "@panel/domain/texts/correction";
import { useState } from "react";

/** What a draft keeps of it. */
const KEPT = { isCorrection: true } as const;

export interface Correction {
  /** Whether a save of these values may be said to be only a correction of what is stored. */
  isAsked(stored: object, values: object): boolean;
  /** What a save of these values says of it. */
  flag(stored: object, values: object): 0 | 1;
  /** Whether the author has said so. */
  isChosen: boolean;
  choose(isChosen: boolean): void;
  /** For the draft; undefined where it is not chosen. */
  aside: typeof KEPT | undefined;
}

/**
 * Whether the next save only corrects texts, so that their translations stay valid.
 * @param fields of the texts that are saved
 * @param kept what a draft has kept beside its values
 */
export function useCorrection(fields: readonly FieldWithPath[], kept: unknown): Correction {
  const [isChosen, choose] = useState(
    () => (kept as { isCorrection?: unknown } | undefined)?.isCorrection === true,
  );
  const isAsked = (stored: object, values: object) => outdatesTranslations(fields, stored, values);
  return {
    isAsked,
    flag: (stored, values) => (isChosen && isAsked(stored, values) ? 1 : 0),
    isChosen,
    choose,
    aside: isChosen ? KEPT : undefined,
  };
}
