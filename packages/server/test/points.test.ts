import { LAST_POINT_ID } from "@panel/domain/experience/point-rules";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newAudio, newImage } from "./support/assets.ts";
import {
  createExperience,
  newPoint,
  pointForm,
  readExperience,
  testServer,
  type Form,
} from "./support/server.ts";
import { engine } from "./support/database.ts";

const server = testServer();

async function points(
  id: number,
): Promise<Record<number, { Dependency: string; DependencyNeg: string }>> {
  const { mappoints } = await readExperience(server, server.person("editor"), id);
  return Object.fromEntries(
    mappoints.map((point: { IdPoint: number }) => [point.IdPoint, point]),
  ) as never;
}

test("PNT-03 names and story come back in each language as they were sent", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const texts: Form = {};
  for (const suffix of ["", "Cat", "Eng"]) {
    texts[`mappointName${suffix}`] = `Nombre «${suffix}» l·l`;
    texts[`storyTitle${suffix}`] = `Título «${suffix}»`;
    texts[`storyText${suffix}`] = `Línea 1\nLínea 2 «${suffix}»`;
    texts[`storyImg${suffix}`] = await newImage(server, as);
    texts[`storySound${suffix}`] = await newAudio(server, as);
    texts[`challengeDesc${suffix}`] = `Reto «${suffix}»`;
  }
  const id = await newPoint(server, as, experience, texts);
  const record = await readExperience(server, as, experience);
  expect(record.mappoints[0]).toMatchObject({
    IdPoint: id,
    PointName: texts["mappointName"],
    PointNameCat: texts["mappointNameCat"],
    PointNameEng: texts["mappointNameEng"],
  });
  expect(record.mappointstory).toEqual(
    [
      ["cas", ""],
      ["cat", "Cat"],
      ["eng", "Eng"],
    ].map(([Lang, suffix]) => ({
      IdMappoint: id,
      Lang,
      Title: texts[`storyTitle${suffix}`],
      // With the author's line ends, although a form carries CRLF.
      Description: texts[`storyText${suffix}`],
      IdMod: texts[`storyImg${suffix}`],
      IdSnd: texts[`storySound${suffix}`],
    })),
  );
  expect(record.mappointardesc.map((text: { Description: string }) => text.Description)).toEqual([
    "Reto «»",
    "Reto «Cat»",
    "Reto «Eng»",
  ]);
});

test("PNT-05 duration, final point and address are kept; coordinates with six decimals", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const id = await newPoint(server, as, experience, {
    lifetime: 90,
    isFinal: 1,
    Qtype: "end",
    latitude: 40.41677512,
    longitude: -3.70379049,
    location: "Puerta del Sol, 7",
    streetName: "Puerta del Sol",
    streetNumber: "7",
    city: "Madrid",
    postcode: "28013",
    country: "España",
    flagAnim: 2,
    challengeModelClip: " wave ",
  });
  const { mappoints } = await readExperience(server, as, experience);
  expect(mappoints[0]).toMatchObject({
    LifeTime: 90,
    IsFinal: 1,
    Qtype: "end",
    Latitude: 40.416775,
    Longitude: -3.70379,
    Location: "Puerta del Sol, 7",
    StreetName: "Puerta del Sol",
    StreetNumber: "7",
    City: "Madrid",
    Postcode: "28013",
    Country: "España",
    FlagAnim: 2,
    ChallengeModelClip: "wave",
  });

  const nowhere = pointForm(experience, { latitude: 0, longitude: 0 });
  const { body } = await server.call("createMapPoint", { as, form: nowhere });
  expect(body).toMatchObject({ data: { translation_key: "POINTS.SELECT_POINT_FIRST" } });
  const moved = { mappointId: id, ...nowhere };
  const refused = await server.call("updateMapPoint", { as, form: moved });
  expect(refused.body).toMatchObject({ data: { translation_key: "POINTS.SELECT_POINT_FIRST" } });
  // The equator and the meridian of Greenwich are places.
  const toGreenwich = { ...moved, latitude: 51.48 };
  expect((await server.call("updateMapPoint", { as, form: toGreenwich })).body.success).toBe(true);
});

