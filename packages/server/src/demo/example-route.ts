import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { archiveText, ARCHIVE_TEXTS, type ArchivedAsset } from "@panel/domain/experience/archive";
import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel, patched, withValues } from "@panel/domain/experience/fields";
import { assetsByPath, dependenciesOf } from "./demo-route.ts";
import {
  ASSET_FOLDER,
  DEMO_ASSETS,
  INDEX_FILE,
  type DemoAssets,
  type DrawnAsset,
} from "./library.ts";
import { madrid } from "./madrid.ts";

/** Where the panel takes the example from with which an author begins. */
export const EXAMPLE_FILE = join(import.meta.dirname, "../../../app/public/example-route.zip");

const NAME = {
  cas: "Ejemplo: Madrid de los Austrias",
  cat: "Exemple: El Madrid dels Àustries",
  eng: "Example: Habsburg Madrid",
};
/** Its sounds would be most of its bytes. */
const isLeftOut = (asset: keyof DemoAssets) => asset === "clock" || asset === "carillon";

/** The demo's first route as an archive, with those of its assets that it uses: the files of the archive, by name. */
export async function exampleRoute(): Promise<Record<string, Uint8Array>> {
  const index = JSON.parse(await readFile(INDEX_FILE, "utf8")) as Record<string, DrawnAsset>;
  const files: Record<string, Uint8Array> = {};
  const assets: ArchivedAsset[] = [];
  const put = async (name: string, stored: { name: string; extension: string }) => {
    const path = `assets/${name}.${stored.extension}`;
    files[path] = await readFile(join(ASSET_FOLDER, stored.name));
    return path;
  };
  const idOf = async (key: keyof DemoAssets): Promise<number> => {
    const { name, description, category, type, moves } = DEMO_ASSETS[key];
    const known = assets.find((asset) => asset.name === name);
    if (known) return known.id;
    const drawn = index[key];
    if (!drawn) throw new Error(`The demo has no files of ${key}`);
    const id = assets.length + 1;
    assets.push({
      id,
      type,
      name,
      description,
      ...(type === ASSET_TYPE_CODE.image ? { alt: { cas: description, cat: "", eng: "" } } : {}),
      category,
      animation: moves === true,
      scale: 1,
      file: await put(String(id), drawn.file),
      ...(type === ASSET_TYPE_CODE.model && drawn.small
        ? { thumbnail: await put(`${id}-thumbnail`, drawn.small) }
        : {}),
    });
    return id;
  };
  const chosen = async (named: Record<string, keyof DemoAssets> = {}) => {
    const ids: (readonly [string, number])[] = [];
    for (const [path, key] of assetsByPath(named)) {
      if (!isLeftOut(key)) ids.push([path, await idOf(key)]);
    }
    return ids;
  };

  const experience = patched(experienceFields, newExperience(""), {
    ...withValues(madrid.experience, await chosen(madrid.assets)),
    name: NAME,
    code: "",
  });
  const ids = madrid.points.map((_, place) => place + 1);
  const points = [];
  for (const [place, texts] of madrid.points.entries()) {
    const changes = withValues(texts, await chosen(madrid.pointAssets[place]));
    const point = patched(pointFields, emptyModel(pointFields), {
      ...changes,
      ...dependenciesOf(madrid, place, ids),
    });
    points.push({ id: place + 1, point });
  }
  const text = archiveText({ experience, points, assets });
  return { [ARCHIVE_TEXTS]: new TextEncoder().encode(text), ...files };
}
