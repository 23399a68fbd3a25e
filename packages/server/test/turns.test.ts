import { expect, test } from "vitest";
import { mapInTurns } from "../src/turns.ts";
import { testServer } from "./support/server.ts";

const server = testServer();
/** So many take seconds, if the event loop has to wait for all of them. */
const VERY_MANY = 1_000_000;

/** Whether other work has had its turn. */
function watchLoop(): { turned: boolean } {
  const watch = { turned: false };
  setImmediate(() => (watch.turned = true));
  return watch;
}

test("a transaction of many statements lets other work go on between them", async () => {
  const watch = await server.db.transaction().execute(async (transaction) => {
    const loop = watchLoop();
    for (let count = 0; count < VERY_MANY && !loop.turned; count += 1) {
      await transaction.selectFrom("users").select("id").limit(1).execute();
    }
    return loop;
  });
  expect(watch.turned).toBe(true);
});

test("a long list is made in turns, in its order", async () => {
  const loop = watchLoop();
  let seen = false;
  const made = await mapInTurns(Array.from({ length: VERY_MANY }).keys(), (index) => {
    seen ||= loop.turned;
    return index;
  });
  expect(seen).toBe(true);
  expect(made.every((value, index) => value === index)).toBe(true);
});

test("of two that take turns none waits until the other has done everything", async () => {
  const ended: string[] = [];
  const count = async (name: string, most: number) => {
    await mapInTurns(Array.from({ length: most }).keys(), (index) => index);
    ended.push(name);
  };
  await Promise.all([count("long", 3 * VERY_MANY), count("short", VERY_MANY / 10)]);
  expect(ended).toEqual(["short", "long"]);
});
