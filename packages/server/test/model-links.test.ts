import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MODEL_LINKS } from "@panel/domain/model-links";
import { USER_STATUS } from "@panel/domain/users";
import { openFiles } from "../src/storage/files.ts";
import { openStorage } from "../src/storage/open-storage.ts";
import { clearTryouts } from "../src/tryouts/expiry.ts";
import { newImage, newModel } from "./support/assets.ts";
import { available, engine } from "./support/database.ts";
import { testServer, TestServer, type CallOptions, type Person } from "./support/server.ts";
import { newModelLink } from "./support/tryouts.ts";
import { newUser } from "./support/users.ts";

const playerDir = mkdtempSync(join(tmpdir(), "explorar-player-"));
mkdirSync(join(playerDir, "assets"));
writeFileSync(join(playerDir, "worker.js"), "");
writeFileSync(join(playerDir, "index.html"), "<!doctype html><title>Player</title>");
afterAll(() => rmSync(playerDir, { recursive: true }));

const server = testServer({ PLAYER_DIR: playerDir, TRUST_PROXY: "127.0.0.1" });
const owner = () => server.person("supervisor");
const ENDED = { translation_key: "ERRORS.linkNotValid" };
const SIZE = { id: "0b6f0a51-6f0e-4f63", scale: 1.35, height: 2.1 };

let idMod = 0;
beforeAll(async () => {
  if (available) idMod = await newModel(server, owner(), { scaleMod: 2, name: "Dragón" });
});

const newLink = (id = idMod, shown = {}, as: Person = owner()) =>
  newModelLink(server, as, id, shown);
/** Ends all links of the asset, so that the next test has room for its own. */
const endAll = () => server.db.deleteFrom("model_links").execute();
const listed = async (id = idMod, as: Person = owner()) =>
  (await server.call("listModelLinks", { as, query: { idMod: id } })).body.data.links as Record<
    string,
    unknown
  >[];
const opened = (token: string, options: CallOptions = {}) =>
  server.call("getTriedModel", { token, ...options });
const sent = (token: string, json: object = SIZE, options: CallOptions = {}) =>
  server.call("sendModelSize", { token, json, ...options });

