import { spawnSync } from "node:child_process";

/** What git prints; undefined where it fails, as outside of a repository. */
function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Tags of releases. */
const RELEASES = "@panel/ui@*";

/**
 * The commit that a change is compared with: on a branch where it left the main one, on the main branch the last release.
 * Undefined where there is neither.
 */
function base(): string | undefined {
  const head = git("rev-parse", "HEAD");
  for (const main of ["origin/main", "main"]) {
    const left = git("merge-base", "HEAD", main);
    if (left && left !== head) return left;
  }
  return git("describe", "--tags", "--abbrev=0", "--match", RELEASES, "HEAD");
}

/** The files that differ from the base, committed or not; where there is no base, those that are not committed. */
export function changedFiles(): readonly string[] {
  const differing = git("diff", "--name-only", base() ?? "HEAD") ?? "";
  const untracked = git("ls-files", "--others", "--exclude-standard") ?? "";
  return `${differing}\n${untracked}`.split("\n").filter(Boolean);
}
