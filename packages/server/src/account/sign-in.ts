import type { Connection, Db } from "../db/connection.ts";
import type { MailLanguage, User } from "../db/schema.ts";
import { record } from "../audit/record.ts";
import { Refusal, tooManyTries } from "../app-error.ts";
import { hashPassword, needsRehash, passwordMatches } from "./passwords.ts";
import { findByEmail, replaceHash, noteSignIn } from "./repository.ts";
import { normalEmail } from "@panel/domain/email";
import { USER_STATUS } from "@panel/domain/users";
import type { KnownDevices } from "./known-devices.ts";
import type { Mails } from "./mails.ts";
import { tellOfNewDevice } from "./notices.ts";
import type { Challenges, SecondStep } from "./second-factor/challenges.ts";
import type { ProviderSessions } from "./providers/provider-sessions.ts";
import type { Factors } from "./second-factor/factors.ts";
import { newSessionId, openSession, type Origin } from "./sessions.ts";
import type { Throttles } from "../throttle/throttle.ts";
import type { Tokens } from "./tokens.ts";
import { countTry, forgiveTry, NO_ACCOUNT } from "./tries.ts";

export interface SignInParts {
  connection: Connection;
  tokens: Tokens;
  devices: KnownDevices;
  throttles: Throttles;
  factors: Factors;
  challenges: Challenges;
  mails: Mails;
  providerSessions: ProviderSessions;
}

export interface SignedIn {
  token: string;
  /** For the device to keep, so that it counts as known. */
  device: string;
}

/** What comes with a sign-in beside e-mail and password. */
export interface SignInOrigin extends Origin {
  /** What the browser prefers of our languages. */
  language: MailLanguage;
  /** IANA name; undefined where the browser sent none that is known. */
  timeZone: string | undefined;
  /** What the device has kept of its last sign-in. */
  device: string | undefined;
  /** What the browser keeps of a sign-in with a provider that leads to this one. */
  providerSecret?: string | undefined;
}

/**
 * A token for the right e-mail and password, and what makes the device a known one.
 * @throws Refusal for wrong ones, and with a challenge where a second step follows, AppError too-many after too many tries
 */
export async function signIn(
  parts: SignInParts,
  given: { email: string; password: string },
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { devices, throttles, factors } = parts;
  const { db } = parts.connection;
  const email = normalEmail(given.email);
  const { address } = origin;
  const refuse = (reason: string, user?: User): Promise<void> =>
    record(db, {
      event: "sign-in",
      outcome: "refused",
      actorId: user?.id,
      actor: email,
      address,
      details: { reason },
    });

  const isKnown = await devices.isKnown(origin.device, email);
  const user = await findByEmail(db, email);
  const by = isKnown ? "known device" : "stranger";
  const tried = {
    email,
    address,
    by,
    what: { version: user?.token_version ?? NO_ACCOUNT },
  } as const;
  const excess = await countTry(throttles, tried);
  if (excess) {
    if (excess.first) await refuse("throttled");
    throw tooManyTries(excess.wait);
  }
  if (!(await passwordMatches(user?.password_hash ?? null, given.password)) || !user) {
    await refuse("credentials", user);
    throw new Refusal("ERRORS.incorrectCredentials", "Incorrect credentials");
  }
  const step = await factors.stepFor(db, user);
  await forgiveTry(throttles, tried, step === undefined);
  if (user.status !== USER_STATUS.active) {
    await refuse("inactive", user);
    throw new Refusal("ERRORS.userDisabled", "The account is not active");
  }
  if (user.password_hash && needsRehash(user.password_hash)) {
    await replaceHash(db, user, await hashPassword(given.password));
  }
  if (step) throw secondStepRefusal(await issueChallenge(parts.challenges, user, step), step);
  return db
    .transaction()
    .execute((transaction) => enter(parts, transaction, user, { ...origin, isKnown }));
}

/** Opens the session of a user who has shown everything that it takes. */
export async function enter(
  parts: SignInParts,
  transaction: Db,
  user: User,
  origin: SignInOrigin & { isKnown: boolean },
  details: Readonly<Record<string, string>> = {},
): Promise<SignedIn> {
  const { tokens, devices } = parts;
  const { address, language, timeZone } = origin;
  // Where nobody has signed in before, every device is new.
  const isNewDevice = !origin.isKnown && user.last_sign_in_at !== null;
  if (isNewDevice) await tellOfNewDevice(parts, transaction, user, origin);
  await noteSignIn(transaction, user.id, { at: new Date(), language, timeZone });
  const sessionId = newSessionId();
  const token = await openSession(transaction, tokens, user, origin, sessionId);
  const provider = await parts.providerSessions.open(transaction, sessionId, user, origin);
  await record(transaction, {
    event: "sign-in",
    actorId: user.id,
    actor: user.email,
    address,
    details: {
      ...details,
      ...(provider === undefined ? {} : { provider }),
      ...(isNewDevice ? { newDevice: true } : {}),
    },
  });
  return { token, device: await devices.issue(user.email) };
}

/** What leads somebody whom the first step has shown to the second one. */
export function issueChallenge(
  challenges: Challenges,
  { id, token_version }: User,
  step: SecondStep,
  { byProvider = false } = {},
): Promise<string> {
  return challenges.issue({ id, version: token_version, step, byProvider });
}

/** What tells that a second step follows. */
export function secondStepRefusal(challenge: string, step: SecondStep): Refusal {
  return step === "code"
    ? new Refusal("ERRORS.secondFactorNeeded", "A second step follows", { challenge })
    : new Refusal("ERRORS.secondFactorMissing", "The role has to have a second factor", {
        challenge,
        enrol: true,
      });
}
