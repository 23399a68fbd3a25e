import type { SecondFactor, SecondFactorSetup } from "@panel/api-client/panel-types";
import type { Role } from "@panel/domain/roles";
import { record } from "../../audit/record.ts";
import type { Db } from "../../db/connection.ts";
import type { Encryption } from "../../db/encryption.ts";
import type { User } from "../../db/schema.ts";
import { digestOf as digestOfSecret } from "../../secrets/numbered-token.ts";
import type { SecondStep } from "./challenges.ts";
import {
  digestOf,
  isTotpCode,
  newRecoveryCodes,
  newSecret,
  setupAddress,
  stepOfCode,
} from "./codes.ts";
import * as repository from "./repository.ts";

type Owner = Pick<User, "id" | "role" | "email">;

/** The second factors of users: who has one, who has to, and which codes are right. */
export interface Factors {
  /** What a sign-in of the user takes beside the password, if anything. */
  stepFor(db: Db, user: Owner): Promise<SecondStep | undefined>;
  isRequired(role: Role): boolean;
  isOn(db: Db, userId: number): Promise<boolean>;
  state(db: Db, user: Pick<Owner, "id" | "role">): Promise<SecondFactor>;
  /**
   * Makes a secret, which counts once a code of it is confirmed.
   * @param challenge gives the same secret again while that is not confirmed, and to nobody with another challenge
   */
  begin(db: Db, user: Owner, challenge?: string): Promise<SecondFactorSetup>;
  /** Puts the new secret in place; gives new recovery codes, or undefined for a wrong code. */
  confirm(transaction: Db, user: Owner, code: string): Promise<string[] | undefined>;
  /** Takes a code of the app; every one counts once. */
  takeCode(transaction: Db, user: Owner, code: string): Promise<boolean>;
  /** The same, or a recovery code; what it was, or undefined for a wrong one. */
  take(
    transaction: Db,
    user: Owner,
    code: string,
    address: string,
  ): Promise<"app" | "recoveryCode" | undefined>;
  /** New recovery codes in place of those of before. */
  renewRecoveryCodes(transaction: Db, user: Owner): Promise<string[]>;
}

/** @param requiredFor the roles whose users have to have one */
export function createFactors(encryption: Encryption, requiredFor: readonly Role[]): Factors {
  const isRequired = (role: Role): boolean => requiredFor.includes(role);

  /** The step of a right code. A secret that was encrypted with another key has none. */
  const stepOf = (encrypted: string | null | undefined, code: string): number | undefined => {
    if (encrypted == null) return undefined;
    try {
      const [secret = ""] = encryption.decrypt(encrypted).split(" ", 1);
      return stepOfCode(secret, code, new Date());
    } catch {
      return undefined;
    }
  };

  /** What is being set up: the secret, and after a space the digest of the challenge that it was made for, if any. */
  const pendingOf = async (db: Db, userId: number): Promise<string | undefined> => {
    const pending = (await repository.findFactor(db, userId))?.pending_secret;
    try {
      return pending == null ? undefined : encryption.decrypt(pending);
    } catch {
      return undefined;
    }
  };

  const isOn = async (db: Db, userId: number): Promise<boolean> =>
    (await repository.findFactor(db, userId))?.secret != null;

  async function takeCode(transaction: Db, { id }: Owner, code: string): Promise<boolean> {
    const factor = await repository.findFactor(transaction, id);
    const step = stepOf(factor?.secret, code);
    return !!factor && step !== undefined && repository.takeStep(transaction, factor, step);
  }

  async function renewRecoveryCodes(transaction: Db, { id }: Owner): Promise<string[]> {
    const codes = newRecoveryCodes();
    await repository.replaceRecoveryCodes(transaction, id, codes.map(digestOf));
    return codes;
  }

  return {
    isRequired,
    isOn,
    takeCode,
    renewRecoveryCodes,

    async stepFor(db, { id, role }) {
      if (await isOn(db, id)) return "code";
      return isRequired(role) ? "enrol" : undefined;
    },

    async state(db, { id, role }) {
      const factor = await repository.findFactor(db, id);
      return {
        on: factor?.secret != null,
        ...(factor?.since == null ? {} : { since: factor.since }),
        recoveryCodesLeft: await repository.countRecoveryCodes(db, id),
        required: isRequired(role),
      };
    },

    async begin(db, { id, email }, challenge) {
      const owner = challenge === undefined ? "" : ` ${digestOfSecret(challenge)}`;
      const before = owner === "" ? undefined : await pendingOf(db, id);
      const isSame = before?.endsWith(owner) === true;
      const secret = isSame ? before.slice(0, -owner.length) : newSecret();
      if (!isSame) await repository.setPending(db, id, encryption.encrypt(secret + owner));
      return { secret, uri: setupAddress(secret, email) };
    },

    async confirm(transaction, user, code) {
      const pending = (await repository.findFactor(transaction, user.id))?.pending_secret;
      const step = stepOf(pending, code);
      if (pending == null || step === undefined) return undefined;
      const since = new Date().toISOString();
      const isConfirmed = { since, step };
      if (!(await repository.confirmPending(transaction, user.id, pending, isConfirmed))) {
        return undefined;
      }
      return renewRecoveryCodes(transaction, user);
    },

    async take(transaction, user, code, address) {
      if (isTotpCode(code)) return (await takeCode(transaction, user, code)) ? "app" : undefined;
      if (!(await repository.takeRecoveryCode(transaction, user.id, digestOf(code)))) {
        return undefined;
      }
      const left = await repository.countRecoveryCodes(transaction, user.id);
      await record(transaction, {
        event: "recovery-code-use",
        actorId: user.id,
        actor: user.email,
        subject: user.email,
        address,
        details: { left },
      });
      return "recoveryCode";
    },
  };
}
