import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FOLDER, pageOf, readManifest, tagOf, withOrigin } from "./manifest.ts";
import { output, root, run } from "./programs.ts";

/*
 * Publishes the version whose tag is checked out. NPM_TOKEN is the token of the registry, NPM_REGISTRY its address, by default
 * the one that npm uses here. REPOSITORY is where the code is, by default the remote. PROVENANCE=true signs where the package
 * was built, which a workflow with an identity can.
 */

const tag = tagOf(readManifest());
const here = output("git", "tag", "--points-at", "HEAD").split("\n");
if (!here.includes(tag)) {
  console.error(
    `The commit that is checked out has no tag ${tag}: make a release first, npm run release.`,
  );
  process.exit(1);
}

const remote = process.env["REPOSITORY"] ?? output("git", "remote", "get-url", "origin");
const registry = process.env["NPM_REGISTRY"] || output("npm", "config", "get", "registry");
const folder = mkdtempSync(join(tmpdir(), "panel-ui-release-"));
const [packed, settings] = [join(folder, "packed"), join(folder, "npmrc")];
try {
  mkdirSync(packed);
  const { host, pathname } = new URL(registry);
  // npm reads the token from the environment.
  writeFileSync(settings, `//${host}${pathname}:_authToken=\${NPM_TOKEN}\n`);
  withOrigin(pageOf(remote), () => {
    run("pnpm", "--dir", join(root, FOLDER), "pack", "--pack-destination", packed);
  });
  const [tarball = ""] = readdirSync(packed);
  run(
    "npm",
    "publish",
    join(packed, tarball),
    "--registry",
    registry,
    "--userconfig",
    settings,
    "--access",
    "public",
    ...(process.env["PROVENANCE"] === "true" ? ["--provenance"] : []),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
