import { linkEnded, tooManyTries } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import { readToken } from "../secrets/numbered-token.ts";
import type { Throttle } from "../throttle/throttle.ts";
import type { ModelLink, TrialLink, Viewer } from "../viewer.ts";
import { findLink } from "./links-repository.ts";
import { findModelLink } from "./model-links-repository.ts";

/** The words of the tokens of links: of a route, and of a model. */
export const TRY_TOKEN = "try";
export const MODEL_TOKEN = "model";

/** Finds a link that counts, by what is stored of its secret. */
type FindLink = (db: Db, digest: string, now: string) => Promise<TrialLink | ModelLink | undefined>;

/** The contract's security schemes of whoever holds a link. */
const LINKS: Readonly<Record<string, { word: string; find: FindLink }>> = {
  link: { word: TRY_TOKEN, find: trialLink },
  modelLink: { word: MODEL_TOKEN, find: modelLink },
};

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
  ): Promise<Viewer | TrialLink | ModelLink | undefined>;
  recordRefusal(viewer: Viewer | TrialLink | ModelLink, refusal: RefusedCall): Promise<void>;
}

/** @param linkFromAddress counts tokens that are none: who has a good one shares an address with many */
export function createTryAuthenticator(
  { db }: Connection,
  staff: StaffAuthenticator,
  linkFromAddress: Throttle,
): TryAuthenticator {
  return {
    async authenticate(token, address, scheme) {
      const kind = LINKS[scheme];
      if (!kind) return staff.authenticate(token, address);
      const read = readToken(kind.word, token);
      const link = read && (await kind.find(db, read.digest, new Date().toISOString()));
      if (link) return link;
      const excess = await linkFromAddress.count(address);
      if (excess) throw tooManyTries(excess.wait);
      throw linkEnded();
    },

    async recordRefusal(viewer, refusal) {
      // What is refused to a link is refused to no person: it is in the server's own log.
      if (viewer.role === "trialLink" || viewer.role === "modelLink") return;
      await staff.recordRefusal(viewer, refusal);
    },
  };
}

async function trialLink(db: Db, digest: string, now: string): Promise<TrialLink | undefined> {
  const link = await findLink(db, digest, now);
  return (
    link && {
      role: "trialLink",
      id: link.id,
      hash: link.token_hash,
      experienceId: link.gymkhana_id,
      expiresAt: link.expires_at,
      notes: link.notes,
    }
  );
}

async function modelLink(db: Db, digest: string, now: string): Promise<ModelLink | undefined> {
  const link = await findModelLink(db, digest, now);
  return (
    link && {
      role: "modelLink",
      id: link.id,
      assetId: link.asset_id,
      maker: { id: link.user_id, role: link.role },
      plays: link.plays === null ? null : link.plays === 1,
      clip: link.clip,
      expiresAt: link.expires_at,
      chosenScale: link.chosen_scale,
    }
  );
}
