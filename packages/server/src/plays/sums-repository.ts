import type { Cell } from "@panel/domain/plays/cells";
import { blocksOfDay } from "@panel/domain/plays/days";
import { chunks } from "../db/chunks.ts";
import type { Db } from "../db/connection.ts";
import type { PlaySumRow } from "../db/plays-schema.ts";
import { ROWS } from "./repository.ts";

/** Adds cells of experiences to the sums of all blocks of days that they fall in. */
export async function addToSums(
  transaction: Db,
  cells: readonly (Cell & { experienceId: number })[],
): Promise<void> {
  const sums = new Map<string, PlaySumRow>();
  for (const { experienceId, day, measure, key, count, people, seconds } of cells) {
    for (const { size, start } of blocksOfDay(day)) {
      const name = `${experienceId} ${size} ${start} ${measure} ${key}`;
      const sum = sums.get(name);
      if (sum) {
        sum.count += count;
        sum.people += people;
        sum.seconds += seconds;
      } else {
        const cell = { measure, key, count, people, seconds };
        sums.set(name, { gymkhana_id: experienceId, size, start, ...cell });
      }
    }
  }
  // In one order, so that two reports wait for each other instead of locking each other out.
  const rows = [...sums]
    .filter(([, { count, people, seconds }]) => count || people || seconds)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  for (const some of chunks(rows, ROWS)) {
    await transaction
      .insertInto("play_sums")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["gymkhana_id", "size", "start", "measure", "key"]).doUpdateSet((eb) => ({
          count: eb("play_sums.count", "+", eb.ref("excluded.count")),
          people: eb("play_sums.people", "+", eb.ref("excluded.people")),
          seconds: eb("play_sums.seconds", "+", eb.ref("excluded.seconds")),
        })),
      )
      .execute();
  }
}
