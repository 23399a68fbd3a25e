import { personName } from "@panel/domain/person-name";
import { isAttributed } from "@panel/domain/asset-licences";
import { assetPermissions } from "@panel/domain/asset-policies";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type {
  AssetFacts,
  AssetMedia,
  AssetSpeech,
  GymkhanaAsset,
  LibraryAsset,
} from "@panel/api-client/panel-types";
import { fileAddress } from "../storage/file-address.ts";
import type { Viewer } from "../viewer.ts";
import { assetAccess, listedTags, type ListedAsset, type SeenAsset } from "./repository.ts";
import type { ShownAsset } from "./shown-repository.ts";

const isAudio = (asset: ShownAsset): boolean => asset.type === ASSET_TYPE_CODE.audio;

const isImage = (asset: ShownAsset): boolean => asset.type === ASSET_TYPE_CODE.image;

/** In the contract's LibraryAsset, as the viewer sees it. */
export function libraryAsset(viewer: Viewer, asset: SeenAsset): LibraryAsset {
  const sharer = sharerOf(viewer, asset);
  return {
    id: asset.id,
    model: asset.name,
    thumbnail: [asset.small_key, asset.large_key].flatMap((key) => (key ? [fileAddress(key)] : [])),
    ...(asset.thumbnail_is_old === 1 ? { thumbnailIsOld: true } : {}),
    type: asset.type,
    category: asset.category_id,
    description: asset.description,
    ...(isImage(asset)
      ? { altText: asset.alt_cas, altTextCat: asset.alt_cat, altTextEng: asset.alt_eng }
      : {}),
    ...(isAttributed(asset)
      ? { author: asset.author, licence: asset.licence, credit: asset.credit }
      : {}),
    animation: asset.animation === 1,
    scaleMod: asset.scale,
    ...(isAudio(asset) ? { sound: fileAddress(asset.file_key) } : {}),
    file: fileAddress(asset.file_key, asset.file_name),
    size: asset.file_bytes,
    idUser: asset.is_global ? 0 : asset.owner_id,
    ...(asset.team_id === null ? {} : { isShared: true }),
    ...(sharer ? { sharedBy: sharer } : {}),
    fileName: asset.file_name,
    createdAt: asset.created_at,
    uses: asset.uses,
    tags: listedTags(asset),
    facts: JSON.parse(asset.facts) as AssetFacts,
    ...(asset.speech === null ? {} : { speech: JSON.parse(asset.speech) as AssetSpeech }),
    may: assetPermissions(viewer, assetAccess(asset)),
  };
}

/** Who shares the asset with the viewer, if that is somebody else. */
function sharerOf(
  viewer: Viewer,
  { owner_id, is_shared, sharer_name, sharer_surname }: SeenAsset,
): string | undefined {
  if (!is_shared || owner_id === viewer.id) return undefined;
  return personName(sharer_name, sharer_surname);
}

/** In the contract's GymkhanaAsset: what a form or a game needs to show it. */
export function experienceAsset(asset: ShownAsset): GymkhanaAsset {
  return {
    Id: asset.id,
    Thumbnail: asset.small_key === null ? "" : fileAddress(asset.small_key),
    Sound: isAudio(asset) ? fileAddress(asset.file_key) : "",
    IdUser: asset.is_global ? 0 : asset.owner_id,
    Name: asset.name,
    Type: asset.type,
    ...(isImage(asset)
      ? { AltText: asset.alt_cas, AltTextCat: asset.alt_cat, AltTextEng: asset.alt_eng }
      : {}),
    ...(isAttributed(asset)
      ? { Author: asset.author, Licence: asset.licence, Credit: asset.credit }
      : {}),
  };
}

/** In the contract's AssetMedia. */
export function assetMedia(asset: ListedAsset): AssetMedia {
  return {
    ...experienceAsset(asset),
    File: fileAddress(asset.file_key, asset.file_name),
    FileName: asset.file_name,
    Facts: JSON.parse(asset.facts) as AssetFacts,
    ...(asset.speech === null ? {} : { Speech: JSON.parse(asset.speech) as AssetSpeech }),
    Size: asset.file_bytes,
    Description: asset.description,
    ...(asset.type === ASSET_TYPE_CODE.model
      ? { Animation: asset.animation === 1, ScaleMod: asset.scale }
      : {}),
  };
}
