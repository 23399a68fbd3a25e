import { useTranslation } from "react-i18next";
import type { OptionalState } from "./use-form-progress.ts";

/** The state that the header of a section shows; undefined while the section is empty. */
export function useSectionState(state: OptionalState) {
  const { t } = useTranslation();
  const labels = {
    complete: t("FORM.stateComplete"),
    incomplete: t("FORM.stateIncomplete"),
    error: t("FORM.stateError"),
  };
  return state ? { state, stateLabel: labels[state] } : {};
}
