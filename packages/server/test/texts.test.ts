import { describe, expect, test } from "vitest";
import {
  experienceForm,
  createExperience,
  newPoint,
  testServer,
  type Form,
} from "./support/server.ts";
import { versionsOf } from "./support/versions.ts";

const server = testServer();
const editor = () => server.person("editor");

interface SentText {
  id: string;
  language: string;
  read: string;
  value: string;
  isCorrection?: boolean;
}

/** A new experience in three languages, with one point that is translated, too. */
async function route(names: Form = {}) {
  const gymId = await createExperience(server, editor(), {
    gymName: "Ruta",
    gymNameCat: "Ruta CA",
    gymNameEng: "Route",
    ...names,
  });
  const pointId = await newPoint(server, editor(), gymId, {
    mappointName: "Fuente",
    mappointNameCat: "Font",
    storyTitle: "Agua",
    storyTitleCat: "Aigua",
  });
  const read = async (id = gymId) => {
    const { body } = await server.call("getGymkhanaTexts", { as: editor(), query: { gymId: id } });
    return body.data as {
      texts: { id: string; cas: string; cat: string; eng: string }[];
      outdated: { id: string; language: string; source: string }[];
    };
  };
  const call = async (operation: string, form: Form) => {
    const answer = await server.call(operation, { as: editor(), form });
    return answer.body;
  };
  return {
    gymId,
    pointId,
    call,
    readTexts: read,
    outdated: async (id = gymId) => (await read(id)).outdated,
    textOf: async (id: string) => (await read()).texts.find((text) => text.id === id),
    saveTexts: (
      changed: SentText[],
      stillRight: { id: string; language: string; source: string }[] = [],
    ) =>
      call("saveGymkhanaTexts", {
        gymId,
        texts: JSON.stringify(changed),
        stillRight: JSON.stringify(stillRight),
      }),
    saveForm: async (form: Form) => {
      const body = await call("saveGymkhana", experienceForm({ gymId, ...form }));
      expect(body.success).toBe(true);
    },
    savePoint: (form: Form) =>
      call("updateMapPoint", {
        mappointGymId: gymId,
        mappointId: pointId,
        latitude: 40.4,
        longitude: -3.7,
        ...form,
      }),
    ...versionsOf(server, editor(), gymId),
  };
}

const NAME = "experience/name";
const renamed = { id: NAME, language: "cas", read: "Ruta", value: "Ruta nueva" };
const nameOutdated = (language: string) => ({ id: NAME, language, source: "Ruta" });

