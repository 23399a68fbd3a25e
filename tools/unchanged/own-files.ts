import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The project's own files, in paths from the root: what git knows, and what it would take in. */
export function ownFiles(root: string): readonly string[] {
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
  if (status !== 0) return [];
  return [...new Set(stdout.split("\0"))].filter((file) => file && isFile(join(root, file)));
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Hashes files by their contents, each once. */
export class FileHashes {
  readonly #root: string;
  readonly #known = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Of one file, in a path from the root. */
  of(file: string): string {
    const known = this.#known.get(file);
    if (known) return known;
    const made = createHash("sha1")
      .update(readFileSync(join(this.#root, file)))
      .digest("hex");
    this.#known.set(file, made);
    return made;
  }

  /** Of several files with their paths, and of whatever else has an effect. */
  ofAll(files: readonly string[], ...others: readonly string[]): string {
    const hash = createHash("sha1").update(others.join("\0"));
    for (const file of files) hash.update(`\0${file}\0${this.of(file)}`);
    return hash.digest("hex");
  }
}
