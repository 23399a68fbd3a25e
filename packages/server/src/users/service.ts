import { readFile } from "node:fs/promises";
import type { Role } from "@panel/domain/roles";
import { isActive, mayChooseEntity, mayCreate, maySetLimits } from "@panel/domain/users";
import { voidLinks } from "../account/links.ts";
import { hashPassword } from "../account/passwords.ts";
import { endSessions } from "../account/sessions.ts";
import type { Throttles } from "../account/throttle.ts";
import { recordBy } from "../audit/record.ts";
import { isUniqueViolation, type Connection, type Db } from "../db/connection.ts";
import { USER_STATUS, type MailLanguage, type StoredFile, type User } from "../db/schema.ts";
import { succeeded } from "../http/envelope.ts";
import { Refusal, notAllowed, notFound, tooManyTries, unauthenticated } from "../http/errors.ts";
import type { Viewer } from "../http/guards.ts";
import type { UploadedFile } from "../http/uploads.ts";
import type { Mails } from "../mail/mails.ts";
import { lockUsers } from "../resources/repository.ts";
import { lockBranch, roomFor } from "../resources/room.ts";
import type { Files } from "../storage/files.ts";
import { limitsIn, textsOf, type UserFields } from "./form.ts";
import { importEditors, type ImportReport } from "./import.ts";
import { removeUser } from "./removal.ts";
import * as repository from "./repository.ts";
import { sharedReads } from "./shared-reads.ts";
import { adminResources, listedUser, usedByAdmin, userRecord } from "./shape.ts";

/** A form with what came beside its texts. */
export interface UserForm {
  fields: UserFields;
  image?: UploadedFile | undefined;
}

export interface Users {
  /** The answer with the viewer's own users, each with all that the edit form shows. */
  list(viewer: Viewer): Promise<Buffer>;
  create(viewer: Viewer, form: UserForm, language: MailLanguage): Promise<void>;
  update(viewer: Viewer, id: number, form: UserForm): Promise<void>;
  remove(viewer: Viewer, id: number): Promise<void>;
  activate(viewer: Viewer, id: number): Promise<void>;
  resendConfirmation(viewer: Viewer, id: number): Promise<void>;
  importEditors(viewer: Viewer, csv: UploadedFile, language: MailLanguage): Promise<ImportReport>;
  profile(viewer: Viewer): Promise<object>;
  updateProfile(viewer: Viewer, form: UserForm): Promise<void>;
  /** A user that the viewer may ask about: one of its own, or itself. */
  known(viewer: Viewer, id: number): Promise<User>;
  collaborators(viewer: Viewer, id: number): Promise<object[]>;
}

export interface UsersParts {
  connection: Connection;
  files: Files;
  mails: Mails;
  throttles: Throttles;
  /** What an activation gives; without one nobody is activated by hand. */
  defaultPassword: string | undefined;
}

