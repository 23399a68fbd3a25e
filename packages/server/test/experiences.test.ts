import { expect, test } from "vitest";
import { newAudio, newImage } from "./support/assets.ts";
import {
  cover,
  operation,
  experienceForm,
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Form,
} from "./support/server.ts";

const server = testServer();

/** Every field of a form with a value of its own. */
function filled(id: string): Form {
  const schema = operation(id).requestSchema as { properties: Record<string, FieldSchema> };
  const entries = Object.entries(schema.properties).map(([name, field], index) => [
    name,
    valueOf(name, field, index),
  ]);
  return Object.fromEntries(entries) as Form;
}

interface FieldSchema {
  type: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

function valueOf(name: string, field: FieldSchema, index: number): string | number {
  if (field.enum) return field.enum.at(-1) as string | number;
  if (field.type === "integer")
    return Math.min(field.maximum ?? 1000, (field.minimum ?? 0) + index);
  if (field.type === "number") return 1.5;
  if (/Day$|Date$|On$/.test(name)) return "2026-12-24";
  if (/(Am|Pm)(Start|End)$/.test(name)) return "09:30";
  if (/^words(Cat|Eng)?$/.test(name)) return `sol luna${index % 10}`;
  if (name === "requestId") return `every-field-${index}-of-a-form`;
  if (name === "gymCode") return "Zz9yX8";
  if (name.endsWith("Cat")) return `l·l ñ ${name}`;
  return `é «${name}» <b>`.slice(0, 20);
}

test("EXP-06, EXP-08, PRZ-01, PRZ-02 every field comes back exactly as it was sent", async () => {
  const as = server.person("editor");
  const filledIn = filled("saveGymkhana");
  const named = (part: RegExp) => Object.keys(filledIn).filter((name) => part.test(name));
  const assets: Form = {};
  for (const name of named(/Img|gymModelId/)) assets[name] = await newImage(server, as);
  for (const name of named(/Sound/)) assets[name] = await newAudio(server, as);
  const fields: Form = {
    ...filledIn,
    ...assets,
    gymId: 0,
    editorIds: "[]",
    mapPoints: "[]",
    gymType: "09",
  };
  const id = await createExperience(server, as, fields);
  const record = await readExperience(server, as, id);
  expect(record).toMatchObject({
    GymName: fields["gymName"],
    GymNameCat: fields["gymNameCat"],
    GymNameEng: fields["gymNameEng"],
    Description1: fields["gymDescription"],
    Description1Cat: fields["gymDescriptionCat"],
    Description1Eng: fields["gymDescriptionEng"],
    Description2: fields["gymSlogan"],
    Description2Cat: fields["gymSloganCat"],
    Description2Eng: fields["gymSloganEng"],
    City: fields["gymCity"],
    GymLang: fields["gymLang"],
    GymType: "09",
    IdMod: fields["gymModelId"],
    ManualMov: fields["manualGeo"],
    RepeatGym: fields["repeatGym"],
    PrivateGym: fields["gymPrivate"],
    RequiresRegister: fields["requiresRegister"],
    code: "Zz9yX8",
    gymcredits: [
      { Lang: "cas", Credits: fields["gymCredits"], IdImg: fields["gymCreditsImg"] },
      { Lang: "cat", Credits: fields["gymCreditsCat"], IdImg: fields["gymCreditsImgCat"] },
      { Lang: "eng", Credits: fields["gymCreditsEng"], IdImg: fields["gymCreditsImgEng"] },
    ],
    mappointstory: ["", "Cat", "Eng"].map((suffix) => ({
      IdMappoint: 0,
      Title: "",
      Description: fields[`storyText${suffix}`],
      IdMod: fields[`storyImg${suffix}`],
      IdSnd: fields[`storySound${suffix}`],
    })),
    rewards: [
      {
        Name: fields["prizeName"],
        NameCat: fields["prizeNameCat"],
        NameEng: fields["prizeNameEng"],
        Description: fields["prizeDescription"],
        IdModEng: fields["prizeImgEng"],
        Score: fields["prizeScore"],
        Raffle: fields["prizeRaffle"],
        Location: fields["prizeLocation"],
        Latitude: 1.5,
        Longitude: 1.5,
        IniDay: "2026-12-24",
        EndDay: "2026-12-24",
        AmStart: "09:30",
        PmEnd: "09:30",
        LotteryDate: "2026-12-24",
      },
    ],
  });
});

test("EXP-07 the toggles are kept, geolocalised as 3 and not as 2", async () => {
  const as = server.person("editor");
  const toggles = { requiresRegister: 1, gymPrivate: 3, manualGeo: 1, repeatGym: 1 };
  const id = await createExperience(server, as, toggles);
  const on = await readExperience(server, as, id);
  await server.call("saveGymkhana", {
    as,
    form: experienceForm({
      gymId: id,
      requiresRegister: 0,
      gymPrivate: 2,
      manualGeo: 0,
      repeatGym: 0,
    }),
  });
  const off = await readExperience(server, as, id);
  expect([on.RequiresRegister, on.PrivateGym, on.ManualMov, on.RepeatGym]).toEqual([1, 3, 1, 1]);
  expect([off.RequiresRegister, off.PrivateGym, off.ManualMov, off.RepeatGym]).toEqual([
    0, 2, 0, 0,
  ]);
});

test("EXP-10 saving creates, and with the id that was answered updates", async () => {
  const as = server.person("editor");
  const form = experienceForm({ gymModelId: await cover(server) });
  const created = await server.call("saveGymkhana", { as, form });
  const { id } = created.body.data;
  const updated = await server.call("saveGymkhana", {
    as,
    form: experienceForm({ gymId: id, gymName: "Otra" }),
  });
  expect(created.body.data.version).toBe(1);
  expect(updated.body.data).toEqual({ id, version: 2 });
  expect((await readExperience(server, as, id)).GymName).toBe("Otra");
});

test("EXP-10 an update keeps what it leaves out and clears what it sends empty", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as, {
    gymCredits: "Gracias",
    storyText: "Érase",
    gymType: "07",
  });
  await server.call("saveGymkhana", { as, form: experienceForm({ gymId: id, storyText: "" }) });
  const record = await readExperience(server, as, id);
  expect(record.gymcredits).toEqual([{ Lang: "cas", Credits: "Gracias", IdImg: 0 }]);
  expect(record.mappointstory).toEqual([]);
  expect(record.GymType).toBe("07");
});