describe("the texts of an experience", () => {
  test("are those of it and its points, in the author's order", async () => {
    const { readTexts, pointId } = await route();
    const { texts, outdated } = await readTexts();
    expect(outdated).toEqual([]);
    expect(texts[0]).toEqual({ id: NAME, cas: "Ruta", cat: "Ruta CA", eng: "Route" });
    const ids = texts.map(({ id }) => id);
    expect(ids).toContain(`point/${pointId}/story.title`);
    expect(ids).not.toContain("experience/prize.name");
  });

  test("can be left out, so that only what is outdated is read", async () => {
    const { saveTexts, gymId } = await route();
    await saveTexts([renamed]);
    const query = { gymId, outdatedOnly: 1 };
    const { body } = await server.call("getGymkhanaTexts", { as: editor(), query });
    expect(body.data).toEqual({
      texts: [],
      outdated: [nameOutdated("cat"), nameOutdated("eng")],
    });
  });

  test("are saved in one version, each as it is typed but for its outer white space", async () => {
    const { saveTexts, textOf, pointId, latest } = await route();
    const title = `point/${pointId}/story.title`;
    const before = await latest();
    const { data } = await saveTexts([
      { id: NAME, language: "eng", read: "Route", value: "  The route " },
      { id: title, language: "eng", read: "", value: "Water" },
    ]);
    expect(data).toEqual({ conflicts: [], outdated: [] });
    expect(await textOf(NAME)).toMatchObject({ eng: "The route" });
    expect(await textOf(title)).toMatchObject({ cas: "Agua", cat: "Aigua", eng: "Water" });
    const after = await latest();
    expect(after.number).toBe(before.number + 1);
    expect(after.notes).toEqual([{ kind: "texts", language: "eng", count: 2 }]);
  });

  test("nothing is a version where nothing is different", async () => {
    const { saveTexts, latest } = await route();
    const { number } = await latest();
    await saveTexts([{ id: NAME, language: "eng", read: "Route", value: "Route" }]);
    await saveTexts([]);
    expect((await latest()).number).toBe(number);
  });

  test("what somebody else has changed meanwhile is a conflict of that text alone", async () => {
    const { saveTexts, textOf, saveForm, pointId } = await route();
    await saveForm({ gymName: "Ruta", gymNameCat: "Del company", gymNameEng: "Same" });
    const gone = { id: "point/2000000000/name", language: "cat" };
    const { data } = await saveTexts([
      { id: NAME, language: "cat", read: "Ruta CA", value: "La meva" },
      { id: NAME, language: "eng", read: "Route", value: " Same" },
      { id: `point/${pointId}/name`, language: "eng", read: "", value: "Fountain" },
      { ...gone, read: "", value: "x" },
    ]);
    expect(data.conflicts).toEqual([{ id: NAME, language: "cat", current: "Del company" }, gone]);
    expect(await textOf(NAME)).toMatchObject({ cat: "Del company", eng: "Same" });
    expect(await textOf(`point/${pointId}/name`)).toMatchObject({ eng: "Fountain" });
  });

  test("one that breaks its field's rule is refused, and none is saved", async () => {
    const { saveTexts, textOf } = await route();
    const english = { id: NAME, language: "eng", read: "Route", value: "Way" };
    for (const [value, key] of [
      ["x".repeat(61), "VALIDATION.tooLong"],
      ["", "FORM.REQUIRED_FIELDS_MISSING"],
    ] as const) {
      const { success, data } = await saveTexts([english, { ...renamed, value }]);
      expect([success, data.translation_key]).toEqual([false, key]);
    }
    expect(await textOf(NAME)).toMatchObject({ cas: "Ruta", eng: "Route" });
  });

  test("what is required elsewhere may be missing while texts are translated", async () => {
    const { saveTexts, textOf, gymId } = await route();
    const { content } = await server.db
      .selectFrom("gymkhanas")
      .select("content")
      .where("id", "=", gymId)
      .executeTakeFirstOrThrow();
    const without = { ...(JSON.parse(content) as object), city: "", image: 0 };
    await server.db
      .updateTable("gymkhanas")
      .set({ content: JSON.stringify(without) })
      .where("id", "=", gymId)
      .execute();
    await saveTexts([{ id: NAME, language: "eng", read: "Route", value: "Way" }]);
    expect(await textOf(NAME)).toMatchObject({ eng: "Way" });
  });

  test("an id that names no text is refused or answered as gone", async () => {
    const { saveTexts } = await route();
    const text = { language: "cat", read: "", value: "x" };
    expect((await saveTexts([{ id: "experience/city", ...text }])).data.conflicts).toHaveLength(1);
    expect((await saveTexts([{ id: "users/1/name", ...text }])).success).toBe(false);
  });
});

