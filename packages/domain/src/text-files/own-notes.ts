import { plainText } from "../texts/same-text.ts";
import { MARK_COMMENT, type FileUnit } from "./text-file.ts";

/**
 * A unit without the notes that went out with it: programs that turn one format into another, or number notes anew, give
 * them back as if a translator had written them, and the mark of the translation among them.
 * @param own the notes that go out with its text
 */
export function withoutOwnNotes(unit: FileUnit, own: readonly string[]): FileUnit {
  const known = new Set(own.flatMap(linesOf).map(plainText));
  const lines = unit.notes.flatMap(linesOf).map((line) => line.trim());
  const mark = lines.find((line) => line.startsWith(MARK_COMMENT))?.slice(MARK_COMMENT.length);
  const isOwn = (line: string) =>
    line.trim().startsWith(MARK_COMMENT) || known.has(plainText(line));
  const notes = unit.notes
    .map((note) => linesOf(note).filter((line) => !isOwn(line)))
    .map((left) => left.join("\n").trim())
    .filter(Boolean);
  return { ...unit, mark: unit.mark ?? mark, notes };
}

const linesOf = (text: string): string[] => text.split("\n");
