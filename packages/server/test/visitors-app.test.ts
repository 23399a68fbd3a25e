import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fileOf } from "./support/assets.ts";
import { EXAMPLE_FILE } from "./support/example-file.ts";
import { setActive } from "./support/plays.ts";
import { readExperience, testServer } from "./support/server.ts";
import { countAll, publish } from "./support/visits.ts";

const server = testServer();
const PROGRAM = fileURLToPath(new URL("support/visitors-app-program.ts", import.meta.url));
/** The fewest of whom the report says anything. */
const VISITORS = 5;

test("PLAY-25 PLAY-31 EXP-04 the app of docs/visitors-app.md plays a published route to its prize, and the report counts it", async () => {
  const as = server.person("editor");
  const archive = fileOf(new Uint8Array(await readFile(EXAMPLE_FILE)), "ruta.zip");
  const { body } = await server.call("importGymkhana", { as, form: { archive } });
  const id = Number(body.data.id);
  await setActive(server, "editor", id, true);
  await server.db.updateTable("gymkhanas").set({ open_on_web: 1 }).where("id", "=", id).execute();
  await publish(server, as, id);
  const { code } = await readExperience(server, as, id);

  const args = [PROGRAM, server.url, code, String(VISITORS)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const told = "score 55, prize earned, refused 0";
  expect(stdout.trim().split("\n")).toEqual(Array.from({ length: VISITORS }, () => told));

  await countAll(server);
  const form = { idGym: id, period: 30 };
  const report = await server.call("getPlayReport", { as, form });
  const { figures } = report.body.data as { figures: Record<string, { value: number | null }> };
  const values = Object.entries(figures).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(values)).toEqual({
    visitors: VISITORS,
    plays: VISITORS,
    completed: VISITORS,
    points: 6 * VISITORS,
    seconds: 0,
    answers: 3 * VISITORS,
    mains: 6 * VISITORS,
    games: 3 * VISITORS,
    earned: VISITORS,
    collected: 0,
  });
});
