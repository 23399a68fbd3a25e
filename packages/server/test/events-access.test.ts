import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { contractOperations } from "@panel/api-client/contract";
import { ROLES, type Role } from "@panel/domain/roles";
import { testServer, type Form } from "./support/server.ts";
import { endAll, joined, newEvent, settleAll, type TestEvent } from "./support/events.ts";

const server = testServer();
afterEach(() => endAll(server));
const PERSON: Record<Role, string> = {
  "super-admin": "root",
  admin: "admin",
  supervisor: "supervisor",
  editor: "editor",
};
const MISSING = 2_000_000_000;
const operations = contractOperations("events");
const ofStaff = operations.filter(
  ({ access, operationId }) => access.includes("editor") && operationId !== "followEventBoard",
);
const ofBoard = ofStaff.filter(({ access }) => access.includes("eventHelper"));

interface Target {
  gymId: number;
  id: number;
  team: number;
  phone: number;
  point: number;
}

/** What each operation of staff is called with. */
function inputOf(operationId: string, { gymId, id, team, phone, point }: Target): object {
  const own = { gymId, id };
  const event = { event: id };
  const requestId = randomUUID();
  const inputs: Record<string, object> = {
    listEvents: { gymId },
    getEvent: own,
    createEvent: { gymId, requestId, settings: { name: "Otro" }, teams: { count: 1 } },
    saveEvent: { ...own, settings: { name: "Otro" } },
    deleteEvent: own,
    addEventTeams: { ...own, requestId, teams: { count: 1, prefix: "Más" } },
    removeEventTeam: { ...own, team },
    getEventResults: own,
    getEventReport: own,
    listEventLinks: own,
    createEventLink: { ...own, kind: "helper", name: "Marta" },
    endEventLink: { ...own, link: 1 },
    getEventBoard: event,
    startEvent: event,
    setEventEnd: { ...event, endsAt: null },
    sendEventMessage: { ...event, requestId, text: "Hola" },
    passEventPoint: { ...event, team, point },
    adjustEventScore: { ...event, requestId, team, points: 1, reason: "Canción" },
    endEventTeam: { ...event, team, ended: true },
    renameEventTeam: { ...event, team, name: "Otro nombre" },
    freeEventPhone: { ...event, team, phone },
    revealEventRanking: { ...event, revealed: true },
  };
  const input = inputs[operationId];
  if (!input) throw new Error(`${operationId} is called with nothing`);
  return input;
}

/** Starts an event by its clock: a user may act 60 times a minute. */
async function begin(id: number): Promise<void> {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const times = { starts_at: at(-1), due_at: at(60) };
  await server.db.updateTable("events").set(times).where("id", "=", id).execute();
  await settleAll(server);
}

/** Those that need an event that has not begun, or one of which nobody plays. */
const BEFORE = new Set(["deleteEvent", "removeEventTeam"]);

async function targetOf(person: string, operationId: string): Promise<Target> {
  const event = await newEvent(server, server.person(person));
  const { id, gymId, teams, route } = event;
  const [point] = route.points;
  if (BEFORE.has(operationId)) return { gymId, id, team: teams[0]?.id ?? 0, phone: 1, point };
  await begin(id);
  await joined(server, event);
  const { body } = await server.call("getEventBoard", {
    as: server.person(person),
    query: { event: id },
  });
  return { gymId, id, team: teams[0]?.id ?? 0, phone: body.data.teams[0].phones[0].id, point };
}

const nothing: Target = { gymId: MISSING, id: MISSING, team: MISSING, phone: MISSING, point: 1 };

function call(operationId: string, target: Target, who: { token: string }) {
  const operation = operations.find((each) => each.operationId === operationId);
  const input = inputOf(operationId, target);
  const sent = operation?.method === "GET" ? { query: input as Form } : { json: input };
  return server.call(operationId, { token: who.token, ...sent });
}

describe.each(ofStaff)("TRU-14, TRU-15 $operationId", ({ operationId, access }) => {
  test("without a token is 401", async () => {
    expect((await call(operationId, nothing, { token: "" })).status).toBe(401);
  });

  test.each(ROLES)("as %s: own event, foreign event, missing event", async (role) => {
    const person = server.person(PERSON[role]);
    const own = await targetOf(role === "admin" ? "editor" : PERSON[role], operationId);
    const foreign = await targetOf("stranger", operationId);
    const answers = [];
    for (const target of [own, foreign, nothing]) {
      answers.push(await call(operationId, target, person));
    }
    const expected = access.includes(role)
      ? [200, role === "super-admin" ? 200 : 404, 404]
      : [403, 403, 403];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    expect(answers.map(({ body }) => body.success)).toEqual(expected.map((each) => each === 200));
    const [, other, missing] = answers;
    const told = other?.status === 404 ? other.body : missing?.body;
    expect(told).toEqual(missing?.body);
  });
});

