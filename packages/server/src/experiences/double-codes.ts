import { isActive } from "@panel/domain/experience/state";
import type { Db } from "../db/connection.ts";
import { listDoubleCodes as doublesIn } from "./access-codes-repository.ts";

interface DoubleCodes {
  text: string;
  /** How many experiences need a new code. */
  count: number;
}

/** Names the experiences whose access code is another one's too, as was possible before codes were unique. */
export async function describeDoubleCodes(db: Db): Promise<DoubleCodes> {
  const rows = await doublesIn(db);
  let count = 0;
  const lines = rows.map((row, index) => {
    const isFirst = row.access_code !== rows[index - 1]?.access_code;
    if (!isFirst) count += 1;
    const state = isActive(row.state) ? "active" : "inactive";
    const line = `  ${row.name} (${row.id}, ${state}), ${row.email}: ${isFirst ? "keeps it" : "needs a new one at its next save"}`;
    return isFirst ? `${row.access_code}\n${line}` : line;
  });
  return { text: count === 0 ? "No two experiences have the same code" : lines.join("\n"), count };
}

/** For the command line, which ends with 1 where there are any. */
export async function listDoubleCodes(db: Db): Promise<string> {
  const { text, count } = await describeDoubleCodes(db);
  if (count > 0) process.exitCode = 1;
  return text;
}
