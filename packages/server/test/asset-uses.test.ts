import { beforeAll, describe, expect, test } from "vitest";
import { newAudio, newImage, newModel, pngFile } from "./support/assets.ts";
import { available } from "./support/database.ts";
import {
  cover,
  experienceForm,
  createExperience,
  newPoint,
  pointForm,
  readExperience,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const remove = (idMod: number, who = as) =>
  server.call("deleteAsset", { as: who, form: { idMod } });
const usesOf = async (id: number, who = as) =>
  (await server.call("getAssetUses", { as: who, query: { id } })).body.data;
const save = async (form: Form, who = as) => {
  const image: Form = form["gymId"] ? {} : { gymModelId: await cover(server) };
  return server.call("saveGymkhana", { as: who, form: experienceForm({ ...image, ...form }) });
};
const refusalOf = ({ body }: { body: { success: boolean; data: object } }) =>
  body.success ? "saved" : body.data;

describe("where an asset is used", () => {
  test("LIB-06 an experience's and a point's fields are told by their names", async () => {
    const [image, sound] = [await newImage(server, as), await newAudio(server, as)];
    const gymId = await createExperience(server, as, {
      gymName: "Ruta del Prado",
      gymModelId: image,
    });
    const pointId = await newPoint(server, as, gymId, {
      mappointName: "Fuente",
      puzzleImg: image,
      storySoundEng: sound,
    });
    const place = { gymId, gymName: "Ruta del Prado" };
    const point = { ...place, pointId, pointName: "Fuente" };
    expect(await usesOf(image)).toEqual({
      hidden: 0,
      uses: [
        { ...place, field: "gymModelId" },
        { ...point, field: "puzzleImg" },
      ],
    });
    expect(await usesOf(sound)).toEqual({
      hidden: 0,
      uses: [{ ...point, field: "storySoundEng" }],
    });
  });

  test("LIB-06 places that the caller may not see are only counted", async () => {
    const image = await newImage(server, server.person("root"));
    await createExperience(server, server.person("stranger"), { gymModelId: image });
    const gymId = await createExperience(server, as, { gymModelId: image });
    expect(await usesOf(image)).toMatchObject({ hidden: 1, uses: [{ gymId }] });
    expect(await usesOf(image, server.person("root"))).toMatchObject({ hidden: 0 });
  });

  test("LIB-06 an asset in use is not deleted, and the answer says where it is used", async () => {
    const image = await newImage(server, as);
    await createExperience(server, as, { storyImgCat: image });
    const { status, body } = await remove(image);
    expect([status, body.success]).toEqual([200, false]);
    expect(body.data).toEqual({
      translation_key: "ASSET_ERRORS.inUse",
      ...(await usesOf(image)),
    });
  });

  test("LIB-06 an asset is free again when its field gets another one, or none", async () => {
    const [first, second] = [await newImage(server, as), await newImage(server, as)];
    const gymId = await createExperience(server, as, { storyImg: first });
    await save({ gymId, storyImg: second });
    expect((await remove(first)).body.success).toBe(true);
    expect((await remove(second)).body.success).toBe(false);
    await save({ gymId, storyImg: 0 });
    expect((await remove(second)).body.success).toBe(true);
  });

  test("LIB-06 a save that leaves a field out leaves its asset in use", async () => {
    const image = await newImage(server, as);
    const gymId = await createExperience(server, as, { gymModelId: image });
    await save({ gymId, gymName: "Otra" });
    expect((await usesOf(image)).uses).toHaveLength(1);
  });

  test("LIB-06 deleting a point, or the experience, frees what it used", async () => {
    const [one, other] = [await newImage(server, as), await newImage(server, as)];
    const gymId = await createExperience(server, as, { gymModelId: one });
    const mappointId = await newPoint(server, as, gymId, { puzzleImg: other });
    await server.call("deleteMapPoint", { as, form: { mappointGymId: gymId, mappointId } });
    expect((await remove(other)).body.success).toBe(true);
    await server.call("updateGymkhanaState", { as, form: { idGym: gymId, newSt: 3 } });
    expect((await remove(one)).body.success).toBe(true);
  });

  test("LIB-06 of a deletion and a use at once, one is refused", async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const image = await newImage(server, as);
      const [used, removed] = await Promise.all([save({ gymModelId: image }), remove(image)]);
      expect(used.body.success).toBe(!removed.body.success);
    }
  });

  test.each(["new", "old"])(
    "LIB-06 of a deletion and a use by a %s point at once, one is refused",
    async (kind) => {
      const gymId = await createExperience(server, as);
      for (let turn = 0; turn < 6; turn += 1) {
        const image = await newImage(server, as);
        const fields: Form = { puzzleImg: image };
        if (kind === "old") fields["mappointId"] = await newPoint(server, as, gymId);
        const operation = kind === "old" ? "updateMapPoint" : "createMapPoint";
        const [used, removed] = await Promise.all([
          server.call(operation, { as, form: pointForm(gymId, fields) }),
          remove(image),
        ]);
        expect(used.body.success).toBe(!removed.body.success);
        const listed = (await readExperience(server, as, gymId)).library.map(
          (asset: { Id: number }) => asset.Id,
        );
        expect(listed.includes(image)).toBe(used.body.success);
      }
    },
  );
});

