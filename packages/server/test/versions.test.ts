import { describe, expect, test } from "vitest";
import { thinVersions } from "../src/versions/thin.ts";
import { createExperiences } from "../src/experiences/service.ts";
import { newImage } from "./support/assets.ts";
import { storedBot } from "./support/chatbots.ts";
import {
  cover,
  experienceForm,
  newCode,
  createExperience,
  newPoint,
  pointForm,
  testServer,
  type Form,
} from "./support/server.ts";
import { versionsOf } from "./support/versions.ts";

const server = testServer();
const editor = () => server.person("editor");

/** A new experience with points of these names, each save of which was a version. */
async function route(...names: string[]) {
  const gymId = await createExperience(server, editor());
  const ids: number[] = [];
  for (const mappointName of names) {
    ids.push(await newPoint(server, editor(), gymId, { mappointName }));
  }
  const call = async (operation: string, form: Form) => {
    const { body } = await server.call(operation, { as: editor(), form });
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.data;
  };
  return {
    gymId,
    ids: ids as [number, number, number],
    call,
    ofPoints: (operation: string, form: Form) => call(operation, { mappointGymId: gymId, ...form }),
    update: (form: Form) =>
      call("updateMapPoint", { mappointGymId: gymId, latitude: 40.4, longitude: -3.7, ...form }),
    ...versionsOf(server, editor(), gymId),
  };
}

const countOf = async (table: "versions" | "version_parts" | "version_assets", gymId: number) => {
  const rows = await server.db
    .selectFrom(table)
    .select("gymkhana_id")
    .where("gymkhana_id", "=", gymId)
    .execute();
  return rows.length;
};

