import type { Db } from "../db/connection.ts";
import type { Throttles } from "../throttle/throttle.ts";
import type { Mails, Recipient } from "./mails.ts";
import type { Origin } from "./sessions.ts";
import { deviceOf } from "./user-agent.ts";

interface Parts {
  throttles: Pick<Throttles, "mistypedCode" | "mailAboutCodes" | "mailAboutDevice">;
  mails: Pick<Mails, "newDevice" | "wrongCode">;
}

/** Tells a user about a sign-in from a device that was not seen before. */
export async function tellOfNewDevice(
  { throttles, mails }: Parts,
  transaction: Db,
  user: Recipient,
  origin: Origin,
): Promise<void> {
  if (await throttles.mailAboutDevice.countWithin(transaction, user.email)) return;
  await mails.newDevice(transaction, user, sightingOf(origin));
}

/**
 * Tells a user that the right password was followed by a wrong code; of several within a while once.
 * @param isOwn whether it came from a device or a session of the user's: who mistypes a code or two there is told nothing
 */
export async function tellOfWrongCode(
  { throttles, mails }: Parts,
  transaction: Db,
  user: Recipient,
  { isOwn, ...origin }: Origin & { isOwn: boolean },
): Promise<void> {
  if (isOwn && !(await throttles.mistypedCode.countWithin(transaction, user.email))) return;
  if (await throttles.mailAboutCodes.countWithin(transaction, user.email)) return;
  await mails.wrongCode(transaction, user, sightingOf(origin));
}

const sightingOf = ({ address, userAgent }: Origin) => ({
  at: new Date(),
  address,
  ...deviceOf(userAgent),
});
