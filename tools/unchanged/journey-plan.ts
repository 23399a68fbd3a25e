import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCache, writeCache } from "./cache.ts";
import { closures, type Closures } from "./closure.ts";
import { FileHashes, ownFiles } from "./own-files.ts";

/** A journey that has passed in this checkout, and what it depends on. */
export interface PassedJourney {
  /** Modules of the scripts that its pages have loaded. */
  readonly modules: readonly string[];
  /** Folders of the server in which the operations are that it has called. */
  readonly areas: readonly string[];
  /** Hashes of all that, as it was. */
  readonly keys: JourneyKeys;
}

/** Hashes of what a journey depends on. */
export interface JourneyKeys {
  readonly modules: string;
  readonly areas: string;
  /** Of the whole server, which every journey starts. */
  readonly server: string;
  /** Of its own file and what that imports. */
  readonly spec: string;
}

/** By file and title, as Playwright joins them for `--grep`. */
export type PassedJourneys = Readonly<Record<string, PassedJourney>>;

const SERVER = "packages/server/src/main.js";
const JOURNEYS = "journeys.json";

export const readJourneys = (root: string): PassedJourneys =>
  readCache<PassedJourneys>(root, JOURNEYS, {});

export const writeJourneys = (root: string, journeys: PassedJourneys): void =>
  writeCache(root, JOURNEYS, journeys);

/** Hashes what journeys depend on, with all files as they are when this is made. */
export class JourneyHashes {
  readonly #hashes: FileHashes;
  readonly #closures: Closures;
  readonly #files: readonly string[];
  /** Pages are also made of what is no module. */
  readonly #pages: readonly string[];
  readonly #server: string;

  constructor(root: string) {
    this.#files = ownFiles(root);
    this.#hashes = new FileHashes(root);
    for (const file of this.#files) this.#hashes.of(file);
    this.#closures = closures({ root, files: this.#files });
    this.#pages = this.#files.filter((file) =>
      /^pnpm-lock\.yaml$|^packages\/(?:app|player|widget|ui)\/(?:(?:build|public)\/.|[^/]+\.(?:html|ts)$|.*\.css$)/.test(
        file,
      ),
    );
    this.#server = this.#existing(SERVER).length > 0 ? this.#ofReached([SERVER]) : "";
  }

  keysOf(spec: string, { modules, areas }: Pick<PassedJourney, "modules" | "areas">): JourneyKeys {
    return {
      modules: this.#hashes.ofAll([
        ...this.#pages,
        ...modules.flatMap((file) => this.#existing(file)),
      ]),
      areas: this.#ofReached(this.#files.filter((file) => areas.includes(dirname(file)))),
      server: this.#server,
      // What it starts of the server counts apart.
      spec: this.#ofReached([spec], (file) => !file.startsWith("packages/server/")),
    };
  }

  #ofReached(files: readonly string[], counts = (_file: string) => true): string {
    const reached = new Set(files.flatMap((file) => this.#closures.closureOf(file)));
    return this.#hashes.ofAll([...reached].filter(counts).toSorted());
  }

  /** The file if it is there: one that is gone counts as a change, since its path is not hashed. */
  #existing(file: string): readonly string[] {
    return this.#files.includes(file) ? [file] : [];
  }
}

/** Gives the folder of the server in which an operation is that answers a call (`POST /api/login`). */
export function areasOfCalls(root: string): (call: string) => string | undefined {
  const operations = operationsOf(root);
  const folders = foldersOf(root);
  return (call) => {
    const found = operations.find(({ pattern }) => pattern.test(call));
    return found && folders.get(found.id);
  };
}

interface Contract {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string }>>>
  >;
}

function operationsOf(root: string): readonly { readonly id: string; readonly pattern: RegExp }[] {
  const folder = join(root, "packages/api-client/src/generated");
  const contracts = readdirSync(folder)
    .map((name) => join(folder, name, "document.json"))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as Contract);
  return contracts.flatMap(({ servers = [], paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId }]) => {
        if (!operationId) return [];
        const address = `${servers[0]?.url ?? ""}${path}`
          .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
          .replaceAll(/\{[^}]*\}/g, "[^/]+");
        return [{ id: operationId, pattern: new RegExp(`^${method.toUpperCase()} ${address}$`) }];
      }),
    ),
  );
}

/** The folders of the server's operations, as methods of objects in files of endpoints. */
function foldersOf(root: string): ReadonlyMap<string, string> {
  const endpoints = ownFiles(root).filter((file) =>
    /^packages\/server\/src\/.*endpoints\.ts$/.test(file),
  );
  return new Map(
    endpoints.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/^ +(?:async )?(\w+)(?:\(|: )/gm)].map(
        ([, name = ""]) => [name, dirname(file)] as const,
      ),
    ),
  );
}
