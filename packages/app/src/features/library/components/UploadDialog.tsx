import { Dialog } from "@panel/ui/dialog";
import { useTranslation } from "react-i18next";
import type { ExistingAsset } from "../../../shared/assets/upload/asset-uploads.ts";
import { UploadPanel } from "../../../shared/assets/upload/UploadPanel.tsx";
import { useLeavingUpload } from "../../../shared/assets/upload/use-leaving-upload.tsx";

interface UploadDialogProps {
  /** The files go to the global library, which all teams share. */
  global: boolean;
  onUploaded(): void;
  onUseExisting(existing: ExistingAsset): void;
  onClose(): void;
}

/** Dialog for uploading files to the library. Closing it while files are being sent asks for confirmation. */
export function UploadDialog({ global, onUploaded, onUseExisting, onClose }: UploadDialogProps) {
  const { t } = useTranslation();
  const leaving = useLeavingUpload();
  return (
    <>
      <Dialog
        open
        size="xl"
        title={t("ASSET_UPLOAD.title")}
        description={t(global ? "ASSET_UPLOAD.textGlobal" : "ASSET_UPLOAD.textOwn")}
        onClose={() => leaving.ask(onClose)}
      >
        <UploadPanel
          onUploaded={onUploaded}
          onUseExisting={(existing) => leaving.ask(() => onUseExisting(existing))}
          onBusyChange={leaving.onBusyChange}
        />
      </Dialog>
      {leaving.question}
    </>
  );
}
