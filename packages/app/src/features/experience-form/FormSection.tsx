import { Section, type SectionProps } from "@panel/ui/section";
import { useTranslation } from "react-i18next";
import type { SectionProgress } from "./use-form-progress.ts";

type FormSectionProps = Omit<SectionProps, "state" | "stateLabel"> & SectionProgress;

/**
 * A section of the form of an experience, with its state in its header.
 * @param state undefined while the section is empty
 * @param lacking codes of the languages whose texts are all that is missing, or ""
 */
export function FormSection({ state, lacking, ...section }: FormSectionProps) {
  const { t } = useTranslation();
  const labels = {
    complete: t("FORM.stateComplete"),
    incomplete: lacking
      ? t("FORM.stateUntranslated", { languages: lacking })
      : t("FORM.stateIncomplete"),
    error: t("FORM.stateError"),
  };
  return (
    <Section
      // Below the header of the form, which stays.
      className="scroll-mt-28 tablet:scroll-mt-40"
      {...section}
      {...(state ? { state, stateLabel: labels[state] } : {})}
    />
  );
}
