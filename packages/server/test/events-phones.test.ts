import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { testServer } from "./support/server.ts";
import {
  begunAgo,
  boardOf,
  endAll,
  joined,
  newEvent,
  sendSteps,
  startEvent,
  walkAt,
  type JoinedPhone,
  type TestEvent,
} from "./support/events.ts";
import { FAR, NEAR, startOf } from "./support/visits.ts";

const server = testServer({ TRUST_PROXY: "127.0.0.1" });
afterEach(() => endAll(server));
const editor = () => server.person("editor");
const MINUTE = 60_000;
const refusalOf = ({ body }: { body: { success: boolean; data?: { translation_key: string } } }) =>
  body.success ? "" : body.data?.translation_key;
const stateOf = async ({ token }: JoinedPhone, query = {}) =>
  (await server.call("getTeamState", { token, query })).body.data;
const act = (operation: string, json: object) => server.call(operation, { as: editor(), json });

/** An event that began two hours ago, with a phone of its first team. */
async function underWay(settings: object = {}): Promise<[TestEvent, JoinedPhone]> {
  const event = await newEvent(server, editor(), settings);
  await startEvent(server, editor(), event.id);
  const phone = await joined(server, event);
  await begunAgo(server, event.id, 120);
  return [event, phone];
}

describe("joining", () => {
  test("a code leads to event, team and rules, and one phone joins once", async () => {
    const event = await newEvent(server, editor(), { rules: "Sin correr." });
    const code = event.teams[0]?.code ?? "";
    const door = await server.call("getTeamDoor", { query: { code: code.toLowerCase() } });
    expect(door.body.data).toMatchObject({
      event: { name: "Fiesta mayor", state: "planned", rules: "Sin correr.", startedAt: null },
      team: 1,
      name: "Linces",
      isFull: false,
    });
    const phone = await joined(server, event);
    expect(phone.state).toMatchObject({ visit: null, visitToken: null, steps: [], score: 0 });
    expect((await joined(server, event)).token).toBe(phone.token);
    const other = await server.call("joinTeam", {
      json: { code, phone: "phone-002", language: "ca" },
    });
    expect(refusalOf(other)).toBe("EVENTS.teamFull");
    expect((await server.call("getTeamDoor", { query: { code } })).body.data.isFull).toBe(true);
    const staff = { code: event.teams[1]?.code, phone: "by-staff", language: "ca" };
    expect((await server.call("joinTeam", { json: staff })).status).toBe(400);
  });

  test("TRU-17 of phones that join at the same moment, as many do as there are places", async () => {
    const event = await newEvent(server, editor(), { phones: 2 });
    const all = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((phone) => joined(server, event, 0, `phone-00${phone}`)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  test("the place of a phone that was freed, or has left, is another one's", async () => {
    const [event, phone] = await underWay();
    const { teams } = await boardOf(server, editor(), event.id);
    const free = { event: event.id, team: event.teams[0]?.id, phone: teams[0].phones[0].id };
    expect((await act("freeEventPhone", free)).body.success).toBe(true);
    expect((await server.call("getTeamState", { token: phone.token })).body.data).toMatchObject({
      translation_key: "EVENTS.phoneNotValid",
    });
    const next = await joined(server, event, 0, "phone-002");
    await server.call("leaveTeam", { token: next.token });
    expect((await joined(server, event, 0, "phone-003")).state.team.phones).toBe(1);
  });

  test("TRU-20 codes that are none are asked for 20 times a minute from an address", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const ask = (code: string) => server.call("getTeamDoor", { query: { code }, headers });
    for (let time = 0; time < 20; time += 1) expect((await ask("2222222")).status).toBe(404);
    expect((await ask("2222222")).status).toBe(429);
    const event = await newEvent(server, editor());
    expect((await ask(event.teams[0]?.code ?? "")).status).toBe(429);
  });

  test("a card of an event that has ended says so, and lets nobody in any more", async () => {
    const [event] = await underWay();
    await act("setEventEnd", { event: event.id, endsAt: null });
    const code = event.teams[1]?.code;
    const door = await server.call("getTeamDoor", { query: { code: code ?? "" } });
    expect(door.body.data).toMatchObject({ event: { state: "over" }, name: "Nutrias" });
    const late = { code, phone: "phone-009", language: "es" };
    expect(refusalOf(await server.call("joinTeam", { json: late }))).toBe("EVENTS.over");
  });

  test("TRU-20 a whole school joins from one address, and no more than 600 times a minute", async () => {
    const headers = { "x-forwarded-for": "203.0.113.77" };
    const event = await newEvent(server, editor());
    const join = () =>
      server.call("joinTeam", {
        headers,
        json: { code: event.teams[0]?.code, phone: "phone-001", language: "es" },
      });
    for (let time = 0; time < 600; time += 1) expect((await join()).status).toBe(200);
    expect((await join()).status).toBe(429);
  });

  test("a team names itself until the start, where the event lets it", async () => {
    const event = await newEvent(server, editor(), { namesByTeams: true });
    const phone = await joined(server, event);
    const rename = (name: string) =>
      server.call("renameOwnTeam", { token: phone.token, json: { name } });
    expect((await rename("  Los  linces ")).body.data.team.name).toBe("Los linces");
    expect(refusalOf(await rename("nútrias"))).toBe("EVENTS.nameTaken");
    expect(refusalOf(await rename(" "))).toBe("EVENTS.badName");
    await startEvent(server, editor(), event.id);
    expect(refusalOf(await rename("Otra"))).toBe("EVENTS.notRenamed");
    const closed = await newEvent(server, editor());
    const { token } = await joined(server, closed);
    const json = { name: "Otra" };
    expect(refusalOf(await server.call("renameOwnTeam", { token, json }))).toBe(
      "EVENTS.notRenamed",
    );
  });

  test("TRU-14 a token that was made up, and one of another phone's signature, reach nothing", async () => {
    const [, phone] = await underWay();
    const [word, id, signature] = phone.token.split(".");
    for (const token of [
      `${word}.${Number(id) + 1}.${signature}`,
      `${word}.${id}.${"a".repeat(43)}`,
    ]) {
      expect((await server.call("getTeamState", { token })).status).toBe(401);
    }
  });
});

describe("playing", () => {
  test("steps before the start are refused, and the route is there already", async () => {
    const event = await newEvent(server, editor());
    const phone = await joined(server, event);
    expect(refusalOf(await sendSteps(server, phone, walkAt(event, [0])))).toBe("EVENTS.notStarted");
    const route = await server.call("getTeamRoute", { token: phone.token });
    expect(route.body.data).toMatchObject({
      code: event.route.code,
      experience: { id: event.gymId },
    });
    await startEvent(server, editor(), event.id);
    const state = await stateOf(phone);
    expect(state).toMatchObject({ event: { state: "underWay" }, visit: { steps: 0, score: 0 } });
    expect(state.visit.startedAt).toBe(state.event.startedAt);
  });

  test("a step counts once by phone and number, however often it is sent", async () => {
    const [event, phone] = await underWay();
    const walk = walkAt(event, [10, 40, 60]);
    const first = await sendSteps(server, phone, walk);
    expect(first.body.data).toMatchObject({
      refused: [],
      state: { visit: { reached: event.route.points, ended: true, prize: "earned" } },
    });
    const again = await sendSteps(server, phone, walk);
    expect(again.body.data.refused.map(({ why }: { why: string }) => why)).toEqual(
      walk.map(() => "doneAlready"),
    );
    expect(again.body.data.state.steps).toHaveLength(3);
  });

  test("TRU-33 two phones write one log: a step goes in at its time, and what one has done the other has not to", async () => {
    const [event, one] = await underWay({ phones: 2 });
    const two = await joined(server, event, 0, "phone-002");
    const [first, second, last] = walkAt(event, [10, 40, 60]);
    await sendSteps(server, one, [second!]);
    const late = await sendSteps(server, two, [first!], { revision: 0 });
    expect(late.body.data.state.steps.map(({ point }: { point: number }) => point)).toEqual([
      event.route.points[0],
      event.route.points[1],
    ]);
    const done = await sendSteps(server, two, [{ ...second, number: 2 }]);
    expect(done.body.data.refused).toEqual([{ number: 2, why: "doneAlready" }]);
    await sendSteps(server, one, [{ ...last, number: 5 }]);
    const { revision, steps, visit } = await stateOf(two);
    expect([steps.length, visit.ended]).toEqual([3, true]);
    // Left out where the phone has it.
    expect(await stateOf(two, { revision })).not.toHaveProperty("steps");
    expect(await stateOf(two, { revision: revision - 1 })).toHaveProperty("steps");
  });

  test("TRU-33 phones that send at the same moment lose nothing and double nothing", async () => {
    const [event, one] = await underWay({ phones: 2 });
    const two = await joined(server, event, 0, "phone-002");
    const walk = walkAt(event, [10, 40, 60]);
    const sent = walk.flatMap((step) => [
      sendSteps(server, one, [step]),
      sendSteps(server, two, [step]),
    ]);
    const answers = await Promise.all(sent);
    const refused = answers.flatMap(({ body }) => body.data.refused);
    expect(refused.map(({ why }: { why: string }) => why).toSorted()).toEqual(
      expect.arrayContaining(["doneAlready", "doneAlready"]),
    );
    const { visit, steps } = await stateOf(one);
    expect([visit.steps, new Set(steps.map(({ point }: { point: number }) => point)).size]).toEqual(
      [3, 3],
    );
  });

  test("a clock that is wrong is corrected by what it said at the time of sending", async () => {
    const [event, phone] = await underWay();
    const [first] = walkAt(event, [90]);
    // An hour behind: by its clock, the event began an hour ago.
    await sendSteps(server, phone, [{ ...first, after: 30 * MINUTE }], { sentAfter: 60 * MINUTE });
    const [step] = (await stateOf(phone)).steps;
    expect(Math.abs(step.after - 90 * MINUTE)).toBeLessThan(MINUTE);
  });

  test("what needs a place or a code is refused without it, and what is ahead may come again", async () => {
    const [event, phone] = await underWay();
    const [first, , last] = walkAt(event, [10, 40, 60]);
    const { position: _, ...bare } = first as { position: object };
    const { body } = await sendSteps(server, phone, [
      bare,
      { ...first, number: 2, position: FAR },
      { ...last, number: 3, code: "OTRO" },
      { ...first, number: 4, after: 126 * MINUTE },
    ]);
    expect(body.data.refused).toEqual([
      { number: 1, why: "noPosition" },
      { number: 2, why: "tooFar" },
      { number: 3, why: "wrongCode" },
      { number: 4, why: "inFuture" },
    ]);
  });

  test("steps from before the end are taken until 15 minutes after it, later ones not", async () => {
    const [event, phone] = await underWay();
    const [first, second, last] = walkAt(event, [10, 40, 119.9]);
    const end = (minutesAgo: number) =>
      server.db
        .updateTable("events")
        .set({ ended_at: new Date(Date.now() - minutesAgo * MINUTE).toISOString() })
        .where("id", "=", event.id)
        .execute();
    await end(10);
    const taken = await sendSteps(server, phone, [first!, last!]);
    expect(taken.body.data.refused).toEqual([{ number: 3, why: "eventOver" }]);
    await end(16);
    const late = await sendSteps(server, phone, [second!]);
    expect(late.body.data.refused).toEqual([{ number: 2, why: "eventOver" }]);
  });

  test("the desk hands over a team's prize, also with steps that the phone could not send", async () => {
    const [event, phone] = await underWay();
    const walk = walkAt(event, [10, 40, 60]);
    const { body } = await sendSteps(server, phone, walk.slice(0, 2));
    const { visitToken } = body.data.state;
    const shown = { token: visitToken, phone: phone.phone, steps: walk.slice(2) };
    const verified = await act("verifyPrize", { gymId: event.gymId, ...shown });
    expect(verified.body.data).toMatchObject({ result: "valid" });
    // A phone that is none of the team's is not believed, and nobody erases the play of all.
    const [other] = await underWay();
    const stranger = await act("verifyPrize", {
      gymId: event.gymId,
      token: visitToken,
      phone: "stranger-1",
      steps: [{ ...walk[0], number: 9 }],
    });
    expect(stranger.body.success).toBe(true);
    expect((await server.call("leaveVisit", { token: visitToken })).status).toBe(401);
    expect((await boardOf(server, editor(), event.id)).teams[0].reached).toHaveLength(3);
    expect(other.id).not.toBe(event.id);
  });

  test("visits of the same route go on beside the event's, and are none of it", async () => {
    const [event] = await underWay();
    const visit = await server.call("startVisit", { json: startOf(event.route.code) });
    const { token } = visit.body.data;
    const json = {
      phone: "phone-009",
      steps: [{ number: 1, kind: "reach", point: event.route.points[0], after: 0, position: NEAR }],
    };
    expect((await server.call("addVisitSteps", { token, json })).body.data.visit.steps).toBe(1);
    expect((await boardOf(server, editor(), event.id)).teams[0].reached).toEqual([]);
  });

  test("places are stored where event and phone share them, and outside of the route is told", async () => {
    const shares = { sharesPlace: true };
    const [event] = await underWay({ places: true });
    const [closed] = await underWay();
    const open = await joined(server, event, 0, "phone-001", shares);
    const shy = await joined(server, event, 1);
    const unasked = await joined(server, closed, 0, "phone-001", shares);
    await sendSteps(server, shy, [], { place: NEAR });
    await sendSteps(server, unasked, [], { place: NEAR });
    await sendSteps(server, open, [], { place: { lat: 40.5, lon: -3.7 } });
    const teamsOf = async ({ id }: TestEvent) => (await boardOf(server, editor(), id)).teams;
    const placeOf = async (of: TestEvent, team = 0) => (await teamsOf(of))[team].phones[0].place;
    // Stored in the order in which they came.
    await expect.poll(() => placeOf(event)).toMatchObject({ lat: 40.5 });
    expect([await placeOf(event, 1), await placeOf(closed)]).toEqual([null, null]);
    expect((await teamsOf(event))[0].trouble).toContain("outside");
    await act("saveEvent", { gymId: event.gymId, id: event.id, settings: { places: false } });
    expect(await placeOf(event)).toBeNull();
  });
});

describe("what the board does reaches the phones", () => {
  test("a message to one or all, once for each request", async () => {
    const [event, phone] = await underWay();
    const other = await joined(server, event, 1);
    const toAll = { event: event.id, requestId: randomUUID(), text: "Quedan 10 minutos" };
    await act("sendEventMessage", toAll);
    await act("sendEventMessage", toAll);
    await act("sendEventMessage", {
      ...toAll,
      requestId: randomUUID(),
      team: event.teams[0]?.id,
      text: "Bien",
    });
    const texts = async (of: JoinedPhone) =>
      (await stateOf(of)).messages.map(({ text }: { text: string }) => text);
    expect([await texts(phone), await texts(other)]).toEqual([
      ["Bien", "Quedan 10 minutos"],
      ["Quedan 10 minutos"],
    ]);
    const long = { ...toAll, requestId: randomUUID(), text: "x".repeat(501) };
    expect((await act("sendEventMessage", long)).status).toBe(400);
    expect((await act("sendEventMessage", { ...long, text: "x".repeat(500) })).body.success).toBe(
      true,
    );
  });

  test("score that is given or taken counts in the ranking, and not for the prize", async () => {
    const [event, phone] = await underWay({ ranking: "always" });
    const give = (points: number, requestId = randomUUID()) =>
      act("adjustEventScore", {
        event: event.id,
        requestId,
        team: event.teams[0]?.id,
        points,
        reason: "La canción",
      });
    const requestId = randomUUID();
    await give(5, requestId);
    await give(5, requestId);
    expect(await stateOf(phone)).toMatchObject({
      score: 5,
      adjustments: [{ points: 5, reason: "La canción" }],
      visit: { score: 0 },
      ranking: [{ place: 1, name: "Linces", score: 5, finished: false }],
    });
    await give(-20);
    expect((await stateOf(phone)).score).toBe(0);
    expect((await give(0)).status).toBe(400);
  });

  test("a point is passed for a team once, also by two at the same moment, and only as the rules allow", async () => {
    const [event, phone] = await underWay();
    const [first, , last] = event.route.points;
    const pass = (point: number) =>
      act("passEventPoint", { event: event.id, team: event.teams[0]?.id, point });
    const both = await Promise.all([pass(first), pass(first)]);
    expect(both.map(({ body }) => body.success)).toEqual([true, true]);
    expect((await stateOf(phone)).steps).toMatchObject([
      { phone: "by-staff", kind: "reach", point: first },
    ]);
    expect(refusalOf(await pass(2_000_000))).toBe("EVENTS.notPassed");
    expect((await pass(last)).body.success).toBe(true);
    expect((await stateOf(phone)).visit).toMatchObject({ ended: true, prize: "earned" });
    const { actions } = await boardOf(server, editor(), event.id);
    const passed = actions.filter(({ kind }: { kind: string }) => kind === "pass");
    expect(passed).toMatchObject([
      { point: last, by: "editor Test" },
      { point: first, by: "editor Test" },
    ]);
  });

  test("a team that was ended does nothing more, until it goes on", async () => {
    const [event, phone] = await underWay();
    const [first] = walkAt(event, [119]);
    const end = (ended: boolean) =>
      act("endEventTeam", { event: event.id, team: event.teams[0]?.id, ended });
    await end(true);
    await end(true);
    const now = { ...first, after: 121 * MINUTE };
    expect((await sendSteps(server, phone, [now])).body.data.refused).toEqual([
      { number: 1, why: "eventOver" },
    ]);
    expect((await stateOf(phone)).team.endedAt).not.toBeNull();
    await end(false);
    expect((await sendSteps(server, phone, [now])).body.data.refused).toEqual([]);
    const { actions } = await boardOf(server, editor(), event.id);
    expect(actions.map(({ kind }: { kind: string }) => kind)).toEqual([
      "resumeTeam",
      "endTeam",
      "start",
    ]);
  });

  test("extending is the same for two who press it, and ends after 24 hours at the latest", async () => {
    const [event] = await underWay();
    const set = (endsAt: string | null) => act("setEventEnd", { event: event.id, endsAt });
    const endsAt = new Date(Date.now() + 30 * MINUTE).toISOString();
    await Promise.all([set(endsAt), set(endsAt)]);
    expect((await boardOf(server, editor(), event.id)).event.endsAt).toBe(endsAt);
    const { actions } = await boardOf(server, editor(), event.id);
    expect(actions.filter(({ kind }: { kind: string }) => kind === "setEnd")).toHaveLength(1);
    const tomorrow = new Date(Date.now() + 23 * 60 * MINUTE).toISOString();
    expect(refusalOf(await set(tomorrow))).toBe("EVENTS.tooLong");
    expect((await set(null)).body.success).toBe(true);
    expect(refusalOf(await set(endsAt))).toBe("EVENTS.over");
  });

  test("results are in the order of the ranking, with what was played and what was given", async () => {
    const [event, phone] = await underWay();
    await sendSteps(server, phone, walkAt(event, [10, 40, 60]));
    await act("adjustEventScore", {
      event: event.id,
      requestId: randomUUID(),
      team: event.teams[1]?.id,
      points: 3,
      reason: "Ayudó",
    });
    const query = { gymId: event.gymId, id: event.id };
    const results = async () =>
      (await server.call("getEventResults", { as: editor(), query })).body.data.teams;
    expect(await results()).toMatchObject([
      { name: "Nutrias", place: 1, score: 3, played: 0, adjusted: 3, end: "notStarted" },
      {
        name: "Linces",
        place: 2,
        score: 0,
        reached: event.route.points.map((point, index) => ({
          point,
          after: [10, 40, 60].map((minute) => minute * MINUTE)[index],
        })),
        finishedAfter: 60 * MINUTE,
        end: "finished",
        prize: true,
        playNumber: expect.stringMatching(/^\w{4}(-\w{4}){3}$/),
      },
    ]);
  });
});
