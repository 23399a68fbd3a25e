import { readFile } from "node:fs/promises";
import {
  DRAW_PROOFS,
  readDrawRecord,
  verifyDraw,
  type DrawProof,
  type DrawRecord,
} from "@panel/domain/lottery/draw";
import { UsageError } from "../usage-error.ts";
import { sha256 } from "./sha256.ts";

const STEPS: Readonly<Record<DrawProof, string>> = {
  seed: "the published digest is that of the seed",
  days: "it was published before the day, and the draw was on that day or later",
  entries: "the numbers that took part are in order, each once",
  winner: "the winner follows from the seed and those numbers",
};

/** Repeats the draw of a record in a file, and says of each step whether it holds. */
export async function verifyRecord(path: string | undefined): Promise<string> {
  if (!path) throw new UsageError("verify-draw expects the name of a record");
  const record = await read(path);
  const steps = await verifyDraw(record, sha256);
  if (Object.values(steps).includes(false)) process.exitCode = 1;
  const lines = DRAW_PROOFS.map((step) => `${steps[step] ? "holds" : "FAILS"}  ${STEPS[step]}`);
  const { entries, winner, day } = record;
  return [...lines, `${day}: ${entries.length} took part, winner ${winner ?? "none"}`].join("\n");
}

async function read(path: string): Promise<DrawRecord> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, "utf8"));
  } catch {
    throw new UsageError(`${path} cannot be read as JSON`);
  }
  const record = readDrawRecord(value);
  if (!record) throw new UsageError(`${path} is not the record of a draw`);
  return record;
}
