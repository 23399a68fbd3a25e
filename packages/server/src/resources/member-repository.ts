import { LIMITED_ROLE } from "@panel/domain/limits";
import { USER_COLUMNS } from "../db/columns.ts";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";

/** A user, the storage key of its image, and the admin of its branch: itself, if it is one. */
export interface Member {
  user: User & { image_key: string | null };
  admin: Pick<User, "id" | "email" | "has_shared_gyms" | "has_chatbots"> | undefined;
}

const members = compiledQuery((db, { id }: { id: number }) =>
  db
    .selectFrom("users")
    .leftJoin("stored_files", "stored_files.id", "users.image_id")
    .leftJoin("users as parent", "parent.id", "users.parent_id")
    // Between a user and the admin of its branch stands one supervisor at most.
    .leftJoin("users as admin", (join) =>
      join
        .on("admin.role", "=", LIMITED_ROLE)
        .on("admin.id", "=", (eb) =>
          eb
            .case()
            .when("users.role", "=", LIMITED_ROLE)
            .then(eb.ref("users.id"))
            .when("parent.role", "=", LIMITED_ROLE)
            .then(eb.ref("parent.id"))
            .else(eb.ref("parent.parent_id"))
            .end(),
        ),
    )
    .select(USER_COLUMNS)
    .select([
      "stored_files.key as image_key",
      "admin.id as admin_id",
      "admin.email as admin_email",
      "admin.has_shared_gyms as admin_has_shared_gyms",
      "admin.has_chatbots as admin_has_chatbots",
    ])
    .where("users.id", "=", id)
    .where("users.deleted_at", "is", null),
);

/** Undefined for a user who is deleted. */
export async function findMember(db: Db, userId: number): Promise<Member | undefined> {
  const [row] = await members(db, { id: userId });
  if (!row) return undefined;
  const { admin_id, admin_email, admin_has_shared_gyms, admin_has_chatbots, ...user } = row;
  if (admin_id === null) return { user, admin: undefined };
  const admin = {
    id: admin_id,
    email: admin_email ?? "",
    has_shared_gyms: admin_has_shared_gyms ?? 0,
    has_chatbots: admin_has_chatbots ?? 0,
  };
  return { user, admin };
}