describe("a link of a model", () => {
  test("TRU-16 is listed for a day to who made it, without its token, of which a digest is stored", async () => {
    await endAll();
    const link = await newLink();
    expect(await listed()).toMatchObject([{ id: link.id, lastUsedAt: null, chosen: null }]);
    await opened(link.token);
    const [shown] = await listed();
    expect(shown).toMatchObject({ lastUsedAt: expect.any(String) });
    const lasts =
      Date.parse(String(shown?.["expiresAt"])) - Date.parse(String(shown?.["createdAt"]));
    expect(lasts).toBe(24 * 60 * 60_000);
    const stored = await server.db.selectFrom("model_links").selectAll().execute();
    expect(JSON.stringify([shown, stored])).not.toContain(link.token.split(".")[2]);
    expect(await listed(idMod, server.person("root"))).toEqual([]);
  });

  test("LIB-07 tells the model, its file that needs no session, its scale and what moves in it", async () => {
    await endAll();
    const { token } = await newLink();
    const { body, headers } = await opened(token);
    expect(body.data).toEqual({
      name: "Dragón",
      model: {
        id: idMod,
        type: 0,
        url: expect.any(String),
        thumbnail: expect.any(String),
        scale: 2,
      },
      plays: false,
      clip: "",
      scales: { least: 0.001, most: 1000 },
      chosen: null,
      expiresAt: expect.any(String),
    });
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await fetch(server.url + body.data.model.url)).status).toBe(200);
    const ofPoint = await newLink(idMod, { plays: true, clip: "Baile" });
    expect((await opened(ofPoint.token)).body.data).toMatchObject({ plays: true, clip: "Baile" });
  });

  test("TRU-15 reaches its own model alone, and nothing of the staff or of a trial", async () => {
    await endAll();
    const other = await newModel(server, owner());
    const { token } = await newLink();
    const { model } = (await opened(token)).body.data;
    expect(model.id).toBe(idMod);
    const files = JSON.stringify(model).match(/\/files\/\w+/g);
    expect(files).toEqual([model.url, model.thumbnail].map((url) => url.split(".")[0]));
    for (const [id, options] of [
      ["listModelLinks", { query: { idMod } }],
      ["createModelLink", { json: { idMod } }],
      ["getAssetById", { query: { id: other } }],
      ["getTryRoute", {}],
      ["getMe", {}],
    ] as const) {
      expect([id, (await server.call(id, { token, ...options })).status]).toEqual([id, 401]);
    }
    for (const strange of [token.replace("model", "try"), token.slice(0, -1), owner().token]) {
      const { status, body } = await opened(strange);
      expect([status, body.data]).toEqual([401, ENDED]);
    }
  });

  test("answers the same once it was ended, has expired, or never was", async () => {
    await endAll();
    const [ended, expired] = [await newLink(), await newLink()];
    await server.call("endModelLink", { as: owner(), json: { idMod, id: ended.id } });
    const again = { as: owner(), json: { idMod, id: ended.id } };
    expect((await server.call("endModelLink", again)).status).toBe(200);
    const past = { expires_at: new Date(Date.now() - 1).toISOString() };
    await server.db.updateTable("model_links").set(past).where("id", "=", expired.id).execute();
    expect(await listed()).toEqual([]);
    const answers = [];
    for (const token of [ended.token, expired.token, ended.token.replace(/.$/, "")]) {
      for (const { status, body } of [await opened(token), await sent(token)]) {
        answers.push([status, body]);
      }
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject([401, { data: ENDED }]);
  });

  test("ends with its asset, and as soon as who made it does not see that or is not active", async () => {
    const as = owner();
    const made = await newModel(server, as);
    const ofDeleted = await newLink(made);
    await server.call("deleteAsset", { as, form: { idMod: made } });
    expect((await opened(ofDeleted.token)).body.data).toEqual(ENDED);
    expect(
      await server.db.selectFrom("model_links").select("id").where("asset_id", "=", made).execute(),
    ).toEqual([]);

    const shared = await newModel(server, as);
    await server.call("shareAssets", { as, form: { idMods: `[${shared}]`, isShared: "true" } });
    const editor = server.person("editor");
    const ofTeam = await newLink(shared, {}, editor);
    expect((await opened(ofTeam.token)).status).toBe(200);
    await server.call("shareAssets", { as, form: { idMods: `[${shared}]`, isShared: "false" } });
    for (const { body } of [await opened(ofTeam.token), await sent(ofTeam.token)]) {
      expect(body.data).toEqual(ENDED);
    }

    const { id: userId } = await newUser(server, server.person("admin"), { role: "supervisor" });
    const asset = await newModel(server, server.person("root"));
    const disabled = await newLink(asset, {}, server.person("root"));
    const change = (status: 1 | 2) =>
      server.db.updateTable("users").set({ status }).where("id", "=", userId).execute();
    await server.db
      .updateTable("model_links")
      .set({ user_id: userId })
      .where("id", "=", disabled.id)
      .execute();
    await change(USER_STATUS.active);
    expect((await opened(disabled.token)).status).toBe(200);
    await change(USER_STATUS.disabled);
    expect((await opened(disabled.token)).body.data).toEqual(ENDED);
  });

  test("a user has at most 5 of a model: one more takes the place of the oldest that nobody opened, or is refused", async () => {
    await endAll();
    const links: { id: number; token: string }[] = [];
    for (let made = 0; made < MODEL_LINKS.ofAsset; made += 1) links.push(await newLink());
    const ids = async () => (await listed()).map(({ id }) => id);
    await opened(links[0]!.token);
    const sixth = await newLink();
    expect(await ids()).toEqual(
      [sixth, ...links.slice(2).toReversed(), links[0]!].map(({ id }) => id),
    );
    for (const { token } of [sixth, ...links.slice(2)]) await opened(token);
    const another = { as: owner(), json: { idMod } };
    const refused = await server.call("createModelLink", another);
    expect(refused.body.data).toEqual({ translation_key: "MODEL_LINK.limit" });
    const root = { as: server.person("root"), json: { idMod } };
    expect((await server.call("createModelLink", root)).body.success).toBe(true);
    // Nobody else ends it.
    await server.call("endModelLink", { ...root, json: { idMod, id: sixth.id } });
    expect((await server.call("createModelLink", another)).body.success).toBe(false);
    await server.call("endModelLink", { as: owner(), json: { idMod, id: sixth.id } });
    expect((await server.call("createModelLink", another)).body.success).toBe(true);
  });

  test("only a model has one", async () => {
    const image = await newImage(server, owner());
    const { status } = await server.call("createModelLink", {
      as: owner(),
      json: { idMod: image },
    });
    expect(status).toBe(400);
  });

  test("making and ending it is in the log", async () => {
    await endAll();
    const { id } = await newLink();
    for (let times = 0; times < 2; times += 1) {
      await server.call("endModelLink", { as: owner(), json: { idMod, id } });
    }
    const rows = await server.db
      .selectFrom("audit")
      .select(["event", "details", "actor_id"])
      .where("subject", "=", `asset ${idMod}`)
      .where("event", "in", ["model-link-create", "model-link-end"])
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    const details = { name: "Dragón", link: id };
    expect(rows.map((row) => [row.event, JSON.parse(row.details), row.actor_id])).toEqual([
      ["model-link-end", details, owner().id],
      ["model-link-create", details, owner().id],
    ]);
  });

  test("one that has expired is deleted", async () => {
    await endAll();
    await newLink();
    const storage = await openStorage(server.settings);
    const files = await openFiles(
      server.running.connection,
      storage,
      server.settings.dataDir,
      (error) => {
        throw error;
      },
    );
    const left = () => server.db.selectFrom("model_links").select("id").execute();
    await clearTryouts(server.running.connection, files);
    expect(await left()).toHaveLength(1);
    const now = new Date(Date.now() + 25 * 60 * 60_000);
    await clearTryouts(server.running.connection, files, { now });
    expect(await left()).toEqual([]);
    await files.close();
  });
});

