import { readCache, writeCache } from "./cache.ts";
import { FileHashes, ownFiles } from "./own-files.ts";

const STEPS = "steps.json";

/** A step by the files that it reads; one without is always run. */
interface RecordedStep {
  readonly name: string;
  readonly command: readonly string[];
  readonly reads?: (file: string) => boolean;
}

/** The steps that have passed in this checkout, with a hash of what they read. Files are hashed as they are when this is made. */
export class StepRecord {
  readonly #root: string;
  readonly #files: readonly string[];
  readonly #hashes: FileHashes;
  readonly #passed: Record<string, string>;

  constructor(root: string) {
    this.#root = root;
    this.#files = ownFiles(root);
    this.#hashes = new FileHashes(root);
    for (const file of this.#files) this.#hashes.of(file);
    this.#passed = readCache(root, STEPS, {});
  }

  isUnchanged(step: RecordedStep): boolean {
    const key = this.#keyOf(step);
    return key !== undefined && this.#passed[step.name] === key;
  }

  /** Records that a step has passed with the files as they were at first. */
  passed(step: RecordedStep): void {
    const key = this.#keyOf(step);
    if (key === undefined) return;
    this.#passed[step.name] = key;
    writeCache(this.#root, STEPS, this.#passed);
  }

  #keyOf({ command, reads }: RecordedStep): string | undefined {
    if (!reads) return undefined;
    const read = this.#files.filter((file) => file === "pnpm-lock.yaml" || reads(file));
    return this.#hashes.ofAll(read, process.version, ...command);
  }
}
