import { describe, expect, test } from "vitest";
import { testServer, type Person } from "./support/server.ts";
import {
  begunAgo,
  newVisit,
  PHONE,
  publishedRoute,
  send,
  walkOf,
  type PublishedRoute,
} from "./support/visits.ts";

const server = testServer();
const editor = () => server.person("editor");
const supervisor = () => server.person("supervisor");
const verify = async (gymId: number, shown: object, as: Person = editor()) =>
  (await server.call("verifyPrize", { as, json: { gymId, ...shown } })).body.data;
const collect = async (gymId: number, play: string, as: Person = editor()) =>
  (await server.call("collectPrize", { as, json: { gymId, play } })).body.data;
const undo = (gymId: number, play: string) =>
  server.call("undoCollectedPrize", { as: editor(), json: { gymId, play } });

/** A visit that has earned the prize; gives the number of its play. */
async function earned(route: PublishedRoute): Promise<string> {
  const { token, visit } = await newVisit(server, route.code);
  await begunAgo(server, token, 30);
  await send(server, token, walkOf(route));
  return visit.play as string;
}

describe("the desk", () => {
  test("a prize is handed over once, by its number as people type it, and taken back for ten minutes", async () => {
    const route = await publishedRoute(server, editor());
    const play = await earned(route);
    const typed = ` ${play.replaceAll("-", " ").toLowerCase()} `;
    expect(await verify(route.id, { play: typed })).toMatchObject({
      result: "valid",
      play,
      left: null,
    });
    expect(await collect(route.id, typed)).toMatchObject({
      result: "collected",
      desk: { collected: 1, log: [{ play, by: "editor Test", undone: false }] },
    });
    expect(await collect(route.id, play)).toMatchObject({
      result: "already",
      desk: { collected: 1 },
    });
    expect(await verify(route.id, { play })).toMatchObject({
      result: "collected",
      collectedAt: expect.any(String),
    });
    expect((await undo(route.id, play)).body.data).toMatchObject({
      collected: 0,
      log: [{ play, undone: true }],
    });
    expect(await verify(route.id, { play })).toMatchObject({ result: "valid" });
    await collect(route.id, play);
    const before = new Date(Date.now() - 11 * 60_000).toISOString();
    await server.db.updateTable("collections").set({ at: before }).execute();
    expect((await undo(route.id, play)).body.data.translation_key).toBe("VISITS.undoTooLate");
  });

  test("of two desks at the same moment one hands over", async () => {
    const route = await publishedRoute(server, editor());
    const play = await earned(route);
    const results = await Promise.all(
      [editor(), supervisor(), editor(), supervisor()].map(
        async (as) => (await collect(route.id, play, as)).result,
      ),
    );
    expect(results.toSorted((one, other) => one.localeCompare(other))).toEqual([
      "already",
      "already",
      "already",
      "collected",
    ]);
  });

  test("no more are handed over than there are", async () => {
    const route = await publishedRoute(server, editor(), { prizeStock: 1 });
    const [first, second] = [await earned(route), await earned(route)];
    const results = await Promise.all(
      [first, second].map(async (play) => (await collect(route.id, play)).result),
    );
    expect(results.toSorted((one, other) => one.localeCompare(other))).toEqual([
      "collected",
      "noneLeft",
    ]);
    const left = results[0] === "collected" ? second : first;
    expect(await verify(route.id, { play: left })).toMatchObject({ result: "valid", left: 0 });
  });

  test("what is not earned is told apart from what nobody knows", async () => {
    const route = await publishedRoute(server, editor(), { prizeScore: 50 });
    const other = await publishedRoute(server, editor());
    const { token, visit } = await newVisit(server, route.code);
    await begunAgo(server, token, 30);
    expect(await verify(route.id, { play: visit.play })).toMatchObject({ result: "notEnded" });
    await send(server, token, walkOf(route));
    expect(await verify(route.id, { play: visit.play })).toMatchObject({
      result: "notEarned",
      score: 0,
      needed: 50,
    });
    expect(await collect(route.id, visit.play)).toMatchObject({ result: "notEarned" });
    expect(await verify(other.id, { token })).toMatchObject({ result: "otherRoute" });
    expect(await verify(other.id, { play: visit.play })).toMatchObject({ result: "unknown" });
    expect(await verify(other.id, { token: `${token.slice(0, -4)}AAAA` })).toMatchObject({
      result: "unknown",
    });
    expect(await collect(other.id, visit.play)).toMatchObject({ result: "unknown" });
  });

  test("the code of a phone without a network brings the steps that it could not send", async () => {
    const route = await publishedRoute(server, editor());
    const { token, visit } = await newVisit(server, route.code);
    await begunAgo(server, token, 30);
    const [first, ...unsent] = walkOf(route);
    await send(server, token, [first!]);
    const shown = { token, phone: PHONE, steps: unsent };
    expect(await verify(route.id, shown)).toMatchObject({ result: "valid", play: visit.play });
    // The phone sends them again once it has a network.
    const { body } = await send(server, token, unsent);
    expect(body.data).toMatchObject({ visit: { steps: 3, prize: "earned" } });
  });

  test("a prize that is drawn is handed over nowhere", async () => {
    const route = await publishedRoute(server, editor(), {
      prizeRaffle: 1,
      prizeLotteryDate: "2029-05-15",
    });
    const { token, visit } = await newVisit(server, route.code);
    await begunAgo(server, token, 30);
    const { body } = await send(server, token, walkOf(route));
    expect(body.data.visit).toMatchObject({
      prize: "earned",
      lottery: expect.stringMatching(/^\/lottery\//),
    });
    expect(await verify(route.id, { play: visit.play })).toMatchObject({ result: "lottery" });
    expect(await collect(route.id, visit.play)).toMatchObject({
      result: "notEarned",
      desk: { collected: 0, log: [] },
    });
  });

  test("outside of its days a desk is closed", async () => {
    const days = { prizeIniDay: "2028-01-01", prizeEndDay: "2028-12-31" };
    const route = await publishedRoute(server, editor(), days);
    const play = await earned(route);
    expect(await verify(route.id, { play })).toMatchObject({ result: "valid", isOpenNow: false });
    const open = await publishedRoute(server, editor());
    const { body } = await server.call("getDesk", { as: editor(), query: { gymId: open.id } });
    expect(body.data).toMatchObject({ isOpenNow: true, prize: "Camiseta", delivery: "prize" });
  });

  test("TRU-15 the desk is for whoever sees the experience", async () => {
    const route = await publishedRoute(server, editor());
    const play = await earned(route);
    const query = { gymId: route.id };
    expect((await server.call("getDesk", { as: supervisor(), query })).status).toBe(200);
    for (const name of ["colleague", "rival", "stranger"]) {
      const as = server.person(name);
      expect((await server.call("getDesk", { as, query })).status).toBe(404);
      const json = { gymId: route.id, play };
      expect((await server.call("collectPrize", { as, json })).status).toBe(404);
    }
    expect((await server.call("getDesk", { as: server.person("admin"), query })).status).toBe(403);
  });
});
