import type { SecondFactor, SecondFactorSetup } from "@panel/api-client/panel-types";
import type { AuditEvent } from "@panel/api-client/panel-types";
import { badRequest, Refusal, unauthenticated } from "../../app-error.ts";
import { recordBy } from "../../audit/record.ts";
import type { Connection, Db } from "../../db/connection.ts";
import { lockUsers } from "../../db/lock-users.ts";
import type { User } from "../../db/schema.ts";
import type { Throttles } from "../../throttle/throttle.ts";
import type { Viewer } from "../../viewer.ts";
import type { Mails } from "../mails.ts";
import { passwordMatches } from "../passwords.ts";
import { findActive } from "../repository.ts";
import { countedTry } from "../tries.ts";
import { endSecondFactor } from "./end-factor.ts";
import type { Factors } from "./factors.ts";
import { wrongCode, wrongPassword } from "./refusals.ts";

/** What users do with their own second factor. */
export interface OwnFactor {
  state(viewer: Viewer): Promise<SecondFactor>;
  /** Whoever has found an open session cannot tie the account to another phone. */
  begin(viewer: Viewer, password: string): Promise<SecondFactorSetup>;
  /** @returns the recovery codes, this once */
  confirm(viewer: Viewer, code: string): Promise<string[]>;
  renewRecoveryCodes(viewer: Viewer, code: string): Promise<string[]>;
  turnOff(viewer: Viewer, proof: Proof): Promise<void>;
}

/** One of the two. */
interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

interface Parts {
  connection: Connection;
  factors: Factors;
  throttles: Throttles;
  mails: Pick<Mails, "secondFactorChanged">;
}

export function createOwnFactor({ connection, factors, throttles, mails }: Parts): OwnFactor {
  const { db } = connection;

  async function ownUser(viewer: Viewer): Promise<User> {
    const user = await findActive(db, viewer.id);
    if (!user) throw unauthenticated();
    return user;
  }

  /** Counts what is tried as a try to sign in, until it turns out right. */
  function guarded<T>(
    viewer: Viewer,
    event: AuditEvent,
    refusal: Refusal,
    attempt: () => Promise<T | undefined>,
  ): Promise<T> {
    const { email, address } = viewer;
    // Who is signed in is no stranger.
    return countedTry(
      throttles,
      { email, address, isKnown: true },
      {
        attempt,
        async refuse() {
          const details = { reason: refusal.key === "ERRORS.wrongCode" ? "code" : "credentials" };
          await recordBy(db, viewer, { event, outcome: "refused", subject: email, details });
          return refusal;
        },
      },
    );
  }

  /** Locks the user's row before those of the second factor, in the same order everywhere. */
  const changing = <T>(user: User, change: (transaction: Db) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await lockUsers(connection, transaction, [user.id]);
      return change(transaction);
    });

  const isRight = async (transaction: Db, user: User, { address }: Viewer, proof: Proof) =>
    proof.password === undefined
      ? (await factors.take(transaction, user, proof.code ?? "", address)) !== undefined
      : passwordMatches(user.password_hash, proof.password);

  return {
    state: (viewer) => factors.state(db, viewer),

    async begin(viewer, password) {
      const user = await ownUser(viewer);
      return guarded(viewer, "second-factor-on", wrongPassword(), async () =>
        (await passwordMatches(user.password_hash, password)) ? factors.begin(db, user) : undefined,
      );
    },

    async confirm(viewer, code) {
      const user = await ownUser(viewer);
      return guarded(viewer, "second-factor-on", wrongCode(), () =>
        changing(user, async (transaction) => {
          const codes = await factors.confirm(transaction, user, code);
          if (!codes) return undefined;
          await mails.secondFactorChanged(transaction, user, "on");
          await recordBy(transaction, viewer, { event: "second-factor-on", subject: user.email });
          return codes;
        }),
      );
    },

    async renewRecoveryCodes(viewer, code) {
      const user = await ownUser(viewer);
      return guarded(viewer, "recovery-codes", wrongCode(), () =>
        changing(user, async (transaction) => {
          if (!(await factors.takeCode(transaction, user, code))) return undefined;
          await recordBy(transaction, viewer, { event: "recovery-codes", subject: user.email });
          return factors.renewRecoveryCodes(transaction, user);
        }),
      );
    },

    async turnOff(viewer, proof) {
      if ((proof.password === undefined) === (proof.code === undefined)) {
        throw badRequest("Takes the password or a code", { fields: ["password", "code"] });
      }
      const user = await ownUser(viewer);
      if (factors.isRequired(user.role)) {
        throw new Refusal("ERRORS.secondFactorRequired", "The role has to have a second factor");
      }
      const refusal = proof.password === undefined ? wrongCode() : wrongPassword();
      await guarded(viewer, "second-factor-off", refusal, () =>
        changing(user, async (transaction) => {
          if (!(await isRight(transaction, user, viewer, proof))) return undefined;
          if (!(await endSecondFactor(transaction, user.id))) return true;
          await mails.secondFactorChanged(transaction, user, "off");
          await recordBy(transaction, viewer, { event: "second-factor-off", subject: user.email });
          return true;
        }),
      );
    },
  };
}
