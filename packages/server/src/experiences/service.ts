import type { ExperiencePermissions } from "@panel/domain/experience-policies";
import type { ChildUser, GymkhanaSummary } from "@panel/api-client/panel-types";
import { EXPERIENCE_STATE, isActive, type ExperienceState } from "@panel/domain/experience/state";
import { localDay } from "@panel/domain/lottery/draw";
import type { Role } from "@panel/domain/roles";
import { doorState } from "@panel/domain/visits/publication";
import { Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { dropVersions, keepVersion } from "../versions/keep.ts";
import type { Viewer } from "../viewer.ts";
import { dropUses } from "../library/uses.ts";
import { dropChatbots, orderPoints } from "../points/experience-points.ts";
import { duplicateExperience } from "./duplicate.ts";
import { requirePermission } from "../access/permissions.ts";
import { findExperience, visibleIds } from "../access/service.ts";
import { chunks } from "../db/chunks.ts";
import { takeTurns } from "../turns.ts";
import { findPoints } from "./find-points.ts";
import type { NamedPoint } from "./point-names-repository.ts";
import { firstPlaces, type PlaceRow } from "./places-repository.ts";
import { recordParts, type RecordParts } from "./record.ts";
import * as lists from "./list-repository.ts";
import * as repository from "./repository.ts";
import { doorsOf } from "./doors.ts";
import { summaryOf } from "./summary.ts";
import {
  created,
  locked,
  rememberExperience,
  saveCollaborators,
  update,
  type ExperienceInput,
} from "./write.ts";

/** Experiences whose places are read in one turn of the event loop. */
const PLACES_AT_ONCE = 200;

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
  save(viewer: Viewer, input: ExperienceInput): Promise<Saved>;
  setState(viewer: Viewer, id: number, state: ExperienceState, version?: number): Promise<Saved>;
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
      const now = new Date();
      return rows.map((row) => summaryOf(viewer, row, now));
    },

    countInactive: (viewer) => lists.countInactive(db, viewer),

    async read(viewer, id) {
      return snapshot(connection, async (transaction) => {
        return recordParts(transaction, await findExperience(transaction, viewer, id));
      });
    },

    save: (viewer, input) =>
      db.transaction().execute(async (transaction) => {
        const { row, latest } = input.id
          ? await update(connection, transaction, viewer, { ...input, id: input.id })
          : await created(connection, transaction, viewer, input);
        const { collaborators } = input.changes;
        if (collaborators) await saveCollaborators(transaction, viewer, row, collaborators);
        if (input.pointIds) await orderPoints(transaction, row.id, input.pointIds);
        await rememberExperience(transaction, viewer, row);
        await keepVersion(transaction, viewer, row, latest, {
          isCorrection: () => input.isCorrection === true,
        });
        return { id: row.id, version: row.version };
      }),

    async setState(viewer, id, state, version) {
      return db.transaction().execute(async (transaction) => {
        const before = await locked(connection, transaction, viewer, id, version);
        await requirePermission(transaction, viewer, before, actionOf(state));
        if (state === EXPERIENCE_STATE.duplicate) {
          const copy = await duplicateExperience(connection, transaction, viewer, before);
          await rememberExperience(transaction, viewer, copy);
          await keepVersion(transaction, viewer, copy, undefined);
          return { id: copy.id, version: copy.version };
        }
        const deletes = state === EXPERIENCE_STATE.deleted;
        if (deletes) await refuseIfVisited(transaction, before);
        const row = await repository.updateExperienceRow(transaction, id, {
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
          await dropVersions(transaction, id);
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

/** @throws Refusal while visitors may start, or are on their way */
async function refuseIfVisited(transaction: Db, before: ExperienceRow): Promise<void> {
  if (doorState(doorsOf(before), new Date()) === "open") {
    throw new Refusal("VISITS.openRoute", "The route is published and open on the web");
  }
  const until = await repository.lastVisitUntil(transaction, before.id, new Date().toISOString());
  if (until === null) return;
  throw new Refusal("VISITS.underWay", "Visitors are playing the route", {
    day: localDay(until, before.time_zone),
  });
}

/** Of what happened before, visitors' apps may report later. */
function activeUntil(before: ExperienceRow, state: ExperienceState): string | null {
  if (isActive(state)) return null;
  return isActive(before.state) ? new Date().toISOString() : before.active_until;
}

/** The permission that sending a state needs. */
function actionOf(state: ExperienceState): keyof ExperiencePermissions {
  if (state === EXPERIENCE_STATE.deleted) return "delete";
  return state === EXPERIENCE_STATE.duplicate ? "duplicate" : "setState";
}

/** Reads of one moment: what others write meanwhile is not seen. */
function snapshot<T>(connection: Connection, work: (db: Db) => Promise<T>): Promise<T> {
  return connection.engine === "postgres"
    ? connection.db.transaction().setIsolationLevel("repeatable read").execute(work)
    : connection.db.connection().execute(work);
}
