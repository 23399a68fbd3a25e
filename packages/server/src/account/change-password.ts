import { USER_STATUS } from "@panel/domain/users";
import { Refusal, unauthenticated } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Viewer } from "../viewer.ts";
import { voidLinks } from "./links-repository.ts";
import { refuseWellKnown } from "./new-password.ts";
import { hashPassword } from "./passwords.ts";
import { ownUser, withProof, type Proof, type ProofParts } from "./proof.ts";
import { setPassword } from "./repository.ts";
import { endSessions } from "./sessions-repository.ts";
import { renewSession } from "./sessions.ts";
import type { Tokens } from "./tokens.ts";

interface Parts extends ProofParts {
  tokens: Tokens;
  /** The password of users who are activated by hand. */
  defaultPassword: string | undefined;
}

export interface PasswordChange extends Proof {
  newPassword: string;
  /** Of the browser, if it sent one that is known. */
  timeZone: string | undefined;
}

/**
 * Sets a new password, ends every other session of the user, voids the links that were mailed, and mails a notice.
 * @returns a token with which the viewer's session goes on
 */
export async function changePassword(
  parts: Parts,
  viewer: Viewer,
  { newPassword, timeZone, ...proof }: PasswordChange,
): Promise<string> {
  // What is wrong with the new password is said before a code is used up, and depends on no secret.
  if (newPassword === proof.password) {
    throw new Refusal("ERRORS.samePassword", "The new password is the given one");
  }
  refuseWellKnown(newPassword, await ownUser(parts.connection.db, viewer), parts.defaultPassword);
  return withProof(parts, viewer, {
    event: "password-change",
    proof,
    async change(transaction, { id, time_zone }) {
      const hash = await hashPassword(newPassword);
      const user = await setPassword(transaction, id, USER_STATUS.active, hash);
      if (!user) throw unauthenticated();
      await endSessions(transaction, id, "password", viewer.sessionId);
      await voidLinks(transaction, id);
      const to = { ...user, time_zone: timeZone ?? time_zone };
      await parts.mails.passwordChanged(transaction, to, new Date());
      await recordBy(transaction, viewer, { event: "password-change", subject: user.email });
      return renewSession(transaction, parts.tokens, user, viewer.sessionId);
    },
  });
}
