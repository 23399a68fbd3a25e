import { isRole, type Role } from "@panel/domain/roles";
import { mayCreate, ROOT_ROLE } from "@panel/domain/policies";
import { record } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";
import { UsageError } from "../usage-error.ts";
import * as repository from "./repository.ts";
import { endSessions } from "./sessions-repository.ts";

export interface RoleChange {
  email: string | undefined;
  role: string | undefined;
  /**
   * E-mail of the user's new parent; needed where the present one may not have a user of the new
   * role.
   */
  parent?: string | undefined;
}

/** Ends the sharing of assets with teams that these users, or others, are not in any more. */
export type EndSharing = (transaction: Db, userIds: readonly number[]) => Promise<unknown>;

/**
 * Gives a user another role and ends its sessions. Users below it that its new role may not have
 * move to its former parent, as when a user is deleted.
 * @throws UsageError when there is no such user or role, or the new parent may not have it
 */
export async function changeRole(
  connection: Connection,
  wanted: RoleChange,
  endSharing: EndSharing,
): Promise<string> {
  const { role } = wanted;
  if (!isRole(role)) {
    throw new UsageError("change-role expects super-admin, admin, supervisor or editor");
  }
  return connection.db.transaction().execute(async (transaction) => {
    await repository.lockAllUsers(connection, transaction);
    const user = await knownUser(transaction, wanted.email);
    if (user.role === role) return `${user.email} is ${role} already`;
    await keepOneSuperAdmin(transaction, user);
    const parentId = await parentFor(transaction, user, role, wanted.parent);
    await moveChildren(transaction, user, role, user.parent_id ?? parentId);
    await repository.setRole(transaction, user.id, role, parentId);
    await endSharing(transaction, [user.id]);
    await endSessions(transaction, user.id, "role");
    await record(transaction, {
      event: "role-change",
      subject: user.email,
      details: { from: user.role, to: role, by: "command line" },
    });
    return `${user.email} is ${role} now`;
  });
}

/** @throws UsageError when no user has this e-mail */
export async function knownUser(db: Db, email: string | undefined): Promise<User> {
  const user = email === undefined ? undefined : await repository.findByEmail(db, email);
  if (!user) throw new UsageError(`There is no user ${email ?? "without an e-mail"}`);
  return user;
}

/** @throws UsageError when the user is the only super-admin who can sign in */
export async function keepOneSuperAdmin(db: Db, user: User): Promise<void> {
  if (user.role !== ROOT_ROLE) return;
  if (!(await repository.hasOtherActive(db, user))) {
    throw new UsageError(`${user.email} is the only super-admin`);
  }
}

/** The user's parent in its new role: the one named by e-mail, else the present one. */
async function parentFor(
  db: Db,
  user: User,
  role: Role,
  email: string | undefined,
): Promise<number | null> {
  if (role === ROOT_ROLE) return null;
  const parent =
    email === undefined ? await repository.findParent(db, user) : await knownUser(db, email);
  if (!parent || !mayCreate(parent.role, role) || (await isBelow(db, parent, user))) {
    throw new UsageError(
      `change-role expects, after the role, the e-mail of somebody who may have a user with the role ${role}`,
    );
  }
  return parent.id;
}

/** Whether somebody is the user itself or anywhere below it. */
async function isBelow(db: Db, somebody: User, user: User): Promise<boolean> {
  for (let one: User | undefined = somebody; one; one = await repository.findParent(db, one)) {
    if (one.id === user.id) return true;
  }
  return false;
}

/** Moves the children that the user's new role may not have to another parent. */
async function moveChildren(db: Db, user: User, role: Role, toId: number | null): Promise<void> {
  const children = await repository.listChildren(db, user.id);
  const leaving = children.filter((child) => !mayCreate(role, child.role)).map(({ id }) => id);
  await repository.setParent(db, leaving, toId);
}
