import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";

interface PointSaveButtonsProps {
  /** 0 until the experience is saved. */
  experienceId: number;
  experienceSaving: boolean;
  saving: boolean;
  onCancel(): void;
  /** Called before the form is sent, with whether another point follows. */
  onSend(another: boolean): void;
}

/** The buttons below the editor of a point; two of them send its form. The save bar has the main one of the screen. */
export function PointSaveButtons({
  experienceId,
  experienceSaving,
  saving,
  onCancel,
  onSend,
}: PointSaveButtonsProps) {
  const { t } = useTranslation();
  const exists = experienceId > 0;
  const waiting = t(experienceSaving ? "POINTS.waitingId" : "POINTS.firstSave");
  return (
    <div className="flex flex-wrap justify-end gap-2 *:grow tablet:*:grow-0">
      <Button variant="quiet" aria-disabled={saving} onClick={() => !saving && onCancel()}>
        {t("POINTS.cancel")}
      </Button>
      {exists && (
        <Button type="submit" loading={saving} onClick={() => onSend(true)}>
          {t("WORKSPACE.saveNext")}
        </Button>
      )}
      <Button
        type="submit"
        disabled={!exists}
        loading={saving}
        loadingLabel={t("POINTS.saving")}
        onClick={() => onSend(false)}
      >
        {exists ? t("POINTS.save") : waiting}
      </Button>
    </div>
  );
}
