import { describe, expect, test } from "vitest";
import { clearExpired } from "../src/clear-expired.ts";
import { newImage } from "./support/assets.ts";
import {
  createExperience,
  newPoint,
  pointForm,
  readExperience,
  testServer,
  type Form,
} from "./support/server.ts";

const server = testServer();
const editor = () => server.person("editor");

interface StoredPoint {
  IdPoint: number;
  Dependency: string;
  DependencyNeg: string;
  version: number;
}

/** A new experience with points of the given fields; a function gets the ids of the points before. */
async function route(...fields: (Form | ((ids: number[]) => Form))[]) {
  const experience = await createExperience(server, editor());
  const ids: number[] = [];
  for (const each of fields) {
    ids.push(
      await newPoint(server, editor(), experience, typeof each === "function" ? each(ids) : each),
    );
  }
  const call = (operation: string, form: Form) =>
    server.call(operation, { as: editor(), form: { mappointGymId: experience, ...form } });
  return {
    experience,
    ids: ids as [number, number, number, number],
    read: () => readExperience(server, editor(), experience),
    points: async () =>
      (await readExperience(server, editor(), experience)).mappoints as StoredPoint[],
    order: async () =>
      ((await readExperience(server, editor(), experience)).mappoints as StoredPoint[]).map(
        (point) => point.IdPoint,
      ),
    reorder: (order: number[]) => call("orderMapPoints", { mappointIds: JSON.stringify(order) }),
    change: (changes: object[]) => call("updateMapPoints", { changes: JSON.stringify(changes) }),
    remove: (gone: number[]) => call("deleteMapPoints", { mappointIds: JSON.stringify(gone) }),
    restore: (deletionId: number) => call("restoreMapPoints", { deletionId }),
  };
}

describe("the order of points", () => {
  test("is stored, and a new point comes last", async () => {
    const { experience, ids, reorder, order } = await route({}, {}, {});
    const [a, b, c] = ids;
    expect((await reorder([c, a, b])).body.success).toBe(true);
    expect(await order()).toEqual([c, a, b]);
    const added = await newPoint(server, editor(), experience);
    expect(await order()).toEqual([c, a, b, added]);
  });

  test("is refused where a point has been added or deleted meanwhile, or is there twice", async () => {
    const { ids, reorder, order } = await route({}, {}, {});
    const [a, b, c] = ids;
    for (const wrong of [
      [b, a],
      [c, b, b],
      [c, b, a, 2_000_000],
    ]) {
      const { body } = await reorder(wrong);
      expect(body.data.translation_key).toBe("ERRORS.pointsChanged");
    }
    expect(await order()).toEqual([a, b, c]);
  });
});

describe("changes of several points", () => {
  test("store dependencies and points won, each with a new version, and leave the rest", async () => {
    const { ids, change, points, read } = await route(
      { mappointName: "Uno", challengeType: "puntos" },
      { mappointName: "Dos", challengeType: "multi_respuesta", question: "¿?" },
    );
    const [a, b] = ids;
    const { body } = await change([
      { mappointId: a, version: 1, pointsScore: 30 },
      { mappointId: b, version: 1, scoreCorrect: 25, dependency: String(a) },
    ]);
    expect(body.data).toEqual([
      { mappointId: a, version: 2 },
      { mappointId: b, version: 2 },
    ]);
    expect(await points()).toMatchObject([
      { PointName: "Uno", Dependency: "0", version: 2 },
      { PointName: "Dos", Dependency: String(a), version: 2 },
    ]);
    expect((await read()).mappointMinigames).toMatchObject([
      { Type: "puntos", puntos: { score: 30 } },
      { Type: "multi_respuesta", multi_respuesta: { Question: "¿?", ScoreCorrect: 25 } },
    ]);
  });

  test.each([
    ["an older version", 409, { version: 9 }],
    ["a point of another experience", 404, { mappointId: 2_000_000 }],
  ])("are all left out for %s among them", async (_, status, wrong) => {
    const { ids, change, points } = await route({}, {});
    const [a, b] = ids;
    const changes = [
      { mappointId: a, dependency: String(b) },
      { mappointId: b, ...wrong },
    ];
    expect((await change(changes)).status).toBe(status);
    expect(await points()).toMatchObject([
      { Dependency: "0", version: 1 },
      { Dependency: "0", version: 1 },
    ]);
  });
});