test("EXP-01 the list has what its reader may see and no more", async () => {
  const mine = await createExperience(server, server.person("editor"), { gymName: "de editor" });
  const shared = await createExperience(server, server.person("colleague"), {
    gymName: "compartida",
    editorIds: JSON.stringify([server.person("editor").id]),
  });
  const bosss = await createExperience(server, server.person("supervisor"), {
    gymName: "de supervisor",
  });
  const foreign = await createExperience(server, server.person("stranger"), { gymName: "ajena" });
  const all = [mine, shared, bosss, foreign];
  const seen = async (name: string) => {
    const { body } = await server.call("getUserGymkhanas", { as: server.person(name) });
    const ids = (JSON.parse(body.data) as { id: number }[]).map((row) => row.id);
    return all.filter((id) => ids.includes(id));
  };
  expect(await seen("root")).toEqual(all);
  expect(await seen("supervisor")).toEqual([mine, shared, bosss]);
  expect(await seen("editor")).toEqual([mine, shared]);
  expect(await seen("colleague")).toEqual([shared]);
  expect(await seen("stranger")).toEqual([foreign]);
});

test("EXP-01 a row carries what the list shows: also points, languages, the last change and by whom", async () => {
  const as = server.person("stranger");
  const id = await createExperience(server, as, {
    gymName: "Con empresa",
    gymDescription: "Texto",
    gymSlogan: "Hola",
    gymNameEng: "Without its other texts",
    gymModelId: await newImage(server, as),
  });
  const root = server.person("root");
  await newPoint(server, root, id);
  const { body } = await server.call("getUserGymkhanas", { as });
  const row = (JSON.parse(body.data) as { id: number }[]).find((entry) => entry.id === id);
  expect(row).toEqual({
    id,
    name: "Con empresa",
    state: 2,
    userCompany: "Company of stranger",
    idUser: as.id,
    version: 1,
    points: 1,
    languages: ["cas"],
    incompleteLanguages: [],
    cover: expect.stringMatching(/^\/files\/.+/),
    changedAt: expect.any(String),
    changedBy: "root Test",
    publication: "draft",
    may: { edit: true, setState: true, duplicate: true, delete: true },
  });
});

test("EXP-04 statistics of an experience without plays are null, not counts of 0", async () => {
  const as = server.person("editor");
  const form = { idGym: await createExperience(server, as) };
  const { body } = await server.call("getGymkhanaStats", { as, form });
  expect(body).toEqual({ success: true, message: "OK", data: "null" });
});