test("PNT-05 a point depends on another of the same experience", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const first = await newPoint(server, as, experience);
  const second = await newPoint(server, as, experience, {
    dependency: first,
    dependencyNeg: first,
  });
  const stored = (await points(experience))[second];
  expect([stored?.Dependency, stored?.DependencyNeg]).toEqual([String(first), String(first)]);
});

test("PNT-06 dependencies on temporary, missing, foreign and own ids are reset", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const foreign = await newPoint(server, as, await createExperience(server, as));
  const id = await newPoint(server, as, experience);
  const stored: string[] = [];
  for (const dependency of [1_000_001, 999_999, foreign, id]) {
    const form = pointForm(experience, { mappointId: id, dependency });
    await server.call("updateMapPoint", { as, form });
    stored.push((await points(experience))[id]?.Dependency ?? "gone");
  }
  expect(stored).toEqual(["0", "0", "0", "0"]);
});

test("PNT-06 saving with an id updates that point and raises its version", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const id = await newPoint(server, as, experience, { lifetime: 30 });
  const { body } = await server.call("updateMapPoint", {
    as,
    form: pointForm(experience, { mappointId: id, mappointName: "Otro" }),
  });
  const record = await readExperience(server, as, experience);
  const { record: saved, ...ids } = body.data;
  expect(ids).toEqual({ mappointId: id, version: 2 });
  expect(record.mappoints).toHaveLength(1);
  expect(record.mappoints[0]).toMatchObject({ PointName: "Otro", LifeTime: 30, version: 2 });
  expect(saved.point).toEqual(record.mappoints[0]);
});

test("PNT-06 a saved point comes back as the experience shows it, with all that the experience uses", async () => {
  const as = server.person("editor");
  const image = await newImage(server, as);
  const other = await newImage(server, as);
  const experience = await createExperience(server, as);
  await newPoint(server, as, experience, { storyImg: image, storyTitle: "Primero" });
  const form = pointForm(experience, { storyImg: other, storyText: "Segundo" });
  const created = (await server.call("createMapPoint", { as, form })).body.data;
  const updated = (
    await server.call("updateMapPoint", { as, form: { ...form, mappointId: created.mappointId } })
  ).body.data;
  const whole = await readExperience(server, as, experience);
  const isOwn = ({ IdMappoint }: { IdMappoint: number }) => IdMappoint === updated.mappointId;
  expect(updated.record).toEqual({
    point: whole.mappoints[1],
    mappointstory: whole.mappointstory.filter(isOwn),
    mappointardesc: whole.mappointardesc.filter(isOwn),
    mappointMinigames: whole.mappointMinigames.filter(isOwn),
    library: whole.library,
  });
  expect(created.record).toEqual({
    ...updated.record,
    point: { ...updated.record.point, version: 1 },
  });
  const used = whole.library.map(({ Id }: { Id: number }) => Id);
  expect(used).toEqual(expect.arrayContaining([image, other]));
});

test("CHL-02, CHL-03, CHL-04, CHL-05 each challenge's fields come back as sent", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const puzzleImg = await newImage(server, as);
  await newPoint(server, as, experience, {
    challengeType: "sopa_letras",
    question: "¿Quién?",
    answerCorrect: "Yo",
    answerIncorrect1Cat: "Tu",
    scoreCorrect: 30,
    scoreIncorrect: 10,
    puzzleImg,
    puzzleSize: 6,
    puzzleScore: 25,
    words: "sol luna",
    wordsEng: "sun moon",
    wordsScore: 15,
    pointsScore: 20,
  });
  const { mappointMinigames } = await readExperience(server, as, experience);
  expect(mappointMinigames[0]).toMatchObject({
    Type: "sopa_letras",
    multi_respuesta: {
      Question: "¿Quién?",
      AnswerCorrect: "Yo",
      AnswerIncorrect1Cat: "Tu",
      ScoreCorrect: 30,
      ScoreIncorrect: 10,
    },
    puzzle_imagen: { IdMod: puzzleImg, size: 6, score: 25 },
    sopa_letras: { words: "sol luna", wordsEng: "sun moon", score: 15 },
    puntos: { active: 0, score: 20 },
  });
});

