import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./programs.ts";

/** The folder of the package that is published. */
export const FOLDER = "packages/ui";
const released = join(root, FOLDER);
const manifestIn = (folder: string) => join(folder, "package.json");
const readmeIn = (folder: string) => join(folder, "README.md");
/** Where the readme leads to the manual inside the repository, which the package does not have. */
const MANUAL = "manual/Introduction.mdx";

/** What a release reads of the package's manifest. */
interface Manifest {
  name: string;
  version: string;
}

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(manifestIn(released), "utf8")) as Manifest;

/** The tag of the version that the manifest has. */
export function tagOf({ name, version }: Manifest): string {
  return `${name}@${version}`;
}

/** Where the code of a remote is seen in a browser; undefined for an address of another form. */
export function pageOf(remote: string): string | undefined {
  const [, host, path] =
    /^(?:https:\/\/|ssh:\/\/git@|git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return host && path ? `https://${host}/${path}` : undefined;
}

/** Where a release puts the manual, seen in a browser: GitHub's pages, or else its text in the repository. */
export function manualOf(page: string): string {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/(.+)$/.exec(page) ?? [];
  return owner ? `https://${owner}.github.io/${name}/` : `${page}/blob/HEAD/${FOLDER}/${MANUAL}`;
}

/**
 * Runs work while manifest and readme say where the package and its manual come from, and writes them as they were afterwards. A registry compares this
 * with the place that built the package, so it is taken from there.
 * @param folder of the package; the one in this repository, unless given
 */
export function withOrigin(page: string | undefined, work: () => void, folder = released): void {
  const [file, readme] = [manifestIn(folder), readmeIn(folder)];
  const before = readFileSync(file, "utf8");
  const words = readFileSync(readme, "utf8");
  const origin = page && {
    homepage: `${page}#readme`,
    bugs: `${page}/issues`,
    repository: { type: "git", url: `git+${page}.git`, directory: FOLDER },
  };
  try {
    writeFileSync(file, `${JSON.stringify({ ...JSON.parse(before), ...origin }, null, 2)}\n`);
    if (page) writeFileSync(readme, words.replaceAll(`(${MANUAL})`, `(${manualOf(page)})`));
    work();
  } finally {
    writeFileSync(file, before);
    writeFileSync(readme, words);
  }
}