test("EXP-03 the toggle switches to active and back", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as);
  await server.call("updateGymkhanaState", { as, form: { idGym: id, newSt: 1 } });
  const active = (await readExperience(server, as, id)).state;
  await server.call("updateGymkhanaState", { as, form: { idGym: id, newSt: 2 } });
  expect([active, (await readExperience(server, as, id)).state]).toEqual([1, 2]);
});

test("EXP-03 a deleted experience is gone from list and reading, for a super-admin too", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as);
  await server.call("updateGymkhanaState", { as, form: { idGym: id, newSt: 3 } });
  const root = server.person("root");
  const list = await server.call("getUserGymkhanas", { as: root });
  const read = await server.call("getGymkhanaById", { as: root, query: { gymId: id } });
  expect((JSON.parse(list.body.data) as { id: number }[]).some((row) => row.id === id)).toBe(false);
  expect(read.status).toBe(404);
});

test("TRU-16 owner, state and unknown fields of a form change nothing", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as, {
    idUser: server.person("stranger").id,
    owner_id: 1,
    state: 1,
  });
  const record = await readExperience(server, as, id);
  expect([record.idUser, record.state]).toEqual([as.id, 2]);
});

test("TRU-16 collaborators whom the author may not choose are passed over", async () => {
  const as = server.person("editor");
  const wanted = ["colleague", "stranger", "root"].map((name) => server.person(name).id);
  const id = await createExperience(server, as, { editorIds: JSON.stringify([...wanted, 99_999]) });
  const { editors } = await readExperience(server, as, id);
  expect(editors.map((editor: { editor_id: number }) => editor.editor_id)).toEqual([wanted[0]]);
});

test("EXP-07 an owner never becomes its own collaborator, whoever saves", async () => {
  const [owner, colleague] = [server.person("editor"), server.person("colleague")];
  const id = await createExperience(server, owner, { editorIds: JSON.stringify([colleague.id]) });
  const wanted = JSON.stringify([colleague.id, owner.id]);
  for (const as of [owner, colleague, server.person("supervisor"), server.person("root")]) {
    await server.call("saveGymkhana", {
      as,
      form: experienceForm({ gymId: id, editorIds: wanted }),
    });
    const { editors } = await readExperience(server, as, id);
    expect(editors.map((editor: { editor_id: number }) => editor.editor_id)).toEqual([
      colleague.id,
    ]);
  }
});

test("the author's order of points is kept", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as);
  const first = await newPoint(server, as, id);
  const second = await newPoint(server, as, id);
  const mapPoints = JSON.stringify([{ IdPoint: second }, { IdPoint: 12_345 }, { IdPoint: first }]);
  await server.call("saveGymkhana", { as, form: experienceForm({ gymId: id, mapPoints }) });
  const { mappoints } = await readExperience(server, as, id);
  expect(mappoints.map((point: { IdPoint: number }) => point.IdPoint)).toEqual([second, first]);
  const third = await newPoint(server, as, id);
  const after = await readExperience(server, as, id);
  expect(after.mappoints.map((point: { IdPoint: number }) => point.IdPoint)).toEqual([
    second,
    first,
    third,
  ]);
});

test("TRU-33 of two saves of one version the second is told what changed, and writes nothing", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as);
  const form = experienceForm({
    gymId: id,
    version: 1,
    gymCode: (await readExperience(server, as, id)).code,
  });
  const save = (fields: Form) => server.call("saveGymkhana", { as, form: { ...form, ...fields } });
  await save({ gymName: "Primera", gymCredits: "Gracias" });
  const second = await save({ gymName: "Segunda" });
  expect(second.status).toBe(409);
  expect(second.body.data.changed).toEqual(["GymName", "gymcredits"]);
  expect(second.body.data.version).toBe(2);
  expect(second.body.data.current.GymName).toBe("Primera");
  expect((await readExperience(server, as, id)).GymName).toBe("Primera");
});

test("TRU-33 of many saves at once exactly one wins", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      server.call("saveGymkhana", {
        as,
        form: experienceForm({ gymId: id, version: 1, gymName: `N${index}` }),
      }),
    ),
  );
  const winners = answers.filter((answer) => answer.status === 200);
  expect(winners).toHaveLength(1);
  expect((await readExperience(server, as, id)).version).toBe(2);
});

