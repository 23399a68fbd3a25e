import type { AssetForm, LibraryAsset } from "@panel/api-client/panel";
import {
  ASSET_AUTHOR_MAX,
  ASSET_CREDIT_MAX,
  isAttributed,
  LICENCE_IDS,
} from "@panel/domain/asset-licences";
import { ASSET_NAME_MAX, assetTypeOf } from "@panel/domain/asset-types";
import { ASSET_ALT_MAX } from "@panel/domain/assets";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import {
  categorySchema,
  descriptionSchema,
  scaleOf,
  scaleSchema,
} from "../../shared/assets/upload/schema.ts";

const key = (message: TranslationKey) => message;

const altSchema = z.string().check(z.maxLength(ASSET_ALT_MAX, key("VALIDATION.tooLong")));

/** Schema of the editable data of an asset. Messages are translation keys. */
export const assetSchema = z.object({
  name: z
    .string()
    .check(
      z.regex(/\S/, key("VALIDATION.required")),
      z.maxLength(ASSET_NAME_MAX, key("VALIDATION.tooLong")),
    ),
  description: descriptionSchema,
  category: categorySchema,
  altText: altSchema,
  altTextCat: altSchema,
  altTextEng: altSchema,
  tags: z.array(z.string()),
  author: z.string().check(z.maxLength(ASSET_AUTHOR_MAX, key("VALIDATION.tooLong"))),
  licence: z.enum(LICENCE_IDS),
  credit: z.string().check(z.maxLength(ASSET_CREDIT_MAX, key("VALIDATION.tooLong"))),
  animation: z.boolean(),
  scale: scaleSchema,
});

export const ASSET_VALUES = Object.keys(assetSchema.shape);

type AssetValues = z.infer<typeof assetSchema>;

export function toValues(record: LibraryAsset): AssetValues {
  return {
    name: record.model,
    description: record.description,
    category: record.category > 0 ? String(record.category) : "",
    altText: record.altText ?? "",
    altTextCat: record.altTextCat ?? "",
    altTextEng: record.altTextEng ?? "",
    tags: record.tags ?? [],
    author: record.author ?? "",
    licence: record.licence ?? "none",
    credit: record.credit ?? "",
    animation: record.animation,
    scale: String(record.scaleMod || 1),
  };
}

/** Converts the form to the body of the call. Only models have an animation and a scale, and only images an alternative text. */
export function toForm(values: AssetValues, record: LibraryAsset): AssetForm {
  const { id, type, tags } = record;
  return {
    idMod: id,
    name: values.name.trim(),
    description: values.description.trim(),
    category: Number(values.category),
    ...(tags === undefined && values.tags.length === 0 ? {} : { tags: values.tags }),
    ...(assetTypeOf(type) === "image"
      ? {
          altText: values.altText.trim(),
          altTextCat: values.altTextCat.trim(),
          altTextEng: values.altTextEng.trim(),
        }
      : {}),
    ...attributionOf(values, record),
    ...(type === 0 ? { animation: values.animation, scaleMod: scaleOf(values.scale) } : {}),
  };
}

/** Nothing where nothing is said of it, as before. */
function attributionOf(values: AssetValues, record: LibraryAsset): Partial<AssetForm> {
  const said = {
    author: values.author.trim(),
    licence: values.licence,
    credit: values.credit.trim(),
  };
  return record.licence === undefined && !isAttributed(said) ? {} : said;
}
