import {
  isRoom,
  LIMITED_ROLE,
  shareOf,
  SHARING_ROLE,
  type Amounts,
  type Distribution,
  type Quota,
  type Resource,
} from "@panel/domain/limits";
import type { TranslationKey } from "@panel/i18n";
import type { Connection, Db } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import type { User } from "../db/schema.ts";
import { Refusal, unauthenticated } from "../app-error.ts";
import { findLimits, lineOf, supervisorIds, usageOf } from "./repository.ts";

/** The branch of the user tree whose limits hold for a user. */
export interface Branch {
  /** The admin of the branch; undefined for users outside of all branches, who have no limits. */
  adminId: number | undefined;
  /** The supervisor that the user is or belongs to. */
  supervisorId: number | undefined;
}

export async function branchOf(db: Db, userId: number): Promise<Branch> {
  const line = await lineOf(db, userId);
  return {
    adminId: line.find((user) => user.role === LIMITED_ROLE)?.id,
    supervisorId: line.find((user) => user.role === SHARING_ROLE)?.id,
  };
}

/** The user who stands for the account of another: the admin of its branch, or itself where that has none. */
export async function accountOf(db: Db, userId: number): Promise<number> {
  return (await branchOf(db, userId)).adminId ?? userId;
}

/** An admin's limits as they are stored, 0 for none. */
export function limitsOf(admin: User): Amounts {
  return {
    bytes: admin.max_bytes,
    supervisors: admin.max_supervisors,
    editors: admin.max_editors,
    mappoints: admin.max_mappoints,
    files: admin.max_files,
  };
}

export async function distributionOf(db: Db, admin: User): Promise<Distribution> {
  return {
    limits: limitsOf(admin),
    isEquitable: admin.is_equitable === 1,
    supervisorIds: await supervisorIds(db, admin.id),
  };
}

const REFUSALS: Record<Resource, TranslationKey> = {
  supervisors: "ERRORS.supervisorLimitReached",
  editors: "ERRORS.editorLimitReached",
  mappoints: "ERRORS.pointLimitReached",
  files: "ERRORS.fileLimitReached",
  bytes: "ERRORS.storageLimitReached",
};

/**
 * A user and its branch's admin, who stay as they are until the transaction ends. Both are locked
 * in one statement, in the order of their ids: whoever locks several users does it in that order.
 * @param gone what is thrown if the user was deleted while the request was on its way
 */
export async function lockBranch(
  connection: Connection,
  transaction: Db,
  userId: number,
  gone: () => Error = unauthenticated,
): Promise<{ user: User; admin: User | undefined; supervisorId: number | undefined }> {
  const { adminId, supervisorId } = await branchOf(transaction, userId);
  const ids = adminId === undefined ? [userId] : [adminId, userId];
  const locked = await lockUsers(connection, transaction, ids);
  const user = locked.find(({ id }) => id === userId);
  if (!user) throw gone();
  return { user, admin: locked.find(({ id }) => id === adminId), supervisorId };
}

/** What bounds how much of a resource a user may take up. */
export interface Bound {
  limit: number;
  used: number;
  /** It is the supervisor's part of the branch's limit. */
  isShare: boolean;
}

/**
 * What bounds a user's use of a resource the most, null where nothing does. It stays so until the transaction ends:
 * whoever asks for the same branch waits until then.
 */
export async function boundOf(
  connection: Connection,
  transaction: Db,
  userId: number,
  resource: Resource,
  gone?: () => Error,
): Promise<Bound | null> {
  const { admin, supervisorId } = await lockBranch(connection, transaction, userId, gone);
  if (!admin || limitsOf(admin)[resource] === 0) return null;
  const distribution = await distributionOf(transaction, admin);
  const boundBy = async (rootId: number, shareId: number | undefined): Promise<Bound> => ({
    limit: shareOf(distribution, shareId)[resource] ?? 0,
    used: await usageOf(transaction, rootId, resource),
    isShare: shareId !== undefined,
  });
  const whole = await boundBy(admin.id, undefined);
  if (!distribution.isEquitable || supervisorId === undefined) return whole;
  const share = await boundBy(supervisorId, supervisorId);
  return roomOf(share) <= roomOf(whole) ? share : whole;
}

/** How much more fits within a bound. */
export const roomOf = ({ limit, used }: Bound): number => Math.max(0, limit - used);

/** How much more of a resource a user may take up, null for any; see `boundOf`. */
export async function remainingQuota(...of: Parameters<typeof boundOf>): Promise<Quota> {
  const bound = await boundOf(...of);
  return bound && roomOf(bound);
}

/**
 * Makes sure that a supervisor has room for everything of an editor who comes from another one: below another admin
 * within that admin's limits, and within its own share where they are shared out. The admins are locked already.
 * @throws Refusal naming the limit that is reached
 */
export async function requireRoomForEditor(
  transaction: Db,
  editorId: number,
  supervisorId: number,
): Promise<void> {
  const from = await branchOf(transaction, editorId);
  const to = await branchOf(transaction, supervisorId);
  const admin = to.adminId === undefined ? undefined : await findLimits(transaction, to.adminId);
  if (!admin) return;
  const distribution = await distributionOf(transaction, admin);
  for (const resource of ["editors", "mappoints", "files", "bytes"] as const) {
    const wanted = await usageOf(transaction, editorId, resource);
    const hasRoom = async (rootId: number, shareId: number | undefined) =>
      isRoom(
        shareOf(distribution, shareId)[resource],
        await usageOf(transaction, rootId, resource),
        wanted,
      );
    const fits =
      (from.adminId === to.adminId || (await hasRoom(admin.id, undefined))) &&
      (!distribution.isEquitable || (await hasRoom(supervisorId, supervisorId)));
    if (!fits) throw new Refusal(REFUSALS[resource], `The limit of ${resource} is reached`);
  }
}

/**
 * Makes sure, within the transaction that takes them up, that a user's branch has room for new
 * things: `{ mappoints: 1 }`, `{ files: 1, bytes: 20_000 }`.
 * @throws Refusal naming the limit that is reached
 */
export async function requireQuota(
  connection: Connection,
  transaction: Db,
  userId: number,
  wanted: Partial<Amounts>,
): Promise<void> {
  for (const [resource, amount] of Object.entries(wanted) as [Resource, number][]) {
    const left = await remainingQuota(connection, transaction, userId, resource);
    if (!isRoom(left, 0, amount)) {
      throw new Refusal(REFUSALS[resource], `The limit of ${resource} is reached`);
    }
  }
}
