import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { EventDetails, OpenRoute, TeamState, VisitStep } from "@panel/api-client/events-types";
import { demoDatabase } from "./support/demo-database.ts";
import { signInToDemo, startProcess, type ServerProcess } from "./support/process.ts";
import { rounds } from "./support/rounds.ts";
import { wholeWalk } from "./support/visits.ts";

const KILLS = rounds(2, 10);
const TEAMS = 6;
/** A published route of the demo without a position. */
const CODE = "BCN888";

const demo = demoDatabase();

/** The data of an answer; undefined where the server has gone meanwhile. */
async function call<Data>(
  server: ServerProcess,
  path: string,
  json?: unknown,
  token = "",
): Promise<Data | undefined> {
  try {
    const response = await fetch(`${server.url}${path}`, {
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(json === undefined ? {} : { method: "POST", body: JSON.stringify(json) }),
    });
    const { success, data } = (await response.json()) as { success: boolean; data: Data };
    if (!success) throw new Error(JSON.stringify(data));
    return data ?? ({} as Data);
  } catch (error) {
    if (server.child.killed) return undefined;
    throw error;
  }
}

interface Phone {
  code: string;
  phone: string;
  token: string | undefined;
  /** Steps that were not answered yet. */
  left: VisitStep[];
}

test("TRU-32 of teams with two phones no acknowledged step is lost or doubled, however often the server is killed", async () => {
  const { connection } = demo;
  let server = await startProcess(demo.env);
  const route = await call<OpenRoute>(server, `/visits/route?code=${CODE}`);
  if (!route) throw new Error("The demo has no published route");
  const walk = wholeWalk(route);
  const { data: signedIn } = await signInToDemo(server.url, "super-admin");
  const gymId = route.experience.id;
  const made = await call<EventDetails>(
    server,
    "/events/new",
    {
      gymId,
      requestId: randomUUID(),
      settings: { name: "Fiesta", phones: 2 },
      teams: { count: TEAMS, prefix: "Equipo" },
    },
    signedIn.token,
  );
  if (!made) throw new Error("There is no event");
  await call(server, "/events/board/start", { event: made.event.id }, signedIn.token);
  // Both phones of a team do the same: what one has done, the other has not to.
  const phones = made.teams.flatMap(({ code }) =>
    ["phone-aaa", "phone-bbb"].map((phone): Phone => ({
      code,
      phone,
      token: undefined,
      left: [...walk],
    })),
  );

  /** Joins with what has not joined, and sends one more step of each. */
  async function sendOne(each: Phone): Promise<void> {
    const { code, phone } = each;
    const join = { code, phone, language: "es" };
    each.token ??= (await call<{ token: string }>(server, "/events/join", join))?.token;
    const [step] = each.left;
    if (!each.token || !step) return;
    const sent = await call(server, "/events/team/steps", { steps: [step] }, each.token);
    if (sent) each.left.shift();
  }

  for (let kills = 0; kills < KILLS; kills += 1) {
    const sent = phones.map(async (each, index) => {
      await sendOne(each);
      // In the middle of the others.
      if (index === kills % TEAMS) server.child.kill("SIGKILL");
    });
    await Promise.all(sent);
    await server.ended;
    server = await startProcess(demo.env);
  }
  while (phones.some(({ left }) => left.length > 0)) await Promise.all(phones.map(sendOne));
  const states = await Promise.all(
    phones.map(({ token }) => call<TeamState>(server, "/events/team", undefined, token)),
  );
  server.child.kill("SIGKILL");
  await server.ended;

  const seen = ({ kind, point }: { kind: string; point: number }) => `${kind} ${point}`;
  for (const state of states) {
    expect(state?.visit).toMatchObject({ steps: walk.length, ended: true });
    expect(new Set(state?.steps?.map(seen))).toEqual(new Set(walk.map(seen)));
    expect(state?.steps).toHaveLength(walk.length);
  }
  const { db } = connection;
  const visits = await db
    .selectFrom("visits")
    .selectAll()
    .where("team_id", "is not", null)
    .execute();
  expect(visits).toHaveLength(TEAMS);
  for (const { id } of visits) {
    const steps = await db
      .selectFrom("visit_steps")
      .select(["phone", "number"])
      .where("visit_id", "=", id)
      .execute();
    expect(new Set(steps.map(({ phone, number }) => `${phone} ${number}`)).size).toBe(walk.length);
  }
}, 240_000);
