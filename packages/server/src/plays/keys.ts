import { createHash, randomBytes } from "node:crypto";
import { record } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { UsageError } from "../usage-error.ts";
import type { Installation } from "../viewer.ts";
import * as repository from "./keys-repository.ts";

/** A key is three parts: a word, its number and its secret. */
const PREFIX = "plays";

function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * Makes a key of an installation. It is told once: only a digest of its secret is stored.
 * @throws UsageError for a name that is none
 */
export async function makeKey({ db }: Connection, installation = ""): Promise<string> {
  if (!/^[\w .@-]{1,80}$/.test(installation)) {
    throw new UsageError(
      "make-play-key expects the name of an installation: up to 80 letters, digits, spaces and .-_@",
    );
  }
  const secret = randomBytes(32).toString("base64url");
  return db.transaction().execute(async (transaction) => {
    const id = await repository.insertKey(transaction, {
      installation,
      secret_hash: digest(secret),
      created_at: new Date().toISOString(),
      revoked_at: null,
    });
    await recordKey(transaction, "play-key-create", id, installation);
    return `${PREFIX}.${id}.${secret}`;
  });
}

/** A line for each key. */
export async function describeKeys({ db }: Connection): Promise<string> {
  const keys = await repository.listKeys(db);
  if (keys.length === 0) return "There is no key of a visitors' app";
  const lines = keys.map(({ id, installation, created_at, revoked_at }) =>
    [id, installation, `made ${created_at}`, ...(revoked_at ? [`revoked ${revoked_at}`] : [])].join(
      "  ",
    ),
  );
  return lines.join("\n");
}

/**
 * From now on, whoever has the key is not let in.
 * @throws UsageError where there is no such key, or it was revoked before
 */
export async function revokeKey({ db }: Connection, given = ""): Promise<string> {
  if (!/^[1-9]\d{0,8}$/.test(given)) {
    throw new UsageError("revoke-play-key expects the number of a key, as list-play-keys shows it");
  }
  return db.transaction().execute(async (transaction) => {
    const installation = await repository.revoke(
      transaction,
      Number(given),
      new Date().toISOString(),
    );
    if (installation === undefined) throw new UsageError(`There is no key ${given} to revoke`);
    await recordKey(transaction, "play-key-revoke", Number(given), installation);
    return `Key ${given} of ${installation} revoked`;
  });
}

async function recordKey(
  transaction: Db,
  event: "play-key-create" | "play-key-revoke",
  id: number,
  installation: string,
): Promise<void> {
  const details = { installation, by: "command line" };
  await record(transaction, { event, subject: `play key ${id}`, details });
}

/** The installation whose key it is, unless the key is none or was revoked. */
export async function installationOf(db: Db, key: string): Promise<Installation | undefined> {
  const [prefix, id = "", secret = ""] = key.split(".");
  if (prefix !== PREFIX || !/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const name = await repository.findInstallation(db, Number(id), digest(secret));
  return name === undefined ? undefined : { role: "installation", name };
}
