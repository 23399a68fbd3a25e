import type { ExperiencePermissions } from "@panel/domain/experience-policies";
import type { ChildUser, GymkhanaSummary } from "@panel/api-client/panel-types";
import {
  savedExperienceProblems,
  type ExperienceChanges,
} from "@panel/domain/experience/experience";
import { experienceWire } from "@panel/domain/experience/wire";
import { GYMKHANA_STATE, isActive, type GymkhanaState } from "@panel/domain/experience/state";
import type { Role } from "@panel/domain/roles";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { changedSince, rememberRevision } from "../db/revisions.ts";
import type { GymkhanaRow } from "../db/schema.ts";
import { AppError, notFound, unauthenticated } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import { dropUses, saveUses } from "../library/uses.ts";
import { dropChatbots, orderPoints } from "../points/experience-points.ts";
import { refuseProblems } from "../points/refuse-problems.ts";
import { flagsOf } from "../resources/service.ts";
import { insertExperience, updateContent, type MakeCode } from "./access-codes.ts";
import { duplicateGymkhana } from "./duplicate.ts";
import { mayShare, requirePermission } from "../access/permissions.ts";
import { findExperience, lockExperience, visibleIds } from "../access/service.ts";
import { chunks } from "../db/chunks.ts";
import { takeTurns } from "../turns.ts";
import { findPoints } from "./find-points.ts";
import type { NamedPoint } from "./point-names-repository.ts";
import { firstPlaces, type PlaceRow } from "./places-repository.ts";
import { recordOf, recordParts, type RecordParts } from "./record.ts";
import * as lists from "./list-repository.ts";
import * as repository from "./repository.ts";
import { summaryOf } from "./summary.ts";
import { changedExperience, contentOf, experienceOf, ownFields } from "./stored.ts";

/** Experiences whose places are read in one turn of the event loop. */
const PLACES_AT_ONCE = 200;

/** What somebody saves of an experience. */
export interface GymkhanaInput {
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
}

export interface Saved {
  id: number;
  version: number;
}

export interface Experiences {
  /** The experiences that a viewer sees, the newest first, as `summaryOf` takes them. */
  list(viewer: Viewer): Promise<readonly lists.VisibleRow[]>;
  /** Where the experiences of the list begin; those whose first point has no place are left out. */
  places(viewer: Viewer): Promise<PlaceRow[]>;
  /** Points of the list's experiences with a name that holds all words of a text; at most 20. */
  findPoints(viewer: Viewer, text: string): Promise<NamedPoint[]>;
  /** The experiences of the list that were changed last, the latest first. */
  lastChanged(viewer: Viewer, most: number): Promise<GymkhanaSummary[]>;
  /** How many of the list are not active. */
  countInactive(viewer: Viewer): Promise<number>;
  /** An experience with everything that belongs to it. */
  read(viewer: Viewer, id: number): Promise<RecordParts>;
  save(viewer: Viewer, input: GymkhanaInput): Promise<Saved>;
  setState(viewer: Viewer, id: number, state: GymkhanaState, version?: number): Promise<Saved>;
  /** Users whom somebody may choose as collaborators. */
  choosableCollaborators(user: { id: number; role: Role }): Promise<ChildUser[]>;
  /** What a user owns or works on stays as it is until the transaction ends. */
  lockOfUser(transaction: Db, userId: number): Promise<void>;
  /** Ends a user's collaborations, and those of others on its experiences. */
  endCollaborations(transaction: Db, userId: number): Promise<void>;
  /** Takes the chatbots from the points of a user's experiences. */
  dropChatbots(transaction: Db, viewer: Viewer, userId: number): Promise<void>;
  /** Gives a user's experiences to another one; the first collaborates on none any more. */
  handOver(transaction: Db, fromId: number, toId: number): Promise<void>;
}

