import { LIMITED_ROLE, perResource, resourceOf, shareOf, type Amounts } from "@panel/domain/limits";
import type { ListedUser, ResourceLimits, User as UserRecord } from "@panel/api-client/panel-types";
import { described } from "../resources/service.ts";
import { limitsOf } from "../resources/quota.ts";
import { fileAddress } from "../storage/routes.ts";
import type { User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { permissionsOn } from "./permissions.ts";
import type { ListedRow, ShownUser } from "./repository.ts";

export function userRecord(user: ShownUser): UserRecord {
  return {
    id: user.id,
    idMod: user.image_id ?? 0,
    name: user.name,
    surname: user.surname,
    email: user.email,
    entity: user.entity,
    city: user.city,
    phone: user.phone,
    role: user.role,
    facebook: user.facebook,
    instagram: user.instagram,
    twitter: user.twitter,
    avatar: avatarOf(user),
    status: user.status,
  };
}

export function fullName(user: Pick<User, "name" | "surname">): string {
  return `${user.name} ${user.surname}`;
}

function avatarOf(user: Pick<ShownUser, "image_key">): string {
  return user.image_key === null ? "" : fileAddress(user.image_key);
}

/** One of the viewer's own users. */
export function listedUser(viewer: Viewer, user: ListedRow): ListedUser {
  return {
    id: user.id,
    state: user.status,
    data: {
      name: user.name,
      surname: user.surname,
      email: user.email,
      company: user.entity,
      city: user.city,
      type: user.role,
      idMod: user.image_id ?? 0,
      avatar: avatarOf(user),
      phone: user.phone,
      facebook: user.facebook,
      instagram: user.instagram,
      twitter: user.twitter,
    },
    may: permissionsOn(viewer, user),
  };
}

/** What users have in use by themselves. */
export interface OwnUse {
  points: ReadonlyMap<number, number>;
  files: ReadonlyMap<number, { files: number; bytes: number }>;
}

/** An admin's limits and what its branch has in use. */
export function adminResources(admin: User, used: Amounts): ResourceLimits {
  const distribution = {
    limits: limitsOf(admin),
    isEquitable: admin.is_equitable === 1,
    supervisorIds: [],
  };
  return described(admin, shareOf(distribution, undefined), used, distribution);
}

/** What each admin's branch has in use, of everybody there is. */
export function usedByAdmin(users: readonly ListedRow[], own: OwnUse): Map<number, Amounts> {
  const byId = new Map(users.map((user) => [user.id, user]));
  const used = new Map(
    users
      .filter((user) => user.role === LIMITED_ROLE)
      .map((admin) => [admin.id, perResource(() => 0)]),
  );
  for (const user of users) {
    let above: ListedRow | undefined = user;
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
