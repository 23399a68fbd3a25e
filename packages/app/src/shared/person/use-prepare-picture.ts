import { picturesAccepted } from "@panel/domain/source-pictures";
import type { PreparePicture } from "@panel/ui/avatar-field";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PROFILE_IMAGE } from "./profile-image.ts";

/** Makes pictures of phones and scanners into those that a picture of a person or bot may be, in kind and in weight. */
export function usePreparePicture(): PreparePicture {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => ({
      accept: picturesAccepted(),
      make: async (file) => {
        try {
          const { convertedPicture } = await import("@panel/media/pictures/prepare-picture");
          return await convertedPicture(file, PROFILE_IMAGE.maxSize);
        } catch (error) {
          const { problemOfFile, problemText } = await import("../assets/upload/file-problem.ts");
          return { problem: problemText(problemOfFile(error, file, "image"), t, i18n.language) };
        }
      },
    }),
    [t, i18n.language],
  );
}
