import { randomBytes } from "node:crypto";
import { experienceFields } from "@panel/domain/experience/experience";
import { drawDay } from "@panel/domain/experience/prize";
import { completed } from "@panel/domain/experience/fields";
import type { Db } from "../db/connection.ts";
import { setLotteryDay, setNewLottery } from "./lotteries-repository.ts";

/** The day on which the prize of a stored experience is drawn; null where it is not. */
export function storedDrawDay(content: string): string | null {
  if (!content.includes('"lottery"')) return null;
  return drawDay(completed(experienceFields, JSON.parse(content)).prize);
}

/** Bytes of the code of a lottery, which nobody guesses: who has its address was given it. */
const CODE_BYTES = 10;

/**
 * Keeps the day of an experience's draw as the experience has it now, by what was stored before and after a change. It has one
 * lottery at most: another day is another day of the same.
 */
export async function planLottery(
  db: Db,
  experienceId: number,
  before: string | undefined,
  after: string,
): Promise<void> {
  const day = storedDrawDay(after);
  const dayBefore = before === undefined ? null : storedDrawDay(before);
  if (day === dayBefore) return;
  if (day === null) await setLotteryDay(db, experienceId, null);
  else await setNewLottery(db, experienceId, randomBytes(CODE_BYTES).toString("hex"), day);
}
