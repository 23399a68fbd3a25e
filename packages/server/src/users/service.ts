import { readFile } from "node:fs/promises";
import { LIMITED_ROLE } from "@panel/domain/limits";
import { maySetLimits } from "@panel/domain/policies";
import type { PhoneRegion } from "@panel/domain/phone-region";
import { isActive, USER_STATUS } from "@panel/domain/users";
import type {
  ChildUser,
  CsvImportReport,
  EditorsImport,
  ListedUser,
  User as UserRecord,
} from "@panel/api-client/panel-types";
import { hashPassword } from "../account/passwords.ts";
import { signOutEverywhere } from "../account/sign-out.ts";
import type { Imports } from "../throttle/imports.ts";
import type { Throttles } from "../throttle/throttle.ts";
import type { Workers } from "../workers/workers.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { MailLanguage, User } from "../db/schema.ts";
import { Refusal, notAllowed, notFound, tooManyTries, unauthenticated } from "../app-error.ts";
import { mapInTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { withAvatar } from "../images/with-avatar.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Mails } from "../account/mails.ts";
import { lockUsers } from "../db/lock-users.ts";
import { ownUse, usedByAdmin } from "../resources/branch-usage.ts";
import type { Experiences } from "../experiences/service.ts";
import { createUser } from "./create-user.ts";
import {
  entityOf,
  labelOf,
  LIMIT_COLUMNS,
  limitsIn,
  textsOf,
  type Limits,
  type NewUserFields,
  type ProfileFields,
  type UserFields,
} from "./form.ts";
import { importEditors, type ImportFile } from "./import-editors.ts";
import { permissionsOn } from "./permissions.ts";
import { deleteUser, type DeleteParts } from "./delete-user.ts";
import * as repository from "./repository.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { moveUser } from "./move-user.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { newImage, saveUser } from "./save-user.ts";
import { importSupervisor } from "./import-supervisor.ts";
import { listImports, undoImport, type UndoneImport } from "./undo-import.ts";
import { adminResources, fullName, listedUser, userRecord } from "./records.ts";

export interface Users {
  /** The viewer's own users, each with all that the edit form shows. */
  list(viewer: Viewer): Promise<ListedUser[]>;
  /** How many of the viewer's own users have not answered their invitation. */
  countPending(viewer: Viewer): Promise<number>;
  create(
    viewer: Viewer,
    form: NewUserFields,
    image: UploadedFile | undefined,
    language: MailLanguage,
  ): Promise<void>;
  update(viewer: Viewer, form: UserFields, image: UploadedFile | undefined): Promise<void>;
  remove(viewer: Viewer, id: number): Promise<void>;
  /** Gives an editor another supervisor. */
  move(viewer: Viewer, wanted: { id: number; parentId: number }): Promise<void>;
  activate(viewer: Viewer, id: number): Promise<void>;
  resendConfirmation(viewer: Viewer, id: number): Promise<void>;
  resetSecondFactor(viewer: Viewer, id: number): Promise<void>;
  /** Signs a user out everywhere, and says of how many sessions. */
  endSessions(viewer: Viewer, id: number): Promise<number>;
  importEditors(
    viewer: Viewer,
    csv: UploadedFile,
    call: Pick<ImportFile, "requestId" | "isDryRun"> & { supervisorId: number | undefined },
    language: MailLanguage,
  ): Promise<CsvImportReport>;
  /** The imports that can be undone. */
  listImports(viewer: Viewer, supervisorId: number | undefined): Promise<EditorsImport[]>;
  undoImport(
    viewer: Viewer,
    call: { requestId: string; supervisorId: number | undefined },
  ): Promise<UndoneImport>;
  profile(viewer: Viewer): Promise<UserRecord>;
  updateProfile(
    viewer: Viewer,
    form: ProfileFields,
    image: UploadedFile | undefined,
  ): Promise<void>;
  /** A user that the viewer may ask about: one of its own, or itself. */
  known(viewer: Viewer, id: number): Promise<User>;
  collaborators(viewer: Viewer, id: number): Promise<ChildUser[]>;
}

export interface UsersParts extends DeleteParts {
  experiences: Pick<
    Experiences,
    "choosableCollaborators" | "lockOfUser" | "handOver" | "endCollaborations" | "dropChatbots"
  >;
  mails: Mails;
  throttles: Throttles;
  imports: Imports;
  workers: Workers;
  /** Where phone numbers without a country code are from. */
  phoneRegion: PhoneRegion;
  /** What an activation gives; without one nobody is activated by hand. */
  defaultPassword: string | undefined;
}

export function createUsers(parts: UsersParts): Users {
  const { connection, files, mails, throttles } = parts;
  const { db } = connection;

  async function list(viewer: Viewer): Promise<ListedUser[]> {
    const users = await repository.listSeen(db, viewer);
    const experiences = await repository.experiencesByOwner(db);
    const listed = (user: repository.ListedRow) =>
      listedUser(viewer, user, experiences.get(user.id));
    if (!maySetLimits(viewer.role, LIMITED_ROLE)) return mapInTurns(users, listed);
    const admins = await repository.adminsById(db);
    const used = usedByAdmin(users, await ownUse(db));
    return mapInTurns(users, (user) => {
      const [admin, branch] = [admins.get(user.id), used.get(user.id)];
      return admin && branch
        ? { ...listed(user), resources: adminResources(admin, branch) }
        : listed(user);
    });
  }

  async function known(viewer: Viewer, id: number): Promise<User> {
    const user =
      id === viewer.id
        ? await repository.findShown(db, id)
        : await repository.findSeen(db, viewer, id);
    if (!user) throw notFound();
    return user;
  }

  return {
    list,

    countPending: (viewer) => repository.countPending(db, viewer),

    create: (viewer, form, image, language) => createUser(parts, viewer, form, image, language),

    async update(viewer, form, image) {
      const { id } = form;
      const found = await repository.findSeen(db, viewer, id);
      if (!found) throw notFound();
      const texts = textsOf(form, ...entityOf(viewer), ...labelOf(found.role));
      await withAvatar(files, image, (stored) =>
        db.transaction().execute(async (transaction) => {
          const user = await lockSeen(connection, transaction, viewer, id);
          const limits = maySetLimits(viewer.role, user.role) ? limitsIn(form) : {};
          await saveUser(
            files,
            transaction,
            viewer,
            user,
            { ...texts, ...limits },
            newImage(form, stored),
          );
          await recordBy(transaction, viewer, { event: "user-change", subject: user.email });
          const changed = changedLimits(user, limits);
          if (Object.keys(changed).length > 0) {
            await recordBy(transaction, viewer, {
              event: "limits-change",
              subject: user.email,
              details: changed,
            });
          }
        }),
      );
    },

    remove: (viewer, id) =>
      db.transaction().execute(async (transaction) => {
        const { email, details } = await deleteUser(parts, transaction, viewer, id);
        await recordBy(transaction, viewer, { event: "user-delete", subject: email, details });
      }),

    move: (viewer, wanted) => moveUser(parts, viewer, wanted),

    async activate(viewer, id) {
      const user = await pendingUser(db, viewer, id, "activate");
      if (parts.defaultPassword === undefined) {
        throw new Refusal("ERRORS.noDefaultPassword", "No default password is set");
      }
      const hash = await hashPassword(parts.defaultPassword);
      await db.transaction().execute(async (transaction) => {
        const current = await lockSeen(connection, transaction, viewer, user.id);
        requirePending(viewer, current, "activate");
        await repository.updateUser(transaction, user.id, {
          status: USER_STATUS.active,
          password_hash: hash,
          uses_default_password: 1,
          token_version: current.token_version + 1,
        });
        await signOutEverywhere(transaction, user.id, "password");
        await recordBy(transaction, viewer, { event: "user-activate", subject: user.email });
      });
    },

    async resendConfirmation(viewer, id) {
      const { email } = await pendingUser(db, viewer, id, "resendConfirmation");
      const excess =
        (await throttles.mailToRecipient.count(email)) ??
        (await throttles.recoveryFromAddress.count("resend", viewer.address));
      if (excess) throw tooManyTries(excess.wait);
      await db.transaction().execute(async (transaction) => {
        const user = await lockSeen(connection, transaction, viewer, id);
        requirePending(viewer, user, "resendConfirmation");
        const sender = await repository.findShown(transaction, viewer.id);
        await mails.confirmation(transaction, user, sender && fullName(sender));
      });
    },

    resetSecondFactor: (viewer, id) => resetSecondFactor(parts, viewer, id),

    endSessions: (viewer, id) => endUserSessions(connection, viewer, id),

    async importEditors(viewer, csv, { supervisorId, ...call }, language) {
      const supervisor = await importSupervisor(db, viewer, supervisorId);
      const importer = await repository.findShown(db, viewer.id);
      if (!importer) throw unauthenticated();
      const people = { viewer, supervisor, inviter: fullName(importer) };
      const bytes = await readFile(csv.path);
      const file = { bytes, ...call, phoneRegion: parts.phoneRegion };
      return importEditors(parts, people, file, language);
    },

    async listImports(viewer, supervisorId) {
      return listImports(db, (await importSupervisor(db, viewer, supervisorId)).id);
    },

    async undoImport(viewer, { requestId, supervisorId }) {
      const supervisor = await importSupervisor(db, viewer, supervisorId);
      return undoImport(connection, viewer, supervisor, requestId, (transaction, id) =>
        deleteUser(parts, transaction, viewer, id),
      );
    },

    async profile(viewer) {
      const user = await repository.findShown(db, viewer.id);
      if (!user) throw unauthenticated();
      return userRecord(user);
    },

    async updateProfile(viewer, form, image) {
      const texts = textsOf(form);
      await withAvatar(files, image, (stored) =>
        db.transaction().execute(async (transaction) => {
          const [user] = await lockUsers(connection, transaction, [viewer.id]);
          // Deleted while the request was on its way.
          if (!user) throw unauthenticated();
          await saveUser(files, transaction, viewer, user, texts, newImage(form, stored));
          await recordBy(transaction, viewer, { event: "user-change", subject: user.email });
        }),
      );
    },

    known,

    async collaborators(viewer, id) {
      return parts.experiences.choosableCollaborators(await known(viewer, id));
    },
  };
}

async function lockSeen(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<User> {
  if (!(await repository.findSeen(transaction, viewer, id))) throw notFound();
  const [user] = await lockUsers(connection, transaction, [id]);
  if (!user) throw notFound();
  return user;
}

/** Somebody of the viewer's who has not confirmed the account yet. */
async function pendingUser(
  db: Db,
  viewer: Viewer,
  id: number,
  action: PendingAction,
): Promise<User> {
  const user = await repository.findSeen(db, viewer, id);
  if (!user) throw notFound();
  requirePending(viewer, user, action);
  return user;
}

type PendingAction = "activate" | "resendConfirmation";

/** @throws Refusal saying why the user can no longer be activated or invited */
function requirePending(viewer: Viewer, user: User, action: PendingAction): void {
  const { status } = user;
  if (permissionsOn(viewer, user)[action]) return;
  if (isActive(status)) {
    throw new Refusal("ERRORS.alreadyActive", "The user is active already");
  }
  if (status === USER_STATUS.disabled) {
    throw new Refusal("ERRORS.disabledUser", "The user was disabled by the command line");
  }
  throw notAllowed();
}

/** The limits that a save changes, by their names. */
function changedLimits(before: User, limits: Limits): Record<string, number> {
  const changed = LIMIT_COLUMNS.flatMap((column) => {
    const value = limits[column];
    return value === undefined || value === before[column] ? [] : [[column, value] as const];
  });
  return Object.fromEntries(changed);
}