describe("a deletion of several points", () => {
  test("PNT-08 clears dependencies, and undone brings everything back as it was", async () => {
    const image = await newImage(server, editor());
    const { ids, remove, restore, order, points, read } = await route(
      { mappointName: "Uno" },
      (before) => ({
        mappointName: "Dos",
        storyTextCat: "Història",
        puzzleImg: image,
        dependency: before[0] ?? 0,
      }),
      (before) => ({ dependency: before[1] ?? 0, dependencyNeg: before[0] ?? 0 }),
      (before) => ({ dependency: before[2] ?? 0 }),
    );
    const [a, b, c, d] = ids;
    const before = await read();
    const { body } = await remove([a, b]);
    expect(await order()).toEqual([c, d]);
    expect(await points()).toMatchObject([
      { Dependency: "0", DependencyNeg: "0" },
      { Dependency: String(c) },
    ]);
    const undone = await restore(body.data.deletionId);
    expect(undone.body.data.mappointIds).toEqual([a, b]);
    expect(await read()).toEqual(before);
    const used = await server.call("deleteAsset", { as: editor(), form: { idMod: image } });
    expect(used.body.success).toBe(false);
    // It was undone once.
    const again = await restore(body.data.deletionId);
    expect(again.body.data.translation_key).toBe("ERRORS.pointsNotRestorable");
    // A restored point is saved as before.
    const form = pointForm(before.id, { mappointId: b, version: 1, mappointName: "Otro" });
    expect((await server.call("updateMapPoint", { as: editor(), form })).body.success).toBe(true);
  });

  test("undone leaves what was written meanwhile", async () => {
    const { experience, ids, remove, restore, reorder, order, points } = await route(
      {},
      {},
      (before) => ({ dependency: before[1] ?? 0 }),
    );
    const [a, b, c] = ids;
    const deletion = (await remove([b])).body.data.deletionId as number;
    const added = await newPoint(server, editor(), experience);
    const form = pointForm(experience, { mappointId: c, dependency: a });
    await server.call("updateMapPoint", { as: editor(), form });
    await reorder([added, c, a]);
    await restore(deletion);
    expect(await order()).toEqual([added, c, a, b]);
    const kept = (await points()).find((point) => point.IdPoint === c);
    expect(kept?.Dependency).toBe(String(a));
  });

  test("is left out whole where one of the points is not there", async () => {
    const { ids, remove, order } = await route({}, {});
    const [a, b] = ids;
    expect((await remove([a, 2_000_000])).status).toBe(404);
    expect(await order()).toEqual([a, b]);
  });

  test("cannot be undone through another experience, nor after a day", async () => {
    const [one, other] = [await route({}, {}), await route({})];
    const deletion = (await one.remove([one.ids[0]])).body.data.deletionId as number;
    expect((await other.restore(deletion)).body.data.translation_key).toBe(
      "ERRORS.pointsNotRestorable",
    );
    const age = async (id: number, hours: number) => {
      const then = new Date(Date.now() - hours * 60 * 60_000).toISOString();
      const change = server.db.updateTable("point_deletions").set({ deleted_at: then });
      await change.where("id", "=", id).execute();
      await clearExpired(server.running.connection, { playEventDays: 400 });
    };
    await age(deletion, 23);
    expect((await one.restore(deletion)).body.success).toBe(true);
    const second = (await one.remove([one.ids[0]])).body.data.deletionId as number;
    await age(second, 25);
    expect((await one.restore(second)).body.data.translation_key).toBe(
      "ERRORS.pointsNotRestorable",
    );
  });

  test("RES-04 cannot be undone beyond the limit of points", async () => {
    const { ids, experience, remove, restore } = await route({}, {});
    const deletion = (await remove([ids[0]])).body.data.deletionId as number;
    const { id } = server.person("admin");
    const count = await server.db
      .selectFrom("map_points")
      .select((eb) => eb.fn.countAll<number | string>().as("all"))
      .executeTakeFirstOrThrow();
    const limit = (points: number) =>
      server.db.updateTable("users").set({ max_mappoints: points }).where("id", "=", id).execute();
    await limit(Number(count.all));
    expect((await restore(deletion)).body.data.translation_key).toBe("ERRORS.pointLimitReached");
    await limit(0);
    // The refusal has kept the deletion.
    expect((await restore(deletion)).body.success).toBe(true);
    expect((await readExperience(server, editor(), experience)).mappoints).toHaveLength(2);
  });
});

test("TRU-37 each point of a deletion and of its undoing is in the log", async () => {
  const { ids, remove, restore } = await route({}, {});
  await restore((await remove([...ids])).body.data.deletionId);
  const rows = await server.db
    .selectFrom("audit")
    .select(["event", "subject"])
    .where("event", "in", ["point-delete", "point-restore"])
    .orderBy("id", "desc")
    .limit(4)
    .execute();
  const [a, b] = ids;
  expect(rows.toReversed().map((row) => `${row.event} ${row.subject}`)).toEqual([
    `point-delete mappoint ${a}`,
    `point-delete mappoint ${b}`,
    `point-restore mappoint ${a}`,
    `point-restore mappoint ${b}`,
  ]);
});
