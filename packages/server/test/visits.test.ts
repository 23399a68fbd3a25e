import { describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { localDay } from "@panel/domain/lottery/draw";
import { startServer } from "../src/compose.ts";
import { thinVersions } from "../src/versions/thin.ts";
import { clearVisits } from "../src/visits/expiry.ts";
import { createExperience, newPoint, readExperience, testServer } from "./support/server.ts";
import {
  begunAgo,
  countAll,
  FAR,
  NEAR,
  newVisit,
  PHONE,
  place,
  publicationOf,
  publish,
  publishedRoute,
  send,
  startOf,
  walkOf,
} from "./support/visits.ts";

const server = testServer({ TRUST_PROXY: "127.0.0.1", VISIT_STARTS_PER_DAY: "60" });
const editor = () => server.person("editor");
const supervisor = () => server.person("supervisor");
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const route = (code: string) => server.call("getOpenRoute", { query: { code } });

describe("publishing", () => {
  test("visitors get what was published, not what was saved since", async () => {
    const { id, code } = await publishedRoute(server, editor());
    const before = await route(code);
    expect(before.body.data).toMatchObject({ code, doors: "open", number: expect.any(Number) });
    await newPoint(server, editor(), id, place(FAR));
    const experience = await readExperience(server, editor(), id);
    const form = {
      gymId: id,
      gymName: "Otra",
      gymDescription: "Otra",
      gymSlogan: "Otra",
      gymCity: "Madrid",
      gymLang: "cas",
      gymCode: code,
      version: experience.version,
    };
    expect((await server.call("saveGymkhana", { as: editor(), form })).body.success).toBe(true);
    expect((await route(code)).body.data).toEqual(before.body.data);
    const changed = await publicationOf(server, editor(), id);
    expect(changed).toMatchObject({ state: "changed", published: { by: "editor Test" } });
    expect(changed.notes).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "added" })]),
    );
    const published = await publish(server, editor(), id);
    expect(published).toMatchObject({
      state: "published",
      notes: [],
      current: published.published.number,
    });
    expect(published.earlier).toMatchObject([{ number: changed.published.number }]);
    expect((await route(code)).body.data.experience).toMatchObject({ GymName: "Otra" });
    // Back to what was published before.
    const back = await publish(server, editor(), id, changed.published.number);
    expect(back).toMatchObject({
      state: "changed",
      published: { number: changed.published.number },
    });
    expect((await route(code)).body.data).toEqual(before.body.data);
  });

  test("a version that was never published is none to go back to", async () => {
    const { id } = await publishedRoute(server, editor());
    await newPoint(server, editor(), id, place(FAR));
    const { current } = await publicationOf(server, editor(), id);
    await newPoint(server, editor(), id, place(FAR));
    const json = { gymId: id, number: current };
    expect((await server.call("publishGymkhana", { as: editor(), json })).status).toBe(404);
  });

  test("what was published is not thinned out, however old it is", async () => {
    const { id } = await publishedRoute(server, editor());
    const { current: first } = await publicationOf(server, editor(), id);
    await newPoint(server, editor(), id, place(FAR));
    await newPoint(server, editor(), id, place(FAR));
    const { current: last } = await publish(server, editor(), id);
    await server.db
      .updateTable("versions")
      .set({ saved_at: "2020-05-02T10:00:00.000Z" })
      .where("gymkhana_id", "=", id)
      .execute();
    await thinVersions(server.running.connection, { allDays: 30, dailyDays: 365 });
    const left = await server.db
      .selectFrom("versions")
      .select("number")
      .where("gymkhana_id", "=", id)
      .orderBy("number")
      .execute();
    expect(left.map(({ number }) => number)).toEqual([first, last]);
    expect(await publish(server, editor(), id, first)).toMatchObject({ state: "changed" });
  });

  test("what opens a route takes effect at once and is no change of what was published", async () => {
    const { id, code } = await publishedRoute(server, editor());
    const save = async (fields: object) => {
      const form = {
        gymId: id,
        gymName: "Ruta",
        gymDescription: "Una ruta",
        gymSlogan: "Hola",
        gymCity: "Madrid",
        gymLang: "cas",
        gymCode: code,
        ...fields,
      };
      const { body } = await server.call("saveGymkhana", { as: editor(), form });
      expect(body).toMatchObject({ success: true });
    };
    await save({ openOnWeb: 0 });
    expect((await route(code)).status).toBe(404);
    expect(await publicationOf(server, editor(), id)).toMatchObject({ state: "closed", notes: [] });
    await save({ openOnWeb: 1, opensOn: "2029-01-01" });
    expect((await route(code)).body.data).toMatchObject({ doors: "notYet", opensOn: "2029-01-01" });
    expect((await server.call("startVisit", { json: startOf(code) })).status).toBe(404);
    await save({ opensOn: "", closesOn: "2020-01-01" });
    expect((await route(code)).status).toBe(404);
    await save({ closesOn: "2029-01-01" });
    expect((await route(code)).body.data.doors).toBe("open");
    const refused = await server.call("saveGymkhana", {
      as: editor(),
      form: {
        gymId: id,
        gymName: "Ruta",
        gymDescription: "Una ruta",
        gymSlogan: "Hola",
        gymCity: "Madrid",
        gymLang: "cas",
        gymCode: code,
        opensOn: "2029-02-01",
      },
    });
    expect(refused.body.success).toBe(false);
  });

  test("its days are those of where the published route is", async () => {
    const code = "RT1999";
    const id = await createExperience(server, editor(), { gymCode: code, openOnWeb: 1 });
    await newPoint(server, editor(), id, place({ lat: 28.47, lon: -16.25 }));
    await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 1 } });
    const zone = async () => {
      const { time_zone } = await server.db
        .selectFrom("gymkhanas")
        .select("time_zone")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return time_zone;
    };
    expect(await zone()).toBe("Europe/Madrid");
    expect((await publicationOf(server, editor(), id)).settings).not.toHaveProperty("timeZone");
    const { settings } = await publish(server, editor(), id);
    expect(settings).toMatchObject({ timeZone: "Atlantic/Canary" });
    expect(await zone()).toBe("Atlantic/Canary");
    // A day that has begun in the east and not yet in the west, whatever the hour is.
    const day = localDay(Date.now(), "Pacific/Kiritimati");
    const doorsIn = async (time_zone: string) => {
      const opens = { opens_on: day, time_zone };
      await server.db.updateTable("gymkhanas").set(opens).where("id", "=", id).execute();
      return (await route(code)).body.data.doors;
    };
    expect(await doorsIn("Pacific/Kiritimati")).toBe("open");
    expect(await doorsIn("Etc/GMT+12")).toBe("notYet");
  });

  test("the list tells the state: draft, published, changed, closed", async () => {
    const { id } = await publishedRoute(server, editor());
    const state = async () => {
      const { body } = await server.call("getUserGymkhanas", { as: editor() });
      const list = JSON.parse(body.data) as { id: number; publication: string }[];
      return list.find((each) => each.id === id)?.publication;
    };
    expect(await state()).toBe("published");
    await newPoint(server, editor(), id, place(FAR));
    expect(await state()).toBe("changed");
    await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 2 } });
    expect(await state()).toBe("closed");
  });

  test("a published code leads to its route for good, also after a change and a deletion", async () => {
    const { id, code } = await publishedRoute(server, editor());
    const renamed = `X${code.slice(1)}`;
    const form = (gymCode: string, gymId = id) => ({
      gymId,
      gymName: "Ruta",
      gymDescription: "Una ruta",
      gymSlogan: "Hola",
      gymCity: "Madrid",
      gymLang: "cas",
      gymCode,
    });
    await server.call("saveGymkhana", { as: editor(), form: form(renamed) });
    expect((await route(code)).body.data.code).toBe(renamed);
    const other = await publishedRoute(server, editor());
    const taken = await server.call("saveGymkhana", { as: editor(), form: form(code, other.id) });
    expect(taken.body.data.translation_key).toBe("ERRORS.codeTaken");
    await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 2 } });
    const gone = await server.call("updateGymkhanaState", {
      as: supervisor(),
      form: { idGym: id, newSt: 3 },
    });
    expect(gone.body.success).toBe(true);
    for (const each of [code, renamed]) {
      const again = await server.call("saveGymkhana", { as: editor(), form: form(each, other.id) });
      expect(again.body.data.translation_key).toBe("ERRORS.codeTaken");
      expect((await route(each)).status).toBe(404);
    }
  });

  test("other spellings of a code lead to it, and one that looks like two routes' to neither", async () => {
    const { code } = await publishedRoute(server, editor(), { gymCode: "OIL10Q" });
    void code;
    for (const spelling of ["oil10q", " OIL 10Q ", "0IL1OQ", "OILI0Q"]) {
      expect((await route(spelling)).body.data.code).toBe("OIL10Q");
    }
    await publishedRoute(server, editor(), { gymCode: "0IL10Q" });
    expect((await route("OIL10Q")).body.data.code).toBe("OIL10Q");
    expect((await route("OILIOQ")).status).toBe(404);
  });

  test("an open route and one with visitors cannot be deleted, and neither can its files", async () => {
    const { id, code } = await publishedRoute(server, editor());
    const remove = async () =>
      (
        await server.call("updateGymkhanaState", {
          as: supervisor(),
          form: { idGym: id, newSt: 3 },
        })
      ).body;
    expect((await remove()).data.translation_key).toBe("VISITS.openRoute");
    const { token } = await newVisit(server, code);
    await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 2 } });
    expect((await remove()).data.translation_key).toBe("VISITS.underWay");
    const { IdMod } = await readExperience(server, editor(), id);
    const root = server.person("root");
    const form = { idMod: IdMod };
    await server.db.deleteFrom("asset_uses").where("asset_id", "=", IdMod).execute();
    const kept = await server.call("deleteAsset", { as: root, form });
    expect(kept.body.data.translation_key).toBe("ASSET_ERRORS.published");
    await server.call("leaveVisit", { token });
    expect((await remove()).success).toBe(true);
  });

  test("TRU-15 only those who may edit an experience publish it", async () => {
    const { id } = await publishedRoute(server, editor());
    for (const person of ["stranger", "rival"]) {
      const as = server.person(person);
      expect((await server.call("getPublication", { as, query: { gymId: id } })).status).toBe(404);
      expect((await server.call("publishGymkhana", { as, json: { gymId: id } })).status).toBe(404);
    }
    const as = server.person("admin");
    expect((await server.call("publishGymkhana", { as, json: { gymId: id } })).status).toBe(403);
  });
});

