import type { Db } from "../db/connection.ts";
import type { MailRow, SecondFactorRow } from "../db/schema.ts";

type FactorSecrets = Pick<SecondFactorRow, "user_id" | "secret" | "pending_secret">;

export function listFactorSecrets(db: Db): Promise<FactorSecrets[]> {
  return db.selectFrom("second_factors").select(["user_id", "secret", "pending_secret"]).execute();
}

export async function replaceFactorSecret(
  db: Db,
  userId: number,
  column: "secret" | "pending_secret",
  before: string,
  after: string,
): Promise<void> {
  await db
    .updateTable("second_factors")
    .set({ [column]: after })
    .where("user_id", "=", userId)
    .where(column, "=", before)
    .execute();
}

/** The seeds of draws that are still to come, encrypted. */
export async function listSeeds(db: Db): Promise<{ gymkhana_id: number; seed: string }[]> {
  return db
    .selectFrom("lotteries")
    .select(["gymkhana_id", "seed"])
    .where("seed", "is not", null)
    .$narrowType<{ seed: string }>()
    .execute();
}

export async function replaceSeed(
  db: Db,
  experienceId: number,
  before: string,
  after: string,
): Promise<void> {
  await db
    .updateTable("lotteries")
    .set({ seed: after })
    .where("gymkhana_id", "=", experienceId)
    .where("seed", "=", before)
    .execute();
}

export function listWaitingMails(db: Db): Promise<Pick<MailRow, "id" | "body">[]> {
  return db
    .selectFrom("mails")
    .select(["id", "body"])
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .execute();
}

export async function replaceMailBody(
  db: Db,
  id: number,
  before: string,
  after: string,
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ body: after })
    .where("id", "=", id)
    .where("body", "=", before)
    .execute();
}
