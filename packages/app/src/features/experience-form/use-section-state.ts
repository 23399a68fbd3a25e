import { useTranslation } from "react-i18next";
import type { OptionalState } from "./use-form-progress.ts";

/**
 * The state that the header of a section shows; undefined while the section is empty.
 * @param lacking codes of the languages whose texts are all that is missing, or ""
 */
export function useSectionState(state: OptionalState, lacking: string) {
  const { t } = useTranslation();
  const labels = {
    complete: t("FORM.stateComplete"),
    incomplete: lacking
      ? t("FORM.stateUntranslated", { languages: lacking })
      : t("FORM.stateIncomplete"),
    error: t("FORM.stateError"),
  };
  return state ? { state, stateLabel: labels[state] } : {};
}
