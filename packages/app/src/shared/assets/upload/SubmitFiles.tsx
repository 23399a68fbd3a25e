import { Button } from "@panel/ui/button";
import { useTranslation } from "react-i18next";
import { isCutOff, toBeSent, type AssetUpload } from "./asset-uploads.ts";

interface SubmitFilesProps {
  files: readonly AssetUpload[];
  /** Whether files are being sent. */
  busy: boolean;
  /** Whether files are made ready. */
  preparing: boolean;
}

/** The button that sends files: how many have arrived, or how many are left. */
export function SubmitFiles({ files, busy, preparing }: SubmitFilesProps) {
  const { t } = useTranslation();
  const done = files.filter(({ state }) => state === "done").length;
  const left = files.filter(toBeSent).length;
  const sending =
    files.length > 1
      ? t("ASSET_UPLOAD.submittingOf", { done, count: files.length })
      : t("ASSET_UPLOAD.submitting");
  return (
    <>
      <p role="status" className="text-ink-muted empty:hidden">
        {files.some(isCutOff) && t("ASSET_UPLOAD.goesOn")}
      </p>
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          loading={busy || preparing}
          loadingLabel={preparing ? t("ASSET_UPLOAD.preparing") : sending}
        >
          {done > 0 && left > 0
            ? t("ASSET_UPLOAD.submitLeft", { count: left })
            : t("ASSET_UPLOAD.submit", { count: Math.max(1, files.length) })}
        </Button>
      </div>
    </>
  );
}
