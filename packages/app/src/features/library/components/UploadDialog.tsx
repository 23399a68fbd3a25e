import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { Dialog } from "@panel/ui/dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { UploadPanel } from "../../../shared/assets/upload/UploadPanel.tsx";

interface UploadDialogProps {
  /** What is sent goes to the library that all teams share. */
  global: boolean;
  onUploaded(): void;
  onUseExisting(id: number): void;
  onClose(): void;
}

/** The upload over the library. Closing it while files are on their way asks first. */
export function UploadDialog({ global, onUploaded, onUseExisting, onClose }: UploadDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Dialog
        open
        size="xl"
        title={t("ASSET_UPLOAD.title")}
        description={t(global ? "ASSET_UPLOAD.textGlobal" : "ASSET_UPLOAD.textOwn")}
        onClose={() => (busy ? setLeaving(true) : onClose())}
      >
        <UploadPanel onUploaded={onUploaded} onUseExisting={onUseExisting} onBusyChange={setBusy} />
      </Dialog>
      <ConfirmDialog
        open={leaving && busy}
        destructive
        title={t("ASSET_UPLOAD.leaveTitle")}
        description={t("ASSET_UPLOAD.leaveText")}
        confirmLabel={t("ASSET_UPLOAD.leave")}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
