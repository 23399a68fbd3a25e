import type { Db } from "../db/connection.ts";
import { createEncryption } from "../db/encryption.ts";
import { derivedSecrets } from "../secrets/secrets.ts";
import type { Settings } from "../settings/settings.ts";
import { UsageError } from "../usage-error.ts";
import { findKeptKey, hasPlayers, keepKey, replaceKey } from "./kept-secret-repository.ts";

/**
 * The key of players' pseudonyms. Unless it is a setting, it is made from the token secret once and
 * kept, encrypted, so that it stays the same when the token secret is replaced.
 * @throws UsageError when players would become others
 */
export async function playsSecret(
  db: Db,
  { plays, tokenSecrets }: Pick<Settings, "plays" | "tokenSecrets">,
): Promise<Uint8Array> {
  if (plays.secret) return plays.secret;
  const encryption = createEncryption(tokenSecrets, "kept keys");
  const kept = await findKeptKey(db);
  if (kept !== undefined) {
    const renewed = encryption.renewed(kept);
    if (renewed !== undefined) await replaceKey(db, kept, renewed);
    try {
      return Buffer.from(encryption.decrypt(kept), "base64");
    } catch {
      if (await hasPlayers(db)) throw lost();
    }
  } else if (tokenSecrets.length > 1 && (await hasPlayers(db))) {
    throw new UsageError(
      "TOKEN_SECRET_PREVIOUS expects nothing at the first start of this version, which keeps the key of players' " +
        "pseudonyms: start once with TOKEN_SECRET as it was",
    );
  }
  const [made] = derivedSecrets(tokenSecrets, "explorar-plays");
  const encrypted = encryption.encrypt(Buffer.from(made).toString("base64"));
  if (kept === undefined) await keepKey(db, encrypted);
  else await replaceKey(db, kept, encrypted);
  // Of several nodes that start at once, one has kept its own.
  return Buffer.from(encryption.decrypt((await findKeptKey(db)) ?? encrypted), "base64");
}

function lost(): UsageError {
  return new UsageError(
    "TOKEN_SECRET is another one than that which the key of players' pseudonyms is encrypted with. Set " +
      "TOKEN_SECRET_PREVIOUS to the one of before; or, if that is lost, PLAYS_SECRET to a new one, and players of " +
      "before count as others",
  );
}
