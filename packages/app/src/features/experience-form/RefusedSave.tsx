import { ModalAlert } from "@panel/ui/modal-alert";
import { useTranslation } from "react-i18next";
import { focusFirstError } from "../../shared/editing/focus-first-error.ts";
import type { FormProblem } from "../../shared/editing/FormProblems.tsx";

/** Ids of the two parts of the form, before and after the points, whose editor is a form of its own. */
export const EXPERIENCE_FORMS = ["experience-form", "experience-form-more"];

interface RefusedSaveProps {
  /** Why the form was not sent; undefined while nothing is refused. */
  refused: "missing" | "wrong" | undefined;
  problems: readonly FormProblem[];
  onClose(): void;
}

/** Says that the form was not sent, and leads to the first field that is wrong. */
export function RefusedSave({ refused, problems, onClose }: RefusedSaveProps) {
  const { t } = useTranslation();
  return (
    <ModalAlert
      open={refused !== undefined}
      variant="warning"
      title={t(refused === "wrong" ? "FORM.invalidTitle" : "FORM.requiredMissingTitle")}
      buttonLabel={t("GENERIC.accept")}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const [hidden] = problems;
        // None is shown: it is in another language.
        if (!EXPERIENCE_FORMS.some(focusFirstError)) hidden?.lead();
      }}
    >
      {t(refused === "wrong" ? "FORM.invalidText" : "FORM.REQUIRED_FIELDS_MISSING")}
    </ModalAlert>
  );
}
