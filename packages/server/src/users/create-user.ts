import type { Role } from "@panel/domain/roles";
import { resourceOf } from "@panel/domain/limits";
import { mayCreate, maySetLimits } from "@panel/domain/policies";
import { USER_STATUS } from "@panel/domain/users";
import type { Throttles } from "../throttle/throttle.ts";
import { recordBy } from "../audit/record.ts";
import { isUniqueViolation, type Connection, type Db } from "../db/connection.ts";
import type { MailLanguage, StoredFile, User } from "../db/schema.ts";
import { Refusal, notAllowed, tooManyTries } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { Mails } from "../account/mails.ts";
import { lockUsers } from "../db/lock-users.ts";
import { lockBranch, requireQuota } from "../resources/quota.ts";
import { withAvatar } from "../images/with-avatar.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Files } from "../storage/files.ts";
import { entityOf, labelOf, limitsIn, textsOf, type NewUserFields } from "./form.ts";
import * as repository from "./repository.ts";
import { keepImage, saveUser } from "./save-user.ts";
import { fullName } from "./records.ts";

interface Parts {
  connection: Connection;
  files: Files;
  mails: Mails;
  throttles: Throttles;
}

type NewTexts = Pick<User, "name" | "surname" | "email">;

/** What the form of a new user contains, checked. */
interface Wanted {
  role: Role;
  columns: Partial<User> & NewTexts;
  image: StoredFile | undefined;
  requestId: string | undefined;
  language: MailLanguage;
}

/**
 * Adds a pending user below the viewer and mails a link. A request that made one already, and comes
 * again because its answer was lost, updates the user that it made while that is pending.
 */
export async function createUser(
  parts: Parts,
  viewer: Viewer,
  form: NewUserFields,
  upload: UploadedFile | undefined,
  language: MailLanguage,
): Promise<void> {
  const { connection, files } = parts;
  const { role, requestId } = form;
  if (!mayCreate(viewer.role, role)) throw notAllowed();
  const texts = textsOf(form, "email", ...entityOf(viewer), ...labelOf(role));
  // The form has these three, so they are among the texts.
  const { name, surname, email } = { ...form, ...texts };
  const columns = {
    ...texts,
    name,
    surname,
    email,
    ...(maySetLimits(viewer.role, role) ? limitsIn(form) : {}),
  };
  await countNewAddress(parts, viewer, requestId, email);
  await withAvatar(files, upload, (image) =>
    refusingTaken(
      connection.db.transaction().execute(async (transaction) => {
        const { user: creator } = await lockBranch(connection, transaction, viewer.id);
        const made = await madeBefore(connection, transaction, viewer, requestId);
        const wanted = { role, columns, image, requestId, language };
        if (made) await mendMade(parts, transaction, viewer, creator, made, wanted);
        else await addPending(parts, transaction, viewer, creator, wanted);
      }),
    ),
  );
}

async function addPending(
  { connection, files, mails, throttles }: Parts,
  transaction: Db,
  viewer: Viewer,
  creator: User,
  { role, columns, image, requestId, language }: Wanted,
): Promise<void> {
  const counted = resourceOf(role);
  if (counted) await requireQuota(connection, transaction, viewer.id, { [counted]: 1 });
  if (image) await keepImage(files, transaction, viewer, image, columns.email);
  const [user] = await repository.insertPending(transaction, [
    {
      entity: creator.entity,
      ...columns,
      role,
      parent_id: viewer.id,
      language,
      image_id: image?.id ?? null,
      request_id: requestId ?? null,
    },
  ]);
  if (!user) throw taken();
  // Who is deleted and created again and again gets no more mails than others.
  const excess = await throttles.mailToRecipient.countWithin(transaction, user.email);
  if (excess) throw tooManyTries(excess.wait);
  await mails.confirmation(transaction, user, fullName(creator));
  await recordBy(transaction, viewer, {
    event: "user-create",
    subject: user.email,
    details: { role },
  });
}

/** The user that an earlier try of the request made; it stays as it is until the transaction ends. */
async function madeBefore(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  requestId: string | undefined,
): Promise<User | undefined> {
  const found = requestId && (await repository.findByRequest(transaction, viewer.id, requestId));
  if (!found) return undefined;
  const [made] = await lockUsers(connection, transaction, [found.id]);
  return made;
}

/**
 * A try after the first: the same again changes nothing. Once the account is confirmed or
 * activated, a late try of its creation does not change it any more.
 */
async function mendMade(
  { files, mails }: Parts,
  transaction: Db,
  viewer: Viewer,
  creator: User,
  made: User,
  wanted: Wanted,
): Promise<void> {
  const { columns, image } = wanted;
  const other = Object.entries(columns).some(([name, value]) => made[name as keyof User] !== value);
  const sameImage = !image || (await hasImage(files, transaction, made, image.sha256));
  if (!other && sameImage && made.role === wanted.role) return;
  const pending = made.status === USER_STATUS.pending;
  if (!pending || made.role !== wanted.role) throw alreadyCreated();
  await saveUser(files, transaction, viewer, made, columns, image);
  const moved = made.email !== columns.email;
  if (moved) {
    await mails.confirmation(transaction, { ...made, ...columns }, fullName(creator));
  }
  await recordBy(transaction, viewer, {
    event: "user-change",
    subject: columns.email,
    details: moved ? { formerEmail: made.email } : {},
  });
}

async function hasImage(files: Files, db: Db, { image_id }: User, sha256: string) {
  return image_id !== null && files.holds(db, image_id, sha256);
}

/** A try that changes the e-mail sends a mail to a further address: one request may do that a few times. */
async function countNewAddress(
  { connection, throttles }: Parts,
  viewer: Viewer,
  requestId: string | undefined,
  email: string,
): Promise<void> {
  const made = requestId && (await repository.findByRequest(connection.db, viewer.id, requestId));
  if (!made || made.email === email || made.status !== USER_STATUS.pending) return;
  const excess = await throttles.mailToRecipient.count("user", String(made.id));
  if (excess) throw tooManyTries(excess.wait);
}

const taken = () => new Refusal("ERRORS.emailTaken", "There is a user with this e-mail");
const alreadyCreated = () =>
  new Refusal("ERRORS.alreadyCreated", "The request has made a user of other data already");

/** Of two requests that take one e-mail at the same time, the second is refused. */
async function refusingTaken(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
