import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import sharp from "sharp";
import { ASSET_TYPE_CODE, type UploadedAssetTypeCode } from "@panel/domain/assets";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { processUpload } from "../library/process-upload.ts";
import type { NewFile } from "../storage/files.ts";
import { chimes } from "./chimes.ts";
import { EXAMPLE_FILE, exampleRoute } from "./example-route.ts";
import { ASSET_FOLDER, INDEX_FILE, type DemoAssets, type DrawnAsset } from "./library.ts";
import { zipOf } from "./model-files.ts";
import { coinGlb, fountainGlb, milestoneFbx, weathercockGlb } from "./models.ts";
import { drawings, type DrawingName } from "./scenes.ts";

/* Makes the files of the demo's assets and the example of the panel, for whoever has changed one: pnpm run demo-assets. */

interface Source {
  type: UploadedAssetTypeCode;
  fileName: string;
  content: () => Buffer | Promise<Buffer>;
  thumbnail?: DrawingName;
}

const picture = (name: DrawingName): Promise<Buffer> =>
  sharp(Buffer.from(drawings[name])).png().toBuffer();

const image = (name: DrawingName): Source => ({
  type: ASSET_TYPE_CODE.image,
  fileName: `${name}.png`,
  content: () => picture(name),
});

const SOURCES: Record<keyof DemoAssets, Source> = {
  gate: image("gate"),
  market: image("market"),
  palace: image("palace"),
  basilica: image("basilica"),
  alley: image("alley"),
  square: image("square"),
  tower: image("tower"),
  theatre: image("theatre"),
  houses: image("houses"),
  wall: image("wall"),
  fountain: {
    type: ASSET_TYPE_CODE.model,
    fileName: "fountain.zip",
    content: () => zipOf("fuente.glb", fountainGlb()),
    thumbnail: "fountain",
  },
  weathercock: {
    type: ASSET_TYPE_CODE.model,
    fileName: "weathercock.zip",
    content: () => zipOf("veleta.glb", weathercockGlb()),
    thumbnail: "weathercock",
  },
  coin: {
    type: ASSET_TYPE_CODE.model,
    fileName: "coin.zip",
    content: () => zipOf("moneda.glb", coinGlb()),
    thumbnail: "coin",
  },
  milestone: {
    type: ASSET_TYPE_CODE.model,
    fileName: "milestone.fbx",
    content: milestoneFbx,
    thumbnail: "milestone",
  },
  bells: {
    type: ASSET_TYPE_CODE.audio,
    fileName: "bells.mp3",
    content: () =>
      chimes(
        [392, 330, 262].map((pitch, index) => ({ at: index * 1.1, pitch })),
        7,
      ),
  },
  carillon: {
    type: ASSET_TYPE_CODE.audio,
    fileName: "carillon.mp3",
    content: () =>
      chimes(
        [523, 659, 784, 659, 698, 587, 494, 523].map((pitch, index) => ({
          at: index * 0.6,
          pitch,
        })),
        8,
      ),
  },
  hours: {
    type: ASSET_TYPE_CODE.audio,
    fileName: "hours.mp3",
    content: () =>
      chimes(
        [0, 1.6, 3.2].map((at) => ({ at, pitch: 196 })),
        6,
      ),
  },
  clock: {
    type: ASSET_TYPE_CODE.audio,
    fileName: "clock.mp3",
    content: () =>
      chimes(
        [
          ...[523, 440, 523, 440].map((pitch, index) => ({ at: index * 0.5, pitch })),
          ...Array.from({ length: 6 }, (_, index) => ({ at: 2.6 + index * 1.2, pitch: 220 })),
        ],
        12,
      ),
  },
};

async function upload(path: string, fileName: string, bytes: Buffer): Promise<UploadedFile> {
  await writeFile(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { path, fileName, bytes: bytes.length, sha256 };
}

async function keep(name: string, file: NewFile) {
  const { path, ...facts } = file;
  const full = `${name}.${file.extension}`;
  await writeFile(join(ASSET_FOLDER, full), await readFile(path));
  return { name: full, ...facts };
}

async function draw(key: string, source: Source, folder: string): Promise<DrawnAsset> {
  const { type, fileName, thumbnail } = source;
  const uploaded = await upload(join(folder, key), fileName, await source.content());
  const pictured =
    thumbnail &&
    (await upload(join(folder, `${key}.picture`), "picture.png", await picture(thumbnail)));
  const { file, small, large, facts } = await processUpload(type, uploaded, pictured || undefined);
  return {
    file: await keep(key, file),
    small: small && (await keep(`${key}-small`, small)),
    large: large && (await keep(`${key}-large`, large)),
    sha256: uploaded.sha256,
    facts,
  };
}

const folder = await mkdtemp(join(tmpdir(), "explorar-demo-"));
await rm(ASSET_FOLDER, { recursive: true, force: true });
await mkdir(ASSET_FOLDER);
const index: Record<string, DrawnAsset> = {};
for (const [key, source] of Object.entries(SOURCES)) index[key] = await draw(key, source, folder);
await writeFile(INDEX_FILE, `${JSON.stringify(index)}\n`);
await rm(folder, { recursive: true });
// Its files are compressed already; the date keeps the same content the same file.
const example = zipSync(await exampleRoute(), { level: 6, mtime: new Date(2026, 0, 1) });
await writeFile(EXAMPLE_FILE, example);