describe("what makes a version", () => {
  test("every kind of save of an experience and its points does, told by what it changed", async () => {
    const { update, gymId, ids, call, ofPoints, list, numbers } = await route("A", "B", "C");
    const [a, b, c] = ids;
    const told: unknown[] = [];
    const noted = async (work: () => Promise<unknown>) => {
      const before = await numbers();
      const done = await work();
      const [version] = await list();
      expect(await numbers()).toEqual([...before, (before.at(-1) ?? 0) + 1]);
      told.push(version?.notes);
      return done;
    };
    await noted(() =>
      call("saveGymkhana", { gymId, ...experienceForm(), gymCode: newCode(), prizeScore: 20 }),
    );
    await noted(() => update({ mappointId: a, latitude: 40.402_158 }));
    await noted(() => ofPoints("createMapPoint", { ...pointForm(gymId), mappointName: "D" }));
    const points = JSON.stringify([
      { latitude: 40, longitude: -3 },
      { latitude: 41, longitude: -3 },
    ]);
    await noted(() => ofPoints("createMapPoints", { points }));
    const changes = JSON.stringify(
      [a, b, c].map((mappointId) => ({ mappointId, pointsScore: 20 })),
    );
    await noted(() => ofPoints("updateMapPoints", { changes }));
    const { points: now } = (
      await versionsOf(server, editor(), gymId).read((await numbers()).at(-1) ?? 0)
    ).body.data;
    const order = (now as { id: number }[]).map(({ id }) => id).toReversed();
    await noted(() => ofPoints("orderMapPoints", { mappointIds: JSON.stringify(order) }));
    await noted(() => ofPoints("deleteMapPoint", { mappointId: a }));
    const { deletionId } = (await noted(() =>
      ofPoints("deleteMapPoints", { mappointIds: JSON.stringify([b, c]) }),
    )) as { deletionId: number };
    await noted(() => ofPoints("restoreMapPoints", { deletionId }));
    const score = { kind: "value", path: "prize.score", from: 5, to: 20 };
    expect(told).toEqual([
      expect.arrayContaining([score]),
      [{ kind: "moved", path: "position", place: 1, name: "A", metres: 240 }],
      [{ kind: "added", count: 1, place: 4, name: "D" }],
      [{ kind: "added", count: 2 }],
      [1, 2, 3].map((place) => ({
        kind: "value",
        path: "challenge.points.score",
        place,
        name: ["A", "B", "C"][place - 1],
        from: 5,
        to: 20,
      })),
      [{ kind: "order" }],
      [{ kind: "removed", count: 1, place: 6, name: "A" }],
      [{ kind: "removed", count: 2 }],
      [{ kind: "added", count: 2 }],
    ]);
  });

  test("a save that changes nothing makes none, nor does activating", async () => {
    const { update, gymId, ids, call, ofPoints, numbers } = await route("A", "B");
    const before = await numbers();
    await update({ mappointId: ids[0], mappointName: "A" });
    await ofPoints("orderMapPoints", { mappointIds: JSON.stringify(ids) });
    await call("updateGymkhanaState", { idGym: gymId, newSt: 1, userSel: 0 });
    expect(await numbers()).toEqual(before);
    await update({ mappointId: ids[0], mappointName: "Z" });
    expect(await numbers()).toEqual([...before, before.length + 1]);
  });

  test("it says who saved it and from what kind of device", async () => {
    const { latest } = await route();
    expect(await latest()).toMatchObject({
      number: 1,
      by: expect.stringContaining("editor"),
      notes: [],
    });
    const agents = {
      phone: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36",
      tablet: "Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36",
      computer: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0",
      "": "curl/8",
    };
    for (const [device, agent] of Object.entries(agents)) {
      const { token, email } = editor();
      await server.db
        .updateTable("sessions")
        .set({ user_agent: agent })
        .where("user_id", "=", editor().id)
        .execute();
      const gymId = await createExperience(server, { ...editor(), token, email });
      expect((await versionsOf(server, editor(), gymId).latest()).device).toBe(device);
    }
  });

  test("copies and experiences of archives begin with one of their own", async () => {
    const { gymId, call } = await route("A", "B");
    const { id } = (await call("updateGymkhanaState", { idGym: gymId, newSt: 4, userSel: 0 })) as {
      id: number;
    };
    const copy = versionsOf(server, editor(), id);
    expect(await copy.numbers()).toEqual([1]);
    const { points } = (await copy.read(1)).body.data;
    expect(
      (points as { point: { name: { cas: string } } }[]).map(({ point }) => point.name.cas),
    ).toEqual(["A", "B"]);
  });

  test("taking the chatbots from the points of a user does", async () => {
    const bot = await storedBot(server, server.person("admin"));
    const { gymId, list } = await route();
    await newPoint(server, editor(), gymId, { chatbotId: bot });
    const viewer = { ...editor(), sessionId: "", address: "" };
    await server.db
      .transaction()
      .execute((transaction) =>
        createExperiences(server.running.connection).dropChatbots(transaction, viewer, editor().id),
      );
    expect((await list())[0]?.notes).toEqual([
      { kind: "other", path: "chatbot", place: 1, name: "P" },
    ]);
  });

  test("what was stored before versions were kept is the first one", async () => {
    const { update, gymId, ids, list, read } = await route("Antes");
    for (const table of ["versions", "version_parts"] as const) {
      await server.db.deleteFrom(table).where("gymkhana_id", "=", gymId).execute();
    }
    expect(await list()).toEqual([]);
    await update({ mappointId: ids[0], mappointName: "Después" });
    expect((await list()).map(({ number, device }) => [number, device])).toEqual([
      [2, expect.any(String)],
      [1, ""],
    ]);
    const names = await Promise.all(
      [1, 2].map(
        async (number) => (await read(number)).body.data.points[0].point.name.cas as string,
      ),
    );
    expect(names).toEqual(["Antes", "Después"]);
  });

  test("saves at once make versions one after the other, and each holds the ones before", async () => {
    const { update, ids, numbers, read } = await route("A", "B", "C");
    await Promise.all(ids.map((mappointId, index) => update({ mappointId, lifetime: index + 1 })));
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const changed = await Promise.all(
      [4, 5, 6, 7].map(async (number) => {
        const { points } = (await read(number)).body.data;
        return (points as { point: { duration: number } }[]).filter(
          ({ point }) => point.duration > 0,
        ).length;
      }),
    );
    expect(changed).toEqual([0, 1, 2, 3]);
  });
});

