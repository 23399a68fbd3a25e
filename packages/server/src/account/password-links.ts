import { USER_STATUS } from "@panel/domain/users";
import type { Connection, Db } from "../db/connection.ts";
import type { LinkPurpose, User } from "../db/schema.ts";
import { record } from "../audit/record.ts";
import { Refusal, tooManyTries } from "../app-error.ts";
import type { Mails } from "./mails.ts";
import { lockUsers } from "../db/lock-users.ts";
import { findLink, consumeLink } from "./links-repository.ts";
import { refuseWellKnown } from "./new-password.ts";
import { hashPassword } from "./passwords.ts";
import { findUser, setPassword } from "./repository.ts";
import { signOutEverywhere } from "./sign-out.ts";
import type { Throttles } from "../throttle/throttle.ts";

interface Parts {
  connection: Connection;
  mails: Mails;
  throttles: Throttles;
  /** The password of users who are activated by hand. */
  defaultPassword: string | undefined;
}

/** A form that was opened from a mail. */
export interface PasswordForm {
  secret: string;
  password: string;
  address: string;
  /** Of the browser, if it sent one. */
  timeZone?: string | undefined;
}

/** Sets a new password, ends every session of the user and mails a notice. */
export async function resetPassword(parts: Parts, form: PasswordForm): Promise<void> {
  await setPasswordByLink(parts, form, "recovery", async (transaction, user) => {
    const to = { ...user, time_zone: form.timeZone ?? user.time_zone };
    await parts.mails.passwordChanged(transaction, to, new Date());
    await record(transaction, {
      event: "password-change",
      actorId: user.id,
      actor: user.email,
      subject: user.email,
      address: form.address,
    });
  });
}

/** Sets the first password of a pending user, who is active from then on. */
export async function confirmEmail(parts: Parts, form: PasswordForm): Promise<void> {
  await setPasswordByLink(parts, form, "confirmation", async (transaction, user) => {
    await record(transaction, {
      event: "user-activate",
      actorId: user.id,
      actor: user.email,
      subject: user.email,
      address: form.address,
      details: { by: "mail" },
    });
  });
}

/** The status that a user has to be in for a link of each purpose to do anything. */
const STATUS_FOR: Record<LinkPurpose, User["status"]> = {
  recovery: USER_STATUS.active,
  confirmation: USER_STATUS.pending,
};

async function setPasswordByLink(
  parts: Parts,
  { secret, password, address }: PasswordForm,
  purpose: LinkPurpose,
  notify: (transaction: Db, user: User) => Promise<void>,
): Promise<void> {
  const { connection, throttles } = parts;
  const ownerId = await findLink(connection.db, secret, purpose);
  const owner = ownerId === undefined ? undefined : await findUser(connection.db, ownerId);
  if (!owner) {
    // Whoever has a good one shares an address with many.
    const excess = await throttles.linkFromAddress.count(address);
    if (excess) throw tooManyTries(excess.wait);
    await recordBadLink(connection.db, purpose, address);
    throw linkNotValid();
  }
  refuseWellKnown(password, owner, parts.defaultPassword);
  const hash = await hashPassword(password);
  await connection.db.transaction().execute(async (transaction) => {
    // The user's row is locked before the link's, in the same order everywhere, so that no deadlock
    // arises.
    await lockUsers(connection, transaction, [owner.id]);
    const id = await consumeLink(transaction, secret, purpose);
    const user =
      id === undefined ? undefined : await setPassword(transaction, id, STATUS_FOR[purpose], hash);
    if (!user) throw linkNotValid();
    await signOutEverywhere(transaction, user.id, "password");
    await notify(transaction, user);
  });
}

function recordBadLink(db: Db, purpose: LinkPurpose, address: string): Promise<void> {
  const event = purpose === "recovery" ? "password-change" : "user-activate";
  return record(db, { event, outcome: "refused", address, details: { reason: "link" } });
}

function linkNotValid(): Refusal {
  return new Refusal("ERRORS.linkNotValid", "The link does not work, or no longer");
}
