import type { BrowserContext } from "@playwright/test";

/** What a journey has loaded and called, for the record of journeys (tools/unchanged). */
export interface Loaded {
  /** Scripts, by the last part of their paths. */
  readonly scripts: readonly string[];
  /** Calls, by method and path, without their answers. */
  readonly calls: readonly string[];
}

/** The type of the annotation with which a journey reports what it has loaded. */
export const LOADED = "loaded";

/** Collects the scripts and the calls of all pages of the contexts. */
export class Loads {
  readonly #scripts = new Set<string>();
  readonly #calls = new Set<string>();

  watch(context: BrowserContext): void {
    context.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const type = request.resourceType();
      if (type === "script") this.#scripts.add(pathname.slice(pathname.lastIndexOf("/") + 1));
      else if (type === "fetch" || type === "xhr" || type === "document")
        this.#calls.add(`${request.method()} ${pathname}`);
    });
  }

  get all(): Loaded {
    return { scripts: [...this.#scripts].toSorted(), calls: [...this.#calls].toSorted() };
  }
}
