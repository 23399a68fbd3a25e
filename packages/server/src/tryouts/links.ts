import { TRY_LIMITS } from "@panel/domain/tryouts";
import type { TryLink } from "@panel/api-client/tryouts-types";
import { findEditable, lockEditable } from "../access/editable.ts";
import { Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { digestOf, newSecret, tokenOf } from "../secrets/numbered-token.ts";
import type { Viewer } from "../viewer.ts";
import { TRY_TOKEN } from "./authenticator.ts";
import * as repository from "./links-repository.ts";

const DAY = 24 * 60 * 60_000;

/** The links of experiences, as those see them who may edit these. */
export interface TryLinks {
  list(viewer: Viewer, experienceId: number): Promise<TryLink[]>;
  /** @throws Refusal when the experience has as many as it may have */
  create(
    viewer: Viewer,
    experienceId: number,
    days: number,
  ): Promise<{ link: TryLink; token: string }>;
  /** One that has ended already stays so. */
  end(viewer: Viewer, experienceId: number, id: number): Promise<void>;
}

export function createTryLinks(connection: Connection): TryLinks {
  const { db } = connection;
  return {
    async list(viewer, experienceId) {
      const row = await findEditable(db, viewer, experienceId);
      const links = await repository.listLinks(db, row.id, new Date().toISOString());
      return links.map(linkRecord);
    },

    create: (viewer, experienceId, days) =>
      db.transaction().execute(async (transaction) => {
        // Held, so that no other node makes one meanwhile.
        const row = await lockEditable(connection, transaction, viewer, experienceId);
        const now = new Date();
        const before = await repository.listLinks(transaction, row.id, now.toISOString());
        if (before.length >= TRY_LIMITS.links) {
          throw new Refusal("TRYOUTS.linkLimit", "The experience has as many links as it may have");
        }
        const secret = newSecret();
        const made = await repository.insertLink(transaction, {
          gymkhana_id: row.id,
          token_hash: digestOf(secret),
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + days * DAY).toISOString(),
          last_used_at: null,
        });
        await recordBy(transaction, viewer, {
          event: "try-link-create",
          subject: `gymkhana ${row.id}`,
          details: { link: made.id, days },
        });
        return {
          link: linkRecord({ ...made, notes: 0 }),
          token: tokenOf(TRY_TOKEN, made.id, secret),
        };
      }),

    end: (viewer, experienceId, id) =>
      db.transaction().execute(async (transaction) => {
        const row = await findEditable(transaction, viewer, experienceId);
        if (!(await repository.deleteLink(transaction, row.id, id))) return;
        await recordBy(transaction, viewer, {
          event: "try-link-end",
          subject: `gymkhana ${row.id}`,
          details: { link: id },
        });
      }),
  };
}

/** In the contract's TryLink. */
function linkRecord(link: repository.CountedLink): TryLink {
  return {
    id: link.id,
    createdAt: link.created_at,
    expiresAt: link.expires_at,
    lastUsedAt: link.last_used_at,
    notes: link.notes,
  };
}
