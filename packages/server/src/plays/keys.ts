import { LIMITED_ROLE } from "@panel/domain/limits";
import { knownUser } from "../account/change-role.ts";
import { record } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { digestOf, newSecret, readToken, ROW_NUMBER, tokenOf } from "../secrets/numbered-token.ts";
import { UsageError } from "../usage-error.ts";
import type { Installation } from "../viewer.ts";
import * as repository from "./keys-repository.ts";

/** The word of its tokens. */
const PREFIX = "plays";
/** Said in place of an admin's e-mail: the key is of all companies. */
const ALL_COMPANIES = "--all";
const EVERY_COMPANY = "every company";

/**
 * Makes a key of an installation. It is told once: only a digest of its secret is stored.
 * @param company the e-mail of the admin whose company's it is, or `ALL_COMPANIES`
 * @throws UsageError for a name or a company that is none
 */
export async function makeKey(
  { db }: Connection,
  installation = "",
  company: string | undefined,
): Promise<string> {
  if (!/^[\w .@-]{1,80}$/.test(installation) || installation.startsWith("--")) {
    throw new UsageError(
      "make-play-key expects the name of an installation: up to 80 letters, digits, spaces and .-_@",
    );
  }
  const secret = newSecret();
  return db.transaction().execute(async (transaction) => {
    const admin =
      company === ALL_COMPANIES
        ? undefined
        : await companyOf(transaction, "make-play-key", company);
    const id = await repository.insertKey(transaction, {
      installation,
      secret_hash: digestOf(secret),
      admin_id: admin?.id ?? null,
      created_at: new Date().toISOString(),
      revoked_at: null,
    });
    const details = { installation, company: admin?.email ?? EVERY_COMPANY };
    await recordKey(transaction, "play-key-create", id, details);
    return tokenOf(PREFIX, id, secret);
  });
}

/** The admin at the head of a company. */
async function companyOf(db: Db, command: string, email = "") {
  const isGiven = email !== "" && !email.startsWith("--");
  const user = isGiven ? await knownUser(db, email) : undefined;
  if (user?.role === LIMITED_ROLE) return user;
  const who = isGiven ? `: ${email} is none` : "";
  throw new UsageError(
    `${command} expects the e-mail of the admin whose company the key is of${
      command === "make-play-key" ? `, or ${ALL_COMPANIES} for all of them` : ""
    }${who}`,
  );
}

/** A line for each key. */
export async function describeKeys({ db }: Connection): Promise<string> {
  const keys = await repository.listKeys(db);
  if (keys.length === 0) return "There is no key of a visitors' app";
  const lines = keys.map(({ id, installation, admin, created_at, revoked_at }) =>
    [
      id,
      installation,
      admin === null ? EVERY_COMPANY : `company of ${admin}`,
      `made ${created_at}`,
      ...(revoked_at ? [`revoked ${revoked_at}`] : []),
    ].join("  "),
  );
  const isWide = keys.some((key) => key.admin_id === null && key.revoked_at === null);
  const advice = `To narrow a key of ${EVERY_COMPANY}: narrow-play-key <number> <admin's e-mail>`;
  return [...lines, ...(isWide ? [advice] : [])].join("\n");
}

/**
 * From now on, whoever has the key is not let in.
 * @throws UsageError where there is no such key, or it was revoked before
 */
export async function revokeKey({ db }: Connection, given = ""): Promise<string> {
  const id = numberOf("revoke-play-key", given);
  return db.transaction().execute(async (transaction) => {
    const now = new Date().toISOString();
    const installation = await repository.revoke(transaction, id, now);
    if (installation === undefined) throw new UsageError(`There is no key ${given} to revoke`);
    await recordKey(transaction, "play-key-revoke", id, { installation });
    return `Key ${given} of ${installation} revoked`;
  });
}

/**
 * From now on, a key of every company is of one.
 * @throws UsageError where there is no such key, or no such company
 */
export async function narrowKey(
  { db }: Connection,
  given = "",
  company: string | undefined,
): Promise<string> {
  const id = numberOf("narrow-play-key", given);
  return db.transaction().execute(async (transaction) => {
    const admin = await companyOf(transaction, "narrow-play-key", company);
    const installation = await repository.narrow(transaction, id, admin.id);
    if (installation === undefined) {
      throw new UsageError(`There is no key ${given} of ${EVERY_COMPANY}`);
    }
    const details = { installation, company: admin.email };
    await recordKey(transaction, "play-key-narrow", id, details);
    return `Key ${given} of ${installation} is of the company of ${admin.email} now`;
  });
}

function numberOf(command: string, given: string): number {
  if (ROW_NUMBER.test(given)) return Number(given);
  throw new UsageError(`${command} expects the number of a key, as list-play-keys shows it`);
}

async function recordKey(
  transaction: Db,
  event: "play-key-create" | "play-key-narrow" | "play-key-revoke",
  id: number,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await record(transaction, {
    event,
    subject: `play key ${id}`,
    details: { ...details, by: "command line" },
  });
}

/** The installation whose key it is, unless the key is none or was revoked. */
export async function installationOf(db: Db, key: string): Promise<Installation | undefined> {
  const read = readToken(PREFIX, key);
  const row = read && (await repository.findKey(db, read.id, read.digest));
  if (!row) return undefined;
  return { role: "installation", name: row.installation, keyId: read.id, adminId: row.admin_id };
}
