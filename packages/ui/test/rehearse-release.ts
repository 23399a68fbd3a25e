import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshApp } from "./fresh-app.ts";
import { pnpm, run as runIn, subpathsOf } from "./packed.ts";
import { startRegistry } from "./registry.ts";
import { olderApp, upgradeApp } from "./upgraded-app.ts";
import { tagOf } from "../../../tools/release/manifest.ts";
import { output } from "../../../tools/release/programs.ts";

/*
 * Makes and publishes a release in a clone of the commit that is checked out, into a registry of its own on this machine, and
 * installs it from there in the two apps outside. A third app begins with the version before and is brought to the new one as
 * the migration page says. Nothing of it is left.
 */

const SCOPE = "@panel";
const NAME = `${SCOPE}/ui`;
const REPOSITORY = "https://example.org/panel";

const scratch = mkdtempSync(join(tmpdir(), "panel-ui-rehearsal-"));
const say = (text: string) => process.stdout.write(`${text}\n`);

/** A clone of the repository at a commit, its packages installed. */
async function cloneAt(commit: string, name: string): Promise<string> {
  const clone = join(scratch, name);
  await runIn("git", ["clone", "--quiet", "--no-checkout", process.cwd(), clone]);
  await runIn("git", ["checkout", "--quiet", "--detach", commit], clone);
  await runIn("npx", [...pnpm, "install", "--frozen-lockfile", "--prefer-offline"], clone);
  return clone;
}

const versionIn = (clone: string) =>
  (
    JSON.parse(readFileSync(join(clone, "packages/ui/package.json"), "utf8")) as {
      version: string;
    }
  ).version;

/** The commit of the last release: the one with its tag, else the one that wrote its part of the changelog. */
function lastRelease(): string {
  const version = versionIn(process.cwd());
  const tagged = output("git", "tag", "--list", tagOf({ name: NAME, version }));
  if (tagged) return `${tagged}^{commit}`;
  const log = ["log", "--reverse", "--format=%H", `-S## ${version}`, "--"];
  const [commit = ""] = output("git", ...log, "packages/ui/CHANGELOG.md").split("\n");
  if (!commit) throw new Error(`No commit has released ${version}: is the history whole?`);
  return commit;
}

/** Publishes the last release as it was built then; says which version it is. */
async function publishLast(registry: string): Promise<string> {
  const clone = await cloneAt(lastRelease(), "last");
  const packed = join(scratch, "last-packed");
  mkdirSync(packed);
  await runIn("npx", [...pnpm, "pack", "--pack-destination", packed], join(clone, "packages/ui"));
  const [tarball = ""] = readdirSync(packed);
  const token = `--${registry.slice("http:".length)}:_authToken=rehearsal`;
  await runIn("npm", ["publish", join(packed, tarball), "--registry", registry, token], scratch);
  return versionIn(clone);
}

/** Makes the release in a clone, and publishes it; says which version it is. */
async function release(registry: string): Promise<string> {
  const clone = await cloneAt("HEAD", "next");
  const program = (name: string) => join(clone, "tools/release", name);
  for (const [name, value] of [
    ["user.name", "rehearsal"],
    ["user.email", "rehearsal@localhost"],
  ] as const) {
    await runIn("git", ["config", name, value], clone);
  }
  await runIn(process.execPath, [program("version.ts"), "--untried"], clone);
  const published = `NPM_REGISTRY=${registry} NPM_TOKEN=rehearsal REPOSITORY=${REPOSITORY}`;
  await runIn(
    "sh",
    ["-c", `${published} "$0" "$1"`, process.execPath, program("publish.ts")],
    clone,
  );
  return versionIn(clone);
}

if (output("git", "status", "--porcelain") !== "") say("What is not committed is not rehearsed.");
const registry = await startRegistry(join(scratch, "registry"), SCOPE);
const npmrc = `${SCOPE}:registry=${registry.url}\n`;
const asked = (version: string, field: string) =>
  output("npm", "view", `${NAME}@${version}`, field, "--registry", registry.url);
try {
  const last = await publishLast(registry.url);
  const app = await olderApp(last, npmrc);
  say(
    `${NAME} ${last} was installed from the registry; ${app.tried} behaviours of an app are fine`,
  );

  const version = await release(registry.url);
  const origin = asked(version, "homepage");
  if (!origin.startsWith(REPOSITORY)) throw new Error(`It says to come from ${origin}`);
  const tarball = join(scratch, "published.tgz");
  const answer = await fetch(asked(version, "dist.tarball"));
  writeFileSync(tarball, Buffer.from(await answer.arrayBuffer()));
  const subpaths = await subpathsOf(tarball);
  for (const styles of ["compiled", "tailwind"] as const) {
    const fresh = await freshApp(styles, { source: version, subpaths }, npmrc);
    await fresh.stop();
    rmSync(fresh.folder, { recursive: true, force: true });
    say(`${NAME} ${version} was installed from the registry; types and build: fine, ${styles}`);
  }

  const tried = await upgradeApp(app, version);
  rmSync(app.folder, { recursive: true, force: true });
  say(
    `The app of ${last} is one of ${version} by the migration page; ${tried} behaviours are fine`,
  );
} finally {
  registry.stop();
  rmSync(scratch, { recursive: true, force: true });
}
