import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Role } from "@panel/domain/roles";
import { connect } from "../src/db/connection.ts";
import { freshDatabase } from "./support/database.ts";
import { demoToken, startProcess, WITHOUT_CHATBOTS } from "./support/process.ts";

const HOOK = join(import.meta.dirname, "support/loaded-modules.mjs");

/** What few servers need, or only at times: Node's client of WebSockets and its TypeScript compiler among them. */
const RARE =
  /\/(?:nodemailer|openid-client|oauth4webapi|pg|libphonenumber-js|snowball-stemmers|postal-mime|sharp|three|@aws-sdk)\/|i18n\/src\/\w+\/panel|internal\/deps\/(?:undici|amaro)/;

test.each(["nodemailer", "openid-client", "pg", "snowball-stemmers", "sharp"])(
  "%s would be noticed",
  (name) => {
    expect(createRequire(import.meta.url).resolve(name)).toMatch(RARE);
  },
);

test("what takes memory and few need is not loaded until its first use", async () => {
  const { env, dataDir, databaseUrl, remove } = await freshDatabase();
  const list = join(dataDir, "loaded-modules.json");
  const run = async (role: Role) => {
    const node = await startProcess({
      ...env,
      ...WITHOUT_CHATBOTS,
      // In the data folder, where nothing is compiled yet.
      NODE_COMPILE_CACHE: "",
      DEMO: "true",
      NODE_OPTIONS: `--import=${HOOK}`,
      LOADED_MODULES: list,
    });
    await demoToken(node.url, role);
    node.child.kill("SIGTERM");
    expect(await node.ended).toBe(0);
    return (JSON.parse(readFileSync(list, "utf8")) as string[]).toSorted();
  };
  // Creates the demo tenant, and keeps the modules in compiled form, which another process has compiled.
  const first = await run("editor");
  expect(first.filter((module) => /internal\/deps\/amaro/.test(module))).toEqual([]);
  // Of a second device a mail would tell. The demo's people have signed in before: as if none of them had.
  const connection = connect({ dataDir, databaseUrl });
  await connection.db.deleteFrom("mails").execute();
  await connection.db.updateTable("users").set({ last_sign_in_at: null }).execute();
  await connection.close();
  const loaded = await run("supervisor");
  expect(loaded.filter((module) => /\/fastify\//.test(module))).not.toEqual([]);
  expect(loaded.filter((module) => RARE.test(module))).toEqual([]);
  await remove();
});

test("whatever the server imports later is compiled before its first start", () => {
  const source = join(import.meta.dirname, "../src");
  const importedBy = (path: string) =>
    [...readFileSync(join(source, path), "utf8").matchAll(/\bimport\(\s*"(\.[^"]+)"/g)].map(
      ([, imported = ""]) => join(dirname(path), imported),
    );
  // Programs of processes and threads of their own compile what they import.
  const programs = /^(?:main\.js|cli\.js|compile-modules\.js|workers\/program\.ts)$/;
  const later = globSync("**/*.{js,ts}", { cwd: source })
    .filter((path) => !programs.test(path))
    .flatMap(importedBy);
  expect(later.length).toBeGreaterThan(5);
  expect(importedBy("compile-modules.js")).toEqual(expect.arrayContaining(later));
});
