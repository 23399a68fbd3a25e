import { lookOf } from "@panel/domain/visits/address";
import type { Db } from "../db/connection.ts";

/**
 * Whether an experience has a code, other than this one.
 * @param code as it is compared; null is none
 */
export async function isCodeTaken(db: Db, code: string | null, id = 0): Promise<boolean> {
  const other = await db
    .selectFrom("gymkhanas")
    .select("id")
    .where("access_code", "=", code)
    .where("id", "!=", id)
    .unionAll(
      // A code under which something was published leads there for good: posters with it are about.
      db
        .selectFrom("published_codes")
        .select("gymkhana_id as id")
        .where("access_key", "=", code)
        .where("gymkhana_id", "!=", id),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Has a code lead to an experience for good. */
export async function reserveCode(db: Db, code: string, id: number): Promise<void> {
  await db
    .insertInto("published_codes")
    .values({
      access_key: code,
      look: lookOf(code),
      gymkhana_id: id,
      since: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("access_key").doNothing())
    .execute();
}

/** The experiences that share their codes with others, by code; the owner of a code first. */
export function listDoubleCodes(db: Db) {
  return db
    .selectFrom("gymkhanas")
    .innerJoin("users", "users.id", "gymkhanas.owner_id")
    .select([
      "gymkhanas.id",
      "gymkhanas.name",
      "gymkhanas.state",
      "gymkhanas.access_code",
      "gymkhanas.code_shared",
      "users.email",
    ])
    .where("gymkhanas.access_code", "in", (eb) =>
      eb
        .selectFrom("gymkhanas")
        .select("access_code")
        .groupBy("access_code")
        .having((each) => each.fn.countAll(), ">", 1),
    )
    .orderBy("gymkhanas.access_code")
    .orderBy("gymkhanas.code_shared")
    .orderBy("gymkhanas.id")
    .execute();
}
