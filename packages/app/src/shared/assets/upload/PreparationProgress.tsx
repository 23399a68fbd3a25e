import { Button } from "@panel/ui/button";
import { Progress } from "@panel/ui/progress";
import { useTranslation } from "react-i18next";
import type { PreparationState } from "./use-chosen-files.ts";

interface PreparationProgressProps {
  /** Undefined while nothing is made ready. */
  state: PreparationState | undefined;
  onCancel(): void;
}

/** How far the chosen files are, and the way to stop. */
export function PreparationProgress({ state, onCancel }: PreparationProgressProps) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="text-ink-muted empty:hidden">
        {state ? t("ASSET_UPLOAD.preparing") : ""}
      </p>
      {state && (
        <div className="flex min-w-0 items-end gap-3">
          <Progress
            className="flex-1"
            showValue
            label={state.name}
            value={state.done}
            max={state.count}
            valueText={t("ASSET_UPLOAD.preparingOf", {
              number: state.done + 1,
              count: state.count,
            })}
          />
          <Button size="sm" onClick={onCancel}>
            {t("GENERIC.cancel")}
          </Button>
        </div>
      )}
    </>
  );
}
