import { LIMITED_ROLE, perResource, resourceOf, type Amounts } from "@panel/domain/limits";
import type { Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";
import { filesByOwner, pointsByOwner } from "./repository.ts";

type TreeNode = Pick<User, "id" | "parent_id" | "role">;

/** What users have in use by themselves. */
export interface OwnUse {
  points: ReadonlyMap<number, number>;
  files: ReadonlyMap<number, { files: number; bytes: number }>;
}

export async function ownUse(db: Db): Promise<OwnUse> {
  return { points: await pointsByOwner(db), files: await filesByOwner(db) };
}

/** What each admin's branch has in use, of everybody there is. */
export function usedByAdmin(users: readonly TreeNode[], own: OwnUse): Map<number, Amounts> {
  const byId = new Map(users.map((user) => [user.id, user]));
  const used = new Map(
    users
      .filter((user) => user.role === LIMITED_ROLE)
      .map((admin) => [admin.id, perResource(() => 0)]),
  );
  for (const user of users) {
    let above: TreeNode | undefined = user;
    while (above && above.role !== LIMITED_ROLE) above = byId.get(above.parent_id ?? 0);
    const sum = above && used.get(above.id);
    if (!sum) continue;
    const counted = resourceOf(user.role);
    if (counted) sum[counted] += 1;
    sum.mappoints += own.points.get(user.id) ?? 0;
    sum.files += own.files.get(user.id)?.files ?? 0;
    sum.bytes += own.files.get(user.id)?.bytes ?? 0;
  }
  return used;
}
