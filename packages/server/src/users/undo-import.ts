import type { EditorsImport } from "@panel/api-client/panel-types";
import { USER_STATUS } from "@panel/domain/users";
import { recordBy } from "../audit/record.ts";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import type { User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { importedBy, importedUsers, USERS_AT_ONCE } from "./repository.ts";

/** The imports of a supervisor that can be undone, the latest first: those with unanswered invitations. */
export async function listImports(db: Db, supervisorId: number): Promise<EditorsImport[]> {
  const imports = new Map<string, EditorsImport>();
  for (const { request_id, status, created_at } of await importedBy(db, supervisorId)) {
    const [requestId = ""] = (request_id ?? "").split(":");
    const known = imports.get(requestId) ?? { requestId, importedAt: "", pending: 0, answered: 0 };
    known[status === USER_STATUS.pending ? "pending" : "answered"] += 1;
    // Of several calls the time of the first.
    imports.set(requestId, { ...known, importedAt: created_at });
  }
  return [...imports.values()].filter(({ pending }) => pending > 0);
}

export interface UndoneImport {
  deleted: number;
  kept: number;
  /** The e-mails of those who are kept. */
  stay: string[];
}

/**
 * Deletes the editors of an import who have not answered their invitations.
 * @param remove deletes one user
 */
export async function undoImport(
  connection: Connection,
  viewer: Viewer,
  supervisor: Pick<User, "id" | "email">,
  requestId: string,
  remove: (transaction: Db, id: number) => Promise<unknown>,
): Promise<UndoneImport> {
  const { db } = connection;
  let deleted = 0;
  const stay: string[] = [];
  const made = await importedUsers(db, supervisor.id, requestId);
  for (const ids of chunks(made, USERS_AT_ONCE)) {
    const done = await db.transaction().execute(async (transaction) => {
      const locked = await lockUsers(
        connection,
        transaction,
        [...ids, viewer.id, supervisor.id],
        "delete",
      );
      const editors = locked.filter(({ id }) => ids.includes(id));
      const [pending, answered] = [
        editors.filter(({ status }) => status === USER_STATUS.pending),
        editors.filter(({ status }) => status !== USER_STATUS.pending),
      ];
      for (const { id } of pending) await remove(transaction, id);
      if (pending.length > 0) {
        await recordBy(transaction, viewer, {
          event: "user-import",
          subject: supervisor.email,
          details: { deleted: pending.length },
        });
      }
      return { pending: pending.length, answered };
    });
    deleted += done.pending;
    stay.push(...done.answered.map(({ email }) => email));
  }
  return { deleted, kept: stay.length, stay };
}
