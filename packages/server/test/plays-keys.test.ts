import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { describeKeys, narrowKey } from "../src/plays/keys.ts";
import { KEYS_PER_ADDRESS } from "../src/throttle/throttle.ts";
import { newKey, playedRoute, PlayedPlay, send, setActive, sums } from "./support/plays.ts";
import { available } from "./support/database.ts";
import { testServer } from "./support/server.ts";

/* Beside the company of `admin` there is one of `boss`, with `clerk` as an editor. */
const server = testServer({ PLAY_CALLS_PER_MINUTE: "60", PLAY_EVENTS_PER_MINUTE: "900" });
beforeAll(async () => {
  if (!available) return;
  await server.addPerson("boss", "admin", "root");
  await server.addPerson("head", "supervisor", "boss");
  await server.addPerson("clerk", "editor", "head");
});

const companyKey = (admin = "admin") => newKey(server, "app", server.person(admin).email);
const started = (id: number, player: string = randomUUID()) =>
  new PlayedPlay(id, { player }).started();

test("a key of a company reports of its users' experiences, and knows no others", async () => {
  const [mine, theirs, nobodys] = [
    await playedRoute(server, 1),
    await playedRoute(server, 1, "clerk"),
    await playedRoute(server, 1, "root"),
  ];
  const events = () => [mine, theirs, nobodys, { id: 2_000_000_000 }].map(({ id }) => started(id));
  const unknown = "unknownExperience";
  expect(await send(server, await companyKey(), events())).toEqual([
    "accepted",
    unknown,
    unknown,
    unknown,
  ]);
  expect(await send(server, await companyKey("boss"), events())).toEqual([
    unknown,
    "accepted",
    unknown,
    unknown,
  ]);
  expect(await send(server, mine.key, events())).toEqual([
    "accepted",
    "accepted",
    "accepted",
    unknown,
  ]);
});

test("an experience is of the company of whoever owns it now", async () => {
  const { id } = await playedRoute(server, 1);
  const [before, after] = [await companyKey(), await companyKey("boss")];
  const results = async () => [
    await send(server, before, [started(id)]),
    await send(server, after, [started(id)]),
  ];
  expect(await results()).toEqual([["accepted"], ["unknownExperience"]]);
  await server.db
    .updateTable("gymkhanas")
    .set({ owner_id: server.person("clerk").id })
    .where("id", "=", id)
    .execute();
  expect(await results()).toEqual([["unknownExperience"], ["accepted"]]);
});

test("experiences of supervisors and of the admin itself are the company's, and none is of one whose admin is gone", async () => {
  const { id, points } = await playedRoute(server, 1);
  const key = await companyKey();
  const owned = async (owner: string) => {
    const owner_id = server.person(owner).id;
    await server.db.updateTable("gymkhanas").set({ owner_id }).where("id", "=", id).execute();
    return send(server, key, [new PlayedPlay(id).event("pointReached", { point: points[0] })]);
  };
  expect([await owned("supervisor"), await owned("admin")]).toEqual([["accepted"], ["accepted"]]);
  // As when the admin is deleted: its users and experiences go to the super-admin.
  const admin = server.person("admin").id;
  const root = server.person("root").id;
  const move = (from: number, to: number) =>
    server.db
      .updateTable("users")
      .set({ parent_id: to })
      .where("id", "in", [server.person("supervisor").id, server.person("rival").id])
      .where("parent_id", "=", from)
      .execute();
  await move(admin, root);
  expect(await owned("editor")).toEqual(["unknownExperience"]);
  await move(root, admin);
  expect(await owned("editor")).toEqual(["accepted"]);
});

test("a key of a company erases a player in that company alone; the log says which key, and not the player", async () => {
  const [mine, theirs] = [await playedRoute(server, 1), await playedRoute(server, 1, "clerk")];
  const player = randomUUID();
  const events = [mine, theirs].flatMap(({ id, points }) =>
    new PlayedPlay(id, { player }).whole(points),
  );
  await send(server, mine.key, events);
  const key = await companyKey();
  const erase = async () =>
    (await server.call("erasePlayer", { token: key, json: { player } })).body.data;
  expect(await erase()).toEqual({ events: 5 });
  expect([await sums(server, mine.id), (await sums(server, theirs.id))["visitors"]]).toEqual([
    {},
    1,
  ]);
  expect(await erase()).toEqual({ events: 0 });
  const log = await server.db
    .selectFrom("audit")
    .selectAll()
    .where("event", "=", "player-erase")
    .execute();
  expect(log).toMatchObject([{ subject: `play key ${key.split(".")[1]}`, outcome: "done" }]);
  expect(JSON.parse(log[0]?.details ?? "")).toEqual({ installation: "app", events: 5 });
  expect(JSON.stringify(await server.db.selectFrom("audit").selectAll().execute())).not.toContain(
    player,
  );
});

