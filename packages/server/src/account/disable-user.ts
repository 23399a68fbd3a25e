import { USER_STATUS } from "@panel/domain/users";
import { record } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import type { User } from "../db/schema.ts";
import { keepOneSuperAdmin, knownUser } from "./change-role.ts";
import * as repository from "./repository.ts";
import { signOutEverywhere } from "./sign-out.ts";

type Status = User["status"];

/**
 * Disables a user: its sessions end, its links stop working and it cannot sign in. What it owns
 * stays its own, and only `enableUser` lets it in again.
 * @throws UsageError when there is no such user, or it is the only super-admin
 */
export function disableUser(connection: Connection, email: string | undefined): Promise<string> {
  return setStatus(connection, email, (user) =>
    user.status === USER_STATUS.disabled ? undefined : USER_STATUS.disabled,
  );
}

/**
 * Lets a disabled user in again as it was before: with its password, or waiting to choose one.
 * @throws UsageError when there is no such user
 */
export function enableUser(connection: Connection, email: string | undefined): Promise<string> {
  return setStatus(connection, email, (user) => {
    if (user.status !== USER_STATUS.disabled) return undefined;
    return user.password_hash === null ? USER_STATUS.pending : USER_STATUS.active;
  });
}

async function setStatus(
  connection: Connection,
  email: string | undefined,
  next: (user: User) => Status | undefined,
): Promise<string> {
  return connection.db.transaction().execute(async (transaction) => {
    await repository.lockAllUsers(connection, transaction);
    const user = await knownUser(transaction, email);
    const status = next(user);
    if (status === undefined) return `${user.email} is ${nameOf(user.status)} already`;
    if (status === USER_STATUS.disabled) await keepOneSuperAdmin(transaction, user);
    await repository.setStatus(transaction, user.id, status);
    await signOutEverywhere(transaction, user.id, "disabled");
    await record(transaction, {
      event: "user-change",
      subject: user.email,
      details: { from: nameOf(user.status), to: nameOf(status), by: "command line" },
    });
    return `${user.email} is ${nameOf(status)} now`;
  });
}

function nameOf(status: Status): string {
  return Object.entries(USER_STATUS).find(([, value]) => value === status)?.[0] ?? "unknown";
}
