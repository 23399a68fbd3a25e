import { beforeAll, describe, expect, test } from "vitest";
import { ASSET_ORDERS } from "@panel/domain/asset-order";
import { migrate } from "../src/db/migrate.ts";
import * as libraryPages from "../src/db/migrations/044-library-pages.ts";
import { storedAsset } from "./support/assets.ts";
import { available } from "./support/database.ts";
import { createExperience, testServer, type Person } from "./support/server.ts";
import { newBranch } from "./support/users.ts";

const server = testServer();
let as: Person;

beforeAll(async () => {
  if (available) as = (await newBranch(server)).editors[0]!;
});

interface Listed {
  id: number;
  model: string;
  place?: string;
}
type Query = Record<string, string | number>;

let made = 0;
const asset = (given: Parameters<typeof storedAsset>[4], who = as, isGlobal = false) =>
  storedAsset(server, who.id, isGlobal, `page-${(made += 1)}`, given);
const ask = (query: Query, who = as, list = "getUserModels") =>
  server.call(list, { as: who, query });
const listed = async (query: Query = {}, who = as, list?: string): Promise<Listed[]> =>
  (await ask(query, who, list)).body.data;
const ids = async (query: Query, who = as, list?: string) =>
  (await listed(query, who, list)).map(({ id }) => id);
const names = async (query: Query, who = as) =>
  (await listed(query, who)).map(({ model }) => model);
const counts = async (query: Query = {}, who = as) =>
  (await server.call("getLibraryCounts", { as: who, query: { library: "own", ...query } })).body
    .data;
/** A user with a library of its own. */
const somebody = async () => (await newBranch(server)).editors[0]!;