describe("what is kept of versions", () => {
  test("equal parts are kept once, also when an earlier version comes back", async () => {
    const { update, gymId, ids, restore } = await route("A", "A", "B");
    // The experience, and two different points.
    expect(await countOf("version_parts", gymId)).toBe(3);
    await update({ mappointId: ids[2], mappointName: "C" });
    expect(await countOf("version_parts", gymId)).toBe(4);
    await restore(4);
    expect([await countOf("versions", gymId), await countOf("version_parts", gymId)]).toEqual([
      6, 4,
    ]);
  });

  test("a point that shares its part with another one is told of when it changes", async () => {
    const { update, ids, latest } = await route("A", "A");
    await update({ mappointId: ids[1], mappointName: "B" });
    expect((await latest()).notes).toEqual([
      { kind: "text", path: "name", place: 2, name: "B", language: "cas" },
    ]);
    await update({ mappointId: ids[1], mappointName: "A" });
    expect((await latest()).notes).toEqual([
      { kind: "text", path: "name", place: 2, name: "A", language: "cas" },
    ]);
  });

  test("old versions are thinned, named ones stay, and the others tell what has changed since", async () => {
    const image = await newImage(server, editor());
    const { update, gymId, ids, list, numbers, read, rename } = await route("A");
    const [point] = ids;
    await update({ mappointId: point, storyImg: image });
    for (const lifetime of [1, 2, 3, 4]) {
      await update({ mappointId: point, lifetime, storyImg: 0 });
    }
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await rename(2, "  Entrega ");
    const days = [500, 500, 200, 200, 200, 100, 1];
    for (const [index, ago] of days.entries()) {
      const at = new Date(Date.now() - ago * 24 * 60 * 60_000);
      at.setUTCHours(10, index);
      await server.db
        .updateTable("versions")
        .set({ saved_at: at.toISOString() })
        .where("gymkhana_id", "=", gymId)
        .where("number", "=", index + 1)
        .execute();
    }
    expect(await countOf("version_assets", gymId)).toBe(2);
    await thinVersions(server.running.connection, { allDays: 30, dailyDays: 365 });
    expect(await numbers()).toEqual([2, 5, 6, 7]);
    const [, , fifth, second] = await list();
    expect(second).toMatchObject({ name: "Entrega", notes: [] });
    expect(fifth?.notes).toEqual([
      { kind: "value", path: "duration", place: 1, name: "A", from: 0, to: 2 },
    ]);
    for (const number of [2, 5, 6, 7]) expect((await read(number)).body.success).toBe(true);
    expect((await read(3)).status).toBe(404);
    // The cover, and no longer the image of the third version.
    expect([await countOf("version_parts", gymId), await countOf("version_assets", gymId)]).toEqual(
      [5, 1],
    );
    await rename(2, "");
    await thinVersions(server.running.connection, { allDays: 30, dailyDays: 365 });
    expect(await numbers()).toEqual([5, 6, 7]);
    await update({ mappointId: point, lifetime: 9 });
    expect(await numbers()).toEqual([5, 6, 7, 8]);
  });

  test("an asset that only earlier versions use is told, and can be deleted", async () => {
    const image = await newImage(server, editor());
    const { update, gymId, ids, read } = await route("A");
    await update({ mappointId: ids[0], storyImg: image });
    const uses = async () =>
      (await server.call("getAssetUses", { as: editor(), query: { id: image } })).body
        .data as object;
    expect(await uses()).not.toHaveProperty("inVersions");
    await update({ mappointId: ids[0], storyImg: 0 });
    expect(await uses()).toEqual({ uses: [], hidden: 0, inVersions: 1 });
    const other = await newImage(server, editor());
    const several = await server.call("getAssetsInVersions", {
      as: editor(),
      form: { idMods: `[${image},${other},${image}]` },
    });
    expect(several.body.data).toEqual({ inVersions: 1 });
    expect((await read(3)).body.data.library).toEqual([
      expect.objectContaining({ Id: await cover(server) }),
      expect.objectContaining({ Id: image }),
    ]);
    await server.call("deleteAsset", { as: editor(), form: { idMod: image } });
    expect((await read(3)).body.data.library).toHaveLength(1);
    expect(gymId).toBeGreaterThan(0);
  });

  test("those of a deleted experience go with it", async () => {
    const { gymId, call, read } = await route("A");
    await call("updateGymkhanaState", { idGym: gymId, newSt: 3, userSel: 0 });
    expect((await read(1)).status).toBe(404);
    const left = ["versions", "version_parts", "version_assets"] as const;
    expect(await Promise.all(left.map((table) => countOf(table, gymId)))).toEqual([0, 0, 0]);
  });

  test("only those who may edit the experience see them", async () => {
    const { gymId, rename } = await route("A");
    const stranger = versionsOf(server, server.person("stranger"), gymId);
    for (const answer of [
      await stranger.read(1),
      await stranger.restore(1),
      await stranger.rename(1, "x"),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await rename(9, "x")).status).toBe(404);
  });
});
