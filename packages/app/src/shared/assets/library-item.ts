import type { AssetFacts, AssetMedia, LibraryAsset } from "@panel/api-client/panel";
import { assetTypeOf, type AssetType } from "@panel/domain/asset-types";
import type { PickableAsset } from "@panel/ui/asset-picker";

/** An asset as grids and pickers show it. */
export interface ShownAsset extends PickableAsset {
  type: AssetType;
  /** As its author called the file. */
  fileName: string;
  /** Of a model: what its author multiplies it by. */
  scale?: number;
  /** Of a model: it moves. */
  animated?: boolean;
}

/** One of a library, with all that the server knows of it. */
export interface LibraryItem extends ShownAsset {
  record: LibraryAsset;
}

/**
 * Whether an asset of a super-admin's library is not everybody's: it was left by somebody who has no
 * library any more, and is in use in their branch alone.
 */
export function isInherited({ record }: LibraryItem): boolean {
  return (record.idUser ?? 0) !== 0;
}

/** The address of a file of the library: its path, from where the server is. */
export type FileUrl = (path: string) => string;

/**
 * Paths come from the root of the server that answers the calls; anything else that is no web address
 * is none at all.
 * @param apiUrl absolute
 */
export function fileUrlFrom(apiUrl: string): FileUrl {
  return (path) => {
    const url = new URL(path, apiUrl);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : "";
  };
}

/** An asset of a list, in the shape that is shown. The image is its first thumbnail. */
export function toItem(record: LibraryAsset, fileUrl: FileUrl): LibraryItem {
  const type = assetTypeOf(record.type);
  const [small = ""] = record.thumbnail;
  const file = record.file ?? (type === "audio" ? record.sound : undefined);
  const source = file ?? (type === "image" ? record.thumbnail.at(-1) : undefined);
  return {
    id: String(record.id),
    name: record.model,
    type,
    fileName: record.fileName ?? record.model,
    thumbnail: small ? fileUrl(small) : null,
    src: source ? fileUrl(source) : null,
    category: record.category > 0 ? String(record.category) : "",
    description: record.description,
    added: record.createdAt ?? null,
    ...soundOf(record.facts),
    ...(type === "model" ? { scale: record.scaleMod || 1, animated: record.animation } : {}),
    record,
  };
}

/** One that a form refers to, of which only its files are known. */
export function toShownAsset(
  id: number,
  media: AssetMedia,
  { fileUrl, type, unnamed }: { fileUrl: FileUrl; type: AssetType; unnamed: string },
): ShownAsset {
  const source = media.Sound || media.File || (type === "image" ? media.Thumbnail : "");
  return {
    id: String(id),
    name: media.Name || media.FileName || unnamed,
    type: media.Type === undefined ? type : assetTypeOf(media.Type),
    fileName: media.FileName ?? "",
    thumbnail: media.Thumbnail ? fileUrl(media.Thumbnail) : null,
    src: source ? fileUrl(source) : null,
    ...soundOf(media.Facts),
    ...(media.ScaleMod ? { scale: media.ScaleMod } : {}),
    ...(media.Animation === undefined ? {} : { animated: media.Animation }),
  };
}

/** Of a sound: its waveform from 0 to 1, and its length in seconds. */
function soundOf(facts: AssetFacts | undefined): { peaks?: number[]; duration?: number } {
  const { peaks, duration } = facts ?? {};
  return {
    ...(peaks ? { peaks: peaks.map((peak) => peak / 100) } : {}),
    ...(duration === undefined ? {} : { duration }),
  };
}
