import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import { CorrectionChoice } from "../../route/CorrectionChoice.tsx";
import type { usePointEditing } from "./use-point-editing.ts";
import type { PointFormApi } from "./use-point-form.ts";

interface PointSaveButtonsProps {
  form: PointFormApi;
  editing: Pick<ReturnType<typeof usePointEditing>, "saved" | "correction">;
  /** 0 until the experience is saved. */
  experienceId: number;
  experienceSaving: boolean;
  saving: boolean;
  /** Whether the point that follows is there already. */
  hasNext: boolean;
  /** Called before the form is sent, with whether another point follows. */
  onSend(another: boolean): void;
}

/** The buttons at the foot of the editor of a point, in sight while it scrolls; both send its form. The bar of the screen has its main one. */
export function PointSaveButtons({
  form,
  editing,
  experienceId,
  experienceSaving,
  saving,
  hasNext,
  onSend,
}: PointSaveButtonsProps) {
  const { t } = useTranslation();
  const exists = experienceId > 0;
  const waiting = t(experienceSaving ? "POINTS.waitingId" : "POINTS.firstSave");
  return (
    <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-4 py-3 *:flex-auto *:px-2 short:static">
      <CorrectionChoice
        store={form.store}
        stored={editing.saved.values}
        correction={editing.correction}
        className="basis-full"
      />
      {exists && (
        <Button type="submit" loading={saving} onClick={() => onSend(true)}>
          {t(hasNext ? "WORKSPACE.saveAndOpenNext" : "WORKSPACE.saveNext")}
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
