import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../shared/use-error-text.ts";

interface ConfirmUndoProps {
  open: boolean;
  /** Undoes the import. An error that it throws is shown, and the question stays. */
  onUndo: () => Promise<void>;
  onClose: () => void;
}

/** Asks whether to undo an import, and undoes it. */
export function ConfirmUndo({ open, onUndo, onClose }: ConfirmUndoProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const undo = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onUndo();
      close();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      danger
      title={t("IMPORT.undoTitle")}
      description={t("IMPORT.undoText")}
      confirmLabel={t("IMPORT.undo")}
      pending={pending}
      error={failure === undefined ? undefined : errorText(failure)}
      onConfirm={() => void undo()}
      onClose={close}
    />
  );
}
