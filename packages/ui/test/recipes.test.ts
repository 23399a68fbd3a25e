import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chromiumFlags, chromiumPath } from "../../../tools/browser-path.ts";
import { freePort } from "../../../tools/free-port.ts";
import { peersAnd } from "./fresh-app.ts";
import { emptyFolder, pack, run } from "./packed.ts";
import { writeRecipes } from "./recipes.ts";

/** What only the recipes use, which the workspace does not have. */
const others = {
  next: "16.4.6",
  "@testing-library/dom": "10.4.2",
  "@testing-library/react": "16.3.3",
  "@testing-library/user-event": "14.6.1",
};

let folder: string;
let next: ChildProcess | undefined;
const program = (name: string) => join(folder, "node_modules/.bin", name);

beforeAll(async () => {
  const { source } = await pack();
  folder = await emptyFolder("recipes");
  await writeRecipes(folder);
  const needed = await peersAnd("vite", "vitest", "jsdom", "typescript", "@types/node");
  const dependencies = { ...needed, ...others, "@panel/ui": source };
  const compilerOptions = {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "preserve",
    moduleResolution: "bundler",
    resolveJsonModule: true,
    jsx: "react-jsx",
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    incremental: true,
    esModuleInterop: true,
    isolatedModules: true,
    plugins: [{ name: "next" }],
  };
  const include = ["next-env.d.ts", "**/*.ts", "**/*.tsx", ".next/types/**/*.ts"];
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ name: "recipes", private: true, type: "module", dependencies }),
  );
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  await writeFile(join(folder, "next-env.d.ts"), '/// <reference types="next" />\n');
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], folder);
  // The translator's first word.
  const english = join(folder, "node_modules/@panel/ui/dist/label-sets/english.json");
  const french = (await readFile(english, "utf8")).replace('"Close"', '"Fermer"');
  await writeFile(join(folder, "src/french.json"), french);
});

afterAll(() => next?.kill());

test("UIK-08 the recipe of tests in jsdom passes", async () => {
  expect(await run(program("vitest"), ["run"], folder)).toMatch(/1 passed/);
});

test("UIK-08 the recipe of Next.js builds, shows a page from the server and reacts in the browser", async () => {
  // It checks the types of all recipes.
  await run(program("next"), ["build"], folder);
  const port = String(await freePort());
  next = spawn(program("next"), ["start", "--port", port], { cwd: folder, stdio: "pipe" });
  for await (const text of next.stdout ?? []) if (String(text).includes("Ready")) break;
  const url = `http://127.0.0.1:${port}/`;
  const html = await (await fetch(url)).text();
  expect(html).toMatch(/<a href="\/about" class="[^"]*bg-lime/);
  expect(html).toContain("As on the door.");

  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  // No icon is asked for.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("dialog", { name: "A window" }).waitFor();
  expect(complaints).toEqual([]);
  next.kill();
  await once(next, "exit");
});