describe("a helper's link", () => {
  const NEEDS: Record<string, string> = {
    startEvent: "time",
    setEventEnd: "time",
    revealEventRanking: "time",
    sendEventMessage: "message",
    passEventPoint: "pass",
    adjustEventScore: "score",
    endEventTeam: "endTeam",
    renameEventTeam: "endTeam",
    freeEventPhone: "endTeam",
  };
  async function linkOf({ gymId, id }: Pick<TestEvent, "id" | "gymId">, may: string[]) {
    const json = { gymId, id, kind: "helper", name: "Marta", may };
    const { body } = await server.call("createEventLink", { as: server.person("editor"), json });
    return body.data as { token: string };
  }

  test.each(ofBoard)(
    "TRU-14 $operationId does only what the link says",
    async ({ operationId }) => {
      const right = NEEDS[operationId];
      const target = await targetOf("editor", operationId);
      const all = ["message", "pass", "score", "endTeam", "time"];
      const without = await linkOf(
        target,
        all.filter((each) => each !== right),
      );
      const refused = await call(operationId, target, without);
      expect(refused.status).toBe(right === undefined ? 200 : 403);
      const allowed = await linkOf(target, right === undefined ? [] : [right]);
      expect((await call(operationId, target, allowed)).body.success).toBe(true);
    },
  );

  test("TRU-15 reaches no other event, nothing of the panel, and ends with its event", async () => {
    const [own, other] = [await targetOf("editor", ""), await targetOf("editor", "")];
    const link = await linkOf(own, ["message"]);
    expect((await call("getEventBoard", other, link)).status).toBe(404);
    expect((await call("sendEventMessage", other, link)).status).toBe(404);
    const { token } = link;
    expect((await server.call("getMe", { token })).status).toBe(401);
    expect((await call("getEvent", own, link)).status).toBe(401);
    expect((await server.call("getEventScreen", { token })).status).toBe(401);
    const { body } = await call("getEventBoard", own, link);
    expect(body.data.may).toEqual(["message"]);
    // The log names the link.
    await call("sendEventMessage", own, link);
    const after = await call("getEventBoard", own, link);
    expect(after.body.data.actions[0]).toMatchObject({ kind: "message", by: "Marta" });
    await call("setEventEnd", own, server.person("editor"));
    expect((await call("getEventBoard", own, link)).status).toBe(401);
    const links = await call("listEventLinks", own, server.person("editor"));
    expect(links.body.data.links).toEqual([]);
  });

  test("TRU-37 what is done is in the log of the panel, without texts or secrets", async () => {
    const own = await targetOf("editor", "");
    const link = await linkOf(own, ["message"]);
    await call("sendEventMessage", own, link);
    await call("passEventPoint", own, server.person("editor"));
    const rows = await server.db
      .selectFrom("audit")
      .selectAll()
      .where("event", "in", ["event-create", "event-action", "event-link-create"])
      .execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain("Hola");
    expect(text).not.toContain(link.token.split(".")[2]);
    const mine = rows.filter(({ subject }) => subject === `event ${own.id}`);
    expect(mine.map(({ details }) => JSON.parse(details).kind)).toEqual(["message", "pass"]);
    const [byLink, byEditor] = mine;
    expect(byLink).toMatchObject({ actor_id: null });
    expect(byEditor).toMatchObject({ actor: "editor@example.com" });
  });
});

test("TRU-14 phones, screens and helpers reach nothing of each other", async () => {
  const event = await newEvent(server, server.person("editor"));
  const phone = await joined(server, event);
  const json = { gymId: event.gymId, id: event.id, kind: "screen", name: "Sala" };
  const screen = await server.call("createEventLink", { as: server.person("editor"), json });
  const tokens = [phone.token, screen.body.data.token, server.person("editor").token];
  const statuses = async (operationId: string, query: Form = {}) =>
    Promise.all(
      tokens.map(async (token) => (await server.call(operationId, { token, query })).status),
    );
  expect(await statuses("getTeamState")).toEqual([200, 401, 401]);
  expect(await statuses("getEventScreen")).toEqual([401, 200, 401]);
  expect(await statuses("getEventBoard", { event: event.id })).toEqual([401, 401, 200]);
});
