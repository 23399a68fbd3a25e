import type { AssetFacts, AssetMedia, LibraryAsset } from "@panel/api-client/panel";
import { assetTypeOf, type AssetType } from "@panel/domain/asset-types";
import type { PickableAsset } from "@panel/ui/asset-picker";

export type AltTexts = Readonly<Record<"es" | "ca" | "en", string>>;

/** The alternative text of an image: that of the language, or another one that is there, or its name. */
export function altTextOf({ alt, name }: ShownAsset, language: string): string {
  if (!alt) return name;
  const own = alt[language as keyof AltTexts];
  return own || alt.es || alt.ca || alt.en || name;
}

/** An asset as grids and pickers show it. */
export interface ShownAsset extends PickableAsset {
  type: AssetType;
  /** Name of the file as uploaded. */
  fileName: string;
  /** Alternative texts of an image, by the language of the panel. */
  alt?: AltTexts;
  /** Scale factor of a model, set by its author. */
  scale?: number;
  /** Whether a model is animated. */
  animated?: boolean;
}

/** An asset of a library, with its full record. */
export interface LibraryItem extends ShownAsset {
  record: LibraryAsset;
}

/**
 * Whether an asset in a super-admin's library is not global but inherited: its owner has no
 * library, and only the owner's branch uses it.
 */
export function isInherited({ record }: LibraryItem): boolean {
  return (record.idUser ?? 0) !== 0;
}

/** Turns a file's path, which is relative to the server, into an address. */
export type FileUrl = (path: string) => string;

/**
 * Paths are relative to the root of the server that answers the API calls. A path that does not give a web address
 * gives no address.
 * @param apiUrl absolute
 */
export function fileUrlFrom(apiUrl: string): FileUrl {
  return (path) => {
    const url = new URL(path, apiUrl);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : "";
  };
}

/** Converts an asset of a list for display. Its image is its first thumbnail. */
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
    sound: type === "audio" && source ? fileUrl(source) : null,
    category: record.category > 0 ? String(record.category) : "",
    description: record.description,
    added: record.createdAt ?? null,
    ...(record.sharedBy === undefined ? {} : { sharedBy: record.sharedBy }),
    ...soundOf(record.facts),
    ...(type === "image"
      ? { alt: altsOf(record.altText, record.altTextCat, record.altTextEng) }
      : {}),
    ...(type === "model" ? { scale: record.scaleMod || 1, animated: record.animation } : {}),
    record,
  };
}

/** Converts an asset of which only the files are known, because a form refers to it by id. */
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
    alt: altsOf(media.AltText, media.AltTextCat, media.AltTextEng),
    ...(media.ScaleMod ? { scale: media.ScaleMod } : {}),
    ...(media.Animation === undefined ? {} : { animated: media.Animation }),
  };
}

const altsOf = (es = "", ca = "", en = ""): AltTexts => ({ es, ca, en });

/** Data of an audio: its waveform with values from 0 to 1, and its length in seconds. */
function soundOf(facts: AssetFacts | undefined): { peaks?: number[]; duration?: number } {
  const { peaks, duration } = facts ?? {};
  return {
    ...(peaks ? { peaks: peaks.map((peak) => peak / 100) } : {}),
    ...(duration === undefined ? {} : { duration }),
  };
}
