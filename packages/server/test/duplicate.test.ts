import { beforeAll, expect, test } from "vitest";
import { newAudio, newImage } from "./support/assets.ts";
import { available } from "./support/database.ts";
import {
  newCode,
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const duplicate = async (id: number, who = as) =>
  (await server.call("updateGymkhanaState", { as: who, form: { idGym: id, newSt: 4 } })).body;

interface Point {
  IdPoint: number;
  Dependency: string;
  DependencyNeg: string;
}

/** An experience without what names it and its points: what a copy has in common with it. */
function content(record: { mappoints: Point[]; [field: string]: unknown }) {
  const places = new Map(record.mappoints.map(({ IdPoint }, place) => [String(IdPoint), place]));
  const { id: _id, version: _version, state: _state, library: _library, ...rest } = record;
  return JSON.parse(
    JSON.stringify(rest, (key, value: unknown) => {
      if (["code", "GymName", "GymNameCat", "GymNameEng", "version"].includes(key)) return;
      if (/^(IdPoint|IdMappoint|Dependency|DependencyNeg)$/.test(key))
        return places.get(String(value)) ?? "none";
      return value;
    }),
  ) as unknown;
}

async function route() {
  const code = newCode();
  const [image, sound] = [await newImage(server, as), await newAudio(server, as)];
  const id = await createExperience(server, as, {
    gymName: "Ruta del Prado",
    gymNameEng: "Prado route",
    gymCode: code,
    gymModelId: image,
    gymCredits: "Gracias",
    storySound: sound,
    prizeEnabled: 1,
    prizeName: "Una lámina",
    editorIds: JSON.stringify([server.person("colleague").id]),
  });
  const first = await newPoint(server, as, id, {
    mappointName: "Fuente",
    storyText: "Érase",
    challengeType: "puzzle_imagen",
    puzzleImg: image,
  });
  await newPoint(server, as, id, { mappointName: "Final", dependency: String(first), isFinal: 1 });
  return { id, image, code };
}

test("EXP-03 a copy has everything of its original, under a name and a code of its own", async () => {
  const { id, code } = await route();
  const { data } = await duplicate(id);
  const [original, copy] = [
    await readExperience(server, as, id),
    await readExperience(server, as, data.id),
  ];
  expect(content(copy)).toEqual(content(original));
  expect(copy.mappoints.map(({ IdPoint }: Point) => IdPoint)).not.toContain(
    original.mappoints[0].IdPoint,
  );
  expect(copy.mappoints[1].Dependency).toBe(String(copy.mappoints[0].IdPoint));
  expect(copy.gymprivate[0].code).toMatch(/^[A-Z0-9]{6}$/);
  expect(copy.gymprivate[0].code).not.toBe(code);
  expect(copy).toMatchObject({ state: 2, version: 1, idUser: as.id });
  expect(JSON.stringify(copy)).toContain("Ruta del Prado (copia)");
  expect(JSON.stringify(copy)).toContain("Prado route (copy)");
});

test("EXP-03, LIB-06 what the copy uses is in use there too", async () => {
  const { id, image } = await route();
  const { data } = await duplicate(id);
  await server.call("updateGymkhanaState", { as, form: { idGym: id, newSt: 3 } });
  const { uses } = (await server.call("getAssetUses", { as, query: { id: image } })).body.data;
  expect(uses.map(({ gymId }: { gymId: number }) => gymId)).toEqual([data.id, data.id]);
  expect((await server.call("deleteAsset", { as, form: { idMod: image } })).body.success).toBe(
    false,
  );
});

test("EXP-03 a supervisor's copy of an editor's experience is the editor's", async () => {
  const { id } = await route();
  const boss = server.person("supervisor");
  const { data } = await duplicate(id, boss);
  expect(await readExperience(server, as, data.id)).toMatchObject({ idUser: as.id });
});

test("EXP-03 a stranger copies nothing", async () => {
  const { id } = await route();
  const answer = await server.call("updateGymkhanaState", {
    as: server.person("stranger"),
    form: { idGym: id, newSt: 4 },
  });
  expect(answer.status).toBe(404);
});
