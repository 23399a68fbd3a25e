import { fileRules, type AssetType } from "@panel/domain/asset-types";
import { THUMBNAIL_BYTES } from "@panel/domain/assets";
import { UnreadablePicture } from "@panel/media/pictures/unreadable-picture";
import { UnreadableSound } from "@panel/media/sounds/unreadable-sound";
import { refusalOf, sizeText, type FileRefusal } from "@panel/ui/upload";
import type { TFunction } from "i18next";
import { otherModel } from "./other-models.ts";

/** What a file is for: an asset, or the picture of a model. */
type FilePurpose = AssetType | "thumbnail";

/** Which files are accepted for a purpose. A thumbnail is an image. */
export function rulesFor(purpose: FilePurpose) {
  if (purpose !== "thumbnail") return fileRules(purpose);
  return { accept: fileRules("image").accept, maxSize: THUMBNAIL_BYTES };
}

export interface FileProblem {
  /** `unprepared`: it could not be made smaller or packed, which is no fault of the file. */
  refusal: FileRefusal | "unprepared";
  file: File;
  purpose: FilePurpose;
  /** Why no picture or sound can be made of it. */
  unreadable?: UnreadablePicture | UnreadableSound;
}

/** Splits files into the accepted ones and the reasons why the others are not. */
export function sortOut(files: readonly File[], purpose: FilePurpose) {
  const rules = rulesFor(purpose);
  const good: File[] = [];
  const problems: FileProblem[] = [];
  for (const file of files) {
    const refusal = refusalOf(file, rules);
    if (refusal) problems.push({ refusal, file, purpose });
    else good.push(file);
  }
  return { good, problems };
}

/** Why a file could not be made ready. */
export const problemOfFile = (error: unknown, file: File, purpose: FilePurpose): FileProblem => ({
  refusal: "unprepared",
  file,
  purpose,
  ...(error instanceof UnreadablePicture || error instanceof UnreadableSound
    ? { unreadable: error }
    : {}),
});

export function problemText(
  { refusal, file, purpose, unreadable }: FileProblem,
  t: TFunction,
  locale: string,
): string {
  const { name } = file;
  if (refusal === "empty") return t("UPLOAD.empty", { name });
  if (unreadable) return unreadableText(unreadable, name, t, locale);
  if (refusal === "unprepared") return t("ASSET_UPLOAD.unprepared", { name });
  if (refusal === "type") {
    const other = purpose === "model" && otherModel(name);
    return other
      ? t(`ASSET_UPLOAD.otherModel.${other.key}`, { name, ...other.values })
      : t(`ASSET_UPLOAD.wrongType.${purpose}`, { name });
  }
  return t(`ASSET_UPLOAD.size.${purpose}`, {
    name,
    size: sizeText(file.size, locale, "up"),
    max: sizeText(rulesFor(purpose).maxSize, locale, "down"),
  });
}

function unreadableText(
  error: UnreadablePicture | UnreadableSound,
  name: string,
  t: TFunction,
  locale: string,
): string {
  const { found, most } = error.params;
  const params = {
    name,
    ...error.params,
    ...(error.reason === "weight"
      ? {
          size: sizeText(Number(found), locale, "up"),
          max: sizeText(Number(most), locale, "down"),
        }
      : {}),
  };
  return error instanceof UnreadableSound
    ? t(`SOUND.unheard.${error.reason}`, params)
    : t(`ASSET_UPLOAD.unreadable.${error.reason}`, params);
}
