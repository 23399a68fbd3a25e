import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readManifest, tagOf } from "./manifest.ts";
import { output, root, run } from "./programs.ts";

/*
 * Makes a release: the notes in .changeset become a version and its changelog, the package is tried in the two apps outside,
 * and both are committed under a tag. Pushing the tag publishes (.github/workflows/release.yml).
 */

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

if (output("git", "status", "--porcelain") !== "") {
  refuse("There are changes that are not committed: commit or remove them first.");
}
const notes = readdirSync(join(root, ".changeset")).filter((name) => name.endsWith(".md"));
if (notes.length === 0) refuse("Nothing to release: there is no note in .changeset.");

run("pnpm", "exec", "changeset", "version");
const tag = tagOf(readManifest());
// A rehearsal tries what comes out of the registry instead.
if (!process.argv.includes("--untried")) run("pnpm", "run", "pack:test");
run("git", "add", "--all");
run("git", "commit", "--quiet", "--message", tag);
run("git", "tag", "--annotate", tag, "--message", tag);
console.log(`${tag} is committed and tagged. To publish it: git push --follow-tags`);
