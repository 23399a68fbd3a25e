import { createHash } from "node:crypto";
import { startOfDay, verifyDraw, type DrawRecord } from "@panel/domain/lottery/draw";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { renewEncryption } from "../src/account/renew-encryption.ts";
import { createEncryption } from "../src/db/encryption.ts";
import { playsSecret } from "../src/plays/kept-secret.ts";
import { createLotteries } from "../src/plays/lotteries.ts";
import { createPseudonyms } from "../src/plays/pseudonyms.ts";
import { startServer } from "../src/compose.ts";
import type { Viewer } from "../src/viewer.ts";
import { engine } from "./support/database.ts";
import { sha256 } from "../src/plays/sha256.ts";
import { dayIn, drawnPrize } from "./support/lotteries.ts";
import { PlayedPlay, newKey, setActive } from "./support/plays.ts";
import {
  cover,
  experienceForm,
  createExperience,
  newPoint,
  testServer,
  TestServer,
  type Form,
} from "./support/server.ts";

const server = testServer();
const editor = () => server.person("editor");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOLDS = { seed: true, days: true, entries: true, winner: true };

/** An active experience whose prize is drawn, which has promised its draw. */
async function promised(day = dayIn(3)) {
  const id = await createExperience(server, editor(), drawnPrize(day));
  const point = await newPoint(server, editor(), id);
  await setActive(server, "editor", id, true);
  return { id, point, state: await read(id) };
}

async function read(id: number, as = editor()) {
  return (await server.call("getLottery", { as, query: { gymId: id } })).body.data;
}

/** Changes what is said of an experience. */
async function change(id: number, fields: Form): Promise<void> {
  const form = experienceForm({ gymId: id, gymModelId: await cover(server), ...fields });
  const { body } = await server.call("saveGymkhana", { as: editor(), form });
  expect(body).toMatchObject({ success: true });
}

/** The draws of a node as they are at another moment. */
async function lotteriesAt(now: number, { connection } = server.running) {
  const pseudonyms = createPseudonyms(await playsSecret(server.db, server.settings));
  const encryption = createEncryption(server.settings.tokenSecrets, "seeds of draws");
  return createLotteries({ connection, encryption, pseudonyms, now: () => now });
}

/** A moment of the day of the draw, by its hour in Madrid. */
const onDay = (hour: number) => startOfDay(dayIn(3), "Europe/Madrid") + hour * HOUR;

function viewer(): Viewer {
  const { id, role, email } = editor();
  return { id, role, email, sessionId: "", sessionEndsAt: "", address: "" };
}

/** Presses the button at an hour of the day. */
const press = async (id: number, hour = 9, node = server.running) =>
  (await lotteriesAt(onDay(hour), node)).draw(viewer(), id);

/** So many visitors earn the prize, two days ago unless told; gives what is answered to each. */
async function earn(id: number, point: number, count: number, at = Date.now() - 2 * DAY) {
  const key = await newKey(server);
  const plays = Array.from({ length: count }, () => new PlayedPlay(id, { at }));
  const events = plays.flatMap((play) => play.whole([point]));
  const { body } = await server.call("sendPlayEvents", { token: key, json: { events } });
  const numbers = (body.data.results as { playNumber?: string }[]).flatMap(
    ({ playNumber }) => playNumber ?? [],
  );
  return { key, plays, events, numbers };
}

/** What the server does by itself, at a moment. */
const runAt = async (now: number, node = server.running) => (await lotteriesAt(now, node)).run();

const drawsInLog = (id: number) =>
  server.db
    .selectFrom("audit")
    .select("details")
    .where("event", "=", "lottery-draw")
    .where("subject", "=", `gymkhana ${id}`)
    .execute();

