import type { ModelState } from "@panel/api-client/bots-types";
import type { BotModelState } from "../../db/bot-answers-schema.ts";
import type { Db } from "../../db/connection.ts";

/** Notes how an answer went; the time stays while nothing changes. */
export async function saveModelState(
  db: Db,
  endpoint: string,
  state: BotModelState,
): Promise<void> {
  const since = new Date().toISOString();
  await db
    .insertInto("bot_model_states")
    .values({ endpoint, state, since })
    .onConflict((conflict) =>
      conflict
        .column("endpoint")
        .doUpdateSet({ state, since })
        .where("bot_model_states.state", "!=", state),
    )
    .execute();
}

export function findModelState(db: Db, endpoint: string): Promise<ModelState | undefined> {
  return db
    .selectFrom("bot_model_states")
    .select(["state", "since"])
    .where("endpoint", "=", endpoint)
    .executeTakeFirst();
}
