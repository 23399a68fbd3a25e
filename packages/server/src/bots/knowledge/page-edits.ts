import type { CleanPage, LeftOutLine } from "./running-lines.ts";

/** A page as it is searched and cited. */
export interface IndexedPage {
  text: string;
  /** As it was read, where that is another text. */
  readText?: string;
  leftOut: readonly LeftOutLine[];
}

/** What the staff of a bot want of a page. */
export interface PageEdit {
  /** From 1. */
  page: number;
  isLeftOut: boolean;
  /** Null for the text that was read. */
  text: string | null;
}

/** The pages of a file as they are searched and cited: of those that are left out nothing. */
export function withEdits(pages: readonly CleanPage[], edits: readonly PageEdit[]): IndexedPage[] {
  const editOf = new Map(edits.map((edit) => [edit.page, edit]));
  return pages.map(({ text: readText, leftOut }, at) => {
    const edit = editOf.get(at + 1);
    const text = edit?.isLeftOut ? "" : (edit?.text ?? readText);
    return { text, leftOut, ...(text === readText ? {} : { readText }) };
  });
}
