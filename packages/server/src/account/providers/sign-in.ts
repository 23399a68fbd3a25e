import { USER_STATUS } from "@panel/domain/users";
import { Refusal, tooManyTries } from "../../app-error.ts";
import { record } from "../../audit/record.ts";
import type { Db } from "../../db/connection.ts";
import type { ProviderSignInRow } from "../../db/identities-schema.ts";
import { lockUsers } from "../../db/lock-users.ts";
import type { User } from "../../db/schema.ts";
import type { ProviderSettings } from "../../settings/providers-settings.ts";
import { consumeLinkOf, findLink } from "../links-repository.ts";
import { activateWithoutPassword, findByEmail, findUser } from "../repository.ts";
import {
  enter,
  issueChallenge,
  secondStepRefusal,
  type SignedIn,
  type SignInOrigin,
} from "../sign-in.ts";
import { signOutEverywhere } from "../sign-out.ts";
import { linkIdentity, type ProviderParts } from "./link.ts";
import { reasonAgainst, type ProviderAnswer } from "./provider-answer.ts";
import { FAILURES, ProviderRefusal } from "./refusals.ts";
import * as repository from "./repository.ts";
import { signInDigest } from "./secrets.ts";

/** What comes with the beginning of a sign-in. */
export interface Beginning {
  address: string;
  /** What the device has kept of its last sign-in. */
  device: string | undefined;
  /** The secret of the link of an invitation that is accepted. */
  invitation: string | undefined;
  /** Whether an account can be chosen, also where somebody is signed in at the provider. */
  choosesAccount: boolean | undefined;
}

/**
 * Begins a sign-in, or the acceptance of an invitation.
 * @returns the provider's address, and what the browser has to keep
 * @throws Refusal when the provider is away or the invitation no longer valid, AppError too-many after too many tries
 */
export async function beginSignIn(
  parts: ProviderParts,
  provider: ProviderSettings,
  { address, device, invitation, choosesAccount }: Beginning,
): Promise<{ url: string; secret: string }> {
  const { pending, throttles } = parts;
  const { db } = parts.connection;
  const excess = await throttles.loginFromAddress.count(
    ...(await sharersOf(parts, address, device)),
  );
  if (excess) {
    if (excess.first) await refused(db, { provider: provider.id, address, reason: "throttled" });
    throw tooManyTries(excess.wait);
  }
  if (invitation === undefined) {
    const { url, secret, store } = await pending.begin(
      provider,
      { purpose: "sign-in" },
      { choosesAccount },
    );
    await store(db);
    return { url, secret };
  }
  const userId = await findLink(db, invitation, "confirmation");
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (!user) throw new ProviderRefusal("link");
  const asked = {
    purpose: "invitation",
    userId: user.id,
    linkDigest: signInDigest(invitation),
  } as const;
  const { url, secret, store } = await pending.begin(provider, asked, {
    email: user.email,
    choosesAccount,
  });
  await store(db);
  return { url, secret };
}

/**
 * Signs in with what the provider has answered.
 * @throws Refusal where it does not let anybody in, and with a challenge where a second step follows
 */
export async function finishSignIn(
  parts: ProviderParts,
  secret: string | undefined,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { connection, pending, client, throttles } = parts;
  const { db } = connection;
  const begun = await pending.secondStep(db, secret);
  if (begun) throw secondStepRefusal(begun.challenge, begun.step);
  const { row, said } = await pending.take(db, secret, ["sign-in", "invitation"]);
  const provider = client.find(row.provider);
  const answer = "answer" in said ? said.answer : undefined;
  try {
    if ("failure" in said) throw new ProviderRefusal(FAILURES[said.failure]);
    if (!provider) throw new ProviderRefusal("providerEnded");
    const done = await db.transaction().execute((transaction) =>
      decide(
        parts,
        transaction,
        { row, provider, answer: said.answer },
        {
          ...origin,
          providerSecret: secret,
        },
      ),
    );
    await throttles.loginFromAddress.forgive(
      ...(await sharersOf(parts, origin.address, origin.device)),
    );
    if ("challenge" in done) throw done.challenge;
    return done.signedIn;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== undefined) {
      const actor = answer?.email ?? "";
      const { address } = origin;
      await refused(db, { provider: row.provider, actor, address, reason });
    }
    throw error;
  }
}

/** Whose begun sign-ins are counted together: of strangers those of an address, of a known device its account's there. */
async function sharersOf(
  { devices }: ProviderParts,
  address: string,
  device: string | undefined,
): Promise<string[]> {
  const account = await devices.accountOf(device);
  return account === undefined ? [address] : [address, account];
}

interface Case {
  row: ProviderSignInRow;
  provider: ProviderSettings;
  answer: ProviderAnswer;
}

