import { AppError, tooManyTries } from "../app-error.ts";
import type { Connection } from "../db/connection.ts";
import { readToken } from "../secrets/numbered-token.ts";
import type { Throttle } from "../throttle/throttle.ts";
import type { TrialLink, Viewer } from "../viewer.ts";
import { findLink } from "./links-repository.ts";

/** The contract's security scheme of whoever holds a link. */
const LINK_SCHEME = "link";
/** The word of its tokens. */
export const TRY_TOKEN = "try";

/** A call that was refused. */
interface RefusedCall {
  operation: string;
  reason: string;
  subject: string;
}

/** Knows the staff by the panel's sessions. */
export interface StaffAuthenticator {
  authenticate(token: string, address: string): Promise<Viewer | undefined>;
  recordRefusal(viewer: Viewer, refusal: RefusedCall): Promise<void>;
}

/** Knows the staff, and links by their tokens. */
export interface TryAuthenticator {
  authenticate(
    token: string,
    address: string,
    scheme: string,
  ): Promise<Viewer | TrialLink | undefined>;
  recordRefusal(viewer: Viewer | TrialLink, refusal: RefusedCall): Promise<void>;
}

/** @param linkFromAddress counts tokens that are none: who has a good one shares an address with many */
export function createTryAuthenticator(
  { db }: Connection,
  staff: StaffAuthenticator,
  linkFromAddress: Throttle,
): TryAuthenticator {
  return {
    async authenticate(token, address, scheme) {
      if (scheme !== LINK_SCHEME) return staff.authenticate(token, address);
      const read = readToken(TRY_TOKEN, token);
      const link = read && (await findLink(db, read.digest, new Date().toISOString()));
      if (link) {
        return {
          role: "trialLink",
          id: link.id,
          hash: link.token_hash,
          experienceId: link.gymkhana_id,
          expiresAt: link.expires_at,
          notes: link.notes,
        };
      }
      const excess = await linkFromAddress.count(address);
      if (excess) throw tooManyTries(excess.wait);
      throw new AppError("unauthenticated", "ERRORS.linkNotValid", "The link has ended");
    },

    async recordRefusal(viewer, refusal) {
      // What is refused to a link is refused to no person: it is in the server's own log.
      if (viewer.role !== "trialLink") await staff.recordRefusal(viewer, refusal);
    },
  };
}
