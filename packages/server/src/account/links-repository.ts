import type { Db } from "../db/connection.ts";
import type { LinkPurpose } from "../db/schema.ts";
import { digestOf, newSecret } from "../secrets/numbered-token.ts";

const MINUTE = 60_000;

/** How long a link of each purpose works, in ms. */
export const LINK_LIFETIME: Record<LinkPurpose, number> = {
  recovery: 30 * MINUTE,
  confirmation: 7 * 24 * 60 * MINUTE,
};

/**
 * Makes a link's secret for a user and voids what was handed out before for the same purpose.
 * Only its digest is kept: whoever reads the database cannot open the link.
 */
export async function issueLink(db: Db, userId: number, purpose: LinkPurpose): Promise<string> {
  const [secret] = await issueLinks(db, [userId], purpose);
  return secret ?? "";
}

/** The same for several users at once; the secrets are in the order of the users. */
export async function issueLinks(
  db: Db,
  userIds: readonly number[],
  purpose: LinkPurpose,
): Promise<string[]> {
  const now = Date.now();
  const links = userIds.map((userId) => ({
    userId,
    secret: newSecret(),
  }));
  await db
    .deleteFrom("account_links")
    .where("user_id", "in", [...userIds])
    .where("purpose", "=", purpose)
    .execute();
  await db
    .insertInto("account_links")
    .values(
      links.map(({ userId, secret }) => ({
        secret_hash: digestOf(secret),
        user_id: userId,
        purpose,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + LINK_LIFETIME[purpose]).toISOString(),
        used_at: null,
      })),
    )
    .execute();
  return links.map(({ secret }) => secret);
}

/** Deletes a user's links; of every purpose unless one is named. */
export async function voidLinks(db: Db, userId: number, purpose?: LinkPurpose): Promise<void> {
  const links = db.deleteFrom("account_links").where("user_id", "=", userId);
  await (purpose ? links.where("purpose", "=", purpose) : links).execute();
}

/** The user of a link that is neither used nor expired. The link stays usable. */
export async function findLink(
  db: Db,
  secret: string,
  purpose: LinkPurpose,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("account_links")
    .select("user_id")
    .where("secret_hash", "=", digestOf(secret))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  return row?.user_id;
}

/** Marks a link as used. Of several callers at once, one gets its user, the others undefined. */
export function consumeLink(
  db: Db,
  secret: string,
  purpose: LinkPurpose,
): Promise<number | undefined> {
  return consumeLinkOf(db, digestOf(secret), purpose);
}

/** The same by the digest of the link's secret. */
export async function consumeLinkOf(
  db: Db,
  digest: string,
  purpose: LinkPurpose,
): Promise<number | undefined> {
  const now = new Date().toISOString();
  const row = await db
    .updateTable("account_links")
    .set({ used_at: now })
    .where("secret_hash", "=", digest)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("account_links").where("expires_at", "<=", now.toISOString()).execute();
}
