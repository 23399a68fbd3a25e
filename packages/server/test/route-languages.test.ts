import { sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { upgradeRow } from "../src/db/migrations/017-route-languages.ts";
import { exportedArchive } from "./support/archives.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";
import {
  type Form,
  experienceForm,
  createExperience,
  newPoint,
  pointForm,
  testServer,
} from "./support/server.ts";

skipWithoutEngine();
const server = testServer();
const as = () => server.person("editor");

const BOTH: Form = { gymNameEng: "Route", gymDescriptionEng: "A route", gymSloganEng: "Hello" };

/** The languages of the list: those of the whole route, and those that lack some texts. */
async function languages(id: number): Promise<[complete: string, incomplete: string]> {
  const { body } = await server.call("getUserGymkhanas", { as: as() });
  const rows = JSON.parse(body.data) as {
    id: number;
    languages: string[];
    incompleteLanguages: string[];
  }[];
  const row = rows.find((each) => each.id === id);
  return [String(row?.languages), String(row?.incompleteLanguages)];
}

/** Sends what the server must accept. */
async function send(operation: string, form: Form) {
  const answer = await server.call(operation, { as: as(), form });
  expect(answer.body).toMatchObject({ success: true });
  return answer;
}

test("EXP-01 a language of the list is complete where no point lacks a text in it", async () => {
  const id = await createExperience(server, as(), BOTH);
  expect(await languages(id)).toEqual(["cas,eng", ""]);
  await newPoint(server, as(), id, { mappointNameEng: "P" });
  expect(await languages(id)).toEqual(["cas,eng", ""]);

  const mappointId = await newPoint(server, as(), id, { storyText: "Había" });
  expect(await languages(id)).toEqual(["cas", "eng"]);
  const point = pointForm(id, { mappointId });
  const texts = { ...point, mappointNameEng: "Q", storyTextEng: "There was" };
  await send("updateMapPoint", texts);
  expect(await languages(id)).toEqual(["cas,eng", ""]);

  const question = { ...texts, challengeType: "multi_respuesta", question: "¿?" };
  await send("updateMapPoint", question);
  expect(await languages(id)).toEqual(["cas", "eng"]);

  const { body } = await send("deleteMapPoints", {
    mappointGymId: id,
    mappointIds: JSON.stringify([mappointId]),
  });
  expect(await languages(id)).toEqual(["cas,eng", ""]);
  await send("restoreMapPoints", { mappointGymId: id, deletionId: body.data.deletionId });
  expect(await languages(id)).toEqual(["cas", "eng"]);
});

test("EXP-01 the texts of the prize count, and a copy or an archive has what its original had", async () => {
  const id = await createExperience(server, as(), BOTH);
  await newPoint(server, as(), id, { mappointNameEng: "P" });
  await send("saveGymkhana", experienceForm({ gymId: id, prizeEnabled: 1, prizeName: "Vale" }));
  expect(await languages(id)).toEqual(["cas", "eng"]);
  await send("saveGymkhana", experienceForm({ gymId: id, prizeEnabled: 0 }));
  await newPoint(server, as(), id, { mappointNameCat: "Un altre" });
  expect(await languages(id)).toEqual(["cas", "eng"]);

  const copy = await send("updateGymkhanaState", { idGym: id, newSt: 4 });
  expect(await languages(copy.body.data.id)).toEqual(["cas", "eng"]);
  const archive = await exportedArchive(server, as(), id);
  const imported = await send("importGymkhana", { archive });
  expect(await languages(imported.body.data.id)).toEqual(["cas", "eng"]);
});

const TEXT = { cas: "a", eng: "b" };
const ROUTE = { name: TEXT, description: TEXT, slogan: TEXT };
const CONTENTS = {
  gymkhanas: [
    [ROUTE, 5],
    [{ ...ROUTE, prize: { enabled: true, name: { cas: "Vale" } } }, 1],
    [{ ...ROUTE, prize: { enabled: false, name: { cas: "Vale" } } }, 5],
    [{}, 0],
  ],
  map_points: [
    [{ name: TEXT, challenge: { kind: "wordSearch", wordSearch: { words: { cat: ["SOL"] } } } }, 0],
    [{ name: TEXT, challenge: { kind: "none", wordSearch: { words: { cat: ["SOL"] } } } }, 5],
    [{ name: TEXT, model: { asset: 3, title: { eng: "Bear" } } }, 4],
  ],
} as const;

test("TRU-35 stored experiences and points get their languages by the step that adds them, also from an archive", async () => {
  const database = await freshDatabase();
  const connection = connect(database);
  const { db } = connection;
  try {
    await migrate(connection);
    // As it was before the step.
    await sql`drop index map_points_route`.execute(db);
    await sql`create index map_points_route on map_points (gymkhana_id)`.execute(db);
    for (const table of ["gymkhanas", "map_points"] as const)
      await sql`alter table ${sql.table(table)} drop column language_bits`.execute(db);
    await db.deleteFrom("migrations").where("name", "=", "017-route-languages").execute();
    const now = "2026-01-01T00:00:00.000Z";
    await sql`insert into users (role, status, email, name, surname, entity, city, phone, facebook,
      instagram, twitter, created_at, updated_at) values ('super-admin', 1, 'a@b.c', '', '', '', '', '', '', '',
      '', ${now}, ${now})`.execute(db);
    for (const [content] of CONTENTS.gymkhanas)
      await sql`insert into gymkhanas (owner_id, version, content, created_at, updated_at)
        values (1, 1, ${JSON.stringify(content)}, ${now}, ${now})`.execute(db);
    for (const [position, [content]] of CONTENTS.map_points.entries())
      await sql`insert into map_points (gymkhana_id, version, position, content, created_at, updated_at)
        values (1, 1, ${position}, ${JSON.stringify(content)}, ${now}, ${now})`.execute(db);
    expect(await migrate(connection)).toEqual(["017-route-languages"]);
    for (const table of ["gymkhanas", "map_points"] as const) {
      const rows = await db.selectFrom(table).select("language_bits").orderBy("id").execute();
      expect(rows.map((row) => row.language_bits)).toEqual(CONTENTS[table].map(([, bits]) => bits));
      for (const [content, language_bits] of CONTENTS[table]) {
        const row = { id: 1, content: JSON.stringify(content) };
        expect(upgradeRow(table, row)).toEqual({ ...row, language_bits });
      }
    }
  } finally {
    await connection.close();
    await database.remove();
  }
});
