import { expect, test } from "vitest";
import type { OpenRoute, VisitStep } from "@panel/api-client/visits-types";
import { demoDatabase } from "./support/demo-database.ts";
import { startProcess, type ServerProcess } from "./support/process.ts";
import { rounds } from "./support/rounds.ts";
import { startOf, wholeWalk } from "./support/visits.ts";

const KILLS = rounds(2, 10);
const VISITS = 12;
/** A published route of the demo that is played from anywhere. */
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
    const response = await fetch(`${server.url}/visits${path}`, {
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(json === undefined ? {} : { method: "POST", body: JSON.stringify(json) }),
    });
    const { success, data } = (await response.json()) as { success: boolean; data: Data };
    if (!success) throw new Error(JSON.stringify(data));
    return data;
  } catch (error) {
    if (server.child.killed) return undefined;
    throw error;
  }
}

interface Visitor {
  start: object;
  token: string | undefined;
  /** Steps that were not answered yet. */
  left: VisitStep[];
}

test("TRU-32 a step that is sent until it is answered counts once, however often the server is killed", async () => {
  const { connection } = demo;
  let server = await startProcess(demo.env);
  const route = await call<OpenRoute>(server, `/route?code=${CODE}`);
  if (!route) throw new Error("The demo has no published route");
  const walk = wholeWalk(route);
  const visitors = Array.from({ length: VISITS }, (): Visitor => ({
    start: startOf(CODE),
    token: undefined,
    left: [...walk],
  }));

  /** Starts what is not started, and sends one more step of each. */
  async function sendOne(visitor: Visitor): Promise<void> {
    visitor.token ??= (await call<{ token: string }>(server, "/start", visitor.start))?.token;
    const [step] = visitor.left;
    if (!visitor.token || !step) return;
    const json = { phone: "phone-001", steps: [step] };
    if (await call(server, "/steps", json, visitor.token)) visitor.left.shift();
  }

  for (let kills = 0; kills < KILLS; kills += 1) {
    const sent = visitors.map(async (visitor, index) => {
      await sendOne(visitor);
      // In the middle of the others.
      if (index === kills % VISITS) server.child.kill("SIGKILL");
    });
    await Promise.all(sent);
    await server.ended;
    server = await startProcess(demo.env);
  }
  while (visitors.some(({ left }) => left.length > 0)) await Promise.all(visitors.map(sendOne));
  server.child.kill("SIGKILL");
  await server.ended;

  const visits = await connection.db.selectFrom("visits").selectAll().execute();
  expect(visits).toHaveLength(VISITS);
  for (const { id, state, ended_at } of visits) {
    const steps = await connection.db
      .selectFrom("visit_steps")
      .select(["place", "number"])
      .where("visit_id", "=", id)
      .orderBy("place")
      .execute();
    expect(steps).toEqual(walk.map(({ number }, index) => ({ place: index + 1, number })));
    expect(JSON.parse(state)).toMatchObject({ steps: walk.length });
    expect(ended_at).not.toBeNull();
  }
});
