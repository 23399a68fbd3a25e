import { SESSION_ENDS, type SessionEnd } from "@panel/domain/session-end";
import { dropStored, readStored, writeStored } from "../shared/device-storage.ts";
import { serverNow } from "./clock.ts";

/** What this device remembers of its last session, until the next sign-in or until somebody signs out. */
interface Remembered {
  /** When its token expires, in seconds. */
  until: number;
  /** Why it is over. */
  end?: SessionEnd | undefined;
}

const KEY = "explorar-session";

function remembered(): Partial<Remembered> {
  try {
    return (JSON.parse(readStored(KEY) ?? "{}") ?? {}) as Partial<Remembered>;
  } catch {
    return {};
  }
}

function remember(session: Remembered): void {
  writeStored(KEY, JSON.stringify(session));
}

/** A session has begun, or goes on. */
export function rememberSession(until: number): void {
  remember({ until });
}

/** The session is over. Where nothing is known of the reason, nothing is said. */
export function rememberEnd(end: SessionEnd | undefined): void {
  remember({ until: remembered().until ?? Number.MAX_SAFE_INTEGER, end });
}

export function forgetSessionEnd(): void {
  dropStored(KEY);
}

/** Whether the change of the storage says that somebody has signed out in another tab, and nobody has signed in since. */
export function saysSignedOut({ key }: StorageEvent): boolean {
  return key === KEY && readStored(KEY) === null;
}

/** Why the last session is over. The browser deletes the cookie of one that has expired. */
export function lastSessionEnd(): SessionEnd | undefined {
  const { until, end } = remembered();
  if (end !== undefined) return SESSION_ENDS.find((known) => known === end);
  return typeof until === "number" && until * 1000 <= serverNow() ? "expired" : undefined;
}
