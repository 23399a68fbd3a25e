import { placeFrom, placeOf } from "./rooms.ts";

/**
 * The folders of packages/server/src. Each one may import those before it, and none of those after
 * it. The first folders do not depend on any area of the panel.
 */
export const folderOrder: readonly string[] = [
  "secrets",
  "settings",
  "db",
  "storage",
  "mail",
  "http",
  "images",
  "audit",
  "throttle",
  "workers",
  "bots",
  "account",
  "resources",
  "access",
  "versions",
  "plays",
  "chatbots",
  "library",
  "points",
  "experiences",
  "speech",
  "drafts",
  "tryouts",
  "visits",
  "events",
  "route-check",
  "users",
  "overview",
  "metrics",
  "demo",
  "backup",
];

/** Top-level files that every file may import. The other top-level files compose the server. */
const foundation: ReadonlySet<string> = new Set([
  "app-error.ts",
  "bounded-fetch.ts",
  "client-network.ts",
  "plain-page.ts",
  "turns.ts",
  "until-gone.ts",
  "usage-error.ts",
  "viewer.ts",
  "written-json.ts",
]);

/** Which part of an area a file is, by its name; only some may speak HTTP or SQL. */
export type Role = "endpoints" | "repository" | "other";

/** A file of packages/server/src. */
export interface ServerFile {
  /** Undefined for top-level files. */
  readonly folder: string | undefined;
  readonly name: string;
  readonly role: Role;
  readonly isFoundation: boolean;
}

function serverFileOf(inside: string): ServerFile | undefined {
  const [source, first = "", ...rest] = inside.split("/");
  if (source !== "src") return undefined;
  const name = rest.at(-1) ?? first;
  const role = /^(?:.+-)?(endpoints|repository)\.ts$/.exec(name)?.[1] as Role | undefined;
  return {
    folder: rest.length > 0 ? first : undefined,
    name,
    role: role ?? "other",
    isFoundation: rest.length === 0 && foundation.has(name),
  };
}

/** The linted file, if it is one of the server's sources. */
export function serverFile(path: string): ServerFile | undefined {
  const { room, inside } = placeOf(path);
  return room === "packages/server" ? serverFileOf(inside) : undefined;
}

/** The file of the server's sources that a relative import leads to. */
export function importedServerFile(path: string, specifier: string): ServerFile | undefined {
  if (!specifier.startsWith(".")) return undefined;
  const { room, inside } = placeFrom(path, specifier);
  return room === "packages/server" ? serverFileOf(inside) : undefined;
}