export function createExperiences(connection: Connection): Experiences {
  const { db } = connection;
  return {
    list: (viewer) => lists.listVisible(db, viewer),

    async places(viewer) {
      const places: PlaceRow[] = [];
      for (const some of chunks(await visibleIds(db, viewer), PLACES_AT_ONCE)) {
        await takeTurns();
        places.push(...(await firstPlaces(connection, some)));
      }
      return places;
    },

    findPoints: (viewer, text) => findPoints(connection, viewer, text),

    async lastChanged(viewer, most) {
      const rows = await lists.listLastChanged(db, viewer, most);
      return rows.map((row) => summaryOf(viewer, row));
    },

    countInactive: (viewer) => lists.countInactive(db, viewer),

    async read(viewer, id) {
      return snapshot(connection, async (transaction) => {
        return recordParts(transaction, await findExperience(transaction, viewer, id));
      });
    },

    save: (viewer, input) =>
      db.transaction().execute(async (transaction) => {
        const row = input.id
          ? await update(connection, transaction, viewer, { ...input, id: input.id })
          : await createExperience(connection, transaction, viewer, input);
        const { collaborators } = input.changes;
        if (collaborators) await saveCollaborators(transaction, viewer, row, collaborators);
        if (input.pointIds) await orderPoints(transaction, row.id, input.pointIds);
        await rememberExperience(transaction, viewer, row);
        return { id: row.id, version: row.version };
      }),

    async setState(viewer, id, state, version) {
      return db.transaction().execute(async (transaction) => {
        const before = await locked(connection, transaction, viewer, id, version);
        await requirePermission(transaction, viewer, before, actionOf(state));
        if (state === GYMKHANA_STATE.duplicate) {
          const copy = await duplicateGymkhana(connection, transaction, viewer, before);
          await rememberExperience(transaction, viewer, copy);
          return { id: copy.id, version: copy.version };
        }
        const deletes = state === GYMKHANA_STATE.deleted;
        const row = await repository.updateGymkhana(transaction, id, {
          state,
          active_until: activeUntil(before, state),
          // The code of a deleted experience is free.
          ...(deletes ? { access_code: null } : {}),
          version: before.version + 1,
          updated_at: new Date().toISOString(),
          changed_by: viewer.id,
        });
        if (deletes) {
          await dropUses(transaction, id);
          await recordBy(transaction, viewer, {
            event: "experience-delete",
            subject: `gymkhana ${id}`,
          });
        }
        await rememberExperience(transaction, viewer, row);
        return { id: row.id, version: row.version };
      });
    },

    choosableCollaborators: (user) => repository.listChoosable(db, user),
    lockOfUser: (transaction, userId) => repository.lockOfUser(connection, transaction, userId),
    endCollaborations: repository.endCollaborations,
    dropChatbots,
    handOver: repository.setOwner,
  };
}

/** Of what happened before, visitors' apps may report later. */
function activeUntil(before: GymkhanaRow, state: GymkhanaState): string | null {
  if (isActive(state)) return null;
  return isActive(before.state) ? new Date().toISOString() : before.active_until;
}

/** The permission that sending a state needs. */
function actionOf(state: GymkhanaState): keyof ExperiencePermissions {
  if (state === GYMKHANA_STATE.deleted) return "delete";
  return state === GYMKHANA_STATE.duplicate ? "duplicate" : "setState";
}

/** Reads of one moment: what others write meanwhile is not seen. */
function snapshot<T>(connection: Connection, work: (db: Db) => Promise<T>): Promise<T> {
  return connection.engine === "postgres"
    ? connection.db.transaction().setIsolationLevel("repeatable read").execute(work)
    : connection.db.connection().execute(work);
}

/** Creates an inactive experience of the viewer's. */
export async function createExperience(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  input: GymkhanaInput & { makeCode?: MakeCode },
): Promise<GymkhanaRow> {
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
    state: GYMKHANA_STATE.inactive,
    version: 1,
    request_id: input.requestId ?? null,
    created_at: now,
    updated_at: now,
    changed_by: viewer.id,
    active_until: null,
  };
  const made = await insertExperience(transaction, experience, own, input.makeCode);
  if (made) {
    const place = { gymkhanaId: made.id, before: undefined, after: experience };
    await saveUses(connection, transaction, viewer, place);
    return made;
  }
  // An earlier try of the same request has created it and its answer was lost: this one updates it.
  const before = await repository.findByRequest(transaction, viewer.id, input.requestId ?? "");
  if (!before) throw notFound();
  return update(connection, transaction, viewer, { ...input, id: before.id, version: 1 });
}

async function update(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  input: GymkhanaInput & { id: number },
): Promise<GymkhanaRow> {
  const before = await locked(connection, transaction, viewer, input.id, input.version);
  await requirePermission(transaction, viewer, before, "edit");
  const stored = experienceOf(before);
  const experience = changedExperience(stored, input.changes);
  refuseProblems(savedExperienceProblems(input.changes, experience), experienceWire);
  await saveUses(connection, transaction, viewer, {
    gymkhanaId: before.id,
    before: stored,
    after: experience,
  });
  return updateContent(transaction, before, contentOf(experience), {
    version: before.version + 1,
    updated_at: new Date().toISOString(),
    changed_by: viewer.id,
  });
}

/** The experience to write to, after making sure that the sender has read its latest version. */
async function locked(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
  version: number | undefined,
): Promise<GymkhanaRow> {
  const row = await lockExperience(connection, transaction, viewer, id);
  if (version !== undefined && version !== row.version) {
    const parts = await recordParts(transaction, row);
    const current = await recordOf(parts);
    const fields = ownFields(row, parts.editors);
    throw new AppError("conflict", "ERRORS.conflict", "Saved by somebody else in between", {
      data: {
        version: row.version,
        changed: await changedSince(transaction, "gymkhana", row.id, version, fields),
        current,
      },
    });
  }
  return row;
}

async function saveCollaborators(
  db: Db,
  viewer: Viewer,
  row: GymkhanaRow,
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
export async function rememberExperience(db: Db, viewer: Viewer, row: GymkhanaRow): Promise<void> {
  await rememberRevision(db, {
    kind: "gymkhana",
    id: row.id,
    version: row.version,
    fields: ownFields(row, await repository.listCollaborators(db, row.id)),
    by: viewer.id,
    at: row.updated_at,
  });
}
