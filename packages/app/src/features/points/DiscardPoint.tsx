import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useTranslation } from "react-i18next";

interface DiscardPointProps {
  open: boolean;
  onDiscard(): void;
  onKeep(): void;
}

/** Asks whether what is unsaved in a point is to be discarded. */
export function DiscardPoint({ open, onDiscard, onKeep }: DiscardPointProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t("POINTS.discardTitle")}
      description={t("POINTS.discardText")}
      confirmLabel={t("POINTS.discard")}
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}
