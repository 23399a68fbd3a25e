import { ASSET_DESCRIPTION_MAX, ASSET_SCALE } from "@panel/domain/asset-types";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";

const key = (message: TranslationKey) => message;

/** A category's id as a form holds it. */
export const categorySchema = z
  .string()
  .check(z.minLength(1, key("ASSET_UPLOAD.requiredCategory")));

export const descriptionSchema = z
  .string()
  .check(
    z.regex(/\S/, key("VALIDATION.required")),
    z.maxLength(ASSET_DESCRIPTION_MAX, key("VALIDATION.tooLong")),
  );

/** A scale factor as typed; an empty text means 1. */
export const scaleSchema = z.string().check(
  z.refine((text) => {
    const scale = scaleOf(text);
    return scale >= ASSET_SCALE.least && scale <= ASSET_SCALE.most;
  }, key("ASSET.scaleRange")),
);

export function scaleOf(text: string): number {
  return text.trim() === "" ? ASSET_SCALE.usual : Number(text);
}

/** Schema of the data that all files of one upload share. */
export const uploadSchema = z.object({
  category: categorySchema,
  description: descriptionSchema,
  animation: z.boolean(),
  scale: scaleSchema,
});

export type UploadValues = z.infer<typeof uploadSchema>;

export const NEW_UPLOAD: UploadValues = {
  category: "",
  description: "",
  animation: false,
  scale: "1",
};
