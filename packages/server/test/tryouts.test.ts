import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import { TRY_LIMITS } from "@panel/domain/tryouts";
import { openFiles } from "../src/storage/files.ts";
import { openStorage } from "../src/storage/open-storage.ts";
import { clearTryouts } from "../src/tryouts/expiry.ts";
import { newAudio, newModel } from "./support/assets.ts";
import { storedBot, setActive } from "./support/chatbots.ts";
import { available, engine } from "./support/database.ts";
import {
  createExperience,
  newPoint,
  pointForm,
  readExperience,
  testServer,
  TestServer,
  type CallOptions,
} from "./support/server.ts";
import { newLink, newNote, newWalk, noteForm, walkOf } from "./support/tryouts.ts";

const playerDir = mkdtempSync(join(tmpdir(), "explorar-player-"));
mkdirSync(join(playerDir, "assets"));
writeFileSync(join(playerDir, "assets/index-1a2b3c.js"), "export {};");
writeFileSync(join(playerDir, "assets/model.worker-1a2b.js"), "export {};");
writeFileSync(join(playerDir, "worker.js"), "");
writeFileSync(join(playerDir, "files.json"), "[]");
writeFileSync(join(playerDir, "index.html"), "<!doctype html><title>Player</title>");
afterAll(() => rmSync(playerDir, { recursive: true }));

const server = testServer({ PLAYER_DIR: playerDir, TRUST_PROXY: "127.0.0.1" });
const unbuilt = testServer({ PLAYER_DIR: join(playerDir, "none") });
const editor = () => server.person("editor");
const NOBODY = { translation_key: "ERRORS.linkNotValid" };

let gymId = 0;
beforeAll(async () => {
  if (available) gymId = await createExperience(server, editor());
});

const listed = async (call: "listTryLinks" | "listTryNotes" | "listKeptWalks", id = gymId) => {
  const { body } = await server.call(call, { as: editor(), query: { gymId: id } });
  return (body.data.links ?? body.data.notes ?? body.data.walks) as Record<string, unknown>[];
};
const route = (token: string, options: CallOptions = {}) =>
  server.call("getTryRoute", { token, ...options });
const send = (token: string, fields: CallOptions["form"] = {}) =>
  server.call("sendTryNote", { token, form: noteForm(fields) });

