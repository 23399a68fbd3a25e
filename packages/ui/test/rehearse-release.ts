import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshApp } from "./fresh-app.ts";
import { run as runIn, subpathsOf } from "./packed.ts";
import { freePort } from "../../../tools/free-port.ts";
import { output } from "../../../tools/release/programs.ts";

/*
 * Makes and publishes a release in a clone of the commit that is checked out, into a registry of its own on this machine, and
 * installs it from there in the two apps outside. Nothing of it is left.
 */

/** The registry, installed beside the project: nobody else needs its 320 packages. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: "6.10.4" },
  // It asks for a tag of that package, which not every registry mirrors.
  overrides: { "node-fetch": "2.7.0" },
};
const SCOPE = "@panel";
const REPOSITORY = "https://example.org/panel";

const scratch = mkdtempSync(join(tmpdir(), "panel-ui-rehearsal-"));
const clone = join(scratch, "clone");

/** A registry that takes packages of the scope from anybody, on loopback. */
async function startRegistry(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(scratch, "registry");
  mkdirSync(folder);
  const config = join(folder, "config.yaml");
  writeFileSync(
    config,
    `storage: ./storage
uplinks: {}
packages: { "${SCOPE}/*": { access: $all, publish: $all } }
max_body_size: 50mb
log: { type: stdout, format: pretty, level: warn }
`,
  );
  writeFileSync(join(folder, "package.json"), JSON.stringify(VERDACCIO));
  await runIn("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], folder);
  const url = `http://127.0.0.1:${await freePort()}/`;
  const words = ["--listen", url.slice("http://".length, -1), "--config", config];
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("The registry has ended");
  });
  const ready = async () => {
    for (;;) {
      const isThere = await fetch(`${url}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.race([ready(), ended]);
  return {
    url,
    async stop() {
      ended.catch(() => undefined);
      child.kill();
    },
  };
}

const program = (name: string) => join(clone, "tools/release", name);

/** Makes the release in the clone, and publishes it; says which version it is. */
async function release(registry: string): Promise<string> {
  await runIn("git", ["clone", "--quiet", process.cwd(), clone]);
  for (const [name, value] of [
    ["user.name", "rehearsal"],
    ["user.email", "rehearsal@localhost"],
  ] as const) {
    await runIn("git", ["config", name, value], clone);
  }
  await runIn("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], clone);
  await runIn(process.execPath, [program("version.ts"), "--untried"], clone);
  const published = `NPM_REGISTRY=${registry} NPM_TOKEN=rehearsal REPOSITORY=${REPOSITORY}`;
  await runIn(
    "sh",
    ["-c", `${published} "$0" "$1"`, process.execPath, program("publish.ts")],
    clone,
  );
  const manifest = readFileSync(join(clone, "packages/ui/package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

if (output("git", "status", "--porcelain") !== "") {
  process.stdout.write("What is not committed is not rehearsed.\n");
}
const registry = await startRegistry();
try {
  const version = await release(registry.url);
  const address = output(
    "npm",
    "view",
    `${SCOPE}/ui@${version}`,
    "dist.tarball",
    "--registry",
    registry.url,
  );
  const origin = output(
    "npm",
    "view",
    `${SCOPE}/ui@${version}`,
    "homepage",
    "--registry",
    registry.url,
  );
  if (!origin.startsWith(REPOSITORY)) throw new Error(`It says to come from ${origin}`);
  const tarball = join(scratch, "published.tgz");
  writeFileSync(tarball, Buffer.from(await (await fetch(address)).arrayBuffer()));
  const subpaths = await subpathsOf(tarball);
  const npmrc = `${SCOPE}:registry=${registry.url}\n`;
  for (const styles of ["compiled", "tailwind"] as const) {
    const app = await freshApp(styles, { source: version, subpaths }, npmrc);
    await app.stop();
    rmSync(app.folder, { recursive: true, force: true });
    process.stdout.write(
      `${SCOPE}/ui ${version} was installed from the registry; types and build of the app are fine: ${styles}\n`,
    );
  }
} finally {
  await registry.stop();
  rmSync(scratch, { recursive: true, force: true });
}