describe("a translation is outdated once its source is changed", () => {
  const both = [nameOutdated("cat"), nameOutdated("eng")];

  test("in the texts themselves, until it is translated anew or said to be right", async () => {
    const { saveTexts, outdated } = await route();
    expect((await saveTexts([renamed])).data.outdated).toEqual(both);
    await saveTexts([{ id: NAME, language: "cat", read: "Ruta CA", value: "Ruta nova" }]);
    expect(await outdated()).toEqual([nameOutdated("eng")]);
    const right = { id: NAME, language: "eng" };
    await saveTexts([], [{ ...right, source: "Ruta que alguien cambió" }]);
    expect(await outdated()).toEqual([nameOutdated("eng")]);
    await saveTexts([], [{ ...right, source: "Ruta nueva" }]);
    expect(await outdated()).toEqual([]);
  });

  test("in the form of the experience and in that of a point, unless it is a correction", async () => {
    const { saveForm, savePoint, outdated, pointId } = await route();
    const same = { gymNameCat: "Ruta CA", gymNameEng: "Route" };
    await saveForm({ ...same, gymName: "Rutas", isCorrection: 1 });
    await savePoint({ storyTitle: "Aguas", isCorrection: 1 });
    expect(await outdated()).toEqual([]);
    await saveForm({ ...same, gymName: "Otra" });
    await savePoint({ storyTitle: "Agua fría" });
    const title = { id: `point/${pointId}/story.title`, language: "cat", source: "Aguas" };
    const names = both.map((each) => ({ ...each, source: "Rutas" }));
    expect(await outdated()).toEqual([...names, title]);
    await saveForm({ ...same, gymName: "Rutas" });
    expect(await outdated()).toEqual([title]);
  });

  test("and not by a change of several points, which carries no texts, or by their order", async () => {
    const { call, savePoint, outdated, gymId, pointId } = await route();
    await savePoint({ storyTitle: "Agua fría", mappointName: "Fuente vieja" });
    const other = await newPoint(server, editor(), gymId, { mappointNameCat: "Plaça" });
    const before = await outdated();
    expect(before).toHaveLength(2);
    const changes = [
      { mappointId: pointId, dependency: String(other), mappointName: "Fuente" },
      { mappointId: other, pointsScore: 5 },
    ];
    const form = { mappointGymId: gymId, changes: JSON.stringify(changes) };
    expect((await call("updateMapPoints", form)).success).toBe(true);
    const mappointIds = JSON.stringify([other, pointId]);
    const ordered = await call("orderMapPoints", { mappointGymId: gymId, mappointIds });
    expect(ordered.success).toBe(true);
    expect(await outdated()).toEqual(before);
  });

  test("and not by an import of points, whose texts are taken as they come; from then on, as all others", async () => {
    const { call, savePoint, outdated, gymId, pointId } = await route();
    await savePoint({ storyTitle: "Agua fría" });
    const title = { id: `point/${pointId}/story.title`, language: "cat", source: "Agua" };
    const point = { mappointName: "Plaza", mappointNameCat: "Plaça", latitude: 40, longitude: -3 };
    const points = JSON.stringify([point]);
    const { data } = await call("createMapPoints", { mappointGymId: gymId, points });
    expect(await outdated()).toEqual([title]);
    const [mappointId] = data.mappointIds as [number];
    await savePoint({ mappointId, mappointName: "Plaza mayor" });
    const name = { id: `point/${mappointId}/name`, language: "cat", source: "Plaza" };
    expect(await outdated()).toEqual([title, name]);
  });

  test("a correction in the texts leaves them valid", async () => {
    const { saveTexts, outdated } = await route();
    await saveTexts([{ ...renamed, isCorrection: true }]);
    expect(await outdated()).toEqual([]);
  });

  test("in a version that is brought back: then it is made from that version's source", async () => {
    const { saveTexts, outdated, restore, latest } = await route();
    const { number } = await latest();
    await saveTexts([renamed]);
    await restore(number);
    expect(await outdated()).toEqual([]);
    await restore(number + 1);
    expect(await outdated()).toEqual(both.map((each) => ({ ...each, source: "Ruta" })));
  });

  test("in points that are deleted and come back", async () => {
    const { call, savePoint, outdated, gymId, pointId } = await route();
    await savePoint({ storyTitle: "Agua fría" });
    const title = { id: `point/${pointId}/story.title`, language: "cat", source: "Agua" };
    expect(await outdated()).toEqual([title]);
    const ofPoints = { mappointGymId: gymId, mappointIds: `[${pointId}]` };
    const { data } = await call("deleteMapPoints", ofPoints);
    expect(await outdated()).toEqual([]);
    await call("restoreMapPoints", { mappointGymId: gymId, deletionId: data.deletionId });
    expect(await outdated()).toEqual([title]);
  });

  test("in a copy, too", async () => {
    const { call, saveTexts, savePoint, outdated, readTexts, gymId } = await route();
    await saveTexts([renamed]);
    await savePoint({ storyTitle: "Agua fría" });
    const { data } = await call("updateGymkhanaState", { idGym: gymId, newSt: 4 });
    const { texts } = await readTexts(data.id);
    const title = texts.find(({ id }) => id.endsWith("story.title") && !id.startsWith("exp"))?.id;
    expect(await outdated(data.id)).toEqual([
      ...both.map((each) => ({ ...each, source: "Ruta (copia)" })),
      { id: title, language: "cat", source: "Agua" },
    ]);
  });

  test("and nothing of it stays of an experience that is deleted", async () => {
    const { call, saveTexts, gymId } = await route();
    await saveTexts([renamed]);
    const { success } = await server
      .call("updateGymkhanaState", {
        as: server.person("supervisor"),
        form: { idGym: gymId, newSt: 3 },
      })
      .then(({ body }) => body);
    expect(success).toBe(true);
    const rows = await server.db
      .selectFrom("outdated_texts")
      .select("path")
      .where("gymkhana_id", "=", gymId)
      .execute();
    expect(rows).toEqual([]);
    expect((await call("saveGymkhanaTexts", { gymId })).success).toBe(false);
  });
});
