import type { Connection } from "../db/connection.ts";
import type { SecondFactorSetup } from "@panel/api-client/panel-types";
import type { SessionRow } from "../db/schema.ts";
import { record, recordBy, isRefusalRecorded } from "../audit/record.ts";
import { notFound, tooManyTries } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { Role } from "@panel/domain/roles";
import { createEncryption } from "../db/encryption.ts";
import { createKnownDevices } from "./known-devices.ts";
import { changePassword, type PasswordChange } from "./change-password.ts";
import type { Mails } from "./mails.ts";
import { confirmEmail, resetPassword, type PasswordForm } from "./password-links.ts";
import type { ProviderClient, ProviderError } from "./providers/client.ts";
import type { CreateEditor } from "./providers/link.ts";
import { createProviderSessions } from "./providers/provider-sessions.ts";
import { createProviderAccounts, type ProviderAccounts } from "./providers/service.ts";
import { requestRecovery } from "./recovery.ts";
import { createChallenges } from "./second-factor/challenges.ts";
import { createFactors } from "./second-factor/factors.ts";
import { createOwnFactor, type OwnFactor } from "./second-factor/own-factor.ts";
import {
  beginRequired,
  confirmRequired,
  signInWithCode,
  type SecondStepForm,
} from "./second-factor/second-step.ts";
import { normalEmail } from "@panel/domain/email";
import { endSession, endSessions, listSessions } from "./sessions-repository.ts";
import { viewerOfToken } from "./sessions.ts";
import { signIn, type SignedIn, type SignInOrigin } from "./sign-in.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { Throttles } from "../throttle/throttle.ts";
import { createTokens } from "./tokens.ts";

export interface Account {
  /**
   * The user whose token it is, or undefined when it is not valid.
   * @throws AppError unauthenticated when it was valid, saying why its session is over
   */
  authenticate(token: string, address: string): Promise<Viewer | undefined>;
  /** Writes into the log that an operation was refused to a user, and why. */
  recordRefusal(
    viewer: Viewer,
    refusal: { operation: string; reason: string; subject: string },
  ): Promise<void>;
  /** A token for the right e-mail and password, and what the device keeps. */
  login(given: { email: string; password: string }, origin: SignInOrigin): Promise<SignedIn>;
  /** What follows the password where there is, or has to be, a second factor. */
  secondStep: {
    signIn(form: SecondStepForm, origin: SignInOrigin): Promise<SignedIn>;
    begin(challenge: string): Promise<SecondFactorSetup>;
    confirm(
      form: SecondStepForm,
      origin: SignInOrigin,
    ): Promise<SignedIn & { recoveryCodes: string[] }>;
  };
  ownFactor: OwnFactor;
  providers: ProviderAccounts;
  /** @returns where the session of the provider ends with which it was opened, if there is such an address */
  logout(viewer: Viewer): Promise<string | undefined>;
  /** @param device what the caller's has kept of its last sign-in */
  forgotPassword(email: string, address: string, device: string | undefined): Promise<void>;
  resetPassword(form: PasswordForm): Promise<void>;
  confirmEmail(form: PasswordForm): Promise<void>;
  /** The session goes on with the token that it gives. */
  changePassword(viewer: Viewer, form: PasswordChange): Promise<string>;
  listSessions(viewer: Viewer): Promise<SessionRow[]>;
  endSession(viewer: Viewer, id: string): Promise<void>;
  endOtherSessions(viewer: Viewer): Promise<void>;
}

export interface AccountParts {
  connection: Connection;
  tokenSecrets: Secrets;
  /** How long a session may be unused, in ms; 0 is no limit. */
  sessionIdleMs: number;
  mails: Mails;
  throttles: Throttles;
  /** The roles whose users have to have a second factor. */
  secondFactorRoles: readonly Role[];
  /** The password of users who are activated by hand. */
  defaultPassword: string | undefined;
  providerClient: ProviderClient;
  createEditor: CreateEditor;
  /** Is told why a provider of identities has let nobody in. */
  onProviderFailure: (error: ProviderError) => void;
}

export function createAccount(parts: AccountParts): Account {
  const { connection, tokenSecrets, throttles } = parts;
  const { db } = connection;
  const tokens = createTokens(tokenSecrets);
  const devices = createKnownDevices(tokenSecrets);
  const encryption = createEncryption(tokenSecrets, "second factors");
  const factors = createFactors(encryption, parts.secondFactorRoles);
  const challenges = createChallenges(tokenSecrets);
  const answers = createEncryption(tokenSecrets, "provider answers");
  const providerSessions = createProviderSessions(parts.providerClient, answers);
  const signInParts = { ...parts, tokens, devices, factors, challenges, providerSessions };
  return {
    login: (given, origin) => signIn(signInParts, given, origin),

    secondStep: {
      signIn: (form, origin) => signInWithCode(signInParts, form, origin),
      begin: (challenge) => beginRequired(signInParts, challenge),
      confirm: (form, origin) => confirmRequired(signInParts, form, origin),
    },

    ownFactor: createOwnFactor({ ...parts, factors }),

    providers: createProviderAccounts(
      { ...signInParts, client: parts.providerClient },
      answers,
      parts.onProviderFailure,
    ),

    authenticate: (token, address) =>
      viewerOfToken(db, tokens, token, address, parts.sessionIdleMs),

    async recordRefusal(viewer, { subject, ...details }) {
      if (isRefusalRecorded(viewer)) return;
      // Of a user who is refused again and again the log holds the first few only.
      if (await throttles.refusalOfUser.count(String(viewer.id))) return;
      await recordBy(db, viewer, { event: "refusal", outcome: "refused", subject, details });
    },

    async logout(viewer) {
      const endOfProvider = await providerSessions.endOf(db, viewer.sessionId);
      await db.transaction().execute(async (transaction) => {
        await endSession(transaction, viewer.id, viewer.sessionId, "signedOut");
        await recordBy(transaction, viewer, { event: "sign-out" });
      });
      return endOfProvider();
    },

    async forgotPassword(email, address, device) {
      const isKnown = await devices.isKnown(device, normalEmail(email));
      const excess = await (isKnown
        ? throttles.recoveryFromAddress.count("known device", normalEmail(email))
        : throttles.recoveryFromAddress.count(address));
      if (excess?.first) {
        await record(db, {
          event: "recovery-request",
          outcome: "refused",
          actor: normalEmail(email),
          address,
          details: { reason: "throttled" },
        });
      }
      if (excess) throw tooManyTries(excess.wait);
      await requestRecovery(connection, email, address);
    },

    resetPassword: (form) => resetPassword(parts, form),
    confirmEmail: (form) => confirmEmail(parts, form),
    changePassword: (viewer, form) => changePassword(signInParts, viewer, form),

    listSessions: (viewer) => listSessions(db, viewer.id),

    endSession: (viewer, id) =>
      db.transaction().execute(async (transaction) => {
        const end = id === viewer.sessionId ? "signedOut" : "elsewhere";
        if (!(await endSession(transaction, viewer.id, id, end))) throw notFound();
        await recordBy(transaction, viewer, { event: "session-end", subject: viewer.email });
      }),

    endOtherSessions: (viewer) =>
      db.transaction().execute(async (transaction) => {
        const sessions = await endSessions(transaction, viewer.id, "elsewhere", viewer.sessionId);
        await recordBy(transaction, viewer, {
          event: "session-end",
          subject: viewer.email,
          details: { sessions },
        });
      }),
  };
}