describe("links", () => {
  test("a link is listed without its token, which is stored as a digest, with its use and its notes", async () => {
    const id = await createExperience(server, editor());
    const link = await newLink(server, editor(), id, 3);
    expect(await listed("listTryLinks", id)).toMatchObject([{ lastUsedAt: null, notes: 0 }]);
    await route(link.token);
    await send(link.token);
    const [shown] = await listed("listTryLinks", id);
    expect(shown).toMatchObject({ id: link.id, notes: 1, lastUsedAt: expect.any(String) });
    const lasts =
      Date.parse(String(shown?.["expiresAt"])) - Date.parse(String(shown?.["createdAt"]));
    expect(lasts).toBe(3 * 24 * 60 * 60_000);
    const stored = await server.db.selectFrom("try_links").selectAll().execute();
    expect(JSON.stringify([shown, stored])).not.toContain(link.token.split(".")[2]);
  });

  test("an experience has at most 20 that count; one that has ended makes room", async () => {
    const id = await createExperience(server, editor());
    const links = [];
    for (let made = 0; made < TRY_LIMITS.links; made += 1) {
      links.push(await newLink(server, editor(), id));
    }
    const another = { as: editor(), json: { gymId: id, days: 1 } };
    const refused = await server.call("createTryLink", another);
    expect(refused.body.data).toEqual({ translation_key: "TRYOUTS.linkLimit" });
    const [first] = links;
    await server.call("endTryLink", { as: editor(), json: { gymId: id, id: first?.id } });
    expect((await server.call("createTryLink", another)).body.success).toBe(true);
  });

  test("days of a link are 1 to 30", async () => {
    for (const days of [0, 31, 1.5]) {
      const { status } = await server.call("createTryLink", {
        as: editor(),
        json: { gymId, days },
      });
      expect(status).toBe(400);
    }
  });

  test("TRU-15 one that has ended, is over, or is of a deleted experience opens nothing from then on", async () => {
    const id = await createExperience(server, editor());
    const [ended, over, left] = [
      await newLink(server, editor(), id),
      await newLink(server, editor(), id),
      await newLink(server, editor(), id),
    ];
    await server.call("endTryLink", { as: editor(), json: { gymId: id, id: ended.id } });
    await server.db
      .updateTable("try_links")
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where("id", "=", over.id)
      .execute();
    for (const { token } of [ended, over]) {
      for (const answer of [await route(token), await send(token)]) {
        expect([answer.status, answer.body.data]).toEqual([401, NOBODY]);
      }
    }
    expect((await route(left.token)).status).toBe(200);
    const form = { idGym: id, newSt: 3 };
    await server.call("updateGymkhanaState", { as: server.person("supervisor"), form });
    expect((await route(left.token)).status).toBe(401);
  });

  test("TRU-15 a link reaches its own route alone, and its token none of what is for staff", async () => {
    const { token } = await newLink(server, editor(), gymId);
    for (const [id, options] of [
      ["listTryNotes", { query: { gymId } }],
      ["createTryLink", { json: { gymId, days: 1 } }],
      ["getMe", {}],
    ] as const) {
      expect((await server.call(id, { token, ...options })).status).toBe(401);
    }
    for (const strange of ["try.1.x", "plays.1.x", token.slice(0, -1), editor().token]) {
      expect((await route(strange)).status).toBe(401);
    }
  });

  test("who tries many tokens from one address is stopped for a while", async () => {
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const { token } = await newLink(server, editor(), gymId);
    const statuses = [];
    for (let tries = 0; tries < 101; tries += 1) {
      statuses.push((await route("try.1.nothing", from("203.0.113.7"))).status);
    }
    expect([statuses[99], statuses[100]]).toEqual([401, 429]);
    expect((await route("try.1.nothing", from("203.0.113.8"))).status).toBe(401);
    // Who has a good one shares the address with them.
    expect((await route(token, from("203.0.113.7"))).status).toBe(200);
  });

  test("making and ending a link is in the log", async () => {
    const id = await createExperience(server, editor());
    const link = await newLink(server, editor(), id, 5);
    await server.call("endTryLink", { as: editor(), json: { gymId: id, id: link.id } });
    await server.call("endTryLink", { as: editor(), json: { gymId: id, id: link.id } });
    const rows = await server.db
      .selectFrom("audit")
      .select(["event", "details", "actor_id"])
      .where("subject", "=", `gymkhana ${id}`)
      .where("event", "in", ["try-link-create", "try-link-end"])
      .orderBy("id")
      .execute();
    expect(rows.map(({ event, details }) => [event, JSON.parse(details)])).toEqual([
      ["try-link-create", { link: link.id, days: 5 }],
      ["try-link-end", { link: link.id }],
    ]);
    expect(rows.every(({ actor_id }) => actor_id === editor().id)).toBe(true);
  });
});

describe("the route of a link", () => {
  test("EXP-12 it is the stored route whatever its state, with its files, and nothing of its authors", async () => {
    const owner = server.person("supervisor");
    const [model, sound] = [await newModel(server, owner), await newAudio(server, owner)];
    const id = await createExperience(server, owner, { storySound: sound });
    const form = { challengeModelId: model, checkInBy: "code", checkInCode: "T-1" };
    const point = await newPoint(server, owner, id, form);
    const { token } = await newLink(server, owner, id);
    const { body } = await route(token);
    const record = await readExperience(server, owner, id);
    const { experience, media, notesLeft } = body.data;
    expect(fromExperienceRecord(experience)).toEqual({ ...fromExperienceRecord(record), code: "" });
    expect(fromPointRecord(experience.mappoints[0], experience)).toEqual(
      fromPointRecord(record.mappoints[0], record),
    );
    expect([experience.mappoints[0].IdPoint, notesLeft]).toEqual([point, 200]);
    expect(media.map((each: { id: number }) => each.id)).toEqual(
      expect.arrayContaining([model, sound, record.IdMod]),
    );
    for (const { url } of media as { url: string }[]) {
      expect((await fetch(server.url + url)).status).toBe(200);
    }
    const whole = JSON.stringify(body);
    for (const secret of [owner.email, "IdUser", "idUser", record.code, "gymprivate", "owner"]) {
      expect(whole).not.toContain(secret);
    }
  });

  test("chats of points are those of active bots, by their path on the platform", async () => {
    const owner = editor();
    const admin = server.person("admin");
    const [active, inactive] = [await storedBot(server, admin), await storedBot(server, admin)];
    const id = await createExperience(server, owner);
    for (const chatbotId of [active, inactive]) await newPoint(server, owner, id, { chatbotId });
    await setActive(server, inactive, 0);
    const { token } = await newLink(server, owner, id);
    const { bots } = (await route(token)).body.data;
    expect(bots).toEqual([{ id: active, name: "Guía", path: expect.stringMatching(/\S/) }]);
  });

  test("nothing of it is kept on the way, and a play by a link is no play", async () => {
    const { token } = await newLink(server, editor(), gymId);
    const { headers } = await route(token);
    expect(headers.get("cache-control")).toBe("no-store");
    const counted = server.db.selectFrom("play_events").select("hash").execute();
    expect(await counted).toEqual([]);
  });

  test("TRU-20 a link asks 60 times a minute at most from an address, and another address goes on", async () => {
    const { token } = await newLink(server, editor(), gymId);
    const statuses = [];
    for (let asked = 0; asked < 61; asked += 1) statuses.push((await route(token)).status);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([
      true,
      429,
    ]);
    const elsewhere = { headers: { "x-forwarded-for": "192.0.2.60" } };
    expect((await route(token, elsewhere)).status).toBe(200);
  });
});

