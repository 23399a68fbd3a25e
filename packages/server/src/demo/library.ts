import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LicenceId } from "@panel/domain/asset-licences";
import { ASSET_TYPE_CODE, type UploadedAssetTypeCode } from "@panel/domain/assets";
import type { Connection, Db } from "../db/connection.ts";
import type { StoredFile } from "../db/schema.ts";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { insertAsset } from "../library/repository.ts";
import type { Files } from "../storage/files.ts";

interface DemoAsset {
  name: string;
  description: string;
  /** As the library starts with them, the first is 1. */
  category: number;
  fileName: string;
  type: UploadedAssetTypeCode;
  /** Whether a model is played as soon as it is shown. */
  moves?: true;
  author?: string;
  licence?: LicenceId;
}

/** In the library that everybody explores. */
const SHARED = {
  gate: {
    name: "Puerta de noche",
    description: "La puerta bajo la luna, con las estrellas sobre la ciudad.",
    category: 1,
    fileName: "puerta-de-noche.png",
    type: ASSET_TYPE_CODE.image,
  },
  market: {
    name: "Mercado por la mañana",
    description: "Hierro, cristal y toldos a rayas: la hora de la compra.",
    category: 7,
    fileName: "mercado.png",
    type: ASSET_TYPE_CODE.image,
  },
  fountain: {
    name: "Fuente de piedra",
    description: "Una fuente de dos platos, de metro y medio, para colocar en cualquier plaza.",
    category: 9,
    fileName: "fuente.zip",
    type: ASSET_TYPE_CODE.model,
    author: "Estudio Explorar",
    licence: "CC-BY-4.0",
  },
  weathercock: {
    name: "Veleta que gira",
    description: "Una veleta de hierro que gira con el viento; en el tejado de cualquier torre.",
    category: 9,
    fileName: "veleta.zip",
    type: ASSET_TYPE_CODE.model,
    moves: true,
  },
  coin: {
    name: "Moneda que da vueltas",
    description: "Una moneda de oro, para premios y tesoros escondidos.",
    category: 10,
    fileName: "moneda.zip",
    type: ASSET_TYPE_CODE.model,
    moves: true,
  },
  carillon: {
    name: "Melodía del carillón",
    description: "Ocho campanas que tocan una melodía corta.",
    category: 12,
    fileName: "carillon.mp3",
    type: ASSET_TYPE_CODE.audio,
    licence: "CC0-1.0",
  },
  bells: {
    name: "Campanas a lo lejos",
    description: "Tres campanas que suenan una tras otra.",
    category: 12,
    fileName: "campanas.mp3",
    type: ASSET_TYPE_CODE.audio,
  },
} satisfies Record<string, DemoAsset>;

/** In the own library of the editor who makes the routes. */
const OWN = {
  palace: {
    name: "Palacio Real al atardecer",
    description: "Portada de la ruta por el Madrid de los Austrias.",
    category: 1,
    fileName: "palacio-real.png",
    type: ASSET_TYPE_CODE.image,
    author: "Estudio Explorar",
    licence: "CC-BY-4.0",
  },
  basilica: {
    name: "Sagrada Família dorada",
    description: "Portada de la ruta por Barcelona.",
    category: 1,
    fileName: "sagrada-familia.png",
    type: ASSET_TYPE_CODE.image,
    author: "Estudio Explorar",
    licence: "CC-BY-4.0",
  },
  alley: {
    name: "Callejón del Gòtic",
    description: "El puente entre dos casas cuando se encienden las ventanas.",
    category: 3,
    fileName: "callejon.png",
    type: ASSET_TYPE_CODE.image,
  },
  tower: {
    name: "Torre de los Lujanes",
    description: "La torre con las ventanas encendidas.",
    category: 3,
    fileName: "torre.png",
    type: ASSET_TYPE_CODE.image,
    author: "Nuria Soler",
    licence: "own",
  },
  theatre: {
    name: "Teatro al amanecer",
    description: "El teatro y los jardines, antes de que llegue nadie.",
    category: 1,
    fileName: "teatro.png",
    type: ASSET_TYPE_CODE.image,
  },
  houses: {
    name: "Casas sobre el río",
    description: "Portada de la ruta por Girona.",
    category: 3,
    fileName: "casas.png",
    type: ASSET_TYPE_CODE.image,
  },
  wall: {
    name: "Camino de la muralla",
    description: "La muralla por la mañana, con la ciudad detrás.",
    category: 3,
    fileName: "muralla.png",
    type: ASSET_TYPE_CODE.image,
  },
  square: {
    name: "Suelo de la plaza",
    description: "Cuadrada, para el puzle.",
    category: 10,
    fileName: "suelo.png",
    type: ASSET_TYPE_CODE.image,
  },
  milestone: {
    name: "Mojón del kilómetro cero",
    description: "La piedra desde la que se cuentan las carreteras.",
    category: 9,
    fileName: "mojon.fbx",
    type: ASSET_TYPE_CODE.model,
  },
  hours: {
    name: "Las tres",
    description: "Tres campanadas, para saber qué hora es.",
    category: 12,
    fileName: "las-tres.mp3",
    type: ASSET_TYPE_CODE.audio,
  },
  clock: {
    name: "El reloj da las doce",
    description: "Los cuartos y después las campanadas.",
    category: 12,
    fileName: "reloj.mp3",
    type: ASSET_TYPE_CODE.audio,
    licence: "CC0-1.0",
  },
} satisfies Record<string, DemoAsset>;

