import { foldText, searchedWords } from "@panel/domain/fold-text";
import { visibleIds } from "../access/service.ts";
import { chunks } from "../db/chunks.ts";
import type { Connection } from "../db/connection.ts";
import { takeTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { namedPoints, type NamedPoint } from "./point-names-repository.ts";

/** Experiences whose points are read in one turn of the event loop. */
const EXPERIENCES_AT_ONCE = 50;
/** How many points are found at most; the same as in the contract. */
const MOST = 20;

/** Points of the experiences that a viewer sees, the newest first, with a name that holds all words of the text. */
export async function findPoints(
  connection: Connection,
  viewer: Viewer,
  text: string,
): Promise<NamedPoint[]> {
  const words = searchedWords(text);
  const found: NamedPoint[] = [];
  if (words.length === 0) return found;
  const ids = (await visibleIds(connection.db, viewer)).toSorted((a, b) => b - a);
  for (const some of chunks(ids, EXPERIENCES_AT_ONCE)) {
    await takeTurns();
    for (const point of await namedPoints(connection, some)) {
      const names = [point.cas, point.cat, point.eng].map(foldText);
      if (!names.some((name) => words.every((word) => name.includes(word)))) continue;
      found.push(point);
      if (found.length === MOST) return found;
    }
  }
  return found;
}
