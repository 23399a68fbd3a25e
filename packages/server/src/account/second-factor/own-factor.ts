import type { AuditEvent, SecondFactor, SecondFactorSetup } from "@panel/api-client/panel-types";
import { Refusal } from "../../app-error.ts";
import { recordBy } from "../../audit/record.ts";
import type { Db } from "../../db/connection.ts";
import { lockUsers } from "../../db/lock-users.ts";
import type { User } from "../../db/schema.ts";
import type { Viewer } from "../../viewer.ts";
import { ownUser, recordRefusal, withProof, type Proof, type ProofParts } from "../proof.ts";
import { countedTry } from "../tries.ts";
import { endSecondFactor } from "./end-factor.ts";
import { wrongCode } from "./refusals.ts";

/** What users do with their own second factor. */
export interface OwnFactor {
  state(viewer: Viewer): Promise<SecondFactor>;
  /** Whoever has found an open session cannot tie the account to another phone. */
  begin(viewer: Viewer, proof: Proof): Promise<SecondFactorSetup>;
  /** @returns the recovery codes, this once */
  confirm(viewer: Viewer, code: string): Promise<string[]>;
  renewRecoveryCodes(viewer: Viewer, code: string): Promise<string[]>;
  turnOff(viewer: Viewer, proof: Proof): Promise<void>;
}

export function createOwnFactor(parts: ProofParts): OwnFactor {
  const { connection, factors, throttles, mails } = parts;
  const { db } = connection;

  /** Takes a code of the app alone; counts it as a try until it turns out right. */
  async function withCode<T>(
    viewer: Viewer,
    event: AuditEvent,
    change: (transaction: Db, user: User) => Promise<T | undefined>,
  ): Promise<T> {
    const user = await ownUser(db, viewer);
    const { email, address } = viewer;
    return countedTry(
      throttles,
      { email, address, by: "session", what: { version: user.token_version } },
      {
        // Locks the user's row before those of the second factor, in the same order everywhere.
        attempt: () =>
          db.transaction().execute(async (transaction) => {
            await lockUsers(connection, transaction, [user.id]);
            return change(transaction, user);
          }),
        async refuse() {
          await recordRefusal(db, viewer, event, "code");
          return wrongCode();
        },
        async exceed({ first }) {
          if (first) await recordRefusal(db, viewer, event, "throttled");
        },
      },
    );
  }

  return {
    state: (viewer) => factors.state(db, viewer),

    begin: (viewer, proof) =>
      withProof(parts, viewer, {
        event: "second-factor-on",
        proof,
        change: (transaction, user) => factors.begin(transaction, user),
      }),

    confirm: (viewer, code) =>
      withCode(viewer, "second-factor-on", async (transaction, user) => {
        const isReplaced = await factors.isOn(transaction, user.id);
        const codes = await factors.confirm(transaction, user, code);
        if (!codes) return undefined;
        await mails.secondFactorChanged(transaction, user, isReplaced ? "replaced" : "on");
        await recordBy(transaction, viewer, { event: "second-factor-on", subject: user.email });
        return codes;
      }),

    renewRecoveryCodes: (viewer, code) =>
      withCode(viewer, "recovery-codes", async (transaction, user) => {
        if (!(await factors.takeCode(transaction, user, code))) return undefined;
        await mails.secondFactorChanged(transaction, user, "codes");
        await recordBy(transaction, viewer, { event: "recovery-codes", subject: user.email });
        return factors.renewRecoveryCodes(transaction, user);
      }),

    async turnOff(viewer, proof) {
      if (factors.isRequired(viewer.role)) {
        throw new Refusal("ERRORS.secondFactorRequired", "The role has to have a second factor");
      }
      // Where there is none, there is nothing to guess and nothing to do.
      if (!(await factors.isOn(db, viewer.id))) return;
      await withProof(parts, viewer, {
        event: "second-factor-off",
        proof,
        async change(transaction, user) {
          await endSecondFactor(transaction, user.id);
          await mails.secondFactorChanged(transaction, user, "off");
          await recordBy(transaction, viewer, { event: "second-factor-off", subject: user.email });
        },
      });
    },
  };
}
