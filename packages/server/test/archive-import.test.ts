import { zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { archiveFile, archiveFiles, exportedArchive } from "./support/archives.ts";
import { fileOf, mp3, newAudio, newImage, newModel, pngFile } from "./support/assets.ts";
import { renamedInZip, symlinkZip, withHeaders } from "./support/hostile-zips.ts";
import { filesUnder } from "./support/stored.ts";
import {
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";

const server = testServer();
const elsewhere = testServer();
/** As the panel measures a model. */
/** What the server measures of a triangle, whatever the sender says of it. */
const WEIGHT = { triangles: 1, textureSide: 0, textureMemory: 0, uncountedTextures: 0 };
const REQUEST = "0123456789abcdef";
let png: Uint8Array;

beforeAll(async () => {
  png = new Uint8Array(await (await pngFile({ width: 60, height: 60 })).arrayBuffer());
});

const send = (as: Person, archive: File, form: Record<string, string> = {}, to = server) =>
  to.call("importGymkhana", { as, form: { archive, ...form } });

/** Everything that an import makes. */
async function counts(of = server) {
  const rows = async (
    table: "gymkhanas" | "map_points" | "assets" | "asset_uses" | "stored_files",
  ) => (await of.db.selectFrom(table).select("id").execute()).length;
  return {
    experiences: await rows("gymkhanas"),
    points: await rows("map_points"),
    assets: await rows("assets"),
    uses: await rows("asset_uses"),
    stored: await rows("stored_files"),
    files: filesUnder(of.database.dataDir, "files").length,
    incoming: filesUnder(of.database.dataDir, "incoming").length,
  };
}
/** Files that were stored and not kept are removed after the answer. */
const settled = async (before: object) =>
  expect.poll(() => counts()).toEqual({ ...before, incoming: 0 });

interface Read {
  mappoints: { IdPoint: number }[];
  library: { Id: number; Name: string }[];
}

/** What an author has written of the points; points and assets are called by their place and name. */
function withoutIds(record: Read): unknown {
  const names = new Map([
    ...record.mappoints.map(({ IdPoint }, place) => [IdPoint, `point ${place}`] as const),
    ...record.library.map(({ Id, Name }) => [Id, Name] as const),
  ]);
  const { mappoints, mappointstory, mappointardesc, mappointMinigames } = record as never;
  return JSON.parse(
    JSON.stringify({ mappoints, mappointstory, mappointardesc, mappointMinigames }),
    (key, value: unknown) => {
      if (key === "version") return undefined;
      const isId = /^(?:Id|Dependency)/.test(key) && Number(value) > 0;
      return isId ? names.get(Number(value)) : value;
    },
  ) as unknown;
}

test("an experience goes from one installation to another with its texts, points, dependencies and assets", async () => {
  const as = server.person("editor");
  const [cover, sound, model] = [
    await newImage(server, as, { name: "Portada" }),
    await newAudio(server, as, { name: "Campanas" }),
    await newModel(server, as, { name: "Dragón", triangles: 1200, textureSide: 64 }),
  ];
  const id = await createExperience(server, as, {
    gymName: "De allí",
    gymNameCat: "D’allà",
    gymModelId: cover,
  });
  const first = await newPoint(server, as, id, {
    mappointName: "Uno",
    storySound: sound,
    storyTextCat: "Text\nen dues línies",
    challengeType: "multi_respuesta",
    question: "¿Qué?",
    answerCorrect: "Esto",
    scoreCorrect: 15,
  });
  await newPoint(server, as, id, {
    mappointName: "Dos",
    latitude: 40.5,
    dependency: String(first),
    dependencyNeg: String(first),
    challengeModelId: model,
    challengeModelClip: "vuela",
    isFinal: 1,
  });
  const archive = await exportedArchive(server, as, id);
  const to = elsewhere.person("supervisor");
  const answer = await send(to, archive, {}, elsewhere);
  expect(answer.body.data).toEqual({ id: expect.any(Number), code: expect.any(String) });
  const [from, copy] = [
    await readExperience(server, as, id),
    await readExperience(elsewhere, to, answer.body.data.id),
  ];
  expect(copy).toMatchObject({ GymName: "De allí", GymNameCat: "D’allà", state: 2, idUser: to.id });
  expect([copy.code, copy.code === from.code]).toEqual([answer.body.data.code, false]);
  const [one, two] = copy.mappoints;
  expect([two.Dependency, two.DependencyNeg]).toEqual([String(one.IdPoint), String(one.IdPoint)]);
  expect(withoutIds(copy)).toEqual(withoutIds(from));
  expect(copy.library.map(({ Name }: { Name: string }) => Name).toSorted()).toEqual([
    "Campanas",
    "Dragón",
    "Portada",
  ]);

  const { Id: query } = copy.library.find(({ Name }: { Name: string }) => Name === "Dragón");
  const media = await elsewhere.call("getAssetById", { as: to, query: { id: query } });
  expect(JSON.parse(media.body.data).Facts).toMatchObject({ modelFile: "model.glb", ...WEIGHT });

  // Sent again it makes nothing new of the assets, which are there by then.
  const before = await counts(elsewhere);
  await send(to, archive, {}, elsewhere);
  const after = await counts(elsewhere);
  expect(after).toMatchObject({ experiences: before.experiences + 1, assets: before.assets });
});

test("an import whose answer was lost is done once", async () => {
  const as = server.person("editor");
  const archive = archiveFile(archiveFiles({ image: 1, assets: [{ id: 1, content: png }] }));
  const before = await counts();
  const again = () => send(as, archive, { requestId: REQUEST });
  const [one, other] = await Promise.all([again(), again()]);
  const last = await again();
  // Of two at once the second may be told that the first is under way.
  const made = [one, other, last].filter(({ status }) => status === 200);
  expect(new Set(made.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect([one, other].map(({ status }) => status)).toContain(200);
  await settled({
    ...before,
    experiences: before.experiences + 1,
    assets: before.assets + 1,
    uses: before.uses + 1,
    // The picture in three sizes.
    stored: before.stored + 3,
    files: before.files + 3,
  });
});

const twoPoints = [{ name: { cas: "Uno" } }, { name: { cas: "Dos" }, activationDependency: 1 }];
const large = new Uint8Array(3 * 1024 * 1024);
const good = () => archiveFiles({ image: 1, points: twoPoints, assets: [{ id: 1, content: png }] });
const text = (files: Record<string, Uint8Array>, from: string | RegExp, to: string) => ({
  ...files,
  "experience.json": new TextEncoder().encode(
    new TextDecoder().decode(files["experience.json"]).replace(from, to),
  ),
});
/** The texts of a good archive in which something else stands in place of its points. */
const withPoints = (points: string) =>
  text(good(), /"points": \[[\s\S]*?\n \]/, `"points": ${points}`);
const packed = (bytes: Uint8Array) => fileOf(bytes, "ruta.zip");

test.each<[what: string, key: string, make: () => File]>([
  ["no ZIP", "zipBroken", () => fileOf("PK no zip at all", "x.zip")],
  ["a ZIP without texts", "archiveForeign", () => archiveFile({ "a.txt": png })],
  [
    "foreign JSON",
    "archiveForeign",
    () => archiveFile({ "experience.json": Buffer.from('{"a":1}') }),
  ],
  ["broken JSON", "archiveForeign", () => archiveFile(text(good(), /^\{/, "["))],
  [
    "a newer version",
    "archiveVersion",
    () => archiveFile(text(good(), '"version": 1', '"version": 2')),
  ],
  [
    "a value beyond its field",
    "archiveForeign",
    () => archiveFile(archiveFiles({ name: "x".repeat(61) })),
  ],
  [
    "more points than there may be",
    "archiveForeign",
    () => archiveFile(withPoints(`[${"{},".repeat(2000)}{}]`)),
  ],
  ["lists within each other", "archiveForeign", () => archiveFile(withPoints("[".repeat(10_000)))],
  [
    "an asset that is missing",
    "archiveFileMissing",
    () => {
      const { "assets/1.png": _gone, ...files } = good() as Record<string, Uint8Array>;
      return archiveFile(files);
    },
  ],
  [
    "a path that leads out",
    "zipPath",
    () => packed(renamedInZip(zipSync(good()), "assets/1.png", "assets/../.p")),
  ],
  ["a link", "zipLink", () => packed(symlinkZip(png))],
  [
    "a lying size",
    "zipSizes",
    () =>
      packed(
        withHeaders(zipSync(good()), "experience.json", (zip, { unpacked }) =>
          zip.writeUInt32LE(zip.readUInt32LE(unpacked) - 9, unpacked),
        ),
      ),
  ],
  [
    "a bomb",
    "zipRatio",
    () => archiveFile({ ...good(), "z.bin": new Uint8Array(9 * 1024 * 1024) }),
  ],
  [
    "too many files",
    "zipTooMany",
    () =>
      archiveFile({
        ...good(),
        ...Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`n/${index}`, png])),
      }),
  ],
  [
    "an image beyond the limit of uploads",
    "zipTooLarge",
    () => packed(zipSync({ ...good(), "assets/1.png": large }, { level: 0 })),
  ],
  [
    "a sound that is called an image",
    "ERRORS.imageType",
    () => archiveFile({ ...good(), "assets/1.png": mp3() }),
  ],
  [
    "an image that is a page as well",
    "twoKinds",
    () =>
      archiveFile({ ...good(), "assets/1.png": Buffer.concat([png, Buffer.from("<script >")]) }),
  ],
  [
    "a model in the place of an image",
    "wrongType",
    () => archiveFile(archiveFiles({ image: 1, assets: [{ id: 1, type: 2, content: mp3(99) }] })),
  ],
])("%s is refused (%s) and nothing is left of it", async (_what, key, make) => {
  const before = await counts();
  const { body } = await send(server.person("colleague"), make());
  expect(body).toMatchObject({
    success: false,
    data: { translation_key: key.includes(".") ? key : `ASSET_ERRORS.${key}` },
  });
  await settled(before);
});

test("without room for its points or its files nothing is created, and nobody may import without experiences", async () => {
  const before = await counts();
  const { id } = server.person("admin");
  const limit = (limits: { max_mappoints?: number; max_files?: number }) =>
    server.db
      .updateTable("users")
      .set({ max_mappoints: 0, max_files: 0, ...limits })
      .where("id", "=", id)
      .execute();
  const sound = archiveFile(
    archiveFiles({ points: twoPoints, assets: [{ id: 1, type: 2, content: mp3(77) }] }),
  );
  await limit({ max_mappoints: before.points + 1 });
  const points = await send(server.person("stranger"), sound);
  await limit({ max_files: before.assets });
  const files = await send(server.person("stranger"), sound);
  await limit({});
  expect(points.body.data.translation_key).toBe("ERRORS.pointLimitReached");
  expect(files.body.data.translation_key).toBe("ERRORS.fileLimitReached");
  expect((await send(server.person("admin"), sound)).status).toBe(403);
  await settled(before);
});
