import type { TranslationKey } from "@panel/i18n";
import { useTranslation } from "react-i18next";

/** The text of a problem with a field, with the numbers that it names; undefined where there is none. */
export function useProblemText() {
  const { t } = useTranslation();
  return (
    problem: TranslationKey | undefined,
    values: Readonly<Record<string, number>> = {},
  ): string | undefined =>
    problem && t(problem as "EVENT_DAY.form.outOfRange", values as { min: number; max: number });
}
