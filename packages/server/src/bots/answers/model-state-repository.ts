import type { ModelState } from "@panel/api-client/bots-types";
import type { BotModelState } from "../../db/bot-answers-schema.ts";
import type { Db } from "../../db/connection.ts";

/** Notes how an answer went, and what its provider said; the time stays while nothing changes. */
export async function saveModelState(
  db: Db,
  endpoint: string,
  state: BotModelState,
  said: string | null,
): Promise<void> {
  const since = new Date().toISOString();
  await db
    .insertInto("bot_model_states")
    .values({ endpoint, state, since, said })
    .onConflict((conflict) =>
      conflict
        .column("endpoint")
        .doUpdateSet({ state, since, said })
        .where(({ or, eb }) =>
          or([
            eb("bot_model_states.state", "!=", state),
            ...(said === null ? [] : [eb("bot_model_states.said", "is distinct from", said)]),
          ]),
        ),
    )
    .execute();
}

export async function findModelState(db: Db, endpoint: string): Promise<ModelState | undefined> {
  const row = await db
    .selectFrom("bot_model_states")
    .select(["state", "since", "said"])
    .where("endpoint", "=", endpoint)
    .executeTakeFirst();
  if (!row) return undefined;
  const { said, ...state } = row;
  return said ? { ...state, said } : state;
}