test("TRU-20 a long route whose answer has to be made costs a link more calls, and the kept answer one", async () => {
  const id = await createExperience(server, editor());
  const places = Array.from({ length: 400 }, () => ({ latitude: 40, longitude: -3 }));
  const form = { mappointGymId: id, points: JSON.stringify(places) };
  expect((await server.call("createMapPoints", { as: editor(), form })).body.success).toBe(true);
  const { token } = await newLink(server, editor(), id);
  const statuses = [];
  const elsewhere = { headers: { "x-forwarded-for": "192.0.2.77" } };
  for (let asked = 0; asked < 59; asked += 1) statuses.push((await route(token, elsewhere)).status);
  expect(statuses.indexOf(429)).toBe(58);
});

test("a changed route is another one at once, also right after it was asked for", async () => {
  const id = await createExperience(server, editor());
  const mappointId = await newPoint(server, editor(), id);
  const { token } = await newLink(server, editor(), id);
  const experience = async () => JSON.stringify((await route(token)).body.data.experience);
  const first = await experience();
  expect(await experience()).toBe(first);
  for (const mappointName of ["Second", "Third"]) {
    const form = pointForm(id, { mappointId, mappointName });
    expect((await server.call("updateMapPoint", { as: editor(), form })).body.success).toBe(true);
    expect(await experience()).toContain(mappointName);
  }
});