describe("pages", () => {
  /** All pages of some assets, one after the other. */
  async function pages(query: Query, who: Person, limit: number) {
    const found: Listed[][] = [];
    for (let after: string | undefined; ;) {
      const page = await listed({ ...query, limit, ...(after ? { after } : {}) }, who);
      if (page.length > 0) found.push(page);
      after = page.at(-1)?.place;
      if (page.length < limit) return found;
    }
  }

  test.each(ASSET_ORDERS)(
    "LIB-02 the pages of a library are the whole of it, each asset once: %s",
    async (sort) => {
      const who = await somebody();
      const all: number[] = [];
      for (const [index, name] of ["b", "A", "ñ", "a", "á 10", "á 9", "o"].entries())
        all.push(await asset({ name, bytes: [5, 9, 5][index % 3]! }, who));
      await createExperience(server, who, { gymModelId: all[2]! });
      await createExperience(server, who, { gymModelId: all[4]! });
      const whole = await listed({ sort }, who);
      const found = await pages({ sort }, who, 2);
      expect(found.map((page) => page.length)).toEqual([2, 2, 2, 1]);
      expect(found.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      const [b, A, ñ, a, á10, á9, o] = all;
      expect(whole.map(({ id }) => id)).toEqual(
        {
          newest: all.toReversed(),
          oldest: all,
          name: [a, A, á9, á10, b, ñ, o],
          nameDescending: [o, ñ, b, á10, á9, a, A],
          largest: [á10, A, o, á9, a, ñ, b],
          mostUsed: [á10, ñ, o, á9, a, A, b],
        }[sort],
      );
    },
  );

  test("LIB-02 a page goes on where it ended, also where that asset is deleted and others are new", async () => {
    const who = await somebody();
    const all: number[] = [];
    for (const name of ["a", "b", "c", "d"]) all.push(await asset({ name }, who));
    for (const sort of ["newest", "name"] as const) {
      const [first, last] = await listed({ sort, limit: 2 }, who);
      await server.call("deleteAsset", { as: who, form: { idMod: last!.id } });
      const again = await asset({ name: last!.model }, who);
      const next = await listed({ sort, limit: 5, after: last!.place! }, who);
      const seen = [first!.id, last!.id];
      expect(next.map(({ id }) => id).filter((id) => all.includes(id))).toEqual(
        (sort === "newest" ? all.toReversed() : all).filter((id) => !seen.includes(id)),
      );
      all.splice(all.indexOf(last!.id), 1);
      await server.call("deleteAsset", { as: who, form: { idMod: again } });
    }
  });

  test("LIB-02 whoever asks for no page gets all, and no place in it", async () => {
    const who = await somebody();
    for (let index = 0; index < 3; index += 1) await asset({}, who);
    const whole = await listed({}, who);
    expect(whole).toHaveLength(3);
    expect(whole.filter((each) => "place" in each)).toEqual([]);
  });

  test.each<Query>([
    { limit: 0 },
    { limit: 1001 },
    { sort: "price" },
    { type: 4 },
    { category: "a" },
    { from: "today" },
    { search: "a".repeat(201) },
  ])("LIB-02 what the contract does not know is refused: %j", async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  test.each(["", "0", "x", "1:", "1:x", `${"9".repeat(10)}:${"9".repeat(150)}`, "1:%_\\'"])(
    "LIB-02 a place that nobody has had breaks nothing: %j",
    async (after) => {
      for (const sort of ASSET_ORDERS) {
        expect((await ask({ limit: 1, after, sort })).status).toBe(200);
      }
    },
  );
});

describe("filters", () => {
  test("LIB-02 a search finds parts of words in name, description, file name and tags, folded", async () => {
    const who = await somebody();
    await asset({ name: "Puerta de Alcalá" }, who);
    await asset({ name: "B", description: "El Col·legi" }, who);
    await asset({ name: "C", file_name: "IMG_20%.png" }, who);
    const tagged = await asset({ name: "D" }, who);
    const form = { idMods: `[${tagged}]`, add: '["Verano"]' };
    await server.call("tagAssets", { as: who, form });
    const find = (search: string) => names({ search }, who);
    expect(await find("ALCALA puer")).toEqual(["Puerta de Alcalá"]);
    expect(await find("collegi")).toEqual(["B"]);
    expect(await find("img_20%")).toEqual(["C"]);
    expect(await find("img%20")).toEqual([]);
    expect(await find("veran")).toEqual(["D"]);
    expect(await find("alcala collegi")).toEqual([]);
  });

  test("LIB-02 type, category, date and uploader are filters, and all of them count together", async () => {
    const who = await somebody();
    const old = await asset(
      { type: 2, category_id: 3, created_at: "2026-01-02T10:00:00.000Z" },
      who,
    );
    const young = await asset({ category_id: 4, created_at: "2026-03-04T10:00:00.000Z" }, who);
    const other = await asset({ category_id: 5, created_at: "2026-03-05T10:00:00.000Z" }, who);
    const found = (query: Query) => ids(query, who);
    expect(await found({ type: 2 })).toEqual([old]);
    expect(await found({ category: "3,4" })).toEqual([young, old]);
    expect(await found({ from: "2026-03-04T10:00:00Z" })).toEqual([other, young]);
    expect(await found({ to: "2026-03-04T10:00:00Z" })).toEqual([old]);
    expect(await found({ from: "2026-01-02T10:00:00Z", to: "2026-03-05T10:00:00Z" })).toEqual([
      young,
      old,
    ]);
    expect(await found({ uploader: String(who.id) })).toHaveLength(3);
    expect(await found({ uploader: "9999999999" })).toEqual([]);
    expect(await found({ id: young })).toEqual([young]);
    expect(await found({ id: `${old},${young},9999999999` })).toEqual([young, old]);
    expect(await found({ category: "3,4", type: 1, to: "2026-03-05T10:00:00Z" })).toEqual([young]);
  });

  test("LIB-02 what no experience and no point uses is found, and is what may be deleted", async () => {
    const who = await somebody();
    const [used, free] = [await asset({}, who), await asset({}, who)];
    const gymId = await createExperience(server, who, { gymModelId: used });
    expect(await ids({ unused: 1 }, who)).toEqual([free]);
    expect(await ids({ unused: 0 }, who)).toEqual([free, used]);
    await server.call("updateGymkhanaState", { as: who, form: { idGym: gymId, newSt: 3 } });
    expect(await ids({ unused: 1 }, who)).toEqual([free, used]);
  });

  test("LIB-02 old thumbnails are found", async () => {
    const who = await somebody();
    const old = await asset({ type: 0, thumbnail_is_old: 1 }, who);
    await asset({ type: 0 }, who);
    expect(await ids({ oldThumbnail: 1 }, who)).toEqual([old]);
    expect((await counts({}, who)).oldThumbnails).toBe(1);
  });

  test("LIB-01, TRU-15 no filter shows what is in another library", async () => {
    const [who, other, root] = [await somebody(), await somebody(), server.person("root")];
    const [mine, foreign] = [await asset({}, who), await asset({}, other)];
    const shared = await asset({}, root, true);
    expect(await ids({ id: foreign }, who)).toEqual([]);
    expect(await ids({ uploader: String(other.id), limit: 9 }, who)).toEqual([]);
    expect(await ids({ id: mine }, who, "getModels")).toEqual([]);
    expect(await ids({ id: shared }, who, "getModels")).toEqual([shared]);
    expect(await ids({ id: foreign }, root, "getModels")).toEqual([]);
    const all = [mine, foreign, shared].join();
    expect(await ids({ id: all }, who)).toEqual([mine]);
    expect(await ids({ id: all }, who, "getModels")).toEqual([shared]);
  });
});

describe("counts", () => {
  test("LIB-02 are of the library, of the type, and of what the filters find", async () => {
    const who = await somebody();
    const a = await asset({ category_id: 3 }, who);
    const b = await asset({ category_id: 3, type: 2 }, who);
    await asset({ category_id: 4, type: 0 }, who);
    const tag = (id: number, tags: string[]) =>
      server.call("tagAssets", { as: who, form: { idMods: `[${id}]`, add: JSON.stringify(tags) } });
    await tag(a, ["Sol", "Mar"]);
    await tag(b, ["mar"]);
    const user = await server.db
      .selectFrom("users")
      .select(["name", "surname"])
      .where("id", "=", who.id)
      .executeTakeFirstOrThrow();
    const uploader = { id: who.id, name: `${user.name} ${user.surname}`.trim() };
    expect(await counts({ search: "zzz" }, who)).toEqual({
      total: 3,
      found: 0,
      types: { image: 1, model: 1, audio: 1 },
      categories: [
        { id: 3, count: 2 },
        { id: 4, count: 1 },
      ],
      tags: [
        { tag: expect.stringMatching(/^mar$/i) as string, count: 2 },
        { tag: "Sol", count: 1 },
      ],
      uploaders: [{ ...uploader, count: 3 }],
      oldThumbnails: 0,
    });
    expect(await counts({ type: 2 }, who)).toMatchObject({
      total: 3,
      found: 1,
      types: { image: 1, model: 1, audio: 1 },
      categories: [{ id: 3, count: 1 }],
      tags: [{ tag: "mar", count: 1 }],
      uploaders: [{ ...uploader, count: 1 }],
    });
  });

  test("LIB-01 nobody counts a library that is not theirs", async () => {
    const root = server.person("root");
    const query = { library: "own" };
    expect((await server.call("getLibraryCounts", { as: root, query })).status).toBe(403);
    const who = await somebody();
    await asset({}, as);
    expect((await counts({}, who)).total).toBe(0);
  });

  test("LIB-01 a super-admin counts what its library lists", async () => {
    const root = server.person("root");
    const query = { library: "global" };
    const { body } = await server.call("getLibraryCounts", { as: root, query });
    expect(body.data.total).toBe((await ids({}, root, "getModels")).length);
  });
});

test("LIB-02, TRU-35 assets of before are found and ordered, in a database and in an archive", async () => {
  const who = await somebody();
  for (let done = 0; done < 3; done += 1) await asset({ name: `Ñu ${done}` }, who);
  for (const column of ["folded", "name_key"] as const)
    await server.db.schema.alterTable("assets").dropColumn(column).execute();
  await server.db.schema.dropTable("asset_tags").execute();
  await server.db.deleteFrom("migrations").where("name", "=", libraryPages.name).execute();
  expect(await migrate(server.running.connection)).toEqual([libraryPages.name]);
  expect(await names({ search: "nu", sort: "name" }, who)).toEqual(["Ñu 0", "Ñu 1", "Ñu 2"]);
  const row = { id: 1, name: "Ñu 1", description: "Él", file_name: "a.png" };
  expect(libraryPages.upgradeRow("assets", row)).toEqual({
    ...row,
    folded: "nu 1\nel\na.png",
    name_key: `n\u007Fu ${"1".padStart(12, "0")}`,
  });
  expect(libraryPages.upgradeRow("users", { id: 1 })).toEqual({ id: 1 });
});
