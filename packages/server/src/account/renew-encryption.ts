import type { Db } from "../db/connection.ts";
import { createEncryption } from "../db/encryption.ts";
import type { Secrets } from "../secrets/secrets.ts";
import {
  listFactorSecrets,
  listSeeds,
  listWaitingMails,
  replaceFactorSecret,
  replaceMailBody,
  replaceSeed,
} from "./renew-encryption-repository.ts";

/**
 * Encrypts with the present token secret what the one of before had encrypted: second factors, seeds of draws
 * to come, and mails on their way. What others change meanwhile is left as they have it.
 * @returns how many texts that were
 */
export async function renewEncryption(db: Db, secrets: Secrets): Promise<number> {
  if (secrets.length === 1) return 0;
  let count = 0;
  const factors = createEncryption(secrets, "second factors");
  for (const { user_id, ...texts } of await listFactorSecrets(db)) {
    for (const column of ["secret", "pending_secret"] as const) {
      const before = texts[column];
      const renewed = before === null ? undefined : factors.renewed(before);
      if (before === null || renewed === undefined) continue;
      await replaceFactorSecret(db, user_id, column, before, renewed);
      count += 1;
    }
  }
  const mails = createEncryption(secrets, "mail queue");
  for (const { id, body } of await listWaitingMails(db)) {
    const renewed = mails.renewed(body);
    if (renewed === undefined) continue;
    await replaceMailBody(db, id, body, renewed);
    count += 1;
  }
  const seeds = createEncryption(secrets, "seeds of draws");
  for (const { gymkhana_id, seed } of await listSeeds(db)) {
    const renewed = seeds.renewed(seed);
    if (renewed === undefined) continue;
    await replaceSeed(db, gymkhana_id, seed, renewed);
    count += 1;
  }
  return count;
}
