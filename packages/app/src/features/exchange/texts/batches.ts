import type { ContentLanguage } from "@panel/domain/languages";

/** A text with what it was when it was read. */
export interface TextChange {
  id: string;
  language: ContentLanguage;
  read: string;
  value: string;
}

/** Texts, and characters of their list, that the server takes at once. */
const MOST = { texts: 500, characters: 450_000 };

/** Divides a list into parts that the server takes at once, in its order. */
export function inBatches(changes: readonly TextChange[]): TextChange[][] {
  const batches: TextChange[][] = [];
  let characters = Infinity;
  for (const change of changes) {
    const added = JSON.stringify(change).length + 1;
    const last = batches.at(-1);
    if (last && last.length < MOST.texts && characters + added <= MOST.characters) {
      last.push(change);
      characters += added;
    } else {
      batches.push([change]);
      characters = added + 2;
    }
  }
  return batches;
}
