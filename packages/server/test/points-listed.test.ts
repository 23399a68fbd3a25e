import { expect, test } from "vitest";
import {
  createExperience,
  newPoint,
  readExperience,
  testServer,
  type Person,
} from "./support/server.ts";

const server = testServer();
const REQUEST = "0123456789abcdef";

const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    mappointName: `Punto ${index}`,
    latitude: 40 + index / 10_000,
    longitude: -3.7,
  }));

async function send(
  as: Person,
  mappointGymId: number,
  points: readonly object[],
  fields: Record<string, string> = {},
) {
  const form = { mappointGymId, points: JSON.stringify(points), ...fields };
  return server.call("createMapPoints", { as, form });
}

async function names(id: number): Promise<string[]> {
  const { mappoints } = await readExperience(server, server.person("editor"), id);
  return mappoints.map(({ PointName }: { PointName: string }) => PointName);
}

test("points of a list are created behind those that are there, in its order", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  await newPoint(server, as, experience, { mappointName: "Primero" });
  const { body } = await send(as, experience, [
    {
      mappointName: " Sol ",
      mappointNameCat: "El Sol",
      mappointNameEng: "Sun",
      latitude: 40.41677512,
      longitude: -3.70379049,
      location: "Puerta del Sol, 7",
      city: "Madrid",
      storyTitleEng: "Zero",
      storyText: "Línea 1\nLínea 2",
      lifetime: 90,
      isFinal: 1,
    },
    { latitude: -33.4, longitude: 151.2 },
  ]);
  const record = await readExperience(server, as, experience);
  expect(body.data.mappointIds).toEqual(
    record.mappoints.slice(1).map(({ IdPoint }: { IdPoint: number }) => IdPoint),
  );
  expect(record.mappoints[1]).toMatchObject({
    PointName: "Sol",
    PointNameCat: "El Sol",
    PointNameEng: "Sun",
    Latitude: 40.416775,
    Longitude: -3.70379,
    Location: "Puerta del Sol, 7",
    City: "Madrid",
    LifeTime: 90,
    IsFinal: 1,
    Qtype: "end",
    Dependency: "0",
    version: 1,
  });
  expect(record.mappoints[2]).toMatchObject({ PointName: "", Latitude: -33.4, IsFinal: 0 });
  expect(record.mappointstory).toMatchObject([
    { Lang: "cas", Description: "Línea 1\nLínea 2" },
    { Lang: "eng", Title: "Zero" },
  ]);

  const nowhere = await send(as, experience, [...listed(1), { latitude: 0, longitude: 0 }]);
  expect(nowhere.body.data.translation_key).toBe("POINTS.SELECT_POINT_FIRST");
  expect(await names(experience)).toHaveLength(3);
});

test("a list of 2,000 points is created, one of 2,001 is refused", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  expect((await send(as, experience, listed(2001))).status).toBe(400);
  expect(await names(experience)).toEqual([]);
  expect((await send(as, experience, listed(2000))).body.data.mappointIds).toHaveLength(2000);
  expect(await names(experience)).toEqual(listed(2000).map(({ mappointName }) => mappointName));
});

test.each([
  ["a latitude beyond the pole", { latitude: 90.1 }],
  ["a text instead of a number", { latitude: "40" }],
  ["no place", { latitude: undefined }],
  ["a name that is too long", { mappointName: "x".repeat(61) }],
  ["NUL in a name", { mappointName: "a\0b" }],
])("one point with %s: none is created", async (_what, wrong) => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const points = listed(3);
  const { status } = await send(as, experience, [...points, { ...points[0], ...wrong }]);
  expect(status).toBe(400);
  expect(await names(experience)).toEqual([]);
});

test("without room for all of them none is created", async () => {
  const as = server.person("stranger");
  const experience = await createExperience(server, as);
  const { id } = server.person("admin");
  const limit = (max_mappoints: number) =>
    server.db.updateTable("users").set({ max_mappoints }).where("id", "=", id).execute();
  const used = await server.db.selectFrom("map_points").select("id").execute();
  await limit(used.length + 2);
  const refused = await send(as, experience, listed(3));
  const { mappoints } = await readExperience(server, as, experience);
  const fitting = await send(as, experience, listed(2));
  await limit(0);
  expect(refused.body).toMatchObject({
    success: false,
    data: { translation_key: "ERRORS.pointLimitReached" },
  });
  expect(mappoints).toEqual([]);
  expect(fitting.body.success).toBe(true);
});

test("a list that is sent again, also at the same time, creates nothing and is answered alike", async () => {
  const as = server.person("editor");
  const experience = await createExperience(server, as);
  const again = () => send(as, experience, listed(5), { requestId: REQUEST });
  const answers = await Promise.all([again(), again(), again()]);
  const later = await again();
  const ids = answers.map(({ body }) => body.data.mappointIds as number[]);
  expect(ids[0]).toHaveLength(5);
  expect([ids[1], ids[2], later.body.data.mappointIds]).toEqual([ids[0], ids[0], ids[0]]);
  expect(await names(experience)).toHaveLength(5);
});

test("the same request id in another experience, and on one point, is another request", async () => {
  const as = server.person("editor");
  const [first, second] = [await createExperience(server, as), await createExperience(server, as)];
  await newPoint(server, as, first, { requestId: REQUEST, mappointName: "Solo" });
  await send(as, first, listed(2), { requestId: REQUEST });
  await send(as, second, listed(2), { requestId: REQUEST });
  expect(await names(first)).toEqual(["Solo", "Punto 0", "Punto 1"]);
  expect(await names(second)).toEqual(["Punto 0", "Punto 1"]);
});

test("only who may edit the experience adds points to it", async () => {
  const experience = await createExperience(server, server.person("editor"));
  expect((await send(server.person("stranger"), experience, listed(1))).status).toBe(404);
  expect((await send(server.person("admin"), experience, listed(1))).status).toBe(403);
  expect(await names(experience)).toEqual([]);
});
