import { expect, test } from "vitest";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { completed } from "@panel/domain/experience/fields";
import { createUser } from "../src/account/repository.ts";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { up, upgradeRow } from "../src/db/migrations/008-one-model.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";

skipWithoutEngine();

const converted = (table: string, content: object) =>
  JSON.parse(String(upgradeRow(table, { id: 1, content: JSON.stringify(content) })["content"]));
const experience = (content: object) =>
  completed(experienceFields, converted("gymkhanas", content));
const point = (content: object) => completed(pointFields, converted("map_points", content));

test("TRU-35 what stood under a name of an experience stands at its path", () => {
  const texts = (name: string) => ({ cas: `${name}-es`, cat: `${name}-ca`, eng: `${name}-en` });
  const names = [
    ["gymName", "gymDescription", "gymSlogan", "gymCredits", "storyText"],
    ["prizeName", "prizeDescription"],
  ].flat();
  const old = Object.fromEntries(
    names.flatMap((name) => [
      [name, `${name}-es`],
      [`${name}Cat`, `${name}-ca`],
      [`${name}Eng`, `${name}-en`],
    ]),
  );
  const images = ["gymCreditsImg", "storyImg", "storySound", "prizeImg"].flatMap((name, index) => [
    [name, 10 * index + 1],
    [`${name}Cat`, 10 * index + 2],
    [`${name}Eng`, 10 * index + 3],
  ]);
  const ids = (from: number) => ({ cas: from + 1, cat: from + 2, eng: from + 3 });
  const moved = experience({
    ...old,
    ...Object.fromEntries(images),
    gymModelId: 5,
    gymCity: "Reus",
    gymCode: "A1B2C3",
    gymLang: "eng",
    gymType: "07",
    requiresRegister: 1,
    gymPrivate: 3,
    manualGeo: 1,
    repeatGym: 1,
    prizeEnabled: 1,
    prizeRaffle: 1,
    prizeScore: 40,
    prizeIniDay: "2027-03-01",
    prizeEndDay: "2027-03-09",
    prizeAmStart: "09:01",
    prizeAmEnd: "12:02",
    prizePmStart: "16:03",
    prizePmEnd: "17:04",
    prizeLocation: "Plaza",
    prizeLatitude: 40.5,
    prizeLongitude: -3.5,
    prizeLotteryDate: "2027-04-23",
  });
  expect(moved).toEqual({
    name: texts("gymName"),
    description: texts("gymDescription"),
    slogan: texts("gymSlogan"),
    image: 5,
    city: "Reus",
    code: "A1B2C3",
    language: "eng",
    type: "07",
    requiresRegister: true,
    geolocated: true,
    freeMovement: true,
    repeat: true,
    openOnWeb: false,
    listed: false,
    opensOn: "",
    closesOn: "",
    collaborators: [],
    credits: { text: texts("gymCredits"), image: ids(0) },
    story: { text: texts("storyText"), image: ids(10), audio: ids(20) },
    prize: {
      enabled: true,
      name: texts("prizeName"),
      description: texts("prizeDescription"),
      image: ids(30),
      delivery: "lottery",
      score: 40,
      stock: 0,
      pickup: {
        firstDay: "2027-03-01",
        lastDay: "2027-03-09",
        morningStart: "09:01",
        morningEnd: "12:02",
        afternoonStart: "16:03",
        afternoonEnd: "17:04",
        place: { lat: 40.5, lon: -3.5 },
        address: "Plaza",
      },
      lotteryDay: "2027-04-23",
    },
  });
});

test("TRU-35 switches that were off are off", () => {
  const off = { requiresRegister: 0, gymPrivate: 2, manualGeo: 0, repeatGym: 0, prizeRaffle: 0 };
  expect(experience(off)).toMatchObject({
    requiresRegister: false,
    geolocated: false,
    freeMovement: false,
    repeat: false,
    prize: { delivery: "prize" },
  });
});

test.each([
  [{ prizeEnabled: 1 }, true],
  [{ prizeEnabled: 0, prizeName: "Copa" }, false],
  [{ prizeName: "Copa" }, true],
  [{ prizeEnabled: null, prizeName: "Copa" }, true],
  [{ prizeName: "" }, false],
  [{}, false],
])("TRU-35 of %j, a prize is %s", (old, enabled) => {
  expect(experience(old).prize.enabled).toBe(enabled);
});

test.each([
  [0, 0, null],
  [null, null, null],
  [undefined, undefined, null],
  [null, 3, null],
  [40, null, null],
  [40, 0, { lat: 40, lon: 0 }],
  [0, 3, { lat: 0, lon: 3 }],
])("TRU-35 the place %s, %s is %j", (lat, lon, place) => {
  expect(experience({ prizeLatitude: lat, prizeLongitude: lon }).prize.pickup.place).toEqual(place);
  expect(point({ latitude: lat, longitude: lon }).position).toEqual(place);
});

