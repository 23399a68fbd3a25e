import type { WantedFile } from "./wanted-files.ts";

/** Fetches files one after another, always the one that is wanted most. */
export class FileQueue {
  readonly #fetch: (file: WantedFile, signal: AbortSignal) => Promise<Blob | undefined>;
  readonly #tell: (file: WantedFile, content: Blob) => void;
  readonly #controller = new AbortController();
  readonly #asked = new Set<string>();
  #wanted: readonly WantedFile[] = [];
  #isFetching = false;

  constructor(
    fetch: (file: WantedFile, signal: AbortSignal) => Promise<Blob | undefined>,
    tell: (file: WantedFile, content: Blob) => void,
  ) {
    this.#fetch = fetch;
    this.#tell = tell;
  }

  /** Puts other files in the place of those that were wanted. */
  async want(files: readonly WantedFile[]): Promise<void> {
    this.#wanted = files;
    if (this.#isFetching) return;
    this.#isFetching = true;
    const failed: string[] = [];
    for (let file = this.#next(); file; file = this.#next()) {
      this.#asked.add(file.url);
      const content = await this.#fetch(file, this.#controller.signal);
      if (this.#controller.signal.aborted) return;
      if (content) this.#tell(file, content);
      else failed.push(file.url);
    }
    // What did not come is asked for again with the next wish.
    for (const url of failed) this.#asked.delete(url);
    this.#isFetching = false;
  }

  stop(): void {
    this.#controller.abort();
  }

  #next(): WantedFile | undefined {
    return this.#wanted.find(({ url }) => !this.#asked.has(url));
  }
}