test("PNT-08 deleting a point clears the dependencies of others on it", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const first = await newPoint(server, as, experience);
  const second = await newPoint(server, as, experience, { dependency: first });
  const third = await newPoint(server, as, experience, {
    dependency: second,
    dependencyNeg: first,
  });
  const form = { mappointId: first, mappointGymId: experience };
  await server.call("deleteMapPoint", { as, form });
  const left = await points(experience);
  expect(Object.keys(left).map(Number)).toEqual([second, third]);
  expect(left[second]?.Dependency).toBe("0");
  expect([left[third]?.Dependency, left[third]?.DependencyNeg]).toEqual([String(second), "0"]);
});

test("PNT-08 a deleted point is missing from then on", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const form = { mappointId: await newPoint(server, as, experience), mappointGymId: experience };
  await server.call("deleteMapPoint", { as, form });
  expect((await server.call("deleteMapPoint", { as, form })).status).toBe(404);
});

test("TRU-33 of two saves of one version of a point the second is told what changed", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const id = await newPoint(server, as, experience);
  const save = (fields: Form) =>
    server.call("updateMapPoint", {
      as,
      form: pointForm(experience, { mappointId: id, version: 1, ...fields }),
    });
  await save({ mappointName: "Primero", storyText: "Érase" });
  const { status, body } = await save({ mappointName: "Segundo" });
  expect([status, body.data.changed]).toEqual([409, ["PointName", "mappointstory"]]);
  expect(body.data.current.point.PointName).toBe("Primero");
});

test("TRU-17, USR-14 of points created at once for the last place one wins", async () => {
  const limit = (max_mappoints: number) =>
    server.db
      .updateTable("users")
      .set({ max_mappoints })
      .where("id", "=", server.person("admin").id)
      .execute();
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const { count } = await server.db
    .selectFrom("map_points")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await limit(count + 1);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.call("createMapPoint", { as, form: pointForm(experience) }),
    ),
  );
  await limit(0);
  expect(answers.filter((answer) => answer.body.success)).toHaveLength(1);
  expect(answers.find((answer) => !answer.body.success)?.body.data.translation_key).toBe(
    "ERRORS.pointLimitReached",
  );
});

test("TRU-34 a point that is created again, its answer lost, is there once", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const requestId = "c0ffee00-1111-4222-8333-444455556666";
  const first = await newPoint(server, as, experience, { requestId, mappointName: "Sol" });
  const again = await newPoint(server, as, experience, {
    requestId,
    mappointName: "Puerta del Sol",
  });
  expect(again).toBe(first);
  const { mappoints } = await readExperience(server, as, experience);
  expect(mappoints).toMatchObject([{ IdPoint: first, PointName: "Puerta del Sol", version: 2 }]);
});

/** The id of the next point that is created. */
async function startIds(id: number): Promise<void> {
  await (
    engine === "postgres"
      ? sql`alter table map_points alter column id restart with ${sql.lit(id)}`
      : sql`update sqlite_sequence set seq = ${id - 1} where name = 'map_points'`
  ).execute(server.db);
}

test("PNT-06 no stored point has an id that panels take for a temporary one", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const before = await newPoint(server, as, experience);
  await startIds(LAST_POINT_ID);
  const last = await newPoint(server, as, experience, { requestId: "last-point-of-all" });
  expect(last).toBe(LAST_POINT_ID);
  const created = await server.call("createMapPoint", { as, form: pointForm(experience) });
  const listed = await server.call("createMapPoints", {
    as,
    form: {
      mappointGymId: experience,
      points: JSON.stringify([{ mappointName: "Uno", latitude: 1, longitude: 2 }]),
    },
  });
  const copied = await server.call("updateGymkhanaState", {
    as,
    form: { idGym: experience, newSt: 4 },
  });
  for (const { body } of [created, listed, copied]) {
    expect([body.success, body.data.translation_key]).toEqual([false, "ERRORS.pointIdsUsedUp"]);
  }
  const { mappoints } = await readExperience(server, as, experience);
  expect(mappoints).toMatchObject([{ IdPoint: before }, { IdPoint: last }]);
  // What has its id already is saved and comes back as ever.
  const form = { mappointIds: JSON.stringify([last]), mappointGymId: experience };
  const { data } = (await server.call("deleteMapPoints", { as, form })).body;
  const undo = { mappointGymId: experience, deletionId: data.deletionId };
  expect((await server.call("restoreMapPoints", { as, form: undo })).body.success).toBe(true);
  await startIds(before + 1);
});