describe("LIB-07 the size that comes back", () => {
  const chosen = async () => (await listed())[0]?.["chosen"];

  test("is the last one that was sent, the same however often; settled it does not come again", async () => {
    await endAll();
    const { id, token } = await newLink();
    await sent(token);
    const first = await chosen();
    expect(first).toEqual({ ...SIZE, at: expect.any(String) });
    await sent(token, { ...SIZE, scale: 3 });
    expect(await chosen()).toEqual(first);
    const later = { id: "another-size", scale: 0.503_21 };
    await sent(token, later);
    expect(await chosen()).toMatchObject({ id: later.id, scale: 0.503, height: null });
    expect((await opened(token)).body.data.chosen).toBe(0.503);
    // What settles the first one comes too late.
    const settle = (which: string) =>
      server.call("settleModelSize", { as: owner(), json: { idMod, id, chosen: which } });
    await settle(SIZE.id);
    expect(await chosen()).toMatchObject({ id: later.id });
    await settle(later.id);
    expect(await chosen()).toBeNull();
    await sent(token, later);
    expect(await chosen()).toBeNull();
    expect((await opened(token)).body.data.chosen).toBeNull();
  });

  test("is bounded, and changes nothing of the asset by itself", async () => {
    await endAll();
    const { token } = await newLink();
    for (const scale of [0, -1, 1001, "big", null]) {
      expect((await sent(token, { ...SIZE, scale })).status).toBe(400);
    }
    expect((await sent(token, { scale: 1 })).status).toBe(400);
    expect(await chosen()).toBeNull();
    await sent(token);
    expect((await opened(token)).body.data.model.scale).toBe(2);
  });

  test("TRU-20 a link asks 60 times a minute and sends 30 at most from an address; another address goes on", async () => {
    await endAll();
    const { token } = await newLink();
    const elsewhere = { headers: { "x-forwarded-for": "192.0.2.61" } };
    const counts = { opened: 0, sent: 0 };
    while ((await opened(token)).status === 200) counts.opened += 1;
    while ((await sent(token)).status === 200) counts.sent += 1;
    expect(counts).toEqual({ opened: 60, sent: 30 });
    expect([
      (await opened(token, elsewhere)).status,
      (await sent(token, SIZE, elsewhere)).status,
    ]).toEqual([200, 200]);
  });
});

