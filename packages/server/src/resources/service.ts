import {
  perResource,
  RESOURCES,
  shareOf,
  supervisorsText,
  type Amounts,
  type Distribution,
  type Quotas,
} from "@panel/domain/limits";
import type { ResourceLimits } from "@panel/api-client/panel-types";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";
import { notFound } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import { findMember, type Member } from "./member-repository.ts";
import { findLimits, setEquitable, usageOf } from "./repository.ts";
import { distributionOf, branchOf } from "./quota.ts";

export type { Member } from "./member-repository.ts";

/** What a whole branch may do, as its admin's record says. */
export interface BranchFlags {
  has_shared_gyms: boolean;
  has_chatbots: boolean;
}

export interface Resources {
  /** What the viewer may use and what is in use, of its own share or of the branch's one pot. */
  read(viewer: Viewer): Promise<ResourceLimits>;
  setEquitable(viewer: Viewer, isEquitable: boolean): Promise<void>;
  flagsOf(userId: number): Promise<BranchFlags>;
  /** A user and the admin of its branch; undefined for a user who is deleted. */
  member(userId: number): Promise<Member | undefined>;
}

export function createResources(connection: Connection): Resources {
  const { db } = connection;
  return {
    async read(viewer) {
      const { adminId, supervisorId } = await branchOf(db, viewer.id);
      const admin = await findUser(db, adminId);
      if (!admin) return unlimited();
      const distribution = await distributionOf(db, admin);
      const isShare = distribution.isEquitable && supervisorId !== undefined;
      const root = isShare ? supervisorId : admin.id;
      return described(
        admin,
        shareOf(distribution, supervisorId),
        await usage(db, root),
        distribution,
      );
    },

    setEquitable: (viewer, isEquitable) =>
      db.transaction().execute(async (transaction) => {
        await setEquitable(transaction, viewer.id, isEquitable);
        await recordBy(transaction, viewer, {
          event: "limits-change",
          subject: viewer.email,
          details: { is_equitable: isEquitable },
        });
      }),

    flagsOf: (userId) => flagsOf(db, userId),

    member: (userId) => memberOf(db, userId),
  };
}

/** A user and the admin of its branch; undefined for a user who is deleted. */
export function memberOf(db: Db, userId: number): Promise<Member | undefined> {
  return findMember(db, userId);
}

/** Users outside of all branches have every feature. */
export async function flagsOf(db: Db, userId: number): Promise<BranchFlags> {
  return branchFlags((await memberOf(db, userId))?.admin);
}

export function branchFlags(admin: Member["admin"]): BranchFlags {
  return {
    has_shared_gyms: admin?.has_shared_gyms !== 0,
    has_chatbots: admin?.has_chatbots !== 0,
  };
}

async function findUser(db: Db, id: number | undefined): Promise<User | undefined> {
  if (id === undefined) return undefined;
  const user = await findLimits(db, id);
  if (!user) throw notFound();
  return user;
}

async function usage(db: Db, rootId: number): Promise<Amounts> {
  const amounts = perResource(() => 0);
  for (const resource of RESOURCES) amounts[resource] = await usageOf(db, rootId, resource);
  return amounts;
}

function unlimited(): ResourceLimits {
  return {
    max_mb: 0,
    max_supervisors: supervisorsText(0),
    max_editors: 0,
    max_mappoints: 0,
    max_files: 0,
    is_equitable: false,
    has_shared_gyms: true,
    has_chatbots: true,
  };
}

/** In the contract's shape, where 0 is no limit. */
export function described(
  admin: User,
  quotas: Quotas,
  used: Amounts,
  { isEquitable }: Pick<Distribution, "isEquitable">,
): ResourceLimits {
  const empty = (["bytes", "editors", "mappoints", "files"] as const).filter(
    (resource) => quotas[resource] === 0,
  );
  return {
    max_mb: quotas.bytes ?? 0,
    max_supervisors: supervisorsText(quotas.supervisors ?? 0),
    max_editors: quotas.editors ?? 0,
    max_mappoints: quotas.mappoints ?? 0,
    max_files: quotas.files ?? 0,
    is_equitable: isEquitable,
    has_shared_gyms: admin.has_shared_gyms === 1,
    has_chatbots: admin.has_chatbots === 1,
    ...(empty.length > 0
      ? {
          empty_shares: empty.map((name) =>
            name === "bytes" ? "max_mb" : (`max_${name}` as const),
          ),
        }
      : {}),
    admin_current_mb: used.bytes,
    admin_current_supervisors: used.supervisors,
    admin_current_editors: used.editors,
    admin_current_mappoints: used.mappoints,
    admin_current_files: used.files,
  };
}
