import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { isCurrent, prepare } from "../prepare.ts";

const scratch = await mkdtemp(join(tmpdir(), "panel-client-"));
afterAll(() => rm(scratch, { recursive: true, force: true }));

test("API-01 the client is generated from the contract as it is", () => {
  const generated = fileURLToPath(new URL("../src/generated", import.meta.url));
  expect(isCurrent(generated), "the contract has changed: run `npm run generate`").toBe(true);
});

test("API-01 the client is generated again after a change of the contract, and only then", async () => {
  const folder = join(scratch, "generated");
  expect(await prepare(folder)).toBe("generated");
  expect(await readdir(scratch), "nothing else is left").toEqual(["generated"]);
  expect(await prepare(folder)).toBe("current");

  const stamp = await readFile(join(folder, "stamp.json"), "utf8");
  const { contract } = JSON.parse(stamp) as { contract: string };
  await writeFile(join(folder, "stamp.json"), JSON.stringify({ inputs: "another", contract }));
  await rm(join(folder, "panel"), { recursive: true });
  expect(isCurrent(folder)).toBe(false);
  expect(await prepare(folder), "the same contract of other files").toBe("current");
  expect(await readdir(folder)).not.toContain("panel");
  expect(await readFile(join(folder, "stamp.json"), "utf8")).toBe(stamp);
});
