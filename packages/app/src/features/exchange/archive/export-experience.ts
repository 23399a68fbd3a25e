import { isApiError } from "@panel/api-client";
import { getAssetById, getGymkhanaById, type LibraryAsset } from "@panel/api-client/panel";
import { isAttributed, toldAttribution } from "@panel/domain/asset-licences";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { extensionOf } from "@panel/domain/assets";
import {
  archiveText,
  ARCHIVE_TEXTS,
  assetIdsOf,
  type ArchivedAsset,
} from "@panel/domain/experience/archive";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import { keptWeight } from "@panel/domain/model-preflight";
import { ARCHIVE_HISTORY } from "@panel/domain/versions/archived-history";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { fileUrl } from "../../../shared/assets/file-url.ts";
import { assetsOf } from "../../../shared/assets/queries.ts";
import { panelApi } from "../../../shared/connections.ts";

export interface ExportedArchive {
  name: string;
  content: Blob;
  /** Assets that are gone, and are not in the archive. */
  missing: number;
}

/**
 * Puts a stored experience with its points and assets into one archive.
 * @param history text of the history that goes along; undefined for none
 * @param libraries in which the descriptions of its assets are looked up
 * @param onProgress gets a share from 0 to 1
 */
export async function exportExperience(
  gymId: number,
  libraries: readonly LibraryScope[],
  history: string | undefined,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ExportedArchive> {
  const record = await getGymkhanaById(panelApi, { gymId }, { signal });
  const experience = fromExperienceRecord(record);
  const points = record.mappoints.map((point) => ({
    id: point.IdPoint,
    point: fromPointRecord(point, record),
  }));
  const ids = assetIdsOf(
    experience,
    points.map(({ point }) => point),
  );
  // Descriptions and categories are those of the libraries; without these the archive does without them.
  const lists = await Promise.allSettled(libraries.map((scope) => assetsOf(scope, ids, signal)));
  const known = new Map(
    lists
      .flatMap((list) => (list.status === "fulfilled" ? list.value : []))
      .map((asset) => [asset.id, asset]),
  );
  const zip = openZip();
  const assets: ArchivedAsset[] = [];
  for (const [index, id] of ids.entries()) {
    onProgress(index / Math.max(1, ids.length));
    const asset = await archived(id, known.get(id), signal, zip.add);
    if (asset) assets.push(asset);
  }
  const text = archiveText({ experience, points, assets });
  zip.add(ARCHIVE_TEXTS, new TextEncoder().encode(text));
  if (history !== undefined) {
    zip.add(ARCHIVE_HISTORY, new TextEncoder().encode(history), { compressed: true });
  }
  onProgress(1);
  return { name: record.GymName, content: zip.end(), missing: ids.length - assets.length };
}

/** Undefined for an asset that is gone. */
async function archived(
  id: number,
  known: LibraryAsset | undefined,
  signal: AbortSignal,
  add: (name: string, bytes: Uint8Array) => void,
): Promise<ArchivedAsset | undefined> {
  const media = await getAssetById(panelApi, { id }, { signal }).catch((error: unknown) => {
    if (isApiError(error, "notFound")) return undefined;
    throw error;
  });
  const { Type: type } = media ?? {};
  const attribution = toldAttribution(media ?? {});
  if (!media?.File || (type !== 0 && type !== 1 && type !== 2)) return undefined;
  const put = async (address: string, name: string) => {
    const url = new URL(fileUrl(address), location.href);
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
    const path = `assets/${name}.${extensionOf(url.pathname)}`;
    add(path, new Uint8Array(await response.arrayBuffer()));
    return path;
  };
  return {
    id,
    type,
    name: media.Name ?? String(id),
    description: known?.description ?? media.Description ?? media.Name ?? "",
    ...(type === 1
      ? {
          alt: {
            cas: media.AltText ?? "",
            cat: media.AltTextCat ?? "",
            eng: media.AltTextEng ?? "",
          },
        }
      : {}),
    ...(isAttributed(attribution) ? { attribution } : {}),
    category: known?.category ?? 1,
    animation: media.Animation ?? false,
    scale: media.ScaleMod ?? 1,
    weight: keptWeight(media.Facts ?? {}),
    ...(media.Speech ? { speech: media.Speech } : {}),
    file: await put(media.File, String(id)),
    ...(type === 0 && media.Thumbnail
      ? { thumbnail: await put(media.Thumbnail, `${id}-thumbnail`) }
      : {}),
  };
}

/** Assets are compressed already, so they are only put together; a history says much again and again. */
function openZip() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Uint8Array(chunk));
  });
  return {
    add(name: string, bytes: Uint8Array, { compressed = false } = {}) {
      const entry = compressed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      zip.add(entry);
      entry.push(bytes, true);
    },
    end(): Blob {
      zip.end();
      return new Blob(parts, { type: "application/zip" });
    },
  };
}
