import { expect, test } from "vitest";
import { newImage } from "./support/assets.ts";
import { storedBot } from "./support/chatbots.ts";
import {
  experienceForm,
  newCode,
  createExperience,
  newPoint,
  testServer,
  type Form,
} from "./support/server.ts";
import { newBranch } from "./support/users.ts";
import { versionsOf } from "./support/versions.ts";

const server = testServer();
const editor = () => server.person("editor");

async function route(...points: (Form | ((ids: number[]) => Form))[]) {
  const gymId = await createExperience(server, editor());
  const ids: number[] = [];
  for (const each of points) {
    ids.push(
      await newPoint(server, editor(), gymId, typeof each === "function" ? each(ids) : each),
    );
  }
  const save = (operation: string, form: Form) =>
    server.call(operation, { as: editor(), form: { mappointGymId: gymId, ...form } });
  return {
    gymId,
    ids: ids as [number, number, number],
    update: (mappointId: number, form: Form) =>
      save("updateMapPoint", { mappointId, latitude: 40.4, longitude: -3.7, ...form }),
    remove: (...gone: number[]) => save("deleteMapPoints", { mappointIds: JSON.stringify(gone) }),
    undo: (deletionId: number) => save("restoreMapPoints", { deletionId }),
    ...versionsOf(server, editor(), gymId),
  };
}

test("a whole version comes back with its points, its order and its dependencies, and so does what was there before", async () => {
  const { gymId, ids, update, remove, numbers, content, restore, latest } = await route(
    { mappointName: "A" },
    (all) => ({ mappointName: "B", dependency: String(all[0]) }),
    (all) => ({ mappointName: "C", dependency: String(all[1]), dependencyNeg: String(all[0]) }),
  );
  const [a, b, c] = ids;
  const then = await content();
  const [number = 0] = (await numbers()).slice(-1);
  const image = await newImage(server, editor());
  await update(c, { storyTitleCat: "Font", storyImg: image, dependency: "0" });
  await remove(b);
  await newPoint(server, editor(), gymId, { mappointName: "D" });
  await server.call("orderMapPoints", {
    as: editor(),
    form: {
      mappointGymId: gymId,
      mappointIds: JSON.stringify(
        (await content()).mappoints.map((p: { IdPoint?: number }) => p.IdPoint).toReversed(),
      ),
    },
  });
  const code = newCode();
  const form = { ...experienceForm({ gymId, gymName: "Otra", gymCode: code }) };
  await server.call("saveGymkhana", { as: editor(), form });
  const before = await content();
  const [last = 0] = (await numbers()).slice(-1);

  const restored = await restore(number);
  expect(restored.body.data).toEqual({ number: last + 1 });
  expect(await content()).toEqual({ ...then, code, gymprivate: [{ code }] });
  expect((await latest()).restored).toBe(number);
  expect((await restore(number)).body.data).toEqual({ number: last + 1 });

  await restore(last);
  expect(await content()).toEqual(before);
  expect(a).toBeLessThan(c);
  const { body } = await server.call("getAssetUses", { as: editor(), query: { id: image } });
  expect(body.data.uses).toMatchObject([{ gymId, pointId: c, field: "storyImg" }]);
});

test("deleted points come back alone, with their dependencies and their order", async () => {
  const { ids, update, remove, numbers, content, restore, latest } = await route(
    { mappointName: "A" },
    (all) => ({ mappointName: "B", dependency: String(all[0]) }),
    (all) => ({ mappointName: "C", dependency: String(all[1]) }),
  );
  const [a, b, c] = ids;
  const then = await content();
  const [number = 0] = (await numbers()).slice(-1);
  await remove(b);
  await update(a, { mappointName: "A2" });
  const answer = await restore(number, [b, 999_999]);
  expect(answer.body.success).toBe(true);
  const now = await content();
  expect(now).toEqual({
    ...then,
    mappoints: then.mappoints.map((point: object) =>
      "IdPoint" in point && point.IdPoint === a ? { ...point, PointName: "A2" } : point,
    ),
  });
  expect((await latest()).notes).toEqual([
    { kind: "added", count: 1, place: 2, name: "B" },
    { kind: "value", path: "activationDependency", place: 3, name: "C", from: "", to: 2 },
  ]);
  expect(c).toBeGreaterThan(b);
});

