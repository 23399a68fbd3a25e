import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { generate } from "../generate.ts";

const committed = fileURLToPath(new URL("../src/generated", import.meta.url));
const fresh = await mkdtemp(join(tmpdir(), "panel-client-"));
afterAll(() => rm(fresh, { recursive: true, force: true }));

async function files(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return new Map(paths.map((path, index) => [path.slice(folder.length), texts[index] ?? ""]));
}

test("API-01 the committed client is what the contract generates", async () => {
  await generate(fresh);
  const [expected, actual] = await Promise.all([files(fresh), files(committed)]);
  expect([...actual.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
  const stale = [...expected].filter(([path, text]) => actual.get(path) !== text);
  expect(
    stale.map(([path]) => path),
    "run `pnpm --filter @panel/api-client run generate` and commit what it writes",
  ).toEqual([]);
}, 60_000);
