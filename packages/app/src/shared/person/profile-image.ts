import type { AvatarFieldLabels } from "@panel/ui/avatar-field";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Limits of the server for a profile image: under 1024 KB. */
const MOST_KB = 1024;
export const PROFILE_IMAGE = {
  accept: "image/png,image/jpeg,image/webp,image/gif",
  maxSize: MOST_KB * 1024 - 1,
} as const;

export function useAvatarLabels(): AvatarFieldLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      choose: t("PERSON.chooseImage"),
      change: t("PERSON.changeImage"),
      remove: t("PERSON.removeImage"),
      wrongType: t("ERRORS.imageType"),
      tooLarge: () => t("PERSON.imageTooLarge", { max: MOST_KB }),
      unreadable: t("ERRORS.imageUnreadable"),
      cropTitle: t("PERSON.cropTitle"),
      cropHelp: t("PERSON.cropHelp"),
      cropArea: t("PERSON.cropArea"),
      cropKeys: t("PERSON.cropKeys"),
      zoom: t("PERSON.zoom"),
      zoomIn: t("PERSON.zoomIn"),
      zoomOut: t("PERSON.zoomOut"),
      crop: t("PERSON.crop"),
      cropFailed: t("PERSON.cropFailed"),
    }),
    [t],
  );
}