export function createUsers(parts: UsersParts): Users {
  const { connection, files, mails, throttles } = parts;
  const { db } = connection;

  const shared = sharedReads(async (viewer: Viewer) =>
    Buffer.from(JSON.stringify(succeeded(await listed(viewer)))),
  );

  async function listed(viewer: Viewer): Promise<object[]> {
    const users = await repository.listSeen(db, viewer);
    if (viewer.role !== "super-admin") return users.map(listedUser);
    const admins = await repository.adminsById(db);
    const used = usedByAdmin(users, {
      points: await repository.pointsByOwner(db),
      files: await repository.filesByOwner(db),
    });
    return users.map((user) => {
      const [admin, branch] = [admins.get(user.id), used.get(user.id)];
      return admin && branch
        ? { ...listedUser(user), resources: adminResources(admin, branch) }
        : listedUser(user);
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

  /** Saves texts and image of a user who is there. */
  async function save(
    transaction: Db,
    user: User,
    changes: Partial<User>,
    form: UserForm,
    stored: StoredFile | undefined,
  ): Promise<void> {
    const drops = !stored && form.fields["idMod"] === 0;
    if (stored) await files.keep(transaction, stored.id);
    if ((stored || drops) && user.image_id !== null) await files.letGo(transaction, user.image_id);
    await repository.updateUser(transaction, user.id, {
      ...changes,
      ...(stored ? { image_id: stored.id } : {}),
      ...(drops ? { image_id: null } : {}),
    });
  }

  const storeImage = async (image: UploadedFile | undefined) => {
    if (!image) return undefined;
    // The decoder takes its part of the memory, and hardly anybody needs it.
    const { storeProfileImage } = await import("../images/profile-image.ts");
    return storeProfileImage(files, image);
  };

  return {
    list: (viewer) => shared(`${viewer.role} ${viewer.id}`, viewer),

    async create(viewer, form, language) {
      const role = form.fields["role"] as Role;
      if (!mayCreate(viewer.role, role)) throw notAllowed();
      const texts = textsOf(form.fields, "email", ...entityOf(viewer));
      const limits = maySetLimits(viewer.role, role) ? limitsIn(form.fields) : {};
      const requestId = form.fields["requestId"] as string | undefined;
      const stored = await storeImage(form.image);
      await refusingTaken(
        db.transaction().execute(async (transaction) => {
          const creator = await creatorOf(connection, transaction, viewer, role, requestId);
          if (creator.made) {
            // The first try's answer was lost: this one is an update of what that try made.
            await save(transaction, creator.made, { ...texts, ...limits }, form, stored);
            if (creator.made.email !== texts.email) {
              const again = await repository.findShown(transaction, creator.made.id);
              if (again) await mails.confirmation(transaction, again, fullName(creator.user));
            }
            return;
          }
          if (stored) await files.keep(transaction, stored.id);
          const [user] = await repository.insertPending(transaction, [
            {
              entity: creator.user.entity,
              ...(texts as { name: string; surname: string; email: string }),
              ...limits,
              role,
              parent_id: viewer.id,
              language,
              image_id: stored?.id ?? null,
              request_id: requestId ?? null,
            },
          ]);
          if (!user) throw taken();
          await mails.confirmation(transaction, user, fullName(creator.user));
          await recordBy(transaction, viewer, {
            event: "user-create",
            subject: user.email,
            details: { role },
          });
        }),
      );
    },

    async update(viewer, id, form) {
      const texts = textsOf(form.fields, ...entityOf(viewer));
      if (!(await repository.findSeen(db, viewer, id))) throw notFound();
      const stored = await storeImage(form.image);
      await db.transaction().execute(async (transaction) => {
        const user = await lockSeen(connection, transaction, viewer, id);
        const limits = maySetLimits(viewer.role, user.role) ? limitsIn(form.fields) : {};
        await save(transaction, user, { ...texts, ...limits }, form, stored);
        await recordBy(transaction, viewer, { event: "user-change", subject: user.email });
        const changed = changedLimits(user, limits);
        if (Object.keys(changed).length > 0) {
          await recordBy(transaction, viewer, {
            event: "limits-change",
            subject: user.email,
            details: changed,
          });
        }
      });
    },

    remove: (viewer, id) =>
      db.transaction().execute(async (transaction) => {
        const email = await removeUser(connection, transaction, files, viewer, id);
        await recordBy(transaction, viewer, { event: "user-delete", subject: email });
      }),

    async activate(viewer, id) {
      const user = await pendingUser(db, viewer, id);
      if (parts.defaultPassword === undefined) {
        throw new Refusal("ERRORS.noDefaultPassword", "No default password is set");
      }
      const hash = await hashPassword(parts.defaultPassword);
      await db.transaction().execute(async (transaction) => {
        const current = await lockSeen(connection, transaction, viewer, user.id);
        if (isActive(current.status)) throw alreadyActive();
        await repository.updateUser(transaction, user.id, {
          status: USER_STATUS.active,
          password_hash: hash,
          uses_default_password: 1,
          token_version: current.token_version + 1,
        });
        await endSessions(transaction, user.id);
        await voidLinks(transaction, user.id);
        await recordBy(transaction, viewer, { event: "user-activate", subject: user.email });
      });
    },

    async resendConfirmation(viewer, id) {
      await pendingUser(db, viewer, id);
      const excess =
        (await throttles.mailToUser.count(String(id))) ??
        (await throttles.recoveryFromAddress.count("resend", viewer.address));
      if (excess) throw tooManyTries(excess.wait);
      await db.transaction().execute(async (transaction) => {
        const user = await lockSeen(connection, transaction, viewer, id);
        if (isActive(user.status)) throw alreadyActive();
        const sender = await repository.findShown(transaction, viewer.id);
        await mails.confirmation(transaction, user, sender && fullName(sender));
      });
    },

    async importEditors(viewer, csv, language) {
      const supervisor = await repository.findShown(db, viewer.id);
      if (!supervisor) throw unauthenticated();
      const bytes = await readFile(csv.path);
      return importEditors(connection, mails, supervisor, viewer, bytes, language);
    },

    async profile(viewer) {
      const user = await repository.findShown(db, viewer.id);
      if (!user) throw unauthenticated();
      return userRecord(user);
    },

    async updateProfile(viewer, form) {
      const texts = textsOf(form.fields);
      const stored = await storeImage(form.image);
      await db.transaction().execute(async (transaction) => {
        const user = await repository.findShown(transaction, viewer.id);
        if (!user) throw unauthenticated();
        const { image_key: _key, ...row } = user;
        await save(transaction, row, texts, form, stored);
        await recordBy(transaction, viewer, { event: "user-change", subject: user.email });
      });
    },

    known,

    async collaborators(viewer, id) {
      return repository.collaboratorsFor(db, await known(viewer, id));
    },
  };
}

/** Only a super-admin's form sets the entity; everybody else's users have their creator's. */
function entityOf(viewer: Viewer): "entity"[] {
  return mayChooseEntity(viewer.role) ? ["entity"] : [];
}

/**
 * Who creates, and the user that an earlier try of the same request made. Where there is none,
 * the creator's branch has room for one more until the transaction ends.
 */
async function creatorOf(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  role: Role,
  requestId: string | undefined,
): Promise<{ user: User; made: User | undefined }> {
  const { user } = await lockBranch(connection, transaction, viewer.id);
  const made = requestId && (await repository.findByRequest(transaction, viewer.id, requestId));
  if (made) return { user, made };
  if (role === "supervisor") await roomFor(connection, transaction, viewer.id, { supervisors: 1 });
  if (role === "editor") await roomFor(connection, transaction, viewer.id, { editors: 1 });
  return { user, made: undefined };
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

async function pendingUser(db: Db, viewer: Viewer, id: number): Promise<User> {
  const user = await repository.findSeen(db, viewer, id);
  if (!user) throw notFound();
  if (isActive(user.status)) throw alreadyActive();
  return user;
}

/** The limits that a save changes, by their names. */
function changedLimits(before: User, limits: Partial<User>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(limits).filter(([name, value]) => before[name as keyof User] !== value),
  ) as Record<string, number>;
}

function fullName(user: User): string {
  return `${user.name} ${user.surname}`;
}

const alreadyActive = () => new Refusal("ERRORS.alreadyActive", "The user is active already");
const taken = () => new Refusal("ERRORS.emailTaken", "There is a user with this e-mail");

/** Two who take one e-mail at the same time: the second is told. */
async function refusingTaken(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