async function stored(id: number) {
  const row = await server.db
    .selectFrom("lotteries")
    .selectAll()
    .where("gymkhana_id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, record: row.record === null ? null : (JSON.parse(row.record) as DrawRecord) };
}

/** What a play is called in the database. */
async function playOf(id: number, play: string, player: string): Promise<string> {
  return createPseudonyms(await playsSecret(server.db, server.settings)).play(id, player, play);
}

test("PRZ-03 the digest of the seed is published before the day, and the seed is nowhere to be read", async () => {
  const { id, state } = await promised();
  expect(state).toMatchObject({ state: "waiting", day: dayIn(3), timeZone: "Europe/Madrid" });
  expect(state.commitment).toMatch(/^[0-9a-f]{64}$/);
  const row = await stored(id);
  const encryption = createEncryption(server.settings.tokenSecrets, "seeds of draws");
  const seed = encryption.decrypt(row.seed ?? "");
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(createHash("sha256").update(seed, "hex").digest("hex")).toBe(state.commitment);
  // Another day is another day of the same draw.
  await change(id, drawnPrize(dayIn(5)));
  expect(await read(id)).toMatchObject({ day: dayIn(5), commitment: state.commitment });
});

test("PRZ-03 nothing is drawn before the day, at noon of it the server draws, and never again", async () => {
  const { id, point } = await promised();
  const { numbers } = await earn(id, point, 6);
  const { body } = await server.call("drawLottery", { as: editor(), json: { gymId: id } });
  expect(body.data).toEqual({ translation_key: "LOTTERY.cannotDraw" });
  await expect(press(id, -1)).rejects.toThrow("cannot be drawn");
  await runAt(onDay(-1));
  await runAt(onDay(11));
  expect((await stored(id)).record).toBeNull();
  await runAt(onDay(12));
  const { record, seed } = await stored(id);
  expect(seed).toBeNull();
  expect(record?.entries).toEqual(numbers.toSorted());
  expect(numbers).toContain(record?.winner);
  expect(record && (await verifyDraw(record, sha256))).toEqual(HOLDS);
  await runAt(onDay(40));
  const again = await server.call("drawLottery", { as: editor(), json: { gymId: id } });
  expect(again.body.data).toMatchObject({ state: "drawn", winner: record?.winner, entries: 6 });
  expect((await stored(id)).record).toEqual(record);
  expect(await drawsInLog(id)).toEqual([{ details: JSON.stringify({ entries: 6, by: "clock" }) }]);
});

test("PRZ-03 of presses at once one draws, the log has one, and another day does not draw again", async () => {
  const { id, point } = await promised();
  await earn(id, point, 5);
  expect(await (await lotteriesAt(onDay(0))).read(viewer(), id)).toMatchObject({
    state: "open",
    winner: null,
  });
  const drawn = await Promise.all([press(id), press(id), runAt(onDay(12)), press(id)]);
  const winners = new Set(drawn.flatMap((one) => (one ? [one.winner] : [])));
  expect([...winners]).toEqual([expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)]);
  expect(await drawsInLog(id)).toHaveLength(1);
  await change(id, drawnPrize(dayIn(9)));
  expect(await read(id)).toMatchObject({ state: "drawn", day: dayIn(3) });
  await runAt(onDay(12 * 24));
  expect((await stored(id)).record?.winner).toBe([...winners][0]);
});

test("PRZ-03 who earns the prize on the day itself, is erased before, or only finished, does not take part", async () => {
  const { id, point } = await promised();
  const { key, plays, numbers } = await earn(id, point, 4);
  const finished = new PlayedPlay(id, { at: Date.now() - 2 * DAY });
  const json = { events: finished.whole([point]).filter(({ kind }) => kind !== "prizeEarned") };
  await server.call("sendPlayEvents", { token: key, json });
  await server.call("erasePlayer", { token: key, json: { player: plays[0]?.player } });
  // One whose erasing is under way.
  const hash = createPseudonyms(await playsSecret(server.db, server.settings)).player(
    id,
    plays[3]?.player ?? "",
  );
  const marking = server.db.updateTable("play_players").set({ erased: 1 });
  await marking.where("gymkhana_id", "=", id).where("hash", "=", hash).execute();
  const late = await playOf(id, plays[2]?.play ?? "", plays[2]?.player ?? "");
  const moved = server.db.updateTable("play_events").set({ at: onDay(0) });
  await moved.where("gymkhana_id", "=", id).where("play", "=", late).execute();
  await press(id);
  expect((await stored(id)).record?.entries).toEqual([numbers[1]]);
  expect(await read(id)).toMatchObject({ winner: numbers[1], entries: 1 });
});

