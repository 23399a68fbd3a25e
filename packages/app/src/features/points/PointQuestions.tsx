import { ModalAlert } from "@panel/ui/modal-alert";
import { useTranslation } from "react-i18next";
import { DiscardPoint } from "./DiscardPoint.tsx";

interface PointQuestionsProps {
  /** Asks whether what is unsaved is to be discarded for what was opened. */
  discards: boolean;
  onDiscard(): void;
  onKeep(): void;
  /** Says that the experience has to be saved first. */
  warns: boolean;
  onWarned(): void;
}

/** What is asked and said when a point is opened. */
export function PointQuestions({
  discards,
  onDiscard,
  onKeep,
  warns,
  onWarned,
}: PointQuestionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <DiscardPoint open={discards} onDiscard={onDiscard} onKeep={onKeep} />
      <ModalAlert
        open={warns}
        variant="warning"
        title={t("POINTS.SAVE_EXPERIENCE_FIRST")}
        buttonLabel={t("GENERIC.accept")}
        onClose={onWarned}
      >
        {t("POINTS.SAVE_EXPERIENCE_FIRST_text")}
      </ModalAlert>
    </>
  );
}
