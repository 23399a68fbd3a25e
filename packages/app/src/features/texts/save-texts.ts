import { dropTextDrafts, saveGymkhanaTexts } from "@panel/api-client/panel";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { sourcesOf } from "../../route/texts.ts";
import { cellOf, type SavedPart, type TypedText, type Unsaved } from "./unsaved.ts";

/** How much one call takes: texts, and characters of them. */
const MOST = { texts: 400, characters: 300_000 };

/** Cuts what is to be saved into parts that a call takes. */
export function partsOf({ texts, right }: Pick<Unsaved, "texts" | "right">): SavedPart["sent"][] {
  type Part = { texts: Record<string, TypedText>; right: Record<string, string> };
  const parts: { part: Part; count: number; size: number }[] = [];
  const room = (size: number): Part => {
    let last = parts.at(-1);
    if (!last || last.count >= MOST.texts || last.size + size > MOST.characters) {
      parts.push((last = { part: { texts: {}, right: {} }, count: 0, size: 0 }));
    }
    last.count += 1;
    last.size += size;
    return last.part;
  };
  for (const [key, text] of Object.entries(texts)) {
    room(text.read.length + text.value.length).texts[key] = text;
  }
  for (const [key, source] of Object.entries(right)) room(source.length).right[key] = source;
  return parts.map(({ part }) => part);
}

/** Saves texts, and throws machine drafts away, call by call; it is told of each that was done. */
export async function saveTexts(
  gymId: number,
  unsaved: Unsaved,
  { onPart, onThrown }: { onPart(part: SavedPart): void; onThrown(keys: readonly string[]): void },
): Promise<void> {
  for (const sent of partsOf(unsaved)) {
    const texts = Object.entries(sent.texts).map(([key, text]) => ({ ...cellOf(key), ...text }));
    const stillRight = Object.entries(sent.right).map(([key, source]) => ({
      ...cellOf(key),
      source,
    }));
    const { conflicts, outdated } = await withSession(() =>
      saveGymkhanaTexts(panelApi, {
        gymId,
        ...(texts.length > 0 ? { texts } : {}),
        ...(stillRight.length > 0 ? { stillRight } : {}),
      }),
    );
    onPart({ sent, conflicts, outdated: sourcesOf(outdated) });
  }
  const thrown = Object.keys(unsaved.thrown);
  while (thrown.length > 0) {
    const keys = thrown.splice(0, MOST.texts);
    await withSession(() => dropTextDrafts(panelApi, { gymId, drafts: keys.map(cellOf) }));
    onThrown(keys);
  }
}
