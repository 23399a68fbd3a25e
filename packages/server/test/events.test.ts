import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { clearEvents } from "../src/events/expiry.ts";
import { sumUpEvents } from "../src/events/report.ts";
import { createExperience, testServer } from "./support/server.ts";
import {
  begunAgo,
  boardOf,
  joined,
  newEvent,
  settleAll,
  sendSteps,
  startEvent,
  walkAt,
} from "./support/events.ts";
import {
  countAll,
  NEAR,
  newVisit,
  publish,
  publishedRoute,
  publishedRoutes,
} from "./support/visits.ts";

const server = testServer({ TRUST_PROXY: "127.0.0.1" });
const editor = () => server.person("editor");
const refusalOf = ({ body }: { body: { success: boolean; data?: { translation_key: string } } }) =>
  body.success ? "" : body.data?.translation_key;
const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const settled = () => settleAll(server);

describe("an event", () => {
  test("is made of a published experience alone, with numbered teams or names, each with a code", async () => {
    const gymId = await createExperience(server, editor());
    const json = {
      gymId,
      requestId: randomUUID(),
      settings: { name: "Fiesta" },
      teams: { count: 3, prefix: "Equipo" },
    };
    const make = () => server.call("createEvent", { as: editor(), json });
    expect(refusalOf(await make())).toBe("EVENTS.notPublished");
    await publish(server, editor(), gymId);
    const first = await make();
    const names = first.body.data.teams.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["Equipo 1", "Equipo 2", "Equipo 3"]);
    expect(first.body.data.event).toMatchObject({ state: "planned", phones: 1, ranking: "end" });
    // The same request makes one.
    expect((await make()).body.data).toEqual(first.body.data);
    const codes = first.body.data.teams.map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{4}$/);
    const list = await server.call("listEvents", { as: editor(), query: { gymId } });
    expect(list.body.data).toMatchObject({ isPublished: true, zone: "Europe/Madrid" });
    expect(list.body.data.events).toEqual([first.body.data.event]);
  });

  test("TRU-20 has 200 teams at most, and no two whose names read alike", async () => {
    const { id, gymId } = await newEvent(server, editor(), {}, { count: 199, prefix: "E" });
    const add = (teams: object) =>
      server.call("addEventTeams", {
        as: editor(),
        json: { gymId, id, requestId: randomUUID(), teams },
      });
    expect(refusalOf(await add({ names: ["Linces", "Nutrias"] }))).toBe("EVENTS.teamLimit");
    expect(refusalOf(await add({ names: ["e 7"] }))).toBe("EVENTS.nameTaken");
    expect(refusalOf(await add({ names: [" \u200B "] }))).toBe("EVENTS.badName");
    expect((await add({})).status).toBe(400);
    expect((await add({ names: ["Linces"] })).body.data.teams).toHaveLength(200);
    expect(refusalOf(await add({ count: 1 }))).toBe("EVENTS.teamLimit");
  });

  test("TRU-17 teams that are added with one request are added once", async () => {
    const { id, gymId } = await newEvent(server, editor());
    const json = { gymId, id, requestId: randomUUID(), teams: { count: 2, prefix: "Más" } };
    const all = await Promise.all(
      [1, 2, 3].map(() => server.call("addEventTeams", { as: editor(), json })),
    );
    expect(all.every(({ body }) => body.success)).toBe(true);
    expect(all.at(-1)?.body.data.teams).toHaveLength(4);
  });

  test("takes what is changed, and of one that has begun not its start", async () => {
    const { id, gymId } = await newEvent(server, editor());
    const save = (settings: object) =>
      server.call("saveEvent", { as: editor(), json: { gymId, id, settings } });
    await save({ rules: "Volved a las doce." });
    expect((await save({ phones: 3 })).body.data).toMatchObject({
      rules: "Volved a las doce.",
      phones: 3,
    });
    expect(refusalOf(await save({ startsAt: inHours(-1) }))).toBe("EVENTS.startsInPast");
    expect(refusalOf(await save({ startsAt: inHours(2), endsAt: inHours(1) }))).toBe(
      "EVENTS.endsBeforeStart",
    );
    expect(refusalOf(await save({ startsAt: inHours(2), endsAt: inHours(27) }))).toBe(
      "EVENTS.tooLong",
    );
    await startEvent(server, editor(), id);
    expect(refusalOf(await save({ minutes: 10 }))).toBe("EVENTS.started");
    expect((await save({ endsAt: inHours(3) })).body.data).toMatchObject({ state: "underWay" });
    const gone = await server.call("deleteEvent", { as: editor(), json: { gymId, id } });
    expect(refusalOf(gone)).toBe("EVENTS.underWay");
    await server.call("setEventEnd", { as: editor(), json: { event: id, endsAt: null } });
    expect(refusalOf(await save({ phones: 2 }))).toBe("EVENTS.over");
    expect((await save({ name: "Otra" })).body.data).toMatchObject({ name: "Otra", state: "over" });
    await server.call("deleteEvent", { as: editor(), json: { gymId, id } });
    const list = await server.call("listEvents", { as: editor(), query: { gymId } });
    expect(list.body.data.events).toEqual([]);
  });

  test("TRU-17 an account has ten under way at the same time, whoever starts them", async () => {
    const route = await publishedRoute(server, editor());
    const make = (settings: object) => newEvent(server, editor(), settings, { count: 1 }, route);
    for (let made = 0; made < 10; made += 1) {
      await make({ startsAt: inHours(1000), endsAt: inHours(1002) });
    }
    await expect(make({ startsAt: inHours(1001), minutes: 60 })).rejects.toThrow("underWayLimit");
    await expect(make({ startsAt: inHours(1002), minutes: 60 })).resolves.toBeTruthy();
    const waiting = await make({});
    await server.db
      .updateTable("events")
      .set({ started_at: inHours(-1), due_at: inHours(1) })
      .where("starts_at", "<", inHours(1001))
      .where("gymkhana_id", "=", route.id)
      .execute();
    const json = { event: waiting.id };
    const started = await server.call("startEvent", { as: editor(), json });
    expect(refusalOf(started)).toBe("EVENTS.underWayLimit");
    await server.db.deleteFrom("events").where("gymkhana_id", "=", route.id).execute();
  });

  test("begins and ends by its clock, with the version that was published then", async () => {
    const event = await newEvent(server, editor(), { startsAt: inHours(1), minutes: 60 });
    const read = async () =>
      (await server.call("getEvent", { as: editor(), query: { gymId: event.gymId, id: event.id } }))
        .body.data.event;
    const set = (starts_at: string, due_at: string) =>
      server.db
        .updateTable("events")
        .set({ starts_at, due_at })
        .where("id", "=", event.id)
        .execute();
    expect(await read()).toMatchObject({ state: "planned", endsAt: expect.any(String) });
    await set(inHours(-0.5), inHours(0.5));
    // Known before the job has stored it.
    expect(await read()).toMatchObject({ state: "underWay" });
    await settled();
    const { number, startedAt } = await read();
    expect((await boardOf(server, editor(), event.id)).actions).toMatchObject([
      { kind: "start", by: "" },
    ]);
    await server.db
      .updateTable("events")
      .set({ started_at: inHours(-2), due_at: inHours(-1) })
      .where("id", "=", event.id)
      .execute();
    expect(await read()).toMatchObject({ state: "over", number });
    await settled();
    expect((await boardOf(server, editor(), event.id)).actions).toMatchObject([
      { kind: "end", by: "" },
      { kind: "start" },
    ]);
    expect(startedAt).not.toBeNull();
  });

  test("keeps its experience from being deleted while it is under way, and no longer", async () => {
    const event = await newEvent(server, editor());
    const remove = async () =>
      server.call("updateGymkhanaState", {
        as: server.person("supervisor"),
        form: { idGym: event.gymId, newSt: 3 },
      });
    await startEvent(server, editor(), event.id);
    const phone = await joined(server, event);
    await sendSteps(server, phone, walkAt(event, [0]).slice(0, 1));
    await server.call("updateGymkhanaState", {
      as: editor(),
      form: { idGym: event.gymId, newSt: 2 },
    });
    expect(refusalOf(await remove())).toBe("VISITS.underWay");
    await server.call("setEventEnd", { as: editor(), json: { event: event.id, endsAt: null } });
    expect((await remove()).body.success).toBe(true);
    expect((await server.call("getTeamState", { token: phone.token })).status).toBe(401);
  });

  test("deletes places at its end, and names, codes, phones and texts after 30 days; results stay", async () => {
    const event = await newEvent(server, editor(), { places: true, namesByTeams: true });
    await startEvent(server, editor(), event.id);
    const phone = await joined(server, event, 0, "phone-001", { sharesPlace: true });
    await sendSteps(server, phone, walkAt(event, [0]).slice(0, 1), { place: NEAR });
    await server.call("sendEventMessage", {
      as: editor(),
      json: { event: event.id, requestId: randomUUID(), text: "Hola, Linces" },
    });
    const place = async () =>
      (await boardOf(server, editor(), event.id)).teams[0].phones[0]?.place ?? null;
    await expect.poll(place).toMatchObject(NEAR);
    await server.call("setEventEnd", { as: editor(), json: { event: event.id, endsAt: null } });
    expect(await place()).toBeNull();
    const inDays = (days: number) => ({ now: new Date(Date.now() + days * 24 * HOUR) });
    await clearEvents(server.running.connection, inDays(29.9));
    expect((await server.call("getTeamState", { token: phone.token })).status).toBe(200);
    await clearEvents(server.running.connection, inDays(30.1));
    const { teams, actions } = await boardOf(server, editor(), event.id);
    expect(teams[0]).toMatchObject({ number: 1, name: "", reached: [event.route.points[0]] });
    expect(JSON.stringify([teams, actions])).not.toMatch(/Linces|Hola/);
    expect((await server.call("getTeamState", { token: phone.token })).status).toBe(401);
    const query = { code: event.teams[0]?.code ?? "" };
    expect((await server.call("getTeamDoor", { query })).status).toBe(404);
  });

  test("its end is shown in the hall, where the ranking is revealed then, until names are deleted", async () => {
    const event = await newEvent(server, editor(), { minutes: 60, hiddenMinutes: 30 });
    const link = { gymId: event.gymId, id: event.id, name: "Sala", kind: "screen" };
    const { token } = (await server.call("createEventLink", { as: editor(), json: link })).body
      .data as { token: string };
    const screen = () => server.call("getEventScreen", { token });
    await startEvent(server, editor(), event.id);
    await server.call("setEventEnd", { as: editor(), json: { event: event.id, endsAt: null } });
    expect((await screen()).body.data).toMatchObject({ state: "over", hidden: true });
    const json = { event: event.id, revealed: true };
    await server.call("revealEventRanking", { as: editor(), json });
    expect((await screen()).body.data).toMatchObject({ state: "over", hidden: false });
    const now = new Date(Date.now() + 30.1 * 24 * HOUR);
    await clearEvents(server.running.connection, { now });
    expect((await screen()).status).toBe(401);
  });

  test("is deleted with its experience, and after a year in which nobody has started it", async () => {
    const [old, other] = [await newEvent(server, editor()), await newEvent(server, editor())];
    const { connection } = server.running;
    const ids = async () =>
      (await server.db.selectFrom("events").select("id").execute()).map(({ id }) => id);
    const created_at = inHours(-365 * 24 - 1);
    await server.db.updateTable("events").set({ created_at }).where("id", "=", old.id).execute();
    await clearEvents(connection);
    expect(await ids()).not.toContain(old.id);
    expect(await ids()).toContain(other.id);
    await server.db
      .updateTable("gymkhanas")
      .set({ state: 3 })
      .where("id", "=", other.gymId)
      .execute();
    await clearEvents(connection);
    expect(await ids()).not.toContain(other.id);
  });

  test("EXP-04 is a period of the statistics of its own, also once the plays of its teams are gone", async () => {
    const names = ["Linces", "Nutrias", "Gatos", "Perros", "Erizos"];
    const event = await newEvent(server, editor(), {}, { names });
    await startEvent(server, editor(), event.id);
    const phones = await Promise.all(names.map((_, team) => joined(server, event, team)));
    await begunAgo(server, event.id, 60);
    const query = { gymId: event.gymId, id: event.id };
    const report = async () =>
      (await server.call("getEventReport", { as: editor(), query })).body.data;
    const walk = walkAt(event, [1, 30, 40]);
    for (const phone of phones.slice(0, 4)) await sendSteps(server, phone, walk);
    await server.call("setEventEnd", { as: editor(), json: { event: event.id, endsAt: null } });
    const all = await report();
    const five = { value: 5, before: null };
    // Of four it is not told whether they have come to the end.
    const few = { value: null, before: null };
    expect(all.figures).toMatchObject({ plays: five, visitors: five, completed: few, points: few });
    expect(all).toMatchObject({ period: 0, plays: [] });
    await sendSteps(server, phones[4]!, walk);
    const told = await report();
    const [first, second, last] = event.route.points;
    expect(told).toMatchObject({
      figures: { plays: five, completed: five, earned: five, seconds: { value: 2400 } },
      points: [first, second, last].map((id) => ({ id, reached: 5 })),
      legs: [
        { from: 0, to: first, walks: 5, seconds: 60 },
        { from: first, to: second, walks: 5, seconds: 1740 },
        { from: second, to: last, walks: 5, seconds: 600 },
      ],
      languages: [{ language: "es", plays: 5 }],
    });
    // As the experience, of which nothing else is known, counts the same.
    await countAll(server);
    const form = { idGym: event.gymId, period: 0 };
    const whole = await server.call("getPlayReport", { as: editor(), form });
    const { plays: _, ...counted } = whole.body.data;
    expect({ ...told, plays: undefined }).toEqual({ ...counted, plays: undefined });
    // A visitor of the same route is none of the event.
    await newVisit(server, event.route.code);
    const sumUp = (days: number) =>
      sumUpEvents(server.running.connection, publishedRoutes(server), {
        now: new Date(Date.now() + days * 24 * HOUR),
      });
    const sums = async () =>
      (
        await server.db
          .selectFrom("events")
          .select("sums")
          .where("id", "=", event.id)
          .executeTakeFirstOrThrow()
      ).sums;
    await sumUp(6.9);
    expect(await sums()).toBeNull();
    await sumUp(7.1);
    await server.db.deleteFrom("visits").where("gymkhana_id", "=", event.gymId).execute();
    expect(await report()).toEqual(told);
  });

  test("its plays count in the statistics as visits do, a team as one player", async () => {
    const event = await newEvent(server, editor(), { phones: 2 });
    await startEvent(server, editor(), event.id);
    const phones = [await joined(server, event), await joined(server, event, 0, "phone-002")];
    await begunAgo(server, event.id, 60);
    const [first, second, last] = walkAt(event, [1, 30, 40]);
    await sendSteps(server, phones[0]!, [first!]);
    await countAll(server);
    // Behind what was counted, and yet counted.
    await sendSteps(server, phones[1]!, [second!, last!]);
    await countAll(server);
    const rows = await server.db
      .selectFrom("play_events")
      .select(["kind", "point_id", "origin"])
      .where("gymkhana_id", "=", event.gymId)
      .orderBy("at")
      .orderBy("kind")
      .execute();
    expect(rows.filter(({ kind }) => kind === "started")).toHaveLength(1);
    expect(
      rows.filter(({ kind }) => kind === "pointReached").map(({ point_id }) => point_id),
    ).toEqual(event.route.points);
    expect(rows.filter(({ kind }) => kind === "prizeEarned")).toHaveLength(1);
  });
});