test("PRZ-03 where nobody earned the prize the record says so, and nobody wins later", async () => {
  const { id, point } = await promised();
  expect(await press(id)).toMatchObject({ state: "drawn", winner: null, entries: 0 });
  await earn(id, point, 2);
  expect(await press(id, 10)).toMatchObject({ winner: null, entries: 0 });
});

test("PRZ-03 a day that has come before a digest was published cannot be drawn", async () => {
  const { id } = await promised(dayIn(0));
  expect(await read(id)).toMatchObject({ state: "tooLate", commitment: null });
  await expect(press(id)).rejects.toThrow("cannot be drawn");
  await runAt(Date.now() + 2 * DAY);
  expect((await stored(id)).record).toBeNull();
});

test("EXP-04 an earned prize is answered with its number, the same each time, where it is drawn", async () => {
  const { id, point, state } = await promised();
  const { key, events, numbers } = await earn(id, point, 1);
  const again = await server.call("sendPlayEvents", { token: key, json: { events } });
  expect(again.body.data.results.at(-1)).toEqual({
    id: events.at(-1)?.id,
    result: "repeated",
    playNumber: numbers[0],
    lottery: `/lottery/${state.code}`,
  });
  expect(again.body.data.results[0]).not.toHaveProperty("playNumber");
  const other = await createExperience(server, editor());
  const otherPoint = await newPoint(server, editor(), other);
  await setActive(server, "editor", other, true);
  expect((await earn(other, otherPoint, 1)).numbers).toEqual([]);
});

test("EXP-04 how many have earned it so far is not told of fewer than five people", async () => {
  const { id, point } = await promised();
  expect((await read(id)).entries).toBe(0);
  await earn(id, point, 4);
  expect((await read(id)).entries).toBeNull();
  await earn(id, point, 1);
  expect((await read(id)).entries).toBe(5);
});

test("PRZ-03 a prize that is picked up has no draw, and a deleted experience's goes", async () => {
  const { id, state } = await promised();
  await change(id, { prizeRaffle: 0 });
  expect(await read(id)).toBeNull();
  await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 3 } });
  await runAt(Date.now());
  const left = server.db.selectFrom("lotteries").select("code").where("code", "=", state.code);
  expect(await left.execute()).toEqual([]);
});

test("TRU-35 seeds of before are drawn from with another token secret", async () => {
  const { id, point, state } = await promised();
  await earn(id, point, 1);
  const [first] = server.settings.tokenSecrets;
  const secrets = [Buffer.alloc(32, 7), first] as const;
  const encryption = createEncryption(secrets, "seeds of draws");
  const before = (await stored(id)).seed ?? "";
  await renewEncryption(server.db, secrets);
  const { seed } = await stored(id);
  expect(seed).not.toBe(before);
  expect(encryption.renewed(seed ?? "")).toBeUndefined();
  const digest = createHash("sha256")
    .update(encryption.decrypt(seed ?? ""), "hex")
    .digest("hex");
  expect(digest).toBe(state.commitment);
  await renewEncryption(server.db, [first, secrets[0]]);
});

test("PRZ-03 a missed day is drawn when a server starts", async () => {
  const { id, point } = await promised();
  await earn(id, point, 1);
  const committed_at = new Date(Date.now() - 4 * DAY).toISOString();
  const promise = server.db.updateTable("lotteries").set({ committed_at });
  await promise.where("gymkhana_id", "=", id).execute();
  await change(id, drawnPrize(dayIn(-1)));
  const started = await startServer({ ...server.settings, port: 0 });
  await expect.poll(async () => (await stored(id)).record?.entries.length).toBe(1);
  await started.stop();
});

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });

test("PRZ-03 the public page tells the promise before the draw, and after it all that it takes to repeat it", async () => {
  const { id, point, state } = await promised();
  const { numbers } = await earn(id, point, 3);
  const path = `/lottery/${state.code}`;
  const before = await page(path, { "accept-language": "en" });
  expect(before.headers.get("set-cookie")).toBeNull();
  expect(before.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(before.headers.get("content-security-policy")).toContain("default-src 'none'");
  const text = await before.text();
  expect(text).toContain('<html lang="en">');
  expect(text).toContain(state.commitment);
  for (const number of numbers) expect(text).not.toContain(number);
  expect((await page(`${path}/record.json`)).status).toBe(404);
  await press(id);
  const drawn = await (await page(`${path}?lang=ca`)).text();
  expect(drawn).toContain('<html lang="ca">');
  for (const number of numbers) expect(drawn).toContain(`<li>${number}</li>`);
  const { record } = await stored(id);
  expect(await (await page(`${path}/record.json`)).json()).toEqual(record);
});

test("PRZ-03 the page repeats a draw with the file that the server draws with", async () => {
  const { id, point } = await promised();
  await earn(id, point, 3);
  await press(id);
  const { record } = await stored(id);
  const program = await (await page("/lottery/draw.js")).text();
  const { verifyDraw: repeat } = (await import(
    `data:text/javascript,${encodeURIComponent(program)}`
  )) as { verifyDraw: typeof verifyDraw };
  expect(record && (await repeat(record, sha256))).toEqual(HOLDS);
  expect((await page("/lottery/repeat.js")).headers.get("content-type")).toContain("javascript");
});

test("PRZ-03 the button of the page repeats the draw, and tells of a forged record", async () => {
  const { id, point, state } = await promised();
  await earn(id, point, 3);
  await press(id);
  const html = await (await page(`/lottery/${state.code}?lang=en`)).text();
  const dataset = Object.fromEntries(
    [...html.matchAll(/ data-(record|holds|fails|all|some|unable)="([^"]*)"/g)].map(
      ([, name = "", text = ""]) => [name, text],
    ),
  );
  const places = new Map<string, { textContent: string; dataset: Record<string, string> }>();
  const placeOf = (selector: string) => {
    const place = places.get(selector) ?? { textContent: "", dataset: {} };
    places.set(selector, place);
    return place;
  };
  let click = async () => {};
  const button = {
    dataset,
    hidden: true,
    addEventListener: (_: string, listener: () => Promise<void>) => (click = listener),
  };
  vi.stubGlobal("document", {
    querySelector: (selector: string) =>
      selector.startsWith("button") ? button : placeOf(selector),
  });
  const fetched = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string) => fetched(server.url + path));
  const [draw, script] = await Promise.all(
    ["draw.js", "repeat.js"].map(async (file) => (await fetch(`/lottery/${file}`)).text()),
  );
  const inText = (text = "") => `data:text/javascript,${encodeURIComponent(text)}`;
  await import(inText(script?.replace("./draw.js", inText(draw))));
  expect(button.hidden).toBe(false);
  await click();
  for (const step of Object.keys(HOLDS)) {
    expect(placeOf(`[data-step=${step}]`).textContent).toBe("✓ holds");
  }
  expect(placeOf("[role=status]").textContent).toBe(dataset["all"]);
  const { record } = await stored(id);
  vi.stubGlobal("fetch", async () => Response.json({ ...record, winner: null }));
  await click();
  expect(placeOf("[data-step=winner]").textContent).toBe("✗ does not hold");
  expect(placeOf("[role=status]")).toMatchObject({
    textContent: dataset["some"],
    dataset: { holds: "false" },
  });
  vi.unstubAllGlobals();
});

test("an address of no draw says so, and so does that of a deleted experience", async () => {
  const { id, state } = await promised();
  await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 3 } });
  for (const code of [state.code, "nothing", "%3Cb%3E"]) {
    const answer = await page(`/lottery/${code}`, { "accept-language": "es" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Aquí no hay ningún sorteo");
  }
});

describe.runIf(engine === "postgres")("on two nodes", () => {
  const other = new TestServer();
  beforeAll(async () => {
    other.database = server.database;
    await other.start({});
  });
  afterAll(() => other.running.stop());

  test("PRZ-03 clocks of two nodes draw once", async () => {
    const { id, point } = await promised();
    await earn(id, point, 5);
    await Promise.all([runAt(onDay(12)), runAt(onDay(12), other.running)]);
    expect(await drawsInLog(id)).toHaveLength(1);
  });

  test("PRZ-03 presses and clocks of two nodes draw once", async () => {
    const { id, point } = await promised();
    await earn(id, point, 5);
    const [one, two] = await Promise.all([
      press(id),
      press(id, 9, other.running),
      runAt(onDay(12)),
      runAt(onDay(12), other.running),
    ]);
    expect(one.winner).toBe(two.winner);
    expect(await drawsInLog(id)).toHaveLength(1);
  });
});