test("LIB-06, LIB-07 the scale of a model is changed where it may be edited; nothing else has one", async () => {
  const as = owner();
  const [model, image] = [await newModel(server, as), await newImage(server, as)];
  const change = (id: number, by: Person = as) =>
    server.call("updateAssets", {
      as: by,
      form: { changes: JSON.stringify([{ idMod: id, scaleMod: 1.35 }]) },
    });
  const scaleOf = async (id: number) =>
    (await server.db.selectFrom("assets").select("scale").where("id", "=", id).execute())[0]?.scale;
  expect((await change(model, server.person("outsider-of-all"))).status).toBe(404);
  expect((await change(model)).body.success).toBe(true);
  expect(await scaleOf(model)).toBe(1.35);
  expect((await change(image)).status).toBe(400);
  expect(await scaleOf(image)).toBe(1);
  const form = { changes: JSON.stringify([{ idMod: image, category: 2 }]) };
  expect((await server.call("updateAssets", { as, form })).body.success).toBe(true);
});

beforeAll(async () => {
  if (!available) return;
  await server.addPerson("admin-of-all", "admin", "root");
  await server.addPerson("outsider-of-all", "supervisor", "admin-of-all");
});

test("TRU-08 the page is in no frame and no search, and may use the camera and the space around, as every page that shows models may", async () => {
  const { status, headers } = await fetch(`${server.url}/try/model`);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'/);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-robots-tag")).toMatch(/noindex/);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("permissions-policy")).toBe(
    "camera=(), microphone=(), payment=(), usb=(), camera=(self), xr-spatial-tracking=(self)",
  );
  for (const path of ["/try/", "/try/author", "/play/"]) {
    const page = await fetch(server.url + path);
    expect([path, page.headers.get("permissions-policy")]).toEqual([
      path,
      expect.stringMatching(/camera=\(self\), xr-spatial-tracking=\(self\)/),
    ]);
  }
});

describe.runIf(engine === "postgres")("on two nodes", () => {
  const other = new TestServer();
  const nodes = [server, other];
  beforeAll(async () => {
    other.database = server.database;
    await other.start({ PLAYER_DIR: playerDir, TRUST_PROXY: "127.0.0.1" });
  });
  afterAll(() => other.running.stop());

  test("a link of one node is opened and ended at the other, and there are never more than 5", async () => {
    await endAll();
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        nodes[at % 2]!.call("createModelLink", { as: owner(), json: { idMod } }),
      ),
    );
    expect(made.every(({ body }) => body.success)).toBe(true);
    const left = (await listed()).map(({ id }) => id);
    expect(left).toHaveLength(MODEL_LINKS.ofAsset);
    const newest = made.find(({ body }) => body.data.link.id === left[0]);
    const { link, token } = newest!.body.data as { link: { id: number }; token: string };
    expect((await other.call("getTriedModel", { token })).status).toBe(200);
    await other.call("endModelLink", { as: owner(), json: { idMod, id: link.id } });
    expect((await opened(token)).status).toBe(401);
  });
});