describe("what an author may put into a field", () => {
  test.each([
    ["one that is missing", async () => 2_000_000_000],
    ["somebody else's", () => newImage(server, server.person("stranger"))],
  ])("LIB-09 not %s, and the field is named", async (_what, asset) => {
    const answer = await save({ gymCreditsImg: await asset() });
    expect([answer.status, refusalOf(answer)]).toEqual([
      200,
      { translation_key: "ASSET_ERRORS.notUsable", fields: ["gymCreditsImg"] },
    ]);
  });

  test("LIB-09 not into a new point either, and no point is made", async () => {
    const gymId = await createExperience(server, as);
    const challengeModelId = await newModel(server, server.person("stranger"));
    const form = pointForm(gymId, { challengeModelId });
    const answer = await server.call("createMapPoint", { as, form });
    expect(refusalOf(answer)).toMatchObject({ fields: ["challengeModelId"] });
    expect((await readExperience(server, as, gymId)).mappoints).toEqual([]);
  });

  test.each<[string, string, (who: Person) => Promise<number>]>([
    ["gymModelId", "an audio", (who) => newAudio(server, who)],
    ["storySound", "an image", (who) => newImage(server, who)],
    ["storyImgEng", "a model", (who) => newModel(server, who)],
  ])("LIB-09 %s takes no %s", async (field, _what, asset) => {
    expect(refusalOf(await save({ [field]: await asset(as) }))).toEqual({
      translation_key: "ASSET_ERRORS.wrongType",
      fields: [field],
    });
  });

  test("LIB-09 CHL-01 a global one may be used, and a model is a point's challenge", async () => {
    const gymId = await createExperience(server, as);
    const challengeModelId = await newModel(server, server.person("root"));
    const form = pointForm(gymId, { challengeModelId });
    expect(refusalOf(await server.call("createMapPoint", { as, form }))).toBe("saved");
  });

  test("CHL-04 a puzzle's image is square, or the point is not saved", async () => {
    const gymId = await createExperience(server, as);
    const withPuzzle = async (puzzleImg: number) =>
      refusalOf(await server.call("createMapPoint", { as, form: pointForm(gymId, { puzzleImg }) }));
    const almost = await newImage(server, as, { file: await pngFile({ width: 60, height: 61 }) });
    expect(await withPuzzle(almost)).toEqual({
      translation_key: "ASSET_ERRORS.notSquare",
      fields: ["puzzleImg"],
    });
    expect(await withPuzzle(await newImage(server, as))).toBe("saved");
    expect((await readExperience(server, as, gymId)).mappoints).toHaveLength(1);
  });

  test("LIB-09 whoever edits somebody's experience keeps and spreads what is in it", async () => {
    const image = await newImage(server, as);
    const gymId = await createExperience(server, as, { gymModelId: image });
    const boss = server.person("supervisor");
    expect(refusalOf(await save({ gymId, gymModelId: image, storyImg: image }, boss))).toBe(
      "saved",
    );
    expect((await usesOf(image)).uses).toHaveLength(2);
    expect(refusalOf(await save({ gymModelId: image }, boss))).toMatchObject({
      fields: ["gymModelId"],
    });
  });

  test("EXP-06 an experience comes with the assets that it and its points use", async () => {
    const [image, sound] = [await newImage(server, as), await newAudio(server, as)];
    const gymId = await createExperience(server, as, { gymModelId: image, storyImg: image });
    await newPoint(server, as, gymId, { storySound: sound });
    const { library } = await readExperience(server, server.person("supervisor"), gymId);
    expect(library).toMatchObject([
      { Id: image, Sound: "", IdUser: as.id, Type: 1 },
      { Id: sound, Thumbnail: "", Type: 2 },
    ]);
    expect(library[0].Thumbnail).toMatch(/^\/files\/.+\.webp$/);
    expect(library[1].Sound).toMatch(/^\/files\/.+\.mp3$/);
  });

  test("EXP-06 an asset of an experience is shown to whoever works on that experience", async () => {
    const image = await newImage(server, as);
    const boss = server.person("supervisor");
    const look = () => server.call("getAssetById", { as: boss, query: { id: image } });
    expect((await look()).status).toBe(404);
    await createExperience(server, as, { gymModelId: image });
    expect((await look()).status).toBe(200);
    expect((await remove(image, boss)).status).toBe(403);
  });
});