describe("notes", () => {
  test("a note is listed as it was sent, done or not, and can be deleted", async () => {
    const id = await createExperience(server, editor());
    const point = await newPoint(server, editor(), id);
    const { token } = await newLink(server, editor(), id);
    const fields = { point, latitude: 40.41, longitude: -3.7, accuracy: 8.5, language: "ca" };
    const sent = await send(token, { text: " <b>Obres</b>\u0007\n2 ", ...fields });
    expect(sent.body.data).toEqual({ notesLeft: 199 });
    const [note] = await listed("listTryNotes", id);
    expect(note).toMatchObject({ text: "<b>Obres</b>\n2", ...fields, photo: "", done: false });
    const own = { as: editor(), json: { gymId: id, id: note?.["id"] } };
    await server.call("setTryNoteState", { ...own, json: { ...own.json, done: true } });
    expect(await listed("listTryNotes", id)).toMatchObject([{ done: true }]);
    await server.call("deleteTryNote", own);
    expect(await listed("listTryNotes", id)).toEqual([]);
    expect((await server.call("deleteTryNote", own)).status).toBe(404);
  });

  test("what was noted stays when its link has ended or its point is gone", async () => {
    const id = await createExperience(server, editor());
    const point = await newPoint(server, editor(), id);
    const { id: link, token } = await newLink(server, editor(), id);
    await send(token, { point, latitude: 1, longitude: 2 });
    await server.call("endTryLink", { as: editor(), json: { gymId: id, id: link } });
    const form = { mappointGymId: id, mappointId: point };
    await server.call("deleteMapPoint", { as: editor(), form });
    expect(await listed("listTryNotes", id)).toMatchObject([{ point: null, latitude: 1 }]);
  });

  test("a note of a point of another route names no point; half a position is none", async () => {
    const other = await createExperience(server, editor());
    const point = await newPoint(server, editor(), other);
    const id = await createExperience(server, editor());
    const { token } = await newLink(server, editor(), id);
    await send(token, { point, latitude: 3, accuracy: 5 });
    expect(await listed("listTryNotes", id)).toMatchObject([
      { point: null, latitude: null, longitude: null, accuracy: null },
    ]);
  });

  test("a note that is sent again after lost networks is one, with one photo", async () => {
    const id = await createExperience(server, editor());
    const { token } = await newLink(server, editor(), id);
    const note = noteForm({ photo: await photo() });
    for (let tries = 0; tries < 3; tries += 1) {
      const { body } = await server.call("sendTryNote", { token, form: note });
      expect(body.data).toEqual({ notesLeft: 199 });
    }
    expect(await listed("listTryNotes", id)).toHaveLength(1);
  });

  test("TRU-21 a photo is drawn anew without what the camera wrote into it, and goes with its note", async () => {
    const id = await createExperience(server, editor());
    const { token } = await newLink(server, editor(), id);
    await send(token, { photo: await photo() });
    const [note] = await listed("listTryNotes", id);
    const address = server.url + String(note?.["photo"]);
    const stored = Buffer.from(await (await fetch(address)).arrayBuffer());
    const { format, exif, orientation, width } = await sharp(stored).metadata();
    expect([format, exif, orientation, width]).toEqual(["webp", undefined, undefined, 30]);
    const own = { gymId: id, id: note?.["id"] };
    await server.call("deleteTryNote", { as: editor(), json: own });
    const row = await server.db
      .selectFrom("stored_files")
      .select("state")
      .where("key", "=", address.split("/").at(-1) ?? "")
      .executeTakeFirst();
    expect(row?.state ?? "dropped").toBe("dropped");
  });

  /** Sends a note with a photo; where it is read. */
  async function photoOf(onRoute: number, made: Promise<File>): Promise<string> {
    const { token } = await newLink(server, editor(), onRoute);
    expect((await send(token, { photo: await made })).status).toBe(200);
    return server.url + String((await listed("listTryNotes", onRoute))[0]?.["photo"]);
  }

  test("TRU-21 a photo is kept by no shared cache, and is gone with its note for whoever asks", async () => {
    const id = await createExperience(server, editor());
    const address = await photoOf(id, photo());
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await fetch(address, { method });
      const facts = ["cache-control", "content-type"].map((name) => headers.get(name));
      expect([status, ...facts]).toEqual([200, "private, max-age=60", "image/webp"]);
      expect(headers.get("content-disposition")).toMatch(/^inline/);
      // A page elsewhere shows none.
      expect(headers.get("cross-origin-resource-policy")).not.toBe("cross-origin");
    }
    // Nor is it read where the files of libraries are.
    const key = address.split("/").at(-1) ?? "";
    expect((await fetch(`${server.url}/files/${key}`)).status).toBe(404);
    const [note] = await listed("listTryNotes", id);
    const own = { gymId: id, id: note?.["id"] };
    await server.call("deleteTryNote", { as: editor(), json: own });
    for (const method of ["GET", "HEAD"])
      expect((await fetch(address, { method })).status).toBe(404);
  });

  test("a photo is stored with no more bytes than it came with, however well it is packed", async () => {
    const side = 900;
    const noise = Buffer.from(
      Array.from({ length: side * side * 3 }, (_, at) => (at * 7919) % 251),
    );
    const image = sharp(noise, { raw: { width: side, height: side, channels: 3 } });
    const bytes = await image.jpeg({ quality: 4 }).toBuffer();
    const id = await createExperience(server, editor());
    const address = await photoOf(id, Promise.resolve(new File([new Uint8Array(bytes)], "a.jpg")));
    const stored = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(stored.length).toBeLessThanOrEqual(bytes.length);
    expect((await sharp(stored).metadata()).format).toBe("webp");
  });

  test("a photo counts to the owner of the route until its note is deleted, and is refused where there is no room", async () => {
    const usage = async () => {
      const { body } = await server.call("getResources", { as: server.person("admin") });
      return [body.data.admin_current_files, body.data.admin_current_mb] as [number, number];
    };
    const limit = (max_files: number) =>
      server.db
        .updateTable("users")
        .set({ max_files })
        .where("id", "=", server.person("admin").id)
        .execute();
    const id = await createExperience(server, editor());
    const before = await usage();
    const address = await photoOf(id, photo());
    const { byteLength } = await (await fetch(address)).arrayBuffer();
    expect(await usage()).toEqual([before[0] + 1, before[1] + byteLength]);
    await limit(before[0] + 1);
    const { token } = await newLink(server, editor(), id);
    const refused = await send(token, { photo: await photo() });
    expect(refused.body.data).toMatchObject({ translation_key: "TRYOUTS.photoLimit" });
    expect((await send(token, {})).body.success).toBe(true);
    expect(await usage()).toEqual([before[0] + 1, before[1] + byteLength]);
    for (const note of await listed("listTryNotes", id)) {
      const own = { gymId: id, id: note["id"] };
      await server.call("deleteTryNote", { as: editor(), json: own });
    }
    expect(await usage()).toEqual(before);
    await limit(0);
  });

  test("what is no picture is refused, and nothing of the note stays", async () => {
    const id = await createExperience(server, editor());
    const { token } = await newLink(server, editor(), id);
    const text = new File(["no picture"], "a.png");
    expect((await send(token, { photo: text })).status).toBe(415);
    expect((await send(token, { text: " " })).status).toBe(400);
    expect((await send(token, { text: "x".repeat(1001) })).status).toBe(400);
    expect(await listed("listTryNotes", id)).toEqual([]);
  });

  test("a link sends 200 notes, and an experience has 1,000", async () => {
    const id = await createExperience(server, editor());
    const link = await newLink(server, editor(), id);
    const [row] = await server.db
      .selectFrom("try_links")
      .select("token_hash")
      .where("id", "=", link.id)
      .execute();
    const fill = (link_hash: string, from: number, to: number) =>
      server.db
        .insertInto("try_notes")
        .values(
          Array.from({ length: to - from }, (_, index) => noteRow(id, link_hash, from + index)),
        )
        .execute();
    await fill(row?.token_hash ?? "", 0, 199);
    expect((await send(link.token)).body.data).toEqual({ notesLeft: 0 });
    const full = { translation_key: "TRYOUTS.noteLimit" };
    expect((await send(link.token)).body.data).toEqual(full);
    for (let from = 200; from < 1000; from += 200) await fill("others", from, from + 200);
    const another = await newLink(server, editor(), id);
    expect((await send(another.token)).body.data).toEqual(full);
    expect(await listed("listTryNotes", id)).toHaveLength(1000);
  });
});

