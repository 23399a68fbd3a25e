import type { Connection, Db } from "./connection.ts";
import type { User } from "./schema.ts";

/**
 * Locks users by id, the lowest first: nobody else may change them, or count against their limits,
 * until the transaction ends. SQLite's transactions have the whole file for themselves anyway.
 * @param purpose to delete them, nobody may begin to refer to them either
 */
export function lockUsers(
  connection: Connection,
  transaction: Db,
  ids: readonly number[],
  purpose: "change" | "delete" = "change",
): Promise<User[]> {
  const query = transaction
    .selectFrom("users")
    .selectAll()
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .orderBy("id");
  if (connection.engine === "sqlite") return query.execute();
  return (purpose === "delete" ? query.forUpdate() : query.forNoKeyUpdate()).execute();
}
