import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A table of a document, its head first if it has one; without one it is a list of names and values. */
export interface Table {
  head?: readonly string[];
  rows: readonly (readonly string[])[];
}

export type Block = { title: string } | { text: string } | { table: Table };

/** What a place gives its visitors. */
export interface VisitorDocument {
  name: string;
  /** Stands at the head of each page. */
  running: string;
  pages: readonly (readonly Block[])[];
}

const ITEM = /^• /;
const ROW = /^\| ?(.*) ?\|$/;
const RULE = /^\|(?:-+\|)+$/;

/**
 * The documents of `places`: `>` is the running head, `#` a title, `---` the end of a page, `•` an
 * item, and a table is written as in Markdown. Every other line is a paragraph.
 */
export function visitorDocuments(): VisitorDocument[] {
  const folder = join(import.meta.dirname, "places");
  return readdirSync(folder).map((file) => {
    const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
    const running = lines[0]?.startsWith("> ") ? lines.shift() : undefined;
    const pages: Block[][] = [[]];
    for (const line of lines) {
      if (line === "---") pages.push([]);
      else addLine(pages.at(-1) ?? [], line);
    }
    return { name: basename(file, ".md"), running: running?.slice(2) ?? "", pages };
  });
}

function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const cells = ROW.exec(line)?.[1]
    ?.split("|")
    .map((cell) => cell.trim());
  if (line.startsWith("# ")) blocks.push({ title: line.slice(2) });
  else if (last && "table" in last && RULE.test(line)) {
    const [head = [], ...rows] = last.table.rows;
    last.table = { head, rows };
  } else if (cells) {
    if (last && "table" in last) last.table = { ...last.table, rows: [...last.table.rows, cells] };
    else blocks.push({ table: { rows: [cells] } });
  } else if (last && "text" in last && ITEM.test(line) && ITEM.test(last.text)) {
    last.text += `\n${line}`;
  } else blocks.push({ text: line });
}
