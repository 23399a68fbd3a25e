import { zipSync, type Zippable } from "fflate";
import type { AssetMedia, GymkhanaRecord } from "@panel/api-client/panel-types";
import { toldAttribution } from "@panel/domain/asset-licences";
import {
  archiveText,
  ARCHIVE_TEXTS,
  assetIdsOf,
  type ArchivedAsset,
} from "@panel/domain/experience/archive";
import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import { keptWeight } from "@panel/domain/model-preflight";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { extensionOf } from "@panel/domain/assets";
import { fileOf } from "./assets.ts";
import { readExperience, type Person, type TestServer } from "./server.ts";

/** What stands for one asset in an archive, and its file. */
export interface MadeAsset extends Partial<ArchivedAsset> {
  id: number;
  content: Uint8Array;
  picture?: Uint8Array;
}

interface MadeArchive {
  name?: string;
  /** Id of the picture of the experience. */
  image?: number;
  points?: readonly PointChanges[];
  assets?: readonly MadeAsset[];
}

const EXTENSIONS = ["zip", "png", "mp3"] as const;

/** The files of an archive, written as the panel writes it. */
export function archiveFiles({
  name = "Importada",
  image = 0,
  points = [],
  assets = [],
}: MadeArchive) {
  const files: Zippable = {};
  const listed = assets.map(({ content, picture, ...asset }): ArchivedAsset => {
    const { id, type = 1 } = asset;
    const file = `assets/${id}.${EXTENSIONS[type]}`;
    files[file] = content;
    const thumbnail = picture ? `assets/${id}-thumbnail.png` : undefined;
    if (thumbnail && picture) files[thumbnail] = picture;
    return {
      name: "Del archivo",
      description: "D",
      category: 1,
      animation: false,
      scale: 1,
      ...asset,
      type,
      file,
      ...(thumbnail ? { thumbnail } : {}),
    };
  });
  const experience = patched(experienceFields, newExperience("ZZZZZZ"), {
    name: { cas: name },
    image,
  });
  const text = archiveText({
    experience,
    points: points.map((point, index) => ({
      id: index + 1,
      point: patched(pointFields, emptyModel(pointFields), point),
    })),
    assets: listed,
  });
  return { [ARCHIVE_TEXTS]: new TextEncoder().encode(text), ...files };
}

export const archiveFile = (files: Zippable): File => fileOf(zipSync(files), "ruta.zip");

/** An experience of a server as an archive, with its assets as the server gives them out. */
export async function exportedArchive(server: TestServer, as: Person, id: number): Promise<File> {
  const record = (await readExperience(server, as, id)) as GymkhanaRecord;
  const experience = fromExperienceRecord(record);
  const points = record.mappoints.map((point) => ({
    id: point.IdPoint,
    point: fromPointRecord(point, record),
  }));
  const files: Zippable = {};
  const assets: ArchivedAsset[] = [];
  for (const asset of assetIdsOf(
    experience,
    points.map(({ point }) => point),
  )) {
    const { body } = await server.call("getAssetById", { as, query: { id: asset } });
    const media = JSON.parse(body.data) as AssetMedia;
    const { Type: type, File: address = "", Thumbnail: picture, Name: name = "" } = media;
    if (type !== 0 && type !== 1 && type !== 2) throw new Error(`${asset} was never uploaded`);
    const put = async (from: string, called: string) => {
      const url = new URL(from, server.url);
      const path = `assets/${called}.${extensionOf(url.pathname)}`;
      const response = await fetch(url);
      files[path] = new Uint8Array(await response.arrayBuffer());
      return path;
    };
    const file = await put(address, String(asset));
    const thumbnail = type === 0 ? await put(picture, `${asset}-thumbnail`) : undefined;
    const more = {
      description: "D",
      category: 1,
      animation: false,
      scale: 1,
      thumbnail,
      attribution: toldAttribution(media),
      weight: keptWeight(media.Facts ?? {}),
    };
    assets.push({ id: asset, type, name, file, ...more });
  }
  files[ARCHIVE_TEXTS] = new TextEncoder().encode(archiveText({ experience, points, assets }));
  return archiveFile(files);
}
