import type { LicenceId } from "@panel/domain/asset-licences";
import { areSameTags, tagsOf } from "@panel/domain/asset-tags";
import { cleanText } from "@panel/domain/clean-text";
import type { ModelWeight } from "@panel/domain/model-preflight";
import type { Speech } from "@panel/domain/texts/speech";
import type { UploadedAssetTypeCode } from "@panel/domain/assets";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { listedTags, type ListedAsset } from "./repository.ts";

/** The descriptive fields of an asset. */
interface AssetTexts {
  name: string;
  description: string;
  category: number;
  /** Alternative texts of an image; one that is left out stays as it is. */
  altText?: string | undefined;
  altTextCat?: string | undefined;
  altTextEng?: string | undefined;
  /** Whose it is, and by which licence; what is left out stays as it is. */
  author?: string | undefined;
  licence?: LicenceId | undefined;
  credit?: string | undefined;
  /** All of its tags; left out, they stay as they are. */
  tags?: readonly string[] | undefined;
  animation?: boolean | undefined;
  scaleMod?: number | undefined;
}

export interface NewAsset extends AssetTexts {
  type: UploadedAssetTypeCode;
  /** What the sender has measured of a model. */
  weight?: Partial<Omit<ModelWeight, "uncountedTextures">>;
  /** What a machine has spoken it from. */
  speech?: Speech;
  /** Also when the same file is in the library already. */
  allowCopy: boolean;
  /** See RequestId in the contract. */
  requestId?: string | undefined;
  file: UploadedFile | undefined;
  thumbnail: UploadedFile | undefined;
  /** Whether the sender has closed the connection: then the asset is not created. */
  isGone: () => boolean;
}

/** Another file for an asset; `thumbnail` belongs to that of a model. */
export type AssetFile = Pick<NewAsset, "weight" | "allowCopy" | "file" | "thumbnail" | "isGone">;

export interface AssetChange {
  texts: AssetTexts;
  /** Of a model: another one. */
  thumbnail: UploadedFile | undefined;
  /** See NewAsset. */
  isGone: () => boolean;
}

/** The columns of the alternative texts that a form gives. */
export function altColumns({ altText, altTextCat, altTextEng }: AssetTexts) {
  return {
    ...(altText === undefined ? {} : { alt_cas: cleanText(altText, false).trim() }),
    ...(altTextCat === undefined ? {} : { alt_cat: cleanText(altTextCat, false).trim() }),
    ...(altTextEng === undefined ? {} : { alt_eng: cleanText(altTextEng, false).trim() }),
  };
}

/** The columns of the author and the licence that a form gives. */
export function attributionColumns({ author, licence, credit }: AssetTexts) {
  return {
    ...(author === undefined ? {} : { author: cleanText(author, false).trim() }),
    ...(licence === undefined ? {} : { licence }),
    ...(credit === undefined ? {} : { credit: cleanText(credit, false).trim() }),
  };
}

/** The fields of the form that change something. */
export function changesOf(before: ListedAsset, after: AssetTexts, thumbnail: unknown): string[] {
  const { author, licence, credit } = attributionColumns(after);
  const isChanged = {
    name: after.name !== before.name,
    description: after.description !== before.description,
    category: after.category !== before.category_id,
    altText: Object.entries(altColumns(after)).some(
      ([column, text]) => before[column as keyof ReturnType<typeof altColumns>] !== text,
    ),
    author: author !== undefined && author !== before.author,
    licence: licence !== undefined && licence !== before.licence,
    credit: credit !== undefined && credit !== before.credit,
    tags: after.tags !== undefined && !areSameTags(tagsOf(after.tags), listedTags(before)),
    animation: after.animation !== undefined && after.animation !== (before.animation === 1),
    scaleMod: after.scaleMod !== undefined && after.scaleMod !== before.scale,
    thumbnail: thumbnail !== undefined,
  };
  return Object.entries(isChanged).flatMap(([field, changed]) => (changed ? [field] : []));
}
