import { expect, test } from "vitest";
import { makeKey } from "../src/plays/keys.ts";
import { demoDatabase } from "./support/demo-database.ts";
import { startProcess, type ServerProcess } from "./support/process.ts";
import { rounds } from "./support/rounds.ts";
import { PlayedPlay } from "./support/plays.ts";

const KILLS = rounds(2, 6);
const BATCH = 40;

const demo = demoDatabase();

async function post(server: ServerProcess, key: string, events: readonly unknown[]) {
  const response = await fetch(`${server.url}/plays/events`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ events }),
  });
  return response.ok;
}

test("EXP-04 TRU-32 an event that is sent until it is answered counts once, however often the server is killed", async () => {
  const { connection } = demo;
  const { id } = await connection.db
    .selectFrom("gymkhanas")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const points = await connection.db
    .selectFrom("map_points")
    .select("id")
    .where("gymkhana_id", "=", id)
    .execute();
  await connection.db.deleteFrom("play_sums").execute();
  const key = await makeKey(connection, "killed", "--all");
  const plays = Array.from({ length: 60 }, () =>
    new PlayedPlay(id).whole(points.map((point) => point.id)),
  );
  const events = plays.flat();
  const batches: (typeof events)[] = [];
  for (let start = 0; start < events.length; start += BATCH) {
    batches.push(events.slice(start, start + BATCH));
  }
  let server = await startProcess(demo.env);
  let waiting = batches;
  for (let kills = 0; kills < KILLS && waiting.length > 0; kills += 1) {
    const unanswered: typeof batches = [];
    const sent = waiting.slice(0, 8).map(async (batch, index) => {
      const answered = await post(server, key, batch).catch(() => false);
      if (!answered) unanswered.push(batch);
      // In the middle of the others.
      if (index === 0) server.child.kill("SIGKILL");
    });
    await Promise.all(sent);
    await server.ended;
    waiting = [...unanswered, ...waiting.slice(8)];
    server = await startProcess(demo.env);
  }
  for (const batch of waiting) expect(await post(server, key, batch)).toBe(true);
  // And once more, as a phone does that has seen no answer.
  for (const batch of batches) expect(await post(server, key, batch)).toBe(true);
  server.child.kill("SIGKILL");
  await server.ended;
  const sums = await connection.db
    .selectFrom("play_sums")
    .select(["size", "measure", (eb) => eb.fn.sum<number | string>("count").as("count")])
    .where("gymkhana_id", "=", id)
    .where("measure", "in", ["plays", "points", "completed", "visitors"])
    .groupBy(["size", "measure"])
    .execute();
  for (const size of [0, 1, 8, 64]) {
    const counted = sums.filter((sum) => sum.size === size);
    expect(Object.fromEntries(counted.map((sum) => [sum.measure, Number(sum.count)]))).toEqual({
      plays: plays.length,
      visitors: plays.length,
      completed: plays.length,
      points: plays.length * points.length,
    });
  }
});