test("TRU-35 what stood under a name of a point stands at its path", () => {
  const texts = (name: string) => ({ cas: `${name}-es`, cat: `${name}-ca`, eng: `${name}-en` });
  const names = [
    ["mappointName", "storyTitle", "storyText", "challengeDesc", "question", "answerCorrect"],
    ["answerIncorrect1", "answerIncorrect2", "puzzleDescription", "wordsDescription"],
  ].flat();
  const old = Object.fromEntries(
    names.flatMap((name) => [
      [name, `${name}-es`],
      [`${name}Cat`, `${name}-ca`],
      [`${name}Eng`, `${name}-en`],
    ]),
  );
  const fields = ["location", "streetName", "streetNumber", "city", "postcode", "country"];
  const address = Object.fromEntries(fields.map((name) => [name, `${name}!`]));
  const numbers = ["lifetime", "challengeModelId", "scoreCorrect", "scoreIncorrect", "puzzleImg"];
  const scores = ["puzzleScore", "wordsScore", "pointsScore"];
  const moved = point({
    ...old,
    ...address,
    ...Object.fromEntries([...numbers, ...scores].map((name, index) => [name, index + 11])),
    storyImg: 1,
    storyImgCat: 2,
    storyImgEng: 3,
    storySound: 4,
    storySoundCat: 5,
    storySoundEng: 6,
    words: "oso  sol ",
    wordsCat: "ós",
    wordsEng: "",
    flagAnim: 2,
    chatbotId: "bot-1",
    challengeType: "sopa_letras",
    puzzleSize: 4,
    isFinal: 1,
    latitude: 40.5,
    longitude: -3.5,
  });
  // Fields that are newer than the migration have their defaults beside these.
  expect(moved).toMatchObject({
    name: texts("mappointName"),
    position: { lat: 40.5, lon: -3.5 },
    address,
    duration: 11,
    activationDependency: 0,
    deactivationDependency: 0,
    isFinal: true,
    chatbot: "bot-1",
    story: {
      title: texts("storyTitle"),
      text: texts("storyText"),
      image: { cas: 1, cat: 2, eng: 3 },
      audio: { cas: 4, cat: 5, eng: 6 },
    },
    model: { asset: 12, title: texts("challengeDesc"), animation: "none", clip: "" },
    challenge: {
      kind: "wordSearch",
      question: {
        question: texts("question"),
        answerCorrect: texts("answerCorrect"),
        answerIncorrect1: texts("answerIncorrect1"),
        answerIncorrect2: texts("answerIncorrect2"),
        scoreCorrect: 13,
        scoreIncorrect: 14,
      },
      puzzle: { image: 15, size: 4, description: texts("puzzleDescription"), score: 16 },
      wordSearch: {
        words: { cas: ["oso", "sol"], cat: ["ós"], eng: [] },
        description: texts("wordsDescription"),
        score: 17,
      },
      points: { score: 18 },
    },
  });
});

test.each([
  ["espera", "none"],
  ["multi_respuesta", "question"],
  ["puzzle_imagen", "puzzle"],
  ["sopa_letras", "wordSearch"],
  ["puntos", "points"],
])("TRU-35 the challenge %s is %s", (challengeType, kind) => {
  expect(point({ challengeType }).challenge.kind).toBe(kind);
});

test("TRU-35 a point is final by its flag or its type, and has a chatbot or none", () => {
  const ends = [{ isFinal: 1 }, { Qtype: "end" }, { isFinal: 0, Qtype: "" }, {}];
  expect(ends.map((old) => point(old).isFinal)).toEqual([true, true, false, false]);
  const bots = ["null", null, "", "bot"].map((chatbotId) => point({ chatbotId }).chatbot);
  expect(bots).toEqual(["", "", "", "bot"]);
  const ways = [0, 1].map((flagAnim) => point({ flagAnim }).model.animation);
  expect(ways).toEqual(["waiting", "automatic"]);
});

test.each([
  [null, "gymModelId", "image"],
  [null, "storyImg", "story.image.cas"],
  [null, "storyImgCat", "story.image.cat"],
  [null, "prizeImgEng", "prize.image.eng"],
  [null, "gymCreditsImg", "credits.image.cas"],
  [3, "storySound", "story.audio.cas"],
  [3, "storySoundEng", "story.audio.eng"],
  [3, "puzzleImg", "challenge.puzzle.image"],
  [3, "challengeModelId", "model.asset"],
  [3, "somethingElse", "somethingElse"],
])("TRU-35 a use of an asset in %s as %s is one as %s", (pointId, field, path) => {
  const row = { asset_id: 9, point_id: pointId, field };
  expect(upgradeRow("asset_uses", row)).toEqual({ ...row, field: path });
});

test("TRU-35 rows of other tables stay as they are", () => {
  const row = { id: 1, content: "no JSON", field: "storyImg", point_id: null };
  expect(upgradeRow("users", row)).toEqual(row);
});

test("of many rows each is converted, once", async () => {
  const database = await freshDatabase();
  const connection = connect(database);
  try {
    await migrate(connection);
    const { db } = connection;
    const ids = Array.from({ length: 1002 }, (_, index) => index + 1);
    const now = new Date().toISOString();
    const person = { name: "A", surname: "B", entity: "", city: "", password_hash: "" };
    const user = { ...person, role: "editor", email: "a@example.com", parent_id: null } as const;
    const ownerId = await createUser(db, user, now);
    for (let from = 0; from < ids.length; from += 200) {
      const part = ids.slice(from, from + 200).map((id) => ({
        owner_id: ownerId,
        state: 2 as const,
        version: 1,
        content: JSON.stringify({ gymCity: `C${id}` }),
        request_id: null,
        created_at: now,
        updated_at: now,
      }));
      await db.insertInto("gymkhanas").values(part).execute();
    }
    await up(db);
    const rows = await db.selectFrom("gymkhanas").select("content").orderBy("id").execute();
    const cities = rows.map((row) => (JSON.parse(row.content) as { city?: string }).city);
    expect(cities).toEqual(ids.map((id) => `C${id}`));
  } finally {
    await connection.close();
    await database.remove();
  }
});
