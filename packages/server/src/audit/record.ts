import type { AuditEvent } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { insertEntry, insertName } from "./repository.ts";

export interface AuditEntry {
  event: AuditEvent;
  /** Done unless it was refused. */
  outcome?: "done" | "refused";
  actorId?: number | undefined;
  /** E-mail of who did it, or of who was tried. */
  actor?: string;
  /** What it was done to: an e-mail, or a kind of record and its id. */
  subject?: string;
  address?: string;
  /** More, flat and without secrets. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

const ACTOR_MAX = 254;
const SUBJECT_MAX = 300;
const ADDRESS_MAX = 64;

/** Writes into the log. A change and its entry belong into one transaction. */
export async function record(db: Db, entry: AuditEntry): Promise<void> {
  const actor = (entry.actor ?? "").slice(0, ACTOR_MAX);
  const subject = (entry.subject ?? "").slice(0, SUBJECT_MAX);
  for (const name of new Set([actor, subject])) if (name !== "") await insertName(db, name);
  await insertEntry(db, {
    at: new Date().toISOString(),
    event: entry.event,
    outcome: entry.outcome ?? "done",
    actor_id: entry.actorId ?? null,
    actor,
    subject,
    address: (entry.address ?? "").slice(0, ADDRESS_MAX),
    details: JSON.stringify(entry.details ?? {}),
  });
}

/** Viewers, one object for each request, whose refusal has its own entry in the log already. */
const recorded = new WeakSet<Viewer>();

/** The same, of something that a signed-in user has done. */
export async function recordBy(
  db: Db,
  viewer: Viewer,
  entry: Omit<AuditEntry, "actorId" | "actor" | "address">,
): Promise<void> {
  await record(db, {
    ...entry,
    actorId: viewer.id,
    actor: viewer.email,
    address: viewer.address,
  });
  if (entry.outcome === "refused") recorded.add(viewer);
}

/** Whether the log has an entry of its own for the refusal of this viewer's request. */
export function isRefusalRecorded(viewer: Viewer): boolean {
  return recorded.has(viewer);
}
