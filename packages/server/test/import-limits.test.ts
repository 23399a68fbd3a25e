import { beforeEach, expect, test } from "vitest";
import { createImports } from "../src/throttle/imports.ts";
import {
  ARCHIVES_PER_USER,
  VALIDATED_ROWS_PER_USER,
  createThrottles,
} from "../src/throttle/throttle.ts";
import { archiveFile, archiveFiles } from "./support/archives.ts";
import { fileOf, mp3 } from "./support/assets.ts";
import { createExperience, testServer, type Answer } from "./support/server.ts";
import { userOf } from "./support/users.ts";

const server = testServer();
beforeEach(() => server.db.deleteFrom("throttle").execute());

const as = () => server.person("supervisor");
const csv = (...emails: string[]) =>
  new Blob([["name,surname,email", ...emails.map((email) => `N,S,${email}`)].join("\n")]);
const editors = (form: object = {}) =>
  server.call("uploadEditors", { as: as(), form: { csvFile: csv("x1@example.com"), ...form } });
const check = () => editors({ checkOnly: 1 });
const archive = () =>
  server.call("importGymkhana", { as: as(), form: { archive: archiveFile(archiveFiles({})) } });

const CALLS = { archive, editors, check };
const names = Object.keys(CALLS) as (keyof typeof CALLS)[];
/** As another node, or another process, does. */
const elsewhere = () =>
  createImports(server.running.connection, createThrottles(server.running.connection));
const keyOf = ({ body }: Answer) => body.data.translation_key;

test.each(names)("TRU-17 one import at a time for each user, on all nodes: %s", async (name) => {
  let begin = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const other = elsewhere().run(as().id, { of: "archive" }, () => {
    begin();
    return ended;
  });
  await begun;
  const refused = await CALLS[name]();
  const stranger = await server.call("importGymkhana", {
    as: server.person("editor"),
    form: { archive: archiveFile(archiveFiles({})) },
  });
  end();
  await other;
  expect([refused.status, keyOf(refused), refused.headers.get("retry-after")]).toEqual([
    429,
    "ERRORS.importRunning",
    "2",
  ]);
  expect(stranger.status).toBe(200);
  expect((await CALLS[name]()).status).toBe(200);
});

test.each(names)(
  "TRU-32 an import that a crash has ended keeps nobody from importing: %s",
  async (name) => {
    const left = { key: `import:${as().id}`, points: 5, expire: Date.now() - 1 };
    await server.db.insertInto("throttle").values(left).execute();
    expect((await CALLS[name]()).status).toBe(200);
  },
);

test("TRU-17 an import that fails keeps nobody from the next one", async () => {
  const broken = { as: as(), form: { archive: fileOf("no zip", "x.zip") } };
  expect((await server.call("importGymkhana", broken)).status).toBe(422);
  expect((await archive()).status).toBe(200);
});

test("TRU-11 a user imports archives a few times only, another user's are none of its", async () => {
  const { archiveOfUser } = createThrottles(server.running.connection);
  await archiveOfUser.countSeveral(ARCHIVES_PER_USER - 1, String(as().id));
  expect((await archive()).status).toBe(200);
  const late = await archive();
  expect([late.status, keyOf(late)]).toEqual([429, "ERRORS.tooManyTries"]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(60);
  expect((await editors()).status).toBe(200);
});

test("TRU-11 checks are counted by their rows, each as a thousand at least, apart from imports", async () => {
  const { validatedRowsOfUser } = createThrottles(server.running.connection);
  await validatedRowsOfUser.countSeveral(VALIDATED_ROWS_PER_USER - 1500, String(as().id));
  expect([(await check()).status, (await check()).status, (await editors()).status]).toEqual([
    200, 429, 200,
  ]);
});

const logged = async (event: string) => {
  const rows = await server.db
    .selectFrom("audit")
    .select(["event", "actor", "subject", "details"])
    .where("event", "=", event as never)
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  return rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) as object }))[0];
};

test("TRU-37 an import of an experience is logged with the ids that it made", async () => {
  const points = ["Uno", "Dos"].map((name) => ({ name: { cas: name } }));
  const files = archiveFiles({ points, assets: [{ id: 1, type: 2, content: mp3(5) }] });
  const form = { archive: archiveFile(files) };
  const { id } = (await server.call("importGymkhana", { as: as(), form })).body.data;
  const made = async (table: "map_points" | "assets") =>
    (await server.db.selectFrom(table).select("id").orderBy("id", "desc").execute()).map(
      (row) => row.id,
    );
  const [second = 0, first = 0] = await made("map_points");
  expect(await logged("experience-import")).toEqual({
    event: "experience-import",
    actor: as().email,
    subject: `gymkhana ${id}`,
    details: {
      points: 2,
      pointIds: `${first}-${second}`,
      files: 1,
      assetIds: `${(await made("assets"))[0]}`,
    },
  });
});

test("TRU-37 an import of editors is logged with the ids that it made", async () => {
  await editors({ csvFile: csv("log1@example.com", "log2@example.com") });
  const ids = [await userOf(server, "log1@example.com"), await userOf(server, "log2@example.com")];
  expect(await logged("user-import")).toMatchObject({
    details: { imported: 2, ids: `${ids[0]?.id}-${ids[1]?.id}` },
  });
});

test("TRU-37 a check is logged with how many rows it asked for and how many are known", async () => {
  await editors({ csvFile: csv("new1@example.com", "editor@example.com"), checkOnly: 1 });
  expect(await logged("user-import-check")).toMatchObject({
    actor: as().email,
    subject: as().email,
    details: { rows: 2, repeated: 1 },
  });
});

test("TRU-37 points that come together are logged with their ids", async () => {
  const id = await createExperience(server, as());
  const points = JSON.stringify(
    ["A", "B"].map((mappointName) => ({ mappointName, latitude: 40, longitude: -3 })),
  );
  const form = { mappointGymId: id, points };
  const { mappointIds } = (await server.call("createMapPoints", { as: as(), form })).body.data;
  expect(await logged("point-import")).toMatchObject({
    subject: `gymkhana ${id}`,
    details: { points: 2, pointIds: `${mappointIds[0]}-${mappointIds[1]}` },
  });
});

test("TRU-20 a file of too many lines is refused before it is read, saying how many there may be", async () => {
  const answer = await editors({ csvFile: new Blob(["a\n".repeat(20_000)]) });
  expect(answer.body.data).toMatchObject({ translation_key: "ERRORS.csvTooLong", count: 20_000 });
});