test("what happens while an experience is not active is told apart and does not count; what happened before does", async () => {
  const { id, points, key } = await playedRoute(server, 1);
  const play = new PlayedPlay(id, { at: Date.now() - 30 * 60_000 });
  const [start, reached] = [play.started(), play.event("pointReached", { point: points[0] })];
  expect(await send(server, key, [start])).toEqual(["accepted"]);
  await setActive(server, "editor", id, false);
  const now = { at: new Date(Date.now() + 1000).toISOString() };
  const late = new PlayedPlay(id).event("completed", now);
  expect(await send(server, key, [start, reached, late])).toEqual([
    "repeated",
    "accepted",
    "inactiveExperience",
  ]);
  expect(await sums(server, id)).not.toHaveProperty("completed");
  // A name or a text that is changed meanwhile changes nothing.
  await setActive(server, "editor", id, false);
  expect(await send(server, key, [play.event("minigamePlayed", { point: points[0] })])).toEqual([
    "accepted",
  ]);
  await setActive(server, "editor", id, true);
  expect(await send(server, key, [late])).toEqual(["accepted"]);
});

test("an experience that never was active has no plays, and a missing one is no inactive one", async () => {
  const { id, key } = await playedRoute(server, 1);
  const copy = { idGym: id, newSt: 4 };
  const { body } = await server.call("updateGymkhanaState", {
    as: server.person("editor"),
    form: copy,
  });
  expect(await send(server, key, [started(body.data.id), started(2_000_000_000)])).toEqual([
    "inactiveExperience",
    "unknownExperience",
  ]);
});

test("a key that was of every company is shown as such, with how to narrow it, and then is of one", async () => {
  const theirs = await playedRoute(server, 1, "clerk");
  const [, number = ""] = theirs.key.split(".");
  const { connection } = server.running;
  const lineOf = async () =>
    (await describeKeys(connection)).split("\n").find((line) => line.startsWith(`${number} `));
  expect(await lineOf()).toContain("every company");
  expect(await describeKeys(connection)).toContain("narrow-play-key <number> <admin's e-mail>");
  const { email } = server.person("admin");
  await narrowKey(connection, number, email);
  expect(await lineOf()).toContain(`company of ${email}`);
  expect(await send(server, theirs.key, [started(theirs.id)])).toEqual(["unknownExperience"]);
  await expect(narrowKey(connection, number, server.person("boss").email)).rejects.toThrow(
    `There is no key ${number} of every company`,
  );
});

test.each([
  ["nobody", "", "make-play-key expects"],
  ["an option", "--every", "make-play-key expects"],
  ["somebody unknown", "nobody@example.org", "There is no user"],
  ["an editor", "editor", " is none"],
])("a key is made of no company that is none: of %s", async (_, given, message) => {
  const email = given === "editor" ? server.person("editor").email : given;
  await expect(newKey(server, "app", email)).rejects.toThrow(message);
});

test("TRU-11 each key may send so many calls and so many events a minute, and is told when it may again", async () => {
  const { id, key } = await playedRoute(server, 1);
  const other = await newKey(server);
  vi.useFakeTimers({ toFake: ["Date"] });
  const call = (token: string, count: number) =>
    server.call("sendPlayEvents", {
      token,
      json: { events: Array.from({ length: count }, () => started(id, "player-0001")) },
    });
  expect([(await call(key, 450)).status, (await call(key, 450)).status]).toEqual([200, 200]);
  const refused = await call(key, 1);
  expect([refused.status, refused.body.data.translation_key]).toEqual([429, "ERRORS.tooManyTries"]);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  const answers = [];
  for (let calls = 0; calls < 61; calls += 1) {
    answers.push(
      (await server.call("erasePlayer", { token: other, json: { player: "player-0002" } })).status,
    );
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
  vi.setSystemTime(Date.now() + wait * 1000);
  expect((await call(key, 1)).status).toBe(200);
  vi.useRealTimers();
});

test("TRU-11 one address may try so many keys that are none; a good one from there is let in", async () => {
  const { id, key } = await playedRoute(server, 1);
  const status = async (token: string) =>
    server.call("sendPlayEvents", { token, json: { events: [started(id)] } });
  let last = await status(`plays.1.${"x".repeat(43)}`);
  expect(last.status).toBe(401);
  for (let tries = 1; tries <= KEYS_PER_ADDRESS; tries += 1) last = await status("plays.1.wrong");
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await status(key)).status).toBe(200);
});
