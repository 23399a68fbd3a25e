import { expect, test } from "vitest";
import { ROUTE_BYTES } from "@panel/domain/experience/route-size";
import { createExperience, newPoint, pointForm, testServer } from "./support/server.ts";
import { versionsOf } from "./support/versions.ts";

const server = testServer();
const editor = () => server.person("editor");

/** A route of two points, of which one was filled when there was no limit: it has about so many bytes. */
async function filledRoute(bytes: number): Promise<{ id: number; points: number[] }> {
  const id = await createExperience(server, editor());
  const points = [await newPoint(server, editor(), id), await newPoint(server, editor(), id)];
  const [first = 0] = points;
  const { content } = await server.db
    .selectFrom("map_points")
    .select("content")
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  const point = JSON.parse(content) as { story: { text: Record<string, string> } };
  point.story.text["cas"] = "x".repeat(bytes);
  const filled = JSON.stringify(point);
  await server.db
    .updateTable("map_points")
    .set({ content: filled })
    .where("id", "=", first)
    .execute();
  await server.db.deleteFrom("versions").where("gymkhana_id", "=", id).execute();
  return { id, points };
}

const tooLong = {
  success: false,
  data: { translation_key: "ERRORS.routeTooLong", max: ROUTE_BYTES / 1e6 },
};
const copy = async (idGym: number) =>
  (await server.call("updateGymkhanaState", { as: editor(), form: { idGym, newSt: 4 } })).body;

test("a point that would make its route longer than one may be is refused, and nothing of it stays", async () => {
  const { id } = await filledRoute(ROUTE_BYTES - 8000);
  const add = async (storyText: string) =>
    (await server.call("createMapPoint", { as: editor(), form: pointForm(id, { storyText }) }))
      .body;
  expect(await add("ñ".repeat(5000))).toMatchObject(tooLong);
  const rows = server.db.selectFrom("map_points").select("id").where("gymkhana_id", "=", id);
  expect(await rows.execute()).toHaveLength(2);
  expect((await add("short")).success).toBe(true);
});

test("TRU-34 what was deleted of a route that is too long already comes back: by undo, and by its version", async () => {
  const { id, points } = await filledRoute(ROUTE_BYTES + 10_000);
  const remove = async () => {
    const form = { mappointGymId: id, mappointIds: JSON.stringify(points) };
    return (await server.call("deleteMapPoints", { as: editor(), form })).body.data;
  };
  const { deletionId } = await remove();
  const undo = { mappointGymId: id, deletionId };
  const back = await server.call("restoreMapPoints", { as: editor(), form: undo });
  expect(back.body.success).toBe(true);
  const { number } = await versionsOf(server, editor(), id).latest();
  await remove();
  const restored = await versionsOf(server, editor(), id).restore(number);
  expect(restored.body.success).toBe(true);
});

test("a route that is too long already may be changed and made shorter, but neither longer nor copied", async () => {
  const { id, points } = await filledRoute(ROUTE_BYTES + 10_000);
  const [first = 0, second = 0] = points;
  const save = async (mappointId: number, storyText: string) => {
    const form = pointForm(id, { mappointId, storyText });
    return (await server.call("updateMapPoint", { as: editor(), form })).body;
  };
  expect(await save(second, "a story")).toMatchObject(tooLong);
  expect(await copy(id)).toMatchObject(tooLong);
  expect((await save(first, "short by now")).success).toBe(true);
  expect((await save(second, "a story")).success).toBe(true);
  expect((await copy(id)).success).toBe(true);
});
