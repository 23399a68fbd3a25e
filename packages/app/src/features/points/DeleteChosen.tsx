import type { MapPoint } from "@panel/api-client/panel";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useTranslation } from "react-i18next";
import { usePointTitle } from "../../route/use-point-title.ts";
import { namesInWords } from "../../shared/assets/names-in-words.ts";

interface DeleteChosenProps {
  open: boolean;
  /** All points of the route. */
  points: readonly MapPoint[];
  chosen: readonly MapPoint[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks before several points are deleted, and names them. */
export function DeleteChosen({ open, points, chosen, onConfirm, onClose }: DeleteChosenProps) {
  const { t, i18n } = useTranslation();
  const title = usePointTitle(points);
  const names = namesInWords(chosen.map(title), t, i18n.language);
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t("POINTS.deleteSeveralTitle", { count: chosen.length })}
      description={t("POINTS.deleteSeveralText", { names, count: chosen.length })}
      confirmLabel={t("GENERIC.delete")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
