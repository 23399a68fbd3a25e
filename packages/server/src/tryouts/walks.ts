import { cleanText } from "@panel/domain/clean-text";
import { TRY_LIMITS } from "@panel/domain/tryouts";
import type { KeptWalk, OperationTypes } from "@panel/api-client/tryouts-types";
import { findEditable, lockEditable } from "../access/editable.ts";
import { notFound, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import type { KeptWalkRow } from "../db/tryouts-schema.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./walks-repository.ts";

type NewWalk = Omit<OperationTypes["keepWalk"]["body"], "gymId">;

/** Walks that are kept of an experience, as those see them who may edit it. */
export interface KeptWalks {
  list(viewer: Viewer, experienceId: number): Promise<KeptWalk[]>;
  /** @throws Refusal when the experience has as many as it may have */
  keep(viewer: Viewer, experienceId: number, walk: NewWalk): Promise<KeptWalk>;
  rename(viewer: Viewer, experienceId: number, id: number, name: string): Promise<void>;
  remove(viewer: Viewer, experienceId: number, id: number): Promise<void>;
}

export function createKeptWalks(connection: Connection): KeptWalks {
  const { db } = connection;
  return {
    async list(viewer, experienceId) {
      const { id } = await findEditable(db, viewer, experienceId);
      const walks = await repository.listWalks(db, id);
      return walks.map(walkRecord);
    },

    keep: (viewer, experienceId, { name, steps, ended, requestId }) =>
      db.transaction().execute(async (transaction) => {
        // Held, so that no other node keeps one meanwhile.
        const row = await lockEditable(connection, transaction, viewer, experienceId);
        const before = await repository.listWalks(transaction, row.id);
        const made = requestId && before.find((walk) => walk.request_id === requestId);
        if (made) return walkRecord(made);
        if (before.length >= TRY_LIMITS.walks) {
          throw new Refusal("TRYOUTS.walkLimit", "The experience has as many walks as it may have");
        }
        return walkRecord(
          await repository.insertWalk(transaction, {
            gymkhana_id: row.id,
            name: cleanText(name, false).trim(),
            steps: JSON.stringify(steps),
            ended: JSON.stringify(ended),
            request_id: requestId ?? null,
            created_at: new Date().toISOString(),
          }),
        );
      }),

    rename: (viewer, experienceId, id, name) =>
      db.transaction().execute(async (transaction) => {
        const { id: own } = await findEditable(transaction, viewer, experienceId);
        if (!(await repository.renameWalk(transaction, own, id, cleanText(name, false).trim())))
          throw notFound();
      }),

    remove: (viewer, experienceId, id) =>
      db.transaction().execute(async (transaction) => {
        const { id: own } = await findEditable(transaction, viewer, experienceId);
        if (!(await repository.deleteWalk(transaction, own, id))) throw notFound();
        await recordBy(transaction, viewer, {
          event: "walk-delete",
          subject: `gymkhana ${own}`,
          details: { walk: id },
        });
      }),
  };
}

/** In the contract's KeptWalk. */
function walkRecord(walk: KeptWalkRow): KeptWalk {
  return {
    id: walk.id,
    name: walk.name,
    steps: JSON.parse(walk.steps) as KeptWalk["steps"],
    ended: JSON.parse(walk.ended) as KeptWalk["ended"],
    createdAt: walk.created_at,
  };
}