/** Every asset of the demo. */
export const DEMO_ASSETS: Record<keyof typeof SHARED | keyof typeof OWN, DemoAsset> = {
  ...SHARED,
  ...OWN,
};

/** Ids of the demo's assets, by what they show. */
export type DemoAssets = Record<keyof typeof DEMO_ASSETS, number>;

/** Where the files lie, ready to be stored; README.md says what they contain. */
const ASSET_FOLDER = join(import.meta.dirname, "assets");
const INDEX_FILE = join(ASSET_FOLDER, "index.json");

interface DrawnFile {
  /** In the folder. */
  name: string;
  bytes: number;
  sha256: string;
  extension: string;
}

/** What is known of an asset's files. */
interface DrawnAsset {
  file: DrawnFile;
  small?: DrawnFile | undefined;
  large?: DrawnFile | undefined;
  /** Of the file as it would have been uploaded. */
  sha256: string;
  facts: AssetFacts;
}

/** Puts the demo's assets into the library of all and into an editor's own. */
export async function seedLibrary(
  { db }: Connection,
  files: Files,
  superAdminId: number,
  editorId: number,
): Promise<DemoAssets> {
  const index = JSON.parse(await readFile(INDEX_FILE, "utf8")) as Record<string, DrawnAsset>;
  const put = async (file: DrawnFile | undefined) =>
    file && (await files.put({ ...file, path: join(ASSET_FOLDER, file.name) }));
  const ids: Record<string, number> = {};
  for (const [isGlobal, ownerId, assets] of [
    [true, superAdminId, SHARED],
    [false, editorId, OWN],
  ] as const) {
    for (const [key, asset] of Object.entries(assets)) {
      const drawn = index[key];
      if (!drawn) throw new Error(`The demo has no files of ${key}`);
      const [file, small, large] = await Promise.all(
        [drawn.file, drawn.small, drawn.large].map(put),
      );
      const row = {
        ...rowOf(asset, drawn),
        owner_id: ownerId,
        is_global: isGlobal ? 1 : 0,
      } as const;
      ids[key] = await db.transaction().execute(async (transaction) => {
        const file_id = await keep(transaction, files, file, isGlobal ? undefined : ownerId);
        const small_id = await keep(transaction, files, small);
        const large_id = await keep(transaction, files, large);
        return insertAsset(transaction, { ...row, file_id: file_id ?? 0, small_id, large_id });
      });
    }
  }
  return ids as DemoAssets;
}

async function keep(
  transaction: Db,
  files: Files,
  file: StoredFile | undefined,
  ownerId?: number,
): Promise<number | null> {
  if (!file) return null;
  await files.keep(transaction, file.id, ownerId);
  return file.id;
}

function rowOf(
  { name, description, category, fileName, type, moves, author, licence }: DemoAsset,
  drawn: DrawnAsset,
) {
  const now = new Date().toISOString();
  return {
    name,
    description,
    category_id: category,
    file_name: fileName,
    type,
    animation: moves ? 1 : 0,
    scale: 1,
    sha256: drawn.sha256,
    facts: JSON.stringify(drawn.facts),
    author: author ?? "",
    licence: licence ?? "none",
    request_id: null,
    created_at: now,
    updated_at: now,
  } as const;
}