const noteRow = (gymkhana_id: number, link_hash: string, index: number) => ({
  gymkhana_id,
  link_hash,
  sent_id: `filled-${index}`,
  text: "x",
  language: "es" as const,
  written_at: "2026-05-02T10:00:00.000Z",
  received_at: new Date().toISOString(),
  done: 0 as const,
});

/** A photo of 40 × 30, lying on its side, with a place in it. */
async function photo(): Promise<File> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } });
  const bytes = await image
    .withExif({ IFD3: { GPSLatitude: "40/1 25/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "IMG_1.jpg");
}

describe("kept walks", () => {
  test("a walk is listed as it was kept, renamed and deleted; the same request keeps one", async () => {
    const id = await createExperience(server, editor());
    const json = { gymId: id, requestId: "0123456789abcdef", ...walkOf(31) };
    const first = await server.call("keepWalk", { as: editor(), json });
    const again = await server.call("keepWalk", { as: editor(), json });
    expect(again.body.data).toEqual(first.body.data);
    const second = await newWalk(server, editor(), id);
    const own = { gymId: id, id: second };
    await server.call("renameKeptWalk", { as: editor(), json: { ...own, name: " Otro\n " } });
    expect(await listed("listKeptWalks", id)).toMatchObject([
      { id: first.body.data.id, ...walkOf(31) },
      { id: second, ...walkOf(), name: "Otro" },
    ]);
    await server.call("deleteKeptWalk", { as: editor(), json: own });
    expect(await listed("listKeptWalks", id)).toHaveLength(1);
    expect((await server.call("deleteKeptWalk", { as: editor(), json: own })).status).toBe(404);
  });

  test("an experience has at most 50, of at most 200 steps each", async () => {
    const id = await createExperience(server, editor());
    for (let kept = 0; kept < TRY_LIMITS.walks; kept += 1) await newWalk(server, editor(), id);
    const json = { gymId: id, ...walkOf() };
    const { body } = await server.call("keepWalk", { as: editor(), json });
    expect(body.data).toEqual({ translation_key: "TRYOUTS.walkLimit" });
    const steps = Array.from({ length: 201 }, () => walkOf().steps[0]);
    const long = { as: editor(), json: { ...json, steps } };
    expect((await server.call("keepWalk", long)).status).toBe(400);
  });
});

describe("what is over", () => {
  test("ended links, notes after 180 days, and all of a deleted experience are deleted with their photos", async () => {
    const [kept, deleted] = [
      await createExperience(server, editor()),
      await createExperience(server, editor()),
    ];
    for (const id of [kept, deleted]) {
      const { token } = await newLink(server, editor(), id);
      await send(token, { photo: await photo() });
      await newNote(server, editor(), id);
      await newWalk(server, editor(), id);
    }
    const over = await newLink(server, editor(), kept, 1);
    const form = { idGym: deleted, newSt: 3 };
    await server.call("updateGymkhanaState", { as: server.person("supervisor"), form });
    const storage = await openStorage(server.settings);
    const { dataDir } = server.settings;
    const files = await openFiles(server.running.connection, storage, dataDir, fail);
    const in2Days = new Date(Date.now() + 2 * 24 * 60 * 60_000);
    await clearTryouts(server.running.connection, files, { now: in2Days });
    const left = async (table: "try_links" | "try_notes" | "kept_walks") => {
      const rows = await server.db
        .selectFrom(table)
        .select(["gymkhana_id", "id"])
        .where("gymkhana_id", "in", [kept, deleted])
        .execute();
      return rows.map((row) => row.gymkhana_id);
    };
    expect(await left("try_links")).toEqual([kept]);
    expect(await left("try_notes")).toEqual([kept, kept]);
    expect(await left("kept_walks")).toEqual([kept]);
    expect((await route(over.token)).status).toBe(401);
    const photos = () =>
      server.db
        .selectFrom("try_notes")
        .select("photo_id")
        .where("photo_id", "is not", null)
        .execute();
    const in181Days = new Date(Date.now() + 181 * 24 * 60 * 60_000);
    const before = await photos();
    await clearTryouts(server.running.connection, files, { now: in181Days });
    expect(await left("try_notes")).toEqual([]);
    const states = await server.db
      .selectFrom("stored_files")
      .select("state")
      .where(
        "id",
        "in",
        before.map(({ photo_id }) => photo_id ?? 0),
      )
      .execute();
    expect(states.filter(({ state }) => state === "kept")).toEqual([]);
    await files.close();
  });
});

const fail = (error: unknown) => {
  throw error;
};

describe("the page", () => {
  test("it may be framed by the panel alone, asks for the place and the waking screen, and is found by no search", async () => {
    for (const path of ["/try/", "/try/author"]) {
      const { status, headers } = await fetch(server.url + path);
      const policy = headers.get("content-security-policy") ?? "";
      expect([path, status]).toEqual([path, 200]);
      expect(policy).toMatch(/frame-ancestors 'self'/);
      expect(policy).toMatch(/script-src 'self';/);
      expect(headers.get("permissions-policy")).toMatch(/geolocation=\(self\).*wake-lock=\(self\)/);
      expect(headers.get("permissions-policy")).toMatch(
        /camera=\(self\), xr-spatial-tracking=\(self\)/,
      );
      expect(headers.get("x-robots-tag")).toMatch(/noindex/);
      expect(headers.get("cache-control")).toBe("no-store");
      expect([headers.get("x-frame-options"), headers.get("set-cookie")]).toEqual([null, null]);
    }
    expect((await fetch(`${server.url}/config.json`)).headers.get("permissions-policy")).toBe(
      "camera=(), microphone=(), payment=(), usb=()",
    );
  });

  test("its files are kept for ever; only its model worker may run WebAssembly", async () => {
    const script = await fetch(`${server.url}/try/assets/index-1a2b3c.js`);
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect(script.headers.get("content-security-policy")).not.toContain("wasm");
    const worker = await fetch(`${server.url}/try/assets/model.worker-1a2b.js`);
    expect(worker.headers.get("content-security-policy")).toContain("'wasm-unsafe-eval'");
  });

  test("what stands under a name that stays is asked for again, and the worker rules over the page alone", async () => {
    for (const name of ["worker.js", "files.json"]) {
      const { status, headers } = await fetch(`${server.url}/try/${name}`);
      expect([name, status, headers.get("cache-control")]).toEqual([name, 200, "no-cache"]);
      expect(headers.get("service-worker-allowed")).toBeNull();
    }
    expect((await fetch(`${server.url}/try/index.html`)).status).toBe(404);
  });

  test("a mistyped link leads to the page of links, which says so; calls and gone files stay 404", async () => {
    const open = (path: string) =>
      fetch(server.url + path, { headers: { accept: "text/html,*/*;q=0.8" }, redirect: "manual" });
    for (const path of ["/try/other", "/try/index.html", "/try/a/b", "/TRY/", "/Try"]) {
      const { status, headers } = await open(path);
      expect([path, status, headers.get("location")]).toEqual([path, 302, "/try/"]);
    }
    expect((await open("/try/assets/gone.js")).status).toBe(404);
    expect((await open("/tryouts/other")).headers.get("content-type")).toMatch(/json/);
    expect((await fetch(`${server.url}/try/other`)).status).toBe(404);
  });

  test("a page that is not built is not found", async () => {
    expect((await fetch(`${unbuilt.url}/try/`)).status).toBe(404);
    expect(new URL((await fetch(`${server.url}/try`)).url).pathname).toBe("/try/");
  });
});

describe.runIf(engine === "postgres")("on two nodes", () => {
  const other = new TestServer();
  const nodes = [server, other];
  beforeAll(async () => {
    other.database = server.database;
    await other.start({ PLAYER_DIR: playerDir, TRUST_PROXY: "127.0.0.1" });
  });
  afterAll(() => other.running.stop());

  test("links that are made at once are never more than there may be", async () => {
    const id = await createExperience(server, editor());
    const links = await Promise.all(
      Array.from({ length: 25 }, (_, turn) =>
        nodes[turn % 2]!.call("createTryLink", { as: editor(), json: { gymId: id, days: 1 } }),
      ),
    );
    expect(links.filter(({ body }) => body.success)).toHaveLength(TRY_LIMITS.links);
    expect(await listed("listTryLinks", id)).toHaveLength(TRY_LIMITS.links);
  });

  test("notes of one id are one, whose photo each node has", async () => {
    const id = await createExperience(server, editor());
    const { token } = await newLink(server, editor(), id);
    const form = noteForm({ photo: await photo() });
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => nodes[turn % 2]!.call("sendTryNote", { token, form })),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const notes = await listed("listTryNotes", id);
    expect(notes).toHaveLength(1);
    for (const { url } of nodes) {
      expect((await fetch(url + String(notes[0]?.["photo"]))).status).toBe(200);
    }
  });

  test("walks that are kept at once are never more than there may be", async () => {
    const id = await createExperience(server, editor());
    const kept = await Promise.all(
      Array.from({ length: TRY_LIMITS.walks + 4 }, (_, turn) =>
        nodes[turn % 2]!.call("keepWalk", { as: editor(), json: { gymId: id, ...walkOf() } }),
      ),
    );
    expect(kept.filter(({ body }) => body.success)).toHaveLength(TRY_LIMITS.walks);
  });

  test("a link that is ended on one stops on the other at once", async () => {
    const id = await createExperience(server, editor());
    const link = await newLink(server, editor(), id);
    const { token } = link;
    expect((await other.call("getTryRoute", { token })).status).toBe(200);
    await server.call("endTryLink", { as: editor(), json: { gymId: id, id: link.id } });
    expect((await other.call("getTryRoute", { token })).status).toBe(401);
    expect((await other.call("sendTryNote", { token, form: noteForm() })).status).toBe(401);
    expect(await listed("listTryNotes", id)).toEqual([]);
  });
});