async function decide(
  parts: ProviderParts,
  transaction: Db,
  given: Case,
  origin: SignInOrigin,
): Promise<{ signedIn: SignedIn } | { challenge: Refusal }> {
  const { provider, answer, row } = given;
  const user = await userOf(parts, transaction, given, origin);
  const step = answer.vouches ? undefined : await parts.factors.stepFor(transaction, user);
  await repository.setSignInUser(transaction, row.digest, user.id);
  if (step) {
    const challenge = await issueChallenge(parts.challenges, user, step, { byProvider: true });
    // Who comes back to the page, which a phone may have closed meanwhile, goes on there. A second factor is set up in the
    // tab in which that began alone: it needs nothing that only its owner has.
    if (step === "code")
      await parts.pending.keepSecondStep(transaction, row.digest, answer, { challenge, step });
    return { challenge: secondStepRefusal(challenge, step) };
  }
  const isKnown = await parts.devices.isKnown(origin.device, user.email);
  const details: Record<string, string> = answer.vouches ? { secondFactor: provider.id } : {};
  const signedIn = await enter(parts, transaction, user, { ...origin, isKnown }, details);
  return { signedIn };
}

/** Whose account it is, after linking it where it is not linked yet. */
async function userOf(
  parts: ProviderParts,
  transaction: Db,
  given: Case,
  origin: SignInOrigin,
): Promise<User> {
  const { answer, provider, row } = given;
  const { issuer, subject, email } = answer;
  const reason = reasonAgainst(provider, answer);
  if (reason) throw new ProviderRefusal(REASONS[reason]);
  const linked = await repository.findIdentity(transaction, issuer, subject);
  if (linked) {
    const [user] = await lockUsers(parts.connection, transaction, [linked.user_id]);
    if (row.purpose === "invitation" && row.user_id !== linked.user_id) {
      throw new ProviderRefusal("providerOtherUser");
    }
    if (user?.status !== USER_STATUS.active) throw new ProviderRefusal("inactive");
    return user;
  }
  if (email === undefined || !answer.isVerified) throw new ProviderRefusal("providerUnverified");
  const user =
    row.purpose === "invitation"
      ? await acceptInvitation(parts, transaction, { ...given, email }, origin)
      : await userWith(parts, transaction, { ...given, email }, origin);
  await linkIdentity(parts, transaction, user, given, origin.address);
  return user;
}

const REASONS = { domain: "providerDomain", unverified: "providerUnverified" } as const;

/** The active user with the e-mail that the provider has verified. */
async function userWith(
  parts: ProviderParts,
  transaction: Db,
  { provider, answer, email }: Case & { email: string },
  { language, address }: SignInOrigin,
): Promise<User> {
  const found = await findByEmail(transaction, email);
  const [user] = found ? await lockUsers(parts.connection, transaction, [found.id]) : [];
  if (user?.status === USER_STATUS.active && user.email === email) return user;
  if (user?.status === USER_STATUS.disabled) throw new ProviderRefusal("inactive");
  if (user || provider.createUnder === undefined) throw new ProviderRefusal("providerNoUser");
  const { name, surname } = answer;
  const person = { email, name, surname, language };
  const made = await parts.createEditor(transaction, person, provider.createUnder);
  if (!made) throw new ProviderRefusal("providerNoUser");
  await record(transaction, {
    event: "user-create",
    actorId: made.id,
    actor: made.email,
    subject: made.email,
    address,
    details: { role: made.role, provider: provider.id },
  });
  return made;
}

/** Activates the invited user, who has no password then. */
async function acceptInvitation(
  parts: ProviderParts,
  transaction: Db,
  { provider, row, email }: Case & { email: string },
  { address }: SignInOrigin,
): Promise<User> {
  const id = row.user_id ?? 0;
  const [invited] = await lockUsers(parts.connection, transaction, [id]);
  if (!invited) throw new ProviderRefusal("link");
  if (invited.email !== email) throw new ProviderRefusal("providerOtherEmail");
  const isValid = await consumeLinkOf(transaction, row.link_digest ?? "", "confirmation");
  const user = isValid && (await activateWithoutPassword(transaction, id));
  if (!user) throw new ProviderRefusal("link");
  await signOutEverywhere(transaction, id, "password");
  await record(transaction, {
    event: "user-activate",
    actorId: id,
    actor: email,
    subject: email,
    address,
    details: { provider: provider.id },
  });
  return user;
}

/** Why nobody got in, for the log; undefined where somebody did, or nobody knows. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof ProviderRefusal) return error.reason;
  if (!(error instanceof Refusal) || "challenge" in error.data) return undefined;
  // Such as the limit of editors of a company.
  return error.key.replace(/^ERRORS\./, "");
}

const refused = (
  db: Db,
  {
    provider,
    actor = "",
    address,
    reason,
  }: {
    provider: string;
    actor?: string;
    address: string;
    reason: string;
  },
): Promise<void> =>
  record(db, {
    event: "sign-in",
    outcome: "refused",
    actor,
    address,
    details: { provider, reason },
  });
