import { chromium } from "playwright";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { preview } from "vite";
import { chromiumFlags, chromiumPath } from "../../../tools/browser-path.ts";
import { peersAnd } from "./fresh-app.ts";
import { upgraded } from "./migration.ts";
import { emptyFolder, run } from "./packed.ts";
import { tryBehaviours } from "./upgrade-behaviour.ts";

const here = import.meta.dirname;

/** An app outside of the workspace that was written for the version before. */
export interface OlderApp {
  folder: string;
  /** How many behaviours were tried. */
  tried: number;
}

/** Compiles and builds an app, and tries what it does in a browser. */
async function tryApp(folder: string): Promise<number> {
  await run(join(folder, "node_modules/.bin/tsc"), ["-p", folder], folder);
  await run(join(folder, "node_modules/.bin/vite"), ["build", "--logLevel", "error"], folder);
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "silent",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  try {
    return await tryBehaviours(async () => {
      const page = await browser.newPage({ reducedMotion: "reduce" });
      await page.goto(url);
      return page;
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

const install = (folder: string, ...packages: string[]) =>
  run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", ...packages], folder);

/** Makes an app with a published version, as it was written then, and tries it. */
export async function olderApp(version: string, npmrc: string): Promise<OlderApp> {
  const folder = await emptyFolder("upgrade");
  await mkdir(join(folder, "src"));
  const dependencies = { ...(await peersAnd("vite", "typescript")), "@panel/ui": version };
  await Promise.all([
    writeFile(
      join(folder, "package.json"),
      JSON.stringify({ name: "older", private: true, type: "module", dependencies }),
    ),
    writeFile(join(folder, ".npmrc"), npmrc),
    cp(join(here, "fresh-app/tsconfig.json"), join(folder, "tsconfig.json")),
    cp(join(here, "upgrade/index.html"), join(folder, "index.html")),
    cp(join(here, "upgrade/main.tsx"), join(folder, "src/main.tsx")),
    cp(join(here, "upgrade/Page.tsx"), join(folder, "src/Page.tsx")),
  ]);
  await install(folder);
  return { folder, tried: await tryApp(folder) };
}

/** Brings an app to a version, as the migration page that comes with that says, and tries it. */
export async function upgradeApp({ folder }: OlderApp, version: string): Promise<number> {
  await install(folder, `@panel/ui@${version}`);
  const migration = join(folder, "node_modules/@panel/ui/MIGRATION.md");
  const page = join(folder, "src/Page.tsx");
  await writeFile(page, upgraded(await readFile(page, "utf8"), await readFile(migration, "utf8")));
  return tryApp(folder);
}
