import { personName } from "@panel/domain/person-name";
import { shareOf, type Amounts } from "@panel/domain/limits";
import type {
  ListedUser,
  Overview,
  ResourceLimits,
  User as UserRecord,
} from "@panel/api-client/panel-types";
import { described } from "../resources/service.ts";
import { limitsOf } from "../resources/quota.ts";
import { fileAddress } from "../storage/file-address.ts";
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
    ...(user.label ? { label: user.label } : {}),
    avatar: avatarOf(user),
    status: user.status,
  };
}

export type TeamMember = NonNullable<Overview["team"]>[number];

/** A user as the overview names it. */
export function teamMember(
  user: Pick<ShownUser, "id" | "name" | "surname" | "role" | "last_sign_in_at" | "image_key">,
): TeamMember {
  const avatar = avatarOf(user);
  return {
    id: user.id,
    name: fullName(user),
    role: user.role,
    ...(avatar === "" ? {} : { avatar }),
    ...(user.last_sign_in_at === null ? {} : { lastSignIn: user.last_sign_in_at }),
  };
}

export function fullName(user: Pick<User, "name" | "surname">): string {
  return `${user.name} ${user.surname}`;
}

function avatarOf(user: Pick<ShownUser, "image_key">): string {
  return user.image_key === null ? "" : fileAddress(user.image_key);
}

/** One of the viewer's own users. */
export function listedUser(viewer: Viewer, user: ListedRow, experiences = 0): ListedUser {
  const { parent_id, parent_name, parent_surname } = user;
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
      ...(user.label ? { label: user.label } : {}),
    },
    may: permissionsOn(viewer, { ...user, hasSecondFactor: user.second_factor !== null }),
    ...(parent_id === null
      ? {}
      : { parent: { id: parent_id, name: personName(parent_name, parent_surname) } }),
    ...(experiences > 0 ? { experiences } : {}),
    ...(user.last_sign_in_at === null ? {} : { lastSignIn: user.last_sign_in_at }),
  };
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
