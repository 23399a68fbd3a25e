import type { UploadLabels } from "@panel/ui/upload";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels shared by all uploads of the panel. */
export function useUploadLabels(): UploadLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      drop: t("UPLOAD.drop"),
      choose: t("UPLOAD.choose"),
      maxSize: (size) => t("UPLOAD.maxSize", { size }),
      wrongType: (name) => t("UPLOAD.wrongType", { name }),
      tooLarge: (name, size) => t("UPLOAD.tooLarge", { name, size }),
      empty: (name) => t("UPLOAD.empty", { name }),
      onlyOne: t("UPLOAD.onlyOne"),
      folder: (name) => t("UPLOAD.folder", { name }),
      readingFolder: t("UPLOAD.readingFolder"),
      folderUnusable: (name) => t("UPLOAD.folderUnusable", { name }),
      folderLeftOut: (name, count) => t("UPLOAD.folderLeftOut", { name, count }),
      folderCut: (name, count) => t("UPLOAD.folderCut", { name, count }),
      folderFailed: (name) => t("UPLOAD.folderFailed", { name }),
      uploading: (name) => t("UPLOAD.uploading", { name }),
      uploaded: t("UPLOAD.uploaded"),
      cancelled: t("UPLOAD.cancelled"),
      failed: t("UPLOAD.failed"),
      cancel: (name) => t("UPLOAD.cancel", { name }),
      retry: (name) => t("UPLOAD.retry", { name }),
      dismiss: (name) => t("UPLOAD.dismiss", { name }),
    }),
    [t],
  );
}
