import type { EventResult } from "@panel/api-client/plays-types";
import { lotteryPath } from "@panel/domain/lottery/address";
import type { Db } from "../db/connection.ts";
import type { Incoming } from "./incoming.ts";
import { codesOf } from "./lotteries-repository.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

/** Where the prize of an experience is drawn; undefined where it has no draw. */
export async function lotteryPathOf(db: Db, experienceId: number): Promise<string | undefined> {
  const [lottery] = await codesOf(db, [experienceId]);
  return lottery && lotteryPath(lottery.code);
}

/** With which number each play takes part that has earned a prize which is drawn, by the place of its event. */
export async function playNumbers(
  db: Db,
  pseudonyms: Pick<Pseudonyms, "number">,
  counted: readonly Incoming[],
): Promise<Map<number, Pick<EventResult, "playNumber" | "lottery">>> {
  const earned = counted.filter(({ row }) => row.kind === "prizeEarned");
  if (earned.length === 0) return new Map();
  const ids = new Set(earned.map(({ row }) => row.gymkhana_id));
  const codes = new Map(
    (await codesOf(db, [...ids])).map(({ gymkhana_id, code }) => [gymkhana_id, code]),
  );
  return new Map(
    earned.flatMap(({ place, row: { gymkhana_id: id, play } }) => {
      const code = codes.get(id);
      if (code === undefined) return [];
      const playNumber = pseudonyms.number(id, play);
      return [[place, { playNumber, lottery: lotteryPath(code) }] as const];
    }),
  );
}