test("whoever had a point open before it was deleted and brought back is told so", async () => {
  const { ids, update, remove, numbers, restore } = await route({ mappointName: "A" });
  const [a] = ids;
  const [number = 0] = (await numbers()).slice(-1);
  await update(a, { mappointName: "B" });
  await update(a, { mappointName: "C" });
  await remove(a);
  await restore(number, [a]);
  for (const version of [1, 2, 3]) {
    expect((await update(a, { mappointName: "D", version })).status).toBe(409);
  }
});

test("a deletion of which an earlier version has brought points back can still be undone", async () => {
  const { ids, remove, undo, numbers, content, restore } = await route(
    { mappointName: "A" },
    { mappointName: "B" },
  );
  const [a, b] = ids;
  const then = await content();
  const [number = 0] = (await numbers()).slice(-1);
  const { deletionId } = (await remove(a, b)).body.data;
  await restore(number, [a]);
  expect((await undo(deletionId)).body.data).toEqual({ mappointIds: [b] });
  expect(await content()).toEqual(then);
});

test("an asset that is gone is left out, and a required one stays the present one", async () => {
  const [image, other] = [await newImage(server, editor()), await newImage(server, editor())];
  const { gymId, ids, update, numbers, content, restore } = await route({ storyImg: image });
  const form = { gymId, ...experienceForm(), gymModelId: image };
  await server.call("saveGymkhana", { as: editor(), form });
  const [number = 0] = (await numbers()).slice(-1);
  await server.call("saveGymkhana", { as: editor(), form: { ...form, gymModelId: other } });
  await update(ids[0], { storyImg: 0 });
  const gone = await server.call("deleteAsset", { as: editor(), form: { idMod: image } });
  expect(gone.body.success).toBe(true);
  await restore(number);
  const now = await content();
  expect([now.IdMod, now.mappointstory]).toEqual([other, []]);
});

test("what an experience and its points use again by a restored version is known to the library", async () => {
  const [image, other] = [await newImage(server, editor()), await newImage(server, editor())];
  const { gymId, ids, remove, numbers, restore } = await route({ storyImg: image });
  const form = { gymId, ...experienceForm() };
  await server.call("saveGymkhana", { as: editor(), form: { ...form, gymModelId: image } });
  const [number = 0] = (await numbers()).slice(-1);
  await server.call("saveGymkhana", { as: editor(), form: { ...form, gymModelId: other } });
  await remove(ids[0]);
  await restore(number);
  const fieldsWith = async (id: number) => {
    const { body } = await server.call("getAssetUses", { as: editor(), query: { id } });
    return (body.data.uses as { field: string }[]).map(({ field }) => field).toSorted();
  };
  expect(await fieldsWith(image)).toEqual(["gymModelId", "storyImg"]);
  expect(await fieldsWith(other)).toEqual([]);
});

test("a chatbot that may not be chosen stays the present one", async () => {
  const bot = await storedBot(server, server.person("admin"));
  const { ids, update, numbers, content, restore, gymId } = await route({ chatbotId: bot });
  const [number = 0] = (await numbers()).slice(-1);
  await update(ids[0], { chatbotId: "null", mappointName: "Z" });
  const botNow = async () => (await content()).mappoints[0].IdChatbot as unknown;
  await versionsOf(server, server.person("root"), gymId).restore(number);
  expect(await botNow()).toBeNull();
  await update(ids[0], { mappointName: "Z" });
  await restore(number);
  expect(await botNow()).toBe(bot);
});

test("points that do not fit the limit any more are refused, and nothing changes", async () => {
  const { editors } = await newBranch(server, { max_mappoints: 2 });
  const [author] = editors;
  if (!author) throw new Error("A branch has editors");
  const gymId = await createExperience(server, author);
  const first = await newPoint(server, author, gymId);
  const versions = versionsOf(server, author, gymId);
  const form = { mappointGymId: gymId, mappointIds: JSON.stringify([first]) };
  await server.call("deleteMapPoints", { as: author, form });
  for (const mappointName of ["B", "C"]) await newPoint(server, author, gymId, { mappointName });
  const [before, numbers] = [await versions.content(), await versions.numbers()];
  const { body } = await versions.restore(2, [first]);
  expect(body.data).toMatchObject({ translation_key: "ERRORS.pointLimitReached" });
  expect([await versions.content(), await versions.numbers()]).toEqual([before, numbers]);
  // The whole version takes the others out, and so has room.
  expect((await versions.restore(2)).body.success).toBe(true);
});