test("TRU-33 a client that sends no version overwrites", async () => {
  const as = server.person("editor");
  const id = await createExperience(server, as);
  await server.call("saveGymkhana", { as, form: experienceForm({ gymId: id, gymName: "Uno" }) });
  const last = await server.call("saveGymkhana", {
    as,
    form: experienceForm({ gymId: id, gymName: "Dos" }),
  });
  expect([last.status, last.body.data.version]).toEqual([200, 3]);
});

test("TRU-34 a creation that is tried again, its answer lost, makes no second experience", async () => {
  const as = server.person("editor");
  const requestId = "3f0c8a52-2a5d-4b1e-9a47-1f1e5c0a9d11";
  const first = await createExperience(server, as, { requestId, gymName: "Primera" });
  const again = await createExperience(server, as, { requestId, gymName: "Primera, corregida" });
  expect(again).toBe(first);
  expect(await readExperience(server, as, first)).toMatchObject({
    GymName: "Primera, corregida",
    version: 2,
  });
});

test("TRU-34 two tries of one creation at the same time make one experience", async () => {
  const as = server.person("editor");
  const requestId = "9b2d7f10-5c1e-4f59-8a0e-0b6f4a7b2c33";
  const ids = await Promise.all([1, 2].map(() => createExperience(server, as, { requestId })));
  expect(new Set(ids).size).toBe(1);
});

test("TRU-15 another user's request id finds nothing of theirs", async () => {
  const requestId = "77aa1d0e-0000-4111-8222-333344445555";
  const mine = await createExperience(server, server.person("editor"), { requestId });
  const other = await createExperience(server, server.person("supervisor"), { requestId });
  expect(other).not.toBe(mine);
});

test("APP-06 points are found by their names, whatever their case and accents, where the viewer sees the experience", async () => {
  const as = server.person("editor");
  const route = await createExperience(server, as);
  const id = await newPoint(server, as, route, {
    mappointName: "Fuente de la Cibeles",
    mappointNameCat: "Font de la Cibeles, la de l’Óscar",
  });
  const found = async (text: string, name = "editor") => {
    const { body } = await server.call("findPoints", { as: server.person(name), query: { text } });
    return body.data.filter((point: { IdPoint: number }) => point.IdPoint === id);
  };
  expect(await found("CIBÉLES fuen")).toEqual([
    {
      IdPoint: id,
      gymId: route,
      PointName: "Fuente de la Cibeles",
      PointNameCat: "Font de la Cibeles, la de l’Óscar",
      PointNameEng: "",
    },
  ]);
  expect(await found("l'oscar")).toHaveLength(1);
  expect(await found("cibeles", "root")).toHaveLength(1);
  expect(await found("cibeles", "rival")).toEqual([]);
  expect(await found("cibeles neptuno")).toEqual([]);
  expect(await found("%_")).toEqual([]);
  for (let number = 0; number < 21; number += 1)
    await newPoint(server, as, route, { mappointName: `Hito ${number}` });
  const { body } = await server.call("findPoints", { as, query: { text: "hito" } });
  expect(body.data.map((point: { PointName: string }) => point.PointName)).toEqual(
    Array.from({ length: 20 }, (_, number) => `Hito ${number}`),
  );
});

test("EXP-01 the places of a list are those of first points, of the experiences that the viewer sees", async () => {
  const as = server.person("editor");
  const [two, none] = [await createExperience(server, as), await createExperience(server, as)];
  const ids = [
    await newPoint(server, as, two, { latitude: 41.38, longitude: 2.17 }),
    await newPoint(server, as, two, { latitude: 40.4, longitude: -3.7 }),
  ];
  const placeOf = async (name = "editor", id = two) => {
    const { body } = await server.call("getGymkhanaPlaces", { as: server.person(name) });
    return body.data.find((place: { id: number }) => place.id === id);
  };
  expect(await placeOf()).toEqual({ id: two, latitude: 41.38, longitude: 2.17 });
  expect([await placeOf("editor", none), await placeOf("rival")]).toEqual([undefined, undefined]);
  const turned = ids.toReversed().map((IdPoint) => ({ IdPoint }));
  await server.call("saveGymkhana", {
    as,
    form: experienceForm({ gymId: two, mapPoints: JSON.stringify(turned) }),
  });
  expect(await placeOf("root")).toEqual({ id: two, latitude: 40.4, longitude: -3.7 });
});
