import {
  savedExperienceProblems,
  type ExperienceChanges,
} from "@panel/domain/experience/experience";
import { experienceWire } from "@panel/domain/experience/wire";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Connection, Db } from "../db/connection.ts";
import { changedSince, rememberRevision } from "../db/revisions.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { AppError, notFound, unauthenticated } from "../app-error.ts";
import { latestVersion, type LatestVersion } from "../versions/keep.ts";
import type { Viewer } from "../viewer.ts";
import { saveUses } from "../library/uses.ts";
import { refuseProblems } from "../points/refuse-problems.ts";
import { flagsOf } from "../resources/service.ts";
import { insertExperience, updateContent, type MakeCode } from "./access-codes.ts";
import { mayShare, requirePermission } from "../access/permissions.ts";
import { lockExperience } from "../access/service.ts";
import { recordOf, recordParts } from "./record.ts";
import * as repository from "./repository.ts";
import { changedExperience, contentOf, experienceOf, ownFields } from "./stored.ts";

/** What somebody saves of an experience. */
export interface ExperienceInput {
  /** 0 or nothing for a new one. */
  id?: number | undefined;
  version?: number | undefined;
  /** Of a new one; see RequestId in the contract. */
  requestId?: string | undefined;
  /** Collaborators that are left out stay. */
  changes: ExperienceChanges;
  /** Whether what is required of a new one may be missing, as in an archive: its author adds it in the form. */
  mayLack?: boolean;
  /** Ids of its points in the author's order; left out: the order stays. */
  pointIds?: readonly number[] | undefined;
  /** Whether changed texts are only corrected, so that their translations stay valid. */
  isCorrection?: boolean;
}

/** An experience that was written, and the version that it had before; undefined for a new one. */
export interface Written {
  row: ExperienceRow;
  latest: LatestVersion | undefined;
}

/** Creates an inactive experience of the viewer's. */
export async function createExperience(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  input: ExperienceInput & { makeCode?: MakeCode },
): Promise<ExperienceRow> {
  const { row } = await created(connection, transaction, viewer, input);
  return row;
}

export async function created(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  input: ExperienceInput & { makeCode?: MakeCode },
): Promise<Written> {
  // Nobody would inherit an experience that its owner got while being deleted.
  if (!(await repository.lockOwner(connection, transaction, viewer.id))) throw unauthenticated();
  const now = new Date().toISOString();
  const experience = changedExperience(undefined, input.changes);
  if (!input.mayLack) {
    refuseProblems(savedExperienceProblems(input.changes, experience), experienceWire);
  }
  const own = {
    // The owner is the sender, whatever the form says.
    owner_id: viewer.id,
    state: EXPERIENCE_STATE.inactive,
    version: 1,
    request_id: input.requestId ?? null,
    created_at: now,
    updated_at: now,
    changed_by: viewer.id,
    active_until: null,
  };
  const row = await insertExperience(transaction, experience, own, input.makeCode);
  if (row) {
    const place = { experienceId: row.id, before: undefined, after: experience };
    await saveUses(connection, transaction, viewer, place);
    return { row, latest: undefined };
  }
  // An earlier try of the same request has created it and its answer was lost: this one updates it.
  const before = await repository.findByRequest(transaction, viewer.id, input.requestId ?? "");
  if (!before) throw notFound();
  return update(connection, transaction, viewer, { ...input, id: before.id, version: 1 });
}

export async function update(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  input: ExperienceInput & { id: number },
): Promise<Written> {
  const before = await locked(connection, transaction, viewer, input.id, input.version);
  await requirePermission(transaction, viewer, before, "edit");
  const latest = await latestVersion(transaction, before);
  const stored = experienceOf(before);
  const experience = changedExperience(stored, input.changes);
  refuseProblems(savedExperienceProblems(input.changes, experience), experienceWire);
  await saveUses(connection, transaction, viewer, {
    experienceId: before.id,
    before: stored,
    after: experience,
  });
  const row = await updateContent(transaction, before, contentOf(experience), {
    version: before.version + 1,
    updated_at: new Date().toISOString(),
    changed_by: viewer.id,
  });
  return { row, latest };
}

/** The experience to write to, after making sure that the sender has read its latest version. */
export async function locked(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
  version: number | undefined,
): Promise<ExperienceRow> {
  const row = await lockExperience(connection, transaction, viewer, id);
  if (version !== undefined && version !== row.version) {
    const parts = await recordParts(transaction, row);
    const current = await recordOf(parts);
    const fields = ownFields(row, parts.editors);
    throw new AppError("conflict", "ERRORS.conflict", "Saved by somebody else in between", {
      data: {
        version: row.version,
        changed: await changedSince(transaction, row.id, version, fields),
        current,
      },
    });
  }
  return row;
}

export async function saveCollaborators(
  db: Db,
  viewer: Viewer,
  row: ExperienceRow,
  wanted: readonly number[],
): Promise<void> {
  const already = await repository.listCollaborators(db, row.id);
  const { has_shared_gyms: hasSharedGyms } = await flagsOf(db, viewer.id);
  const shares = await mayShare(db, viewer, row, hasSharedGyms);
  const choosable = shares ? await repository.listChoosable(db, viewer) : [];
  const allowed = new Set([
    ...choosable.map((user) => user.id),
    ...already.map((editor) => editor.editor_id),
  ]);
  allowed.delete(row.owner_id);
  await repository.replaceCollaborators(
    db,
    row.id,
    [...new Set(wanted)].filter((id) => allowed.has(id)),
  );
}

/** Keeps what a version of an experience holds, so that a later conflict can tell what changed. */
export async function rememberExperience(
  db: Db,
  viewer: Viewer,
  row: ExperienceRow,
): Promise<void> {
  await rememberRevision(db, {
    id: row.id,
    version: row.version,
    fields: ownFields(row, await repository.listCollaborators(db, row.id)),
    by: viewer.id,
    at: row.updated_at,
  });
}
