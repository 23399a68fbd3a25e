import { ArchiveError } from "./backup/archive.ts";
import { ForeignDatabase } from "./db/migrate.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { UsageError } from "./usage-error.ts";

const SQLITE: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: "is not a database",
  SQLITE_CORRUPT: "is damaged: restore a backup",
  SQLITE_READONLY: "cannot be written by this user",
  SQLITE_CANTOPEN: "cannot be opened by this user",
  SQLITE_BUSY: "is locked by another program",
  SQLITE_FULL: "cannot grow: the disk is full",
  EACCES: "cannot be opened by this user",
  EROFS: "is on a file system that is mounted for reading only",
  ENOSPC: "cannot grow: the disk is full",
};

/** One line for errors that an operator can mend, the whole error for others. */
export function explainError(error: unknown, dataDir: string): unknown {
  if (
    error instanceof SettingsError ||
    error instanceof UsageError ||
    error instanceof ArchiveError ||
    error instanceof ForeignDatabase
  ) {
    return error.message;
  }
  const { code = "", port, address } = error as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE") {
    return `PORT ${port} of ${address} is taken by another program: stop it or set PORT to another`;
  }
  if (code === "EACCES" && port !== undefined) return `PORT ${port} may not be used by this user`;
  if (code === "ECONNREFUSED") return `DATABASE_URL: nothing answers at ${address}:${port}`;
  const [, reason] = Object.entries(SQLITE).find(([start]) => code.startsWith(start)) ?? [];
  return reason ? `DATA_DIR: the database in ${dataDir} ${reason} (${code})` : error;
}