describe("visits", () => {
  test("the server plays the steps by the rules, up to the prize", async () => {
    const published = await publishedRoute(server, editor());
    const { token, visit, now } = await newVisit(server, published.code);
    expect(visit).toMatchObject({ steps: 0, ended: false, prize: "none" });
    expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(visit.startedAt));
    await begunAgo(server, token, 30);
    const [first, second, last] = walkOf(published);
    const one = await send(server, token, [first!]);
    expect(one.body.data).toMatchObject({ refused: [], visit: { reached: [published.points[0]] } });
    const wrong = { ...last!, code: "OTRA" };
    const { body } = await send(server, token, [second!, wrong]);
    expect(body.data).toMatchObject({
      refused: [{ number: 3, why: "wrongCode" }],
      visit: { ended: false },
    });
    // A phone's number counts once: what was read next is another step.
    const end = await send(server, token, [{ ...last!, number: 4 }]);
    expect(end.body.data).toMatchObject({
      refused: [],
      visit: { ended: true, prize: "earned", steps: 3 },
    });
  });

  test("a code has to be read, a place to be reached, and a step to have happened", async () => {
    const { code, points } = await publishedRoute(server, editor());
    const { token } = await newVisit(server, code);
    const { body } = await send(server, token, [
      { number: 1, kind: "reach", point: points[0], after: 1000 },
      { number: 2, kind: "reach", point: points[0], after: 1000, position: FAR },
      { number: 3, kind: "reach", point: points[2], after: 1000, position: FAR },
      { number: 4, kind: "reach", point: points[0], after: 60 * 60_000, position: NEAR },
      { number: 5, kind: "pass", point: points[0], after: 1000 },
    ]);
    expect(body.data.refused).toEqual([
      { number: 1, why: "noPosition" },
      { number: 2, why: "tooFar" },
      { number: 3, why: "noCode" },
      { number: 4, why: "inFuture" },
      { number: 5, why: "nothingToSettle" },
    ]);
    // What has not happened yet may be sent again.
    await begunAgo(server, token, 60);
    const again = {
      number: 4,
      kind: "reach",
      point: points[0],
      after: 59 * 60_000,
      position: NEAR,
    };
    expect((await send(server, token, [again])).body.data.refused).toEqual([]);
  });

  test("a step counts once, however often and from whichever phone it comes", async () => {
    const published = await publishedRoute(server, editor());
    const { token } = await newVisit(server, published.code);
    await begunAgo(server, token, 30);
    const steps = walkOf(published);
    await send(server, token, steps);
    const repeated = await send(server, token, steps);
    expect(repeated.body.data.refused.map(({ why }: { why: string }) => why)).toEqual([
      "doneAlready",
      "doneAlready",
      "doneAlready",
    ]);
    const other = await send(server, token, steps.slice(0, 1), "phone-002");
    expect(other.body.data).toMatchObject({
      refused: [{ why: "doneAlready" }],
      visit: { steps: 3 },
    });
    // Numbers that come before those between are known again too.
    const { token: next } = await newVisit(server, published.code);
    await begunAgo(server, next, 30);
    await send(server, next, [steps[1]!]);
    const late = await send(server, next, [...steps]);
    expect(late.body.data).toMatchObject({ refused: [{ number: 2, why: "doneAlready" }] });
  });

  test("many calls at once are answered each with its own", async () => {
    const published = await publishedRoute(server, editor());
    const tokens: string[] = [];
    for (let made = 0; made < 12; made += 1) {
      const { token } = await newVisit(server, published.code);
      await begunAgo(server, token, 30);
      tokens.push(token);
    }
    const steps = walkOf(published);
    const answers = await Promise.all(
      tokens.flatMap((token) => [
        send(server, token, steps.slice(0, 2)),
        send(server, token, steps),
      ]),
    );
    for (const { body } of answers) expect(body.success).toBe(true);
    for (const token of tokens) {
      const { body } = await send(server, token, [steps[0]!]);
      expect(body.data.visit).toMatchObject({ steps: 3, prize: "earned" });
    }
  });

  test("a walk that is faster than anybody walks is marked for the desk", async () => {
    const published = await publishedRoute(server, editor());
    const steps = walkOf(published);
    const verified = async (between: number) => {
      const { token, visit } = await newVisit(server, published.code);
      await begunAgo(server, token, 60);
      const [first, second, last] = steps;
      const after = first!.after + between;
      await send(server, token, [first!, { ...second!, after }, { ...last!, after }]);
      const json = { gymId: published.id, play: visit.play };
      return (await server.call("verifyPrize", { as: editor(), json })).body.data;
    };
    expect(await verified(60_000)).toMatchObject({ result: "valid", isFast: true });
    expect(await verified(20 * 60_000)).toMatchObject({ result: "valid", isFast: false });
  });

  test("a visit goes on with the version with which it began", async () => {
    const { id, code, points } = await publishedRoute(server, editor());
    const { token, visit } = await newVisit(server, code);
    await begunAgo(server, token, 30);
    await server.call("deleteMapPoint", {
      as: editor(),
      form: { mappointId: points[0], mappointGymId: id },
    });
    await publish(server, editor(), id);
    await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 2 } });
    const step = { number: 1, kind: "reach", point: points[0], after: 1000, position: NEAR };
    const { body } = await send(server, token, [step]);
    expect(body.data).toMatchObject({ refused: [], visit: { number: visit.number } });
    expect(await publicationOf(server, editor(), id)).toMatchObject({
      visits: { underWay: 1, week: 1, others: 1 },
    });
    const newer = await server.call("startVisit", { json: startOf(code) });
    expect(newer.status).toBe(404);
  });

  test("the same request makes one visit, and its cookie gives it back with its steps", async () => {
    const published = await publishedRoute(server, editor());
    const requestId = randomUUID();
    const begun = await newVisit(server, published.code, { requestId });
    const { visit, token, cookies } = begun;
    expect((await newVisit(server, published.code, { requestId })).visit.play).toBe(visit.play);
    const [cookie = "", mark] = cookies;
    expect(cookie).toMatch(
      /^explorar-visit-\d+=visit\.[^;]+; Path=\/visits\/mine; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    // What the page itself may see is written by the server: some browsers delete the cookies of scripts after a week.
    expect(mark).toBe(`visited=1; Path=/play/${published.code}; Max-Age=2592000; SameSite=Lax`);
    await begunAgo(server, token, 30);
    await send(server, token, walkOf(published));
    const mine = (headers: Record<string, string>) =>
      server.call("getMyVisit", { query: { code: published.code }, headers });
    const { body } = await mine({ cookie: cookie.split(";")[0]! });
    expect(body.data).toMatchObject({ token, visit: { play: visit.play, prize: "earned" } });
    expect(body.data.steps.map(({ point }: { point: number }) => point)).toEqual(published.points);
    expect((await mine({})).status).toBe(404);
    const other = await publishedRoute(server, editor());
    const own = cookie.split(";")[0]!;
    const ofOther = (sent: string) =>
      server.call("getMyVisit", { query: { code: other.code }, headers: { cookie: sent } });
    expect((await ofOther(own)).status).toBe(404);
    expect((await ofOther(own.replace(/-\d+=/, `-${other.id}=`))).status).toBe(404);
    // A browser has a visit to each route.
    const also = await newVisit(server, other.code);
    const both = `${own}; ${also.cookies[0]?.split(";")[0]}`;
    expect((await ofOther(both)).body.data.visit.play).toBe(also.visit.play);
    expect((await mine({ cookie: both })).body.data.visit.play).toBe(visit.play);
    const { headers } = await server.call("leaveVisit", { token });
    expect(headers.getSetCookie()[0]).toMatch(/^explorar-visit-\d+=; .*Max-Age=0/);
  });

  test("TRU-15 a token reaches its own visit alone; one that is forged reaches none", async () => {
    const { code } = await publishedRoute(server, editor());
    const { token } = await newVisit(server, code);
    const [word, id, signature] = token.split(".") as [string, string, string];
    const step = { number: 1, kind: "reach", point: 1, after: 0 };
    for (const forged of [
      `${word}.${Number(id) + 1}.${signature}`,
      `${word}.${id}.${signature.slice(0, -1)}`,
      editor().token,
    ]) {
      expect((await send(server, forged, [step])).status).toBe(401);
    }
    for (const own of ["getPublication", "getDesk"] as const) {
      expect((await server.call(own, { token, query: { gymId: 1 } })).status).toBe(401);
    }
    await server.call("leaveVisit", { token });
    const { status, body } = await send(server, token, [step]);
    expect([status, body.data.translation_key]).toEqual([401, "ERRORS.visitNotValid"]);
  });

  test("codes that are none are answered alike, and only so often", async () => {
    const { id, code } = await publishedRoute(server, editor());
    await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 2 } });
    const ask = (typed: string) =>
      server.call("getOpenRoute", { query: { code: typed }, ...from("203.0.113.20") });
    const [closed, unknown] = [await ask(code), await ask("ZZZZZZ")];
    expect(closed.body).toEqual(unknown.body);
    let last = unknown;
    for (let tries = 0; tries < 20; tries += 1) last = await ask("ZZZZZZ");
    expect(last.status).toBe(429);
  });

  test("a route takes so many visits a day, and a visit so many calls a minute", async () => {
    const { code } = await publishedRoute(server, editor());
    const start = async (address: string) =>
      (await server.call("startVisit", { json: startOf(code), ...from(address) })).status;
    const statuses = [];
    for (let made = 0; made < 61; made += 1) statuses.push(await start(`198.51.100.${made}`));
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
    const other = await publishedRoute(server, editor());
    const { token } = await newVisit(server, other.code);
    const step = { number: 1, kind: "hint", point: other.points[0], after: 0 };
    const calls = [];
    for (let made = 0; made < 31; made += 1) calls.push((await send(server, token, [step])).status);
    expect([calls[29], calls[30]]).toEqual([200, 429]);
  });

  test("an address starts 120 visits a minute, of whichever routes, and another address goes on", async () => {
    const codes: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      codes.push((await publishedRoute(server, editor())).code);
    }
    const start = async (address: string, made: number) =>
      (
        await server.call("startVisit", {
          json: startOf(codes[made % codes.length]!),
          ...from(address),
        })
      ).status;
    const statuses = [];
    for (let made = 0; made < 121; made += 1) statuses.push(await start("203.0.113.30", made));
    expect([statuses[119], statuses[120]]).toEqual([200, 429]);
    expect(await start("203.0.113.31", 0)).toBe(200);
  });

  test("played from anywhere where no prize needs the place, and only there", async () => {
    const prized = await publishedRoute(server, editor());
    const refused = await server.call("startVisit", {
      json: startOf(prized.code, { anywhere: true }),
    });
    expect(refused.body.data.translation_key).toBe("VISITS.notAnywhere");
    const free = await publishedRoute(server, editor(), { prizeEnabled: 0 });
    expect((await route(free.code)).body.data.anywhere).toBe(true);
    const { token, visit } = await newVisit(server, free.code, { anywhere: true });
    expect(visit.anywhere).toBe(true);
    const step = { number: 1, kind: "reach", point: free.points[0], after: 0 };
    expect((await send(server, token, [step])).body.data.refused).toEqual([]);
  });

  test("what visits do counts in the statistics once, from five visitors on; an erased one does not", async () => {
    const published = await publishedRoute(server, editor());
    const tokens: string[] = [];
    for (let visitors = 0; visitors < 6; visitors += 1) {
      const { token } = await newVisit(server, published.code, { gender: "woman" });
      await begunAgo(server, token, 30);
      await send(server, token, walkOf(published));
      tokens.push(token);
    }
    await countAll(server);
    await countAll(server);
    const total = async () => {
      const form = { idGym: published.id };
      const { body } = await server.call("getGymkhanaStats", { as: editor(), form });
      return JSON.parse(body.data) as object;
    };
    expect(await total()).toMatchObject({ usrUniq: 6, exp: 6, mappoints: 18, rewEarn: 6 });
    const form = { idGym: published.id, period: 30 };
    const report = await server.call("getPlayReport", { as: editor(), form });
    expect(report.body.data.origins).toEqual([{ origin: "web", plays: 6 }]);
    await server.call("leaveVisit", { token: tokens[0] });
    expect(await total()).toMatchObject({ usrUniq: 5, exp: 5, mappoints: 15 });
    const { rows } = { rows: await server.db.selectFrom("visits").select("id").execute() };
    expect(rows.map(({ id }) => id)).not.toContain(Number(tokens[0]!.split(".")[1]));
  });

  test("what visits did counts by their version: also at a point that was deleted since, of a route that is off", async () => {
    const published = await publishedRoute(server, editor());
    const { id, points } = published;
    for (let visitors = 0; visitors < 5; visitors += 1) {
      const { token } = await newVisit(server, published.code);
      await begunAgo(server, token, 30);
      await send(server, token, walkOf(published));
    }
    const deleted = { mappointId: points[0], mappointGymId: id };
    await server.call("deleteMapPoint", { as: editor(), form: deleted });
    await publish(server, editor(), id);
    await server.call("updateGymkhanaState", { as: editor(), form: { idGym: id, newSt: 2 } });
    await countAll(server);
    const { body } = await server.call("getGymkhanaStats", { as: editor(), form: { idGym: id } });
    const total = JSON.parse(body.data) as object;
    expect(total).toMatchObject({ usrUniq: 5, exp: 5, mappoints: 15, rewEarn: 5 });
  });

  test("two nodes: a step that is sent to both counts once, and both tell the same visit", async () => {
    const published = await publishedRoute(server, editor());
    const other = await startServer({ ...server.settings, port: 0 });
    try {
      const steps = walkOf(published);
      const { token } = await newVisit(server, published.code);
      await begunAgo(server, token, 30);
      const post = async (url: string, sent: readonly object[]) => {
        const response = await fetch(`${url}/visits/steps`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: JSON.stringify({ phone: PHONE, steps: sent }),
        });
        const { data } = (await response.json()) as { data: { refused: object[] } };
        return data;
      };
      const isKnown = ({ number }: { number: number }) => ({ number, why: "doneAlready" });
      for (const step of steps) {
        const both = await Promise.all([server.url, other.url].map((url) => post(url, [step])));
        const refused = both.flatMap((each) => each.refused);
        expect(refused).toEqual([isKnown(step)]);
      }
      const [here, there] = [await post(server.url, steps), await post(other.url, steps)];
      expect(here).toMatchObject({ refused: steps.map(isKnown), visit: { steps: steps.length } });
      expect({ ...there, now: 0 }).toEqual({ ...here, now: 0 });
      const stored = await server.db
        .selectFrom("visit_steps")
        .select("number")
        .where("visit_id", "=", Number(token.split(".")[1]))
        .execute();
      expect(stored).toHaveLength(steps.length);
      await Promise.all([countAll(server), countAll(server)]);
      const counted = await server.db
        .selectFrom("play_events")
        .select("kind")
        .where("gymkhana_id", "=", published.id)
        .execute();
      const kinds = counted.map(({ kind }) => kind).toSorted();
      const reached = steps.flatMap(() => ["mainPointCompleted", "pointReached"]);
      expect(kinds).toEqual(["completed", ...reached, "prizeEarned", "started"].toSorted());
    } finally {
      await other.stop();
    }
  });

  test("a visit whose 30 days are over takes no steps and is deleted", async () => {
    const { code } = await publishedRoute(server, editor());
    const { token } = await newVisit(server, code);
    const id = Number(token.split(".")[1]);
    await countAll(server);
    await server.db
      .updateTable("visits")
      .set({ ends_at: new Date(Date.now() - 1000).toISOString() })
      .where("id", "=", id)
      .execute();
    expect(
      (await send(server, token, [{ number: 1, kind: "hint", point: 1, after: 0 }])).status,
    ).toBe(401);
    await clearVisits(server.running.connection);
    expect(
      await server.db.selectFrom("visits").select("id").where("id", "=", id).execute(),
    ).toEqual([]);
  });

  test("the list of routes has the open ones that are listed", async () => {
    const { code } = await publishedRoute(server, editor(), { listed: 1 });
    const hidden = await publishedRoute(server, editor());
    const { body } = await server.call("listOpenRoutes");
    const codes = body.data.routes.map((each: { code: string }) => each.code);
    expect(codes).toContain(code);
    expect(codes).not.toContain(hidden.code);
    const own = body.data.routes.find((each: { code: string }) => each.code === code);
    expect(own).toMatchObject({
      name: "Ruta",
      city: "Madrid",
      points: 3,
      latitude: NEAR.lat,
      cover: expect.stringMatching(/^\/files\//),
    });
    // Measured after it was published, as the check plans it: the walk alone, since nothing is told at its points.
    const listed = async () => {
      const answer = await server.call("listOpenRoutes");
      return answer.body.data.routes.find((each: { code: string }) => each.code === code);
    };
    await expect.poll(listed).toMatchObject({ metres: 1112, minutes: 15 });
  });
});
